import type { Claim } from '@redress/contract/claim-views.ts'
import { type ShownStatus, shownStatusOf } from '@redress/domain/claim/claim-lists.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import classes from './claim-status.module.css'

const tones = {
  PENDING: 'neutral',
  WAITING_FOR_PAYMENT: 'attention',
  PENDING_PUBLICATION: 'neutral',
  PUBLISHED: 'accent',
  DISPUTED: 'danger',
  RESOLUTION_PROPOSED_BY_PLAINTIFF: 'attention',
  RESOLUTION_PROPOSED_BY_DEFENDANT: 'attention',
  RESOLUTION_REJECTED: 'danger',
  RESOLUTION_ACCEPTED: 'success',
  RESOLVED_IN_FAVOUR_OF_PLANTIFF: 'success',
  RESOLVED_IN_FAVOUR_OF_DEFENDANT: 'success',
  NO_RESPONSE: 'attention',
} satisfies Record<ShownStatus, BadgeTone>

/** A claim's status in words; `isDisregarded` says instead that nobody answered in time. */
export function StatusBadge({ status, isDisregarded = false }: { status: ClaimStatus; isDisregarded?: boolean }) {
  const texts = useTexts('status')
  const shown = shownStatusOf({ status, isDisregarded })
  return <Badge tone={tones[shown]}>{texts.claim[shown]}</Badge>
}

/** The status as the public record states it: the current one, and beside it that nobody has answered. */
export function RecordedStatus({ claim }: { claim: Pick<Claim, 'currentStatus' | 'isDisregarded'> }) {
  return (
    <span className={classes.badges}>
      <StatusBadge status={claim.currentStatus} />
      {claim.isDisregarded ? <StatusBadge status={claim.currentStatus} isDisregarded /> : null}
    </span>
  )
}
