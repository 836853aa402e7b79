import type { Claim } from '@redress/contract/claim-views.ts'
import { type ShownStatus, shownStatusOf } from '@redress/domain/claim/claim-lists.ts'
import type { ClaimStatus, Ending } from '@redress/domain/claim/lifecycle.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import type { ResolutionStatus } from '@redress/domain/claim/resolutions.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import classes from './claim-status.module.css'

/** Of any other it is neutral. */
const tones: Partial<Record<ShownStatus, BadgeTone>> = {
  WAITING_FOR_PAYMENT: 'attention',
  PUBLISHED: 'accent',
  RESOLUTION_PROPOSED_BY_PLAINTIFF: 'attention',
  RESOLUTION_PROPOSED_BY_DEFENDANT: 'attention',
  RESOLUTION_ACCEPTED: 'success',
  RESOLVED_IN_FAVOUR_OF_PLANTIFF: 'success',
  RESOLVED_IN_FAVOUR_OF_DEFENDANT: 'success',
  NO_RESPONSE: 'attention',
  NOT_REACHED: 'neutral',
  SETTLED_ELSEWHERE: 'success',
}

interface BadgeProps {
  status: ClaimStatus
  isDisregarded?: boolean
  /** Whether a letter reached any of the defendants. */
  isReached?: boolean
  /** Whether the operator keeps the claim off the public record. */
  isRestricted?: boolean
  ending?: Ending | null
  /** Where the reader knows them, the last one last. */
  resolutions?: readonly { readonly resolutionStatus: ResolutionStatus }[]
}

/**
 * A claim's status in words; instead, where it is so, that nobody answered in time or could be reached, or how its plaintiff has ended it, or
 * how its last offer ended.
 */
export function StatusBadge({
  status,
  isDisregarded = false,
  isReached = true,
  isRestricted = false,
  ending = null,
  resolutions = [],
}: BadgeProps) {
  const texts = useTexts('status')
  const shown = shownStatusOf({
    ...{ status, isDisregarded, isReached, isRestricted, ending },
    lastOffer: resolutions.at(-1) ?? null,
  })
  return <Badge tone={tones[shown] ?? 'neutral'}>{texts.claim[shown]}</Badge>
}

/** The status as the public record states it: the current one, and beside it what else has been said or done. */
export function RecordedStatus({
  claim,
}: {
  claim: Pick<Claim, 'isDisregarded' | 'isReached' | 'ending'> & StatedClaim & { readonly isRestricted?: boolean }
}) {
  const status = claim.currentStatus
  if (claim.isRestricted) return <StatusBadge {...claim} status={status} />
  return (
    <span className={classes.badges}>
      <StatusBadge status={status} />
      {shownStatusOf({ ...claim, status }) === status ? null : <StatusBadge {...claim} status={status} />}
      <StatedPayment claim={claim} />
    </span>
  )
}

type StatedClaim = Pick<Claim, 'currentStatus' | 'paymentClaimedOn' | 'publicPerformance'>

/** That a defendant says when it was paid, as long as the claim is not over; then whether what was agreed is paid. */
export function StatedPayment({ claim }: { claim: StatedClaim }) {
  const texts = useTexts('status')
  const formats = useFormats()
  const { publicPerformance: kept } = claim
  if (kept?.state === 'kept') return <Badge tone="success">{texts.kept}</Badge>
  if (kept?.state === 'not contradicted') return <Badge tone="accent">{texts.notContradicted}</Badge>
  if (kept) return <Badge tone="danger">{texts.overdueSince(formats.date(kept.since))}</Badge>
  return claim.paymentClaimedOn === null || isResolved(claim.currentStatus) ? null : (
    <Badge tone="accent">{texts.paymentClaimed(formats.date(claim.paymentClaimedOn))}</Badge>
  )
}
