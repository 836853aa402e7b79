import { isPublic } from '@redress/domain/claim/deadlines.ts'
import type { Context } from '../platform/context.ts'
import type { RelationToClaim } from '../platform/http/guard.ts'
import { responseFacts } from './claim-record.ts'
import { findClaim } from './claim-repository.ts'
import { partyInClaim } from './party-in-claim.ts'

/** How a caller stands to a claim: as a party, or as one of the public once the claim is public. */
export const relationToClaim =
  ({ database, clock }: Pick<Context, 'database' | 'clock'>): RelationToClaim =>
  async (claimId, caller) => {
    const claim = await findClaim(database, claimId)
    if (!claim) return null
    const party = caller ? await partyInClaim(database, claim, caller.userId) : null
    if (party) return party === 'Plaintiff' ? 'plaintiff' : 'defendant'
    if (!isPublic(responseFacts(claim), clock.now())) return null
    if (!caller) return 'visitor'
    return caller.isConfirmed ? 'confirmed' : 'unconfirmed'
  }
