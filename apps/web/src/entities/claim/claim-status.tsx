import type { Claim } from '@redress/contract/claim-views.ts'
import { type ShownStatus, shownStatusOf } from '@redress/domain/claim/claim-lists.ts'
import type { ClaimStatus, Ending } from '@redress/domain/claim/lifecycle.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import type { ResolutionStatus } from '@redress/domain/claim/resolutions.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import classes from './claim-status.module.css'

/** Badge tone by status; a status without an entry is neutral. */
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
  /** Oldest first; absent if the reader does not know them. */
  resolutions?: readonly { readonly resolutionStatus: ResolutionStatus }[]
}

/**
 * Badge of a claim's status. It is replaced by the fact that nobody answered or could be reached, by the plaintiff's
 * ending, or by how the last offer ended, if one of these applies.
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
  const shown = shownStatusOf({ status, isDisregarded, isReached, isRestricted, ending, resolutions })
  return <Badge tone={tones[shown] ?? 'neutral'}>{texts.claim[shown]}</Badge>
}

/** The status on the public record: the current one, then other statements and acts. */
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

/** A defendant's payment claim while the claim is open; afterwards, whether the agreed sums are paid. */
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
