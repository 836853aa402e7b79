import type { EarlySettlement, PartyClaim } from '@redress/contract/claim-views.ts'
import type { agreeToShow } from '@redress/contract/claims.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Section } from '../../ui/section.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './replies.module.css'

const requestShowing = caller<typeof agreeToShow>('PATCH', '/v1/claims/:id/showing')

/** A claim that was settled before publication: who agrees to show it, and one's own say; nothing for any other. */
export function ShowSettlement({ claim }: { claim: PartyClaim }) {
  const { showing: texts } = useTexts('claims')
  const { earlySettlement } = claim
  if (earlySettlement === null) return null
  const { shownAt, sides } = earlySettlement
  if (shownAt !== null) {
    return (
      <Section title={texts.shownTitle}>
        <p>
          {texts.shown}{' '}
          {claim.isPublic || claim.isRestricted ? null : (
            <span>
              {texts.from} <DateText value={claim.noticePeriodEndsAt} />
            </span>
          )}
        </p>
      </Section>
    )
  }
  return (
    <Section title={texts.title} note={texts.note}>
      <div className={classes.threads}>
        <DescriptionList items={sides.map(side => ({ term: side.name, value: texts.says[saysOf(side)] }))} />
        <OwnSay claim={claim} sides={sides} />
      </div>
    </Section>
  )
}

const saysOf = ({ hasAgreed, isThere }: EarlySettlement['sides'][number]) =>
  hasAgreed ? 'agreed' : isThere ? 'open' : 'absent'

function OwnSay({ claim, sides }: { claim: PartyClaim; sides: EarlySettlement['sides'] }) {
  const { showing: texts } = useTexts('claims')
  const confirm = useConfirm()
  const cache = useClaimCache()
  const own = sides.filter(({ isYou }) => isYou)
  const hasAgreed = own.length > 0 && own.every(side => side.hasAgreed)
  const say = useAct({
    run: (agrees: boolean) => requestShowing({ params: { id: claim.id }, body: { agrees } }),
    failed: texts.failed,
    onDone: (changed: PartyClaim, agrees) => cache.store(changed, agrees ? texts.agreed : texts.takenBack),
  })
  const ask = async () => {
    const text = (
      <div className={classes.preview}>
        {texts.consequences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
    if (hasAgreed || (await confirm({ title: texts.question, text, confirmLabel: texts.agree })))
      say.mutate(!hasAgreed, { onError: () => void cache.refresh(claim.id) })
  }
  return (
    <div>
      <Button variant="secondary" isSmall isPending={say.isPending} onClick={() => void ask()}>
        {hasAgreed ? texts.takeBack : texts.open}
      </Button>
    </div>
  )
}
