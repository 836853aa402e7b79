import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { sendLetterAgain } from '@redress/contract/claims.ts'
import type { Defendant, LetterDelivery } from '@redress/contract/defendants.ts'
import { isUndelivered } from '@redress/domain/claim/letters.ts'
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

type WrittenTo = Extract<Defendant, { view: 'private' }>

interface Props {
  claim: PartyClaim
  defendant: WrittenTo
  delivery: LetterDelivery
}

const seatOf = ({ status }: PartyClaim, { takeover }: WrittenTo, { disownedAt }: LetterDelivery) => {
  const state: TakeoverState = takeover?.state ?? (disownedAt === null ? 'open' : 'disowned')
  return { status, state }
}

/** Whether the claim's box asks the plaintiff to correct the address. */
const isCorrectionAsked = (claim: PartyClaim, defendant: WrittenTo, delivery: LetterDelivery) =>
  (claim.unreached === 'some' || claim.unreached === 'all') &&
  isUndelivered(delivery.state) &&
  correctionRefusal(seatOf(claim, defendant, delivery), delivery.corrections) === null

/** Buttons in the claim's box that correct the addresses at which no letter has arrived. */
export function AskedCorrections({ claim }: { claim: PartyClaim }) {
  const asked = claim.defendants.flatMap(each =>
    each.view === 'private' && each.delivery !== null && isCorrectionAsked(claim, each, each.delivery) ? [each] : [],
  )
  if (asked.length === 0) return null
  return (
    <div className={`${classes.letterActions} no-print`}>
      {asked.map(defendant => (
        <Correct key={defendant.id} claim={claim} defendant={defendant} isNamed />
      ))}
    </div>
  )
}

/** Button that opens the form for another address. */
function Correct({ claim, defendant, isNamed = false }: Omit<Props, 'delivery'> & { isNamed?: boolean }) {
  const { letter: texts } = useTexts('takeover')
  const [isCorrecting, setCorrecting] = useState(false)
  const label = texts.correctOf(defendantName(defendant))
  return (
    <>
      <Button
        variant={isNamed ? 'primary' : 'secondary'}
        isSmall={!isNamed}
        aria-label={label}
        onClick={() => setCorrecting(true)}
      >
        {isNamed ? label : texts.correct}
      </Button>
      {isCorrecting ? (
        <Suspense>
          <CorrectionDialog claim={claim} defendant={defendant} onClose={() => setCorrecting(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Has the letter sent again, or to another address; nothing where neither is possible. */
export function LetterActions({ claim, defendant, delivery }: Props) {
  const { letter: texts } = useTexts('takeover')
  const formats = useFormats()
  const cache = useClaimCache()
  const name = defendantName(defendant)
  const send = useAct({
    run: () => requestLetter({ params: { claimId: claim.id, defendantId: defendant.id } }),
    failed: texts.failed,
    onDone: (sent: PartyClaim) => cache.store(sent, texts.sent),
  })
  const seat = seatOf(claim, defendant, delivery)
  const refusal = correctionRefusal(seat, delivery.corrections)
  const canBeCorrected = refusal === null
  const writtenAt = delivery.state === 'not sent' ? null : new Date(delivery.queuedAt)
  const canBeSent = resendRefusal(seat, writtenAt, useClock()) === null
  const left = limits.addressCorrections - delivery.corrections
  if (refusal === 'TOO_MANY_CORRECTIONS' && !canBeSent) return <p>{texts.noneLeft}</p>
  if (!canBeCorrected && !canBeSent) return null
  return (
    <div className={`${classes.letterActions} no-print`}>
      {canBeCorrected && !isCorrectionAsked(claim, defendant, delivery) ? (
        <Correct claim={claim} defendant={defendant} />
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
    </div>
  )
}
