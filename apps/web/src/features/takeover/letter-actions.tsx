import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { sendLetterAgain } from '@redress/contract/claims.ts'
import type { Defendant, LetterDelivery } from '@redress/contract/defendants.ts'
import { correctionRefusal, resendRefusal } from '@redress/domain/claim/named-addresses.ts'
import type { TakeoverState } from '@redress/domain/claim/takeovers.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { lazy, Suspense, useState } from 'react'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { defendantName } from '../../entities/defendant/defendant.tsx'
import { caller } from '../../lib/api-client.ts'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './takeover.module.css'

// Few plaintiffs correct an address: whoever does fetches the form.
const CorrectionDialog = lazy(() =>
  import('./correction-dialog.tsx').then(module => ({ default: module.CorrectionDialog })),
)
const requestLetter = caller<typeof sendLetterAgain>('POST', '/v1/claims/:claimId/defendants/:defendantId/letter')

interface Props {
  claim: PartyClaim
  defendant: Extract<Defendant, { view: 'private' }>
  delivery: LetterDelivery
}

/** Has the letter sent again, or to another address; nothing where neither is possible. */
export function LetterActions({ claim, defendant, delivery }: Props) {
  const { letter: texts } = useTexts('takeover')
  const formats = useFormats()
  const cache = useClaimCache()
  const [isCorrecting, setCorrecting] = useState(false)
  const name = defendantName(defendant)
  const send = useAct({
    run: () => requestLetter({ params: { claimId: claim.id, defendantId: defendant.id } }),
    done: texts.sent,
    failed: texts.failed,
    onDone: (sent: PartyClaim) => cache.store(sent),
  })
  const state: TakeoverState = defendant.takeover?.state ?? (delivery.disownedAt === null ? 'open' : 'disowned')
  const seat = { status: claim.status, state }
  const refusal = correctionRefusal(seat, delivery.corrections)
  const canBeCorrected = refusal === null
  const writtenAt = delivery.state === 'not sent' ? null : new Date(delivery.queuedAt)
  const canBeSent = resendRefusal(seat, writtenAt, useClock()) === null
  const left = limits.addressCorrections - delivery.corrections
  if (refusal === 'TOO_MANY_CORRECTIONS' && !canBeSent) return <p>{texts.noneLeft}</p>
  if (!canBeCorrected && !canBeSent) return null
  return (
    <div className={`${classes.letterActions} no-print`}>
      {canBeCorrected ? (
        <Button variant="secondary" isSmall aria-label={texts.correctOf(name)} onClick={() => setCorrecting(true)}>
          {texts.correct}
        </Button>
      ) : null}
      {canBeSent ? (
        <Button
          variant="quiet"
          isSmall
          aria-label={texts.againTo(name)}
          isPending={send.isPending}
          onClick={() => send.mutate(undefined, { onError: () => void cache.refresh(claim.id) })}
        >
          {texts.again}
        </Button>
      ) : null}
      {canBeCorrected ? <span>{texts.left(formats.count(left), left === 1)}</span> : null}
      {isCorrecting ? (
        <Suspense>
          <CorrectionDialog claim={claim} defendant={defendant} onClose={() => setCorrecting(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
