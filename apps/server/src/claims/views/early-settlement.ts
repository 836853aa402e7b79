import type { EarlySettlement } from '@redress/contract/claim-views.ts'
import { fullName, type Person } from '../../accounts/people/people.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { accountsFor } from '../repositories/defence.ts'
import { type DefendantRecord, defendantName } from '../repositories/defendant-repository.ts'

interface Settled {
  readonly claim: Pick<ClaimRecord, 'plaintiff_id' | 'shown_at'>
  readonly plaintiff: Person
  readonly defendants: readonly DefendantRecord[]
  /** The accounts that agree. */
  readonly consents: ReadonlySet<string>
}

type Accounts = ReadonlySet<string>

/**
 * Names that a public record would show, each with the accounts that decide for it: the plaintiff, and the companies
 * and persons that the claim is against.
 */
const sidesOf = ({ claim, plaintiff, defendants }: Omit<Settled, 'consents'>) => [
  { party: 'Plaintiff' as const, name: fullName(plaintiff), accounts: new Set([claim.plaintiff_id]) as Accounts },
  ...defendants
    .filter(({ company_id }) => company_id === null)
    .map(defendant => ({
      party: 'Defendant' as const,
      name: defendantName(defendant),
      accounts: accountsFor(defendant, defendants),
    })),
]

/** Accounts that decide together with an account: for a company, all that act for it. */
export const accountsOfOwnSay = (userId: string, defendants: readonly DefendantRecord[]): Accounts => {
  const sides = defendants.filter(({ company_id }) => company_id === null).map(each => accountsFor(each, defendants))
  return new Set([userId, ...sides.filter(accounts => accounts.has(userId)).flatMap(accounts => [...accounts])])
}

const hasAgreed = (accounts: Accounts, consents: Accounts): boolean =>
  [...accounts].some(userId => consents.has(userId))

/** Whether all agree whose names a public record would show. Accounts that have lost a seat are not asked. */
export const doAllAgree = (settled: Settled): boolean =>
  sidesOf(settled).every(({ accounts }) => hasAgreed(accounts, settled.consents))

export const presentEarlySettlement = (settled: Settled, userId: string | null): EarlySettlement => ({
  shownAt: settled.claim.shown_at?.toISOString() ?? null,
  sides: sidesOf(settled).map(({ party, name, accounts }) => ({
    party,
    name,
    isThere: accounts.size > 0,
    isYou: userId !== null && accounts.has(userId),
    hasAgreed: hasAgreed(accounts, settled.consents),
  })),
})
