import { findTransition } from '@redress/domain/claim/lifecycle.ts'
import { isAnyOwed } from '@redress/domain/claim/performance.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Person } from '../../accounts/people/people.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'

interface Sides {
  readonly claim: Pick<ClaimRecord, 'status' | 'plaintiff_id' | 'owed_sums'>
  readonly defendants: readonly Pick<DefendantRecord, 'user_id'>[]
  /** The plaintiff, and those who have taken the claim over, by their ids. */
  readonly people: ReadonlyMap<string, Pick<Person, 'isGone'>>
}

/** The accounts of those who answer a party. */
const othersThan = (party: Party, { claim, defendants }: Pick<Sides, 'claim' | 'defendants'>): string[] =>
  party === 'Plaintiff' ? defendants.flatMap(({ user_id }) => user_id ?? []) : [claim.plaintiff_id]

const mayBargain = ({ status }: Pick<ClaimRecord, 'status'>, party: Party): boolean =>
  findTransition(status, 'propose', party).ok

/**
 * Whether a party may bargain, or something is owed, and everybody on the other side has closed their account. Before it may, nobody of the
 * other side need have come yet.
 */
export const isOtherSideGone = ({ claim, defendants, people }: Sides, party: Party): boolean =>
  (mayBargain(claim, party) || isAnyOwed(claim.owed_sums)) &&
  othersThan(party, { claim, defendants }).every(userId => people.get(userId)?.isGone)
