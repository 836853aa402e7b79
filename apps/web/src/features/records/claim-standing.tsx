import type { Claim } from '@redress/contract/claim-views.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import classes from './record.module.css'

/** The claim's status, and beside it that nobody has answered. */
export function ClaimStanding({ claim }: { claim: Pick<Claim, 'currentStatus' | 'isDisregarded'> }) {
  return (
    <span className={classes.standing}>
      <StatusBadge status={claim.currentStatus} />
      {claim.isDisregarded ? <StatusBadge status={claim.currentStatus} isDisregarded /> : null}
    </span>
  )
}
