import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { OpenedLetter } from '@redress/contract/letters.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { type Question, useConfirm } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './answer.module.css'
import { useLetterFacts } from './letter-facts.ts'
import { useLetterActs } from './letter-queries.ts'

interface Props {
  letter: OpenedLetter
  claim: PartyClaim
  /** Called after the reader has stated that the letter reached the wrong person. */
  onDisowned: () => void
}

/** Choices other than an answer, which take effect at once and need no account. */
export function OtherChoices({ letter, claim, onDisowned }: Props) {
  const { choices: texts } = useTexts('answer')
  const { moreTime } = useTexts('claims')
  const formats = useFormats()
  const acts = useLetterActs()
  const { plaintiff, isRestricted } = useLetterFacts(claim)
  const { extensionEndsAt, noticePeriodEndsAt } = claim
  const words = (sentences: readonly string[]) => sentences.map(each => <p key={each}>{each}</p>)
  return (
    <>
      {extensionEndsAt === null || noticePeriodEndsAt === null ? null : (
        <ActAtOnce
          title={texts.moreTime.title}
          text={texts.moreTime.text(formats.until(extensionEndsAt))}
          question={{
            title: moreTime.question,
            text: words(
              moreTime.whatHappens({
                until: formats.until(extensionEndsAt),
                before: formats.until(noticePeriodEndsAt),
                plaintiff,
                hasOthers: claim.defendants.length > 1,
              }),
            ),
            confirmLabel: moreTime.confirm,
          }}
          run={() => acts.takeMoreTime(claim.id)}
          done={texts.moreTime.done}
          failed={moreTime.failed}
        />
      )}
      {isResolved(claim.status) ? null : (
        <ActAtOnce
          title={texts.notMe.title}
          text={texts.notMe.text}
          question={{
            title: texts.notMe.question,
            text: words(texts.notMe.whatHappens(plaintiff, isRestricted)),
            confirmLabel: texts.notMe.title,
            destructive: true,
          }}
          run={() => acts.disown(letter.defendantId)}
          failed={texts.notMe.failed}
          onDone={onDisowned}
        />
      )}
    </>
  )
}

interface ActProps {
  title: string
  text: string
  question: Question
  run: () => Promise<unknown>
  done?: string
  failed: string
  onDone?: () => void
}

/** A choice that takes effect after one confirmation. */
function ActAtOnce({ title, text, question, run, done, failed, onDone }: ActProps) {
  const confirm = useConfirm()
  const acts = useLetterActs()
  const act = useAct({ run, failed, ...(done && { done }), ...(onDone && { onDone }) })
  const ask = async () => {
    if (await confirm(question)) act.mutate(undefined, { onError: () => void acts.lookAgain() })
  }
  return (
    <li className={classes.choice}>
      <button type="button" aria-disabled={act.isPending || undefined} onClick={() => act.isPending || void ask()}>
        {title}
      </button>
      <p>{text}</p>
    </li>
  )
}
