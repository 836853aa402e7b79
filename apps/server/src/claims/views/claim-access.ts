import { clientIdHeader } from '@redress/contract/events.ts'
import { publicityOf } from '@redress/domain/claim/publication.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Caller } from '@redress/domain/people/permissions.ts'
import type { Context } from '../../adapters/context.ts'
import { lookUpTogether } from '../../platform/database/look-up-together.ts'
import type { Asker } from '../../platform/http/caller.ts'
import type { LoadClaimAccess } from '../../platform/http/guard.ts'
import { accessedClaim, type RequestContext, signedIn } from '../../platform/http/route.ts'
import { type ClaimRecord, findClaimForUser, findClaims, responseFacts } from '../repositories/claim-repository.ts'

/** A claim, and the party to it as which it is read. */
export interface ReadClaim {
  readonly claim: ClaimRecord
  readonly party: Party
  /** `null` for a reading session. */
  readonly userId: string | null
}

/** A claim, and the party to it that a user is. */
export interface ClaimOfParty extends ReadClaim {
  readonly userId: string
  /** Tab that sends the request, if it names itself; it gets the change in the response. */
  readonly clientId?: string | undefined
}

/**
 * Relation of the caller to a claim: a party; the reader of a letter about it; the public, once the claim is public;
 * a bystander, if it was settled before; `null` for none.
 */
function relationTo(
  claim: ClaimRecord,
  { caller, reader }: Asker,
  { isLinked, now }: { readonly isLinked: boolean; readonly now: Date },
): Caller | null {
  if (caller && claim.plaintiff_id === caller.userId) return 'plaintiff'
  // Claims that are not filed have no defendants with access.
  if (reader?.claimId === claim.id && reader.answeredBy === null && isFiled(claim.status)) return 'reader'
  if (isLinked && isFiled(claim.status)) return 'defendant'
  const publicity = publicityOf(responseFacts(claim), now)
  if (publicity === 'none') return null
  if (publicity === 'settled early') return 'bystander'
  if (!caller) return 'visitor'
  return caller.isConfirmed ? 'confirmed' : 'unconfirmed'
}

/** Loads the claim that a request names together with the caller's part in it, unless it was read with the caller. */
export function loadClaimAccess({ database, clock }: Pick<Context, 'database' | 'clock'>): LoadClaimAccess {
  const findForVisitors = lookUpTogether(ids => findClaims(database, ids))
  return async (claimId, asker) => {
    const now = clock.now()
    const id = claimId.toLowerCase()
    const { caller } = asker
    if (caller) {
      const found = caller.named?.id === id ? caller.named : await findClaimForUser(database, id, caller.userId)
      if (!found) return null
      const { is_defendant: isLinked, ...claim } = found
      const relation = relationTo(claim, asker, { isLinked, now })
      return relation && { claim, relation }
    }
    const claim = await findForVisitors(id)
    if (!claim) return null
    const relation = relationTo(claim, asker, { isLinked: false, now })
    return relation && { claim, relation }
  }
}

/** The party that a relation is; `null` for the public. */
export function partyOf(relation: Caller): Party | null {
  if (relation === 'plaintiff') return 'Plaintiff'
  return relation === 'defendant' || relation === 'reader' ? 'Defendant' : null
}

/** Claim of a request whose permission admits parties and reading sessions. */
export function claimToRead(requestContext: RequestContext): ReadClaim {
  const { claim, relation } = accessedClaim(requestContext)
  const party = partyOf(relation)
  if (!party) throw new Error('The permission table let somebody through to a handler that is for parties')
  return { claim, party, userId: requestContext.caller?.userId ?? null }
}

/** Claim of a request whose permission admits parties only. */
export const claimOfParty = (requestContext: RequestContext): ClaimOfParty => ({
  ...claimToRead(requestContext),
  userId: signedIn(requestContext).userId,
  clientId: clientIdOf(requestContext),
})

/** Invalid ids are ignored: the id is only compared by the tab that sent it. */
export function clientIdOf({ request }: RequestContext): string | undefined {
  const given = request.headers[clientIdHeader.toLowerCase()]
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : undefined
}

/** Role of a party's account in the claim. */
export const partyIn = ({ plaintiff_id }: Pick<ClaimRecord, 'plaintiff_id'>, userId: string): Party =>
  plaintiff_id === userId ? 'Plaintiff' : 'Defendant'
