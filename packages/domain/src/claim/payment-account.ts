import { undoPeriod } from '../people/account-changes.ts'

/** Account on which the plaintiff is paid, in their words; empty fields are not stated. */
export interface PaymentDetails {
  readonly holder: string
  /** IBAN, stored without spaces. */
  readonly iban: string
  /** Another way to pay, or a note to add to the payment. */
  readonly words: string
}

interface StatedAccount extends PaymentDetails {
  /** Time of the statement in ISO 8601. */
  readonly statedAt: string
  /** Random salt, so that the account cannot be guessed from its digest in the history. */
  readonly salt: string
}

/** An account and its predecessors, the oldest first. */
export interface PaymentAccount extends StatedAccount {
  readonly earlier: readonly StatedAccount[]
}

/** Number of earlier accounts kept: the first and the last ones. */
const earlierAccounts = 20

const withoutEarlier = ({ holder, iban, words, statedAt, salt }: StatedAccount): StatedAccount => ({
  ...{ holder, iban, words, statedAt, salt },
})

export const isSameAccount = (one: PaymentDetails | null, other: PaymentDetails): boolean =>
  one !== null && one.holder === other.holder && one.iban === other.iban && one.words === other.words

/** The account after a change; `before` is `null` for the first. */
export function accountAfter(
  before: PaymentAccount | null,
  details: PaymentDetails,
  { now, salt }: { readonly now: Date; readonly salt: string },
): PaymentAccount {
  const all = before ? [...before.earlier, withoutEarlier(before)] : []
  const earlier = all.length > earlierAccounts ? [...all.slice(0, 1), ...all.slice(1 - earlierAccounts)] : all
  return { ...details, statedAt: now.toISOString(), salt, earlier }
}

/** The account as it was before a time; `null` where there was none. */
export function accountBefore(account: PaymentAccount | null, time: Date): PaymentAccount | null {
  if (!account || new Date(account.statedAt) < time) return account
  const earlier = account.earlier.filter(({ statedAt }) => new Date(statedAt) < time)
  const last = earlier.at(-1)
  return last ? { ...last, earlier: earlier.slice(0, -1) } : null
}

/** End of the undo period of the account. Until then nobody is shown a code for banking apps. */
export const accountUndoEndsAt = ({ statedAt }: Pick<StatedAccount, 'statedAt'>): Date =>
  new Date(Date.parse(statedAt) + undoPeriod)

/** The last four characters of an account; empty where it is none with an IBAN. */
export const endingOf = ({ iban }: Pick<PaymentDetails, 'iban'>): string => iban.slice(-4)

/** Text whose SHA-256 is in the history, so that either side can prove later which account was named. */
export const accountProofText = ({ holder, iban, words, salt }: Omit<StatedAccount, 'statedAt'>): string =>
  JSON.stringify(['Redress account 1', holder, iban, words, salt])
