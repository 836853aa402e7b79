import type { Claim, PartyClaim } from '@redress/contract/claim-views.ts'
import { viewFor } from '@redress/domain/claim/visibility.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { personOf } from '../accounts/people.ts'
import { paymentsOfSide } from '../payments/payment-presenter.ts'
import type { Context } from '../platform/context.ts'
import type { Connection } from '../platform/database/database.ts'
import type { SignedIn } from '../platform/http/caller.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { type ClaimParts, presentConfirmedClaim, presentPartyClaim, presentPublicClaim } from './claim-presenter.ts'
import type { ClaimRecord } from './claim-record.ts'
import { countPublicClaims, countPublicClaimsOfPlaintiff, findClaim } from './claim-repository.ts'
import { claimIdsAgainst, defendantsOfClaim } from './defendants/list-defendants.ts'
import { documentsOfClaim } from './documents/list-documents.ts'
import { partyInClaim } from './party-in-claim.ts'
import { relationToClaim } from './relation-to-claim.ts'
import { resolutionsByClaim } from './resolutions/find-resolutions.ts'

async function partsOf(connection: Connection, claim: ClaimRecord, now: Date): Promise<ClaimParts> {
  const against = await claimIdsAgainst(connection, claim.plaintiff_id)
  return {
    claim,
    plaintiff: await personOf(connection, claim.plaintiff_id),
    claimsByUser: await countPublicClaimsOfPlaintiff(connection, claim.plaintiff_id, now),
    claimsAgainstUser: against.length === 0 ? 0 : await countPublicClaims(connection, against, now),
    defendants: await defendantsOfClaim(connection, claim.id),
    now,
  }
}

async function partyView(
  { settings, clock }: Context,
  connection: Connection,
  claim: ClaimRecord,
  role: Party,
): Promise<PartyClaim> {
  const parts = {
    ...(await partsOf(connection, claim, clock.now())),
    role,
    documents: await documentsOfClaim(connection, claim.id),
    resolutions: (await resolutionsByClaim(connection, [claim.id])).get(claim.id) ?? [],
    payments: await paymentsOfSide(connection, claim.id, role),
  }
  return presentPartyClaim(parts, settings.PRIVATE_CONTACTS)
}

/** The claim as a party sees it, after a step in the same transaction. */
export async function claimForParty(
  context: Context,
  connection: Connection,
  { claimId, userId }: { readonly claimId: string; readonly userId: string },
): Promise<PartyClaim> {
  const claim = await findClaim(connection, claimId)
  const party = claim ? await partyInClaim(connection, claim, userId) : null
  if (!claim || !party) throw new Error('Only a party takes a step in a claim')
  return partyView(context, connection, claim, party)
}

/** The view of a claim that the caller may see. */
export async function getClaim(
  context: Context,
  { id, caller }: { readonly id: string; readonly caller: SignedIn | null },
): Promise<Result<Claim, 'CLAIM_NOT_FOUND'>> {
  const { database, settings, clock } = context
  const relation = await relationToClaim(context)(id, caller)
  const claim = relation === null ? undefined : await findClaim(database, id)
  if (!claim || relation === null) return fail('CLAIM_NOT_FOUND')
  switch (viewFor[relation]) {
    case 'public':
      return ok(presentPublicClaim(await partsOf(database, claim, clock.now())))
    case 'confirmed':
      return ok(presentConfirmedClaim(await partsOf(database, claim, clock.now()), settings.PRIVATE_CONTACTS))
    case 'party':
      return ok(await partyView(context, database, claim, relation === 'plaintiff' ? 'Plaintiff' : 'Defendant'))
  }
}
