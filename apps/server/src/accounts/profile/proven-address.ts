import { errors } from '@redress/contract/errors.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { Connection } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { AccountsContext } from '../people/account-ports.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import { findConfirmedEmail, markEmailConfirmed } from '../people/email-repository.ts'
import { freeUsername, openAccount } from '../people/open-account.ts'
import { tellChange } from './account-changes.ts'

interface ProvenPerson {
  readonly username: string
  readonly passwordHash: string
  /** Address whose mailbox the user has proven to read. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
}

const noDetails = { address: '', city: '', country: null, identificationId: '', redeemCodeHash: null } as const

/**
 * Opens an account with a confirmed address, without a confirmation mail.
 * @throws if another account has the username or has confirmed the address: see
 * {@link isUsernameTaken} and {@link isAddressTaken}
 */
export async function openProvenAccount(
  context: AccountsContext,
  transaction: Connection,
  person: ProvenPerson,
): Promise<Result<{ userId: string }, 'USERNAME_TAKEN'>> {
  if (!(await freeUsername(context, transaction, person.username))) return usernameTaken
  const { user_id: userId } = await openAccount(context, transaction, { ...noDetails, ...person, isProven: true })
  await context.accountObserver.provenAccountOpened(transaction, { userId, address: person.email })
  return ok({ userId })
}

export const usernameTaken = fail('USERNAME_TAKEN', [{ path: 'username', message: errors.USERNAME_TAKEN.text }])

/**
 * Confirms an address whose mailbox the user has proven to read; does nothing if it is confirmed already or not
 * theirs.
 */
export async function confirmProvenAddress(
  context: AccountsContext,
  transaction: Connection,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<void> {
  const before = await readAccountState(transaction, userId)
  const email = before.emails.find(each => each.address === address && !each.is_confirmed)
  if (!email || (await findConfirmedEmail(transaction, address))) return
  await tellChange(context, transaction, { userId, kind: 'address added', address, before })
  await confirm(context, transaction, { id: email.id, userId, address })
}

async function confirm(
  context: AccountsContext,
  transaction: Connection,
  { id, userId, address }: { readonly id: string; readonly userId: string; readonly address: string },
): Promise<void> {
  await markEmailConfirmed(transaction, id, context.clock.now())
  await context.accountObserver.emailConfirmed(transaction, { userId, address, redeemCodeHash: null })
}
