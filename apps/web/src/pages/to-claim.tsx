import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { Navigate } from 'react-router'
import { viewOf } from '../lib/claim-sides.ts'
import { paths } from '../lib/paths.ts'

/** Leads to the claim: what the page was for is done, or no longer possible. */
export function ToClaim({ claim }: { claim: PartyClaim }) {
  return <Navigate replace to={paths.dashboard.claim(viewOf(claim.role), claim.id)} />
}
