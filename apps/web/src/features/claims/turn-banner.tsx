import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Turn } from '@redress/domain/claim/turns.ts'
import { actionsOf } from '../../entities/claim/claim-actions.ts'
import { NotInForce } from '../../entities/claim/not-in-force.tsx'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Banner, type BannerProps } from '../../ui/banner.tsx'
import { nextDeadline, turnOf } from './timeline-entries.ts'

const tones = {
  yours: 'attention',
  theirs: 'info',
  either: 'attention',
  none: 'info',
  over: 'success',
} satisfies Record<Turn, BannerProps['tone']>

/** Whose turn it is, what they can do, and the next deadline. */
export function TurnBanner({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('claims').turn
  const formats = useFormats()
  const turn = turnOf(claim)
  const deadline = nextDeadline(claim, new Date())
  const actions = actionsOf(claim, claim.role)
  const isAnswer = actions.includes('dispute')
  const [first] = actions
  const words: Record<Turn, string | null> = {
    yours: isAnswer || first === undefined ? texts.answerText : texts.yoursText[first],
    theirs: claim.isDisregarded ? texts.noResponse : texts.theirsText,
    either: texts.eitherText,
    none: texts.waitingText,
    over: texts.overText,
  }
  const until = deadline === null ? null : formats.dateTime(deadline)
  const title: Record<Turn, string | null> = {
    yours: texts.yours,
    theirs: texts.theirs,
    either: texts.either,
    none: null,
    over: null,
  }
  return (
    <Banner tone={tones[turn]} {...(title[turn] === null ? {} : { title: title[turn] })}>
      <NotInForce acts={claim.pendingActs} />
      <p>{words[turn]}</p>
      {until === null ? null : <p>{turn === 'yours' ? texts.answerUntil(until) : texts.noticeUntil(until)}</p>}
      {turn === 'theirs' && actions.includes('amend') ? <p>{texts.yoursText.amend}</p> : null}
    </Banner>
  )
}
