import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { settleElsewhere, withdrawClaim } from '@redress/contract/claims.ts'
import { shownStatusOf } from '@redress/domain/claim/claim-lists.ts'
import { turnOf } from '@redress/domain/claim/claim-turn.ts'
import { type EndingEvent, endings } from '@redress/domain/claim/lifecycle.ts'
import { mayBeEnded } from '@redress/domain/claim/questions.ts'
import { actionPath } from '../../entities/claim/claim-actions.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import { correspondenceId } from './claim-anchors.ts'
import classes from './turn-banner.module.css'

const requests = {
  'settle elsewhere': caller<typeof settleElsewhere>('POST', '/v1/claims/:id/settle-elsewhere'),
  withdraw: caller<typeof withdrawClaim>('POST', '/v1/claims/:id/withdraw'),
}

interface Props {
  claim: PartyClaim
  event: EndingEvent
  variant: 'primary' | 'quiet'
  label?: string
}

/** Ends the claim for good, after two confirmations. */
function EndButton({ claim, event, variant, label }: Props) {
  const texts = useTexts('claims').endings
  const { claim: statuses } = useTexts('status')
  const confirm = useConfirm()
  const cache = useClaimCache()
  const end = useAct({
    run: (status: PartyClaim['status']) => requests[event]({ params: { id: claim.id }, body: { status } }),
    failed: texts.failed,
    onDone: ended => cache.store(ended, texts[event].done),
  })
  const ask = async () => {
    const { question, meaning, sure } = texts[event]
    const shown = statuses[shownStatusOf({ ...claim, ending: endings[event] })]
    // The public record omits a restricted claim for now, so its status there is left out below.
    const onRecord = claim.isPublic ? texts.public(shown) : texts.private
    const text = (
      <div className={classes.sentences}>
        {[meaning, texts.offers, ...(claim.isRestricted ? [] : [onRecord]), texts.told].map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
    if (!(await confirm({ title: question, text, confirmLabel: texts.next }))) return
    if (!(await confirm({ title: sure, text: texts.final, confirmLabel: texts[event].label, destructive: true })))
      return
    end.mutate(claim.status, { onError: () => void cache.refresh(claim.id) })
  }
  return (
    <Button variant={variant} isSmall={variant === 'quiet'} isPending={end.isPending} onClick={() => void ask()}>
      {label ?? texts[event].label}
    </Button>
  )
}

/** The plaintiff's possible answers to a payment claim. */
export function PaymentAnswers({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('claims').paymentAnswers
  const { mine, may } = turnOf(claim, claim.role)
  if (mine?.action !== 'answer payment claim') return null
  const writing = { hash: correspondenceId }
  const amending = may.includes('amend') ? actionPath('amend', claim.id, claim.role) : null
  return (
    <fieldset className={classes.actions}>
      <legend className="visually-hidden">{texts.question}</legend>
      <EndButton claim={claim} event="settle elsewhere" variant="primary" label={texts.yes} />
      <ButtonLink variant="secondary" to={amending ?? writing}>
        {texts.part}
      </ButtonLink>
      <ButtonLink variant="secondary" to={writing}>
        {texts.no}
      </ButtonLink>
    </fieldset>
  )
}

/** The plaintiff's ways to end the claim alone. */
export function EndClaim({ claim }: { claim: PartyClaim }) {
  const { title } = useTexts('claims').endings
  if (claim.role !== 'Plaintiff' || !mayBeEnded(claim.status)) return null
  return (
    <fieldset className={classes.endings}>
      <legend className="visually-hidden">{title}</legend>
      <EndButton claim={claim} event="settle elsewhere" variant="quiet" />
      <EndButton claim={claim} event="withdraw" variant="quiet" />
    </fieldset>
  )
}
