import { mailboxOf } from './mailboxes.ts'

/** Signs by which two people are known to be one; each may be missing. */
export interface PersonSigns {
  readonly userId?: string | null | undefined
  /** Addresses, of which the mailboxes are compared. */
  readonly addresses?: readonly string[]
  /** Browsers in which the account has signed in, as hashes of their secrets. */
  readonly browsers?: readonly string[]
}

const meet = (one: readonly string[] = [], other: readonly string[] = []): boolean => {
  const among = new Set(one)
  return other.some(item => among.has(item))
}

/** Whether two are very likely one person: the same account, the same mailbox, or the same browser. */
export const isSamePerson = (one: PersonSigns, other: PersonSigns): boolean =>
  (typeof one.userId === 'string' && one.userId === other.userId) ||
  meet(one.addresses?.map(mailboxOf), other.addresses?.map(mailboxOf)) ||
  meet(one.browsers, other.browsers)
