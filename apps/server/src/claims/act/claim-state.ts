import { sql } from 'kysely'
import { confirmedOwnersOf, type Person, peopleWhose } from '../../accounts/people/people.ts'
import { openPaymentsByClaim } from '../../payments/open-payment.ts'
import type { Connection } from '../../platform/database/database.ts'
import { among, arrayOf, readTogether } from '../../platform/database/read-together.ts'
import type { PaymentRecord } from '../../platform/database/schema.ts'
import { type ClaimRecord, claimsWhose, lockClaimRow } from '../repositories/claim-repository.ts'
import { type DefendantRecord, defendantsByClaim } from '../repositories/defendant-repository.ts'
import { activeResolutions, type ResolutionRecord } from '../repositories/resolution-repository.ts'

/** Snapshot of a locked claim. Changes are checked against it, and notifications are worded from it. */
export interface ClaimState {
  readonly claim: ClaimRecord
  /** Representatives included, in the order in which they were added. */
  readonly defendants: readonly DefendantRecord[]
  /** The offer that is proposed or accepted now. */
  readonly resolution: ResolutionRecord | null
  readonly openPayments: readonly PaymentRecord[]
  /** Accounts by id: plaintiff, defendants, payers of open fees, and those requested. */
  readonly people: ReadonlyMap<string, Person>
  /** The accounts that have confirmed the addresses of defendants, by the addresses. */
  readonly owners: ReadonlyMap<string, string>
}

/** Reads claims, in the order of the ids, with one statement. `actors` are accounts that may have no part in them yet. */
export async function loadClaims(
  connection: Connection,
  ids: readonly string[],
  actors: readonly string[] = [],
): Promise<ClaimState[]> {
  if (ids.length === 0) return []
  const ofClaims = among(ids)
  const { claims, defendants, resolutions, payments, people, owners } = await readTogether(connection, {
    claims: claimsWhose(ofClaims),
    defendants: defendantsByClaim(ofClaims),
    resolutions: activeResolutions(ofClaims),
    payments: openPaymentsByClaim(ofClaims),
    // Arrays rather than joins: the planner would walk a whole index of accounts or addresses.
    people: peopleWhose(sql`= any(array(
      select plaintiff_id from claims where id ${ofClaims}
      union all select user_id from defendants where claim_id ${ofClaims}
      union all select opened_by from payments where claim_id ${ofClaims} and status = 'open'
      union all select unnest(${arrayOf(actors, 'uuid')})))`),
    owners: confirmedOwnersOf(sql`= any(array(select email from defendants where claim_id ${ofClaims}))`),
  })
  const found = new Map(claims.map(claim => [claim.id, claim]))
  return ids.flatMap(id => {
    const claim = found.get(id)
    if (!claim) return []
    return {
      claim,
      defendants: defendants.get(id) ?? [],
      resolution: resolutions.get(id) ?? null,
      openPayments: payments.get(id) ?? [],
      people,
      owners,
    }
  })
}

export async function loadClaim(
  connection: Connection,
  id: string,
  actors: readonly string[] = [],
): Promise<ClaimState | undefined> {
  const [state] = await loadClaims(connection, [id], actors)
  return state
}

/** Accounts of both sides, including those with a confirmed named address to which the claim is offered. */
export const accountsOf = ({
  claim,
  defendants,
  owners,
}: Pick<ClaimState, 'claim' | 'defendants'> & Partial<Pick<ClaimState, 'owners'>>): string[] => [
  claim.plaintiff_id,
  ...defendants.flatMap(({ user_id }) => user_id ?? []),
  ...(owners?.values() ?? []),
]

/** Loads the claim of a defendant. */
export async function claimOf(
  connection: Connection,
  { claim_id }: Pick<DefendantRecord, 'claim_id'>,
  actors?: readonly string[],
): Promise<ClaimState> {
  const state = await loadClaim(connection, claim_id, actors)
  if (!state) throw new Error('A defendant outlived the claim')
  return state
}

/**
 * Locks a claim until the transaction ends, and reads it. Two statements, because one that waits for the lock would
 * return the data from before the wait.
 */
export async function lockClaim(
  transaction: Connection,
  id: string,
  actors: readonly string[] = [],
): Promise<ClaimState | undefined> {
  return (await lockClaimRow(transaction, id)) ? loadClaim(transaction, id, actors) : undefined
}

/** The same claim with a defendant as they are now. */
export const withDefendant = (state: ClaimState, changed: DefendantRecord): ClaimState => ({
  ...state,
  defendants: state.defendants.map(each => (each.id === changed.id ? changed : each)),
})
