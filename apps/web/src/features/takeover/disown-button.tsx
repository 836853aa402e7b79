import type { disownAddress, OfferedClaim } from '@redress/contract/defendants.ts'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './offered-claims.module.css'

const requestDisown = caller<typeof disownAddress>('POST', '/v1/claims/defendants/:id/disown')

interface Props {
  claim: OfferedClaim
  /** The claim in one sentence: plaintiff, amount and defendants. */
  sentence: string
  onDone: () => void
}

/** Button with which the reader states, after confirmation, not to be the person whom the claim names. */
export function DisownButton({ claim, sentence, onDone }: Props) {
  const texts = useTexts('dashboardHome').offered.disown
  const confirm = useConfirm()
  const disown = useAct({
    run: () => requestDisown({ params: { id: claim.defendantId } }),
    done: texts.done,
    failed: texts.failed,
    onDone,
  })
  const ask = async () => {
    const text = (
      <div className={classes.words}>
        <p>{sentence}</p>
        <p>{texts.whatHappens(claim.plaintiffName)}</p>
        {claim.isResolved ? null : <p>{texts.goesOn(claim.isRestricted)}</p>}
      </div>
    )
    const question = { title: texts.question, text, confirmLabel: texts.label, destructive: true }
    if (await confirm(question)) disown.mutate(undefined, { onError: onDone })
  }
  return (
    <Button
      variant="quiet"
      isSmall
      aria-label={texts.labelOf(sentence)}
      isPending={disown.isPending}
      onClick={() => void ask()}
    >
      {texts.label}
    </Button>
  )
}
