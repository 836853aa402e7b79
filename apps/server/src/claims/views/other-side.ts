import { findTransition } from '@redress/domain/claim/lifecycle.ts'
import { isAnyOwed } from '@redress/domain/claim/performance.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Person } from '../../accounts/people/people.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'

interface Sides {
  readonly claim: Pick<ClaimRecord, 'status' | 'plaintiff_id' | 'owed_sums'>
  readonly defendants: readonly Pick<DefendantRecord, 'user_id'>[]
  /** Accounts by id: the plaintiff, and the accounts that have taken the claim over. */
  readonly people: ReadonlyMap<string, Pick<Person, 'isGone'>>
}

/** Accounts of the other side. */
const othersThan = (party: Party, { claim, defendants }: Pick<Sides, 'claim' | 'defendants'>): string[] =>
  party === 'Plaintiff' ? defendants.flatMap(({ user_id }) => user_id ?? []) : [claim.plaintiff_id]

const mayBargain = ({ status }: Pick<ClaimRecord, 'status'>, party: Party): boolean =>
  findTransition(status, 'propose', party).ok

/**
 * Whether everybody on the other side has closed their account while the party may negotiate or sums are owed. Before
 * that the other side may be empty because nobody has taken over yet.
 */
export const isOtherSideGone = ({ claim, defendants, people }: Sides, party: Party): boolean =>
  (mayBargain(claim, party) || isAnyOwed(claim.owed_sums)) &&
  othersThan(party, { claim, defendants }).every(userId => people.get(userId)?.isGone)
