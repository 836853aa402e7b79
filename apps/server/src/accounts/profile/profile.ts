import type { ParsedInput } from '@redress/contract/endpoint.ts'
import type { updateUser as endpoint } from '@redress/contract/profile.ts'
import type { User } from '@redress/contract/users.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { equalTo, readTogether } from '../../platform/database/read-together.ts'
import { type Writes, writesBeside } from '../../platform/database/write-together.ts'
import { announce } from '../../platform/events/live-events.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { AccountsContext } from '../people/account-ports.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import { type EmailRecord, emailRows } from '../people/email-repository.ts'
import { presentOwnSuspension } from '../people/own-suspension.ts'
import { type SuspensionRecord, suspensionRows } from '../people/suspension-repository.ts'
import {
  type AccountRecord,
  accountRows,
  accountSignedInTo,
  type Credentials,
  changeUser,
} from '../people/user-repository.ts'
import { findWallets, replaceWallets, walletRows } from '../people/wallet-repository.ts'
import { tellChange } from './account-changes.ts'

/** A user's own account. */
export async function getAccount(connection: Connection, userId: string): Promise<User> {
  const { users, ...own } = await readTogether(connection, { users: accountRows(equalTo(userId)), ...ownRows(userId) })
  const [user] = users
  if (!user) throw new Error('A session outlived its user')
  return presentUser(user, own)
}

/**
 * Runs writes if the user's credentials are unchanged since they were read, and returns the account; otherwise writes
 * nothing and returns `undefined`.
 */
export async function writeForAccount(
  connection: Connection,
  credentials: Credentials,
  writes: Writes,
): Promise<User | undefined> {
  const { person, rows } = accountSignedInTo(credentials)
  const parts = { users: rows, ...ownRows(credentials.id) }
  const { users, ...own } = await readTogether(connection, parts, writesBeside(person, writes))
  return users[0] && presentUser(users[0], own)
}

const ownRows = (userId: string) => ({
  emails: emailRows(userId),
  wallets: walletRows(userId),
  suspensions: suspensionRows(userId),
})

/** An e-mail address as its owner sees it. */
export const presentEmail = (
  email: Pick<EmailRecord, 'id' | 'address' | 'is_confirmed' | 'is_primary' | 'google_id'>,
): User['emails'][number] => ({
  id: email.id,
  address: email.address,
  isConfirmed: email.is_confirmed,
  isPrimary: email.is_primary,
  ...(email.google_id !== null && { googleId: email.google_id }),
})

interface OwnRows {
  readonly emails: readonly EmailRecord[]
  readonly wallets: User['wallets']
  readonly suspensions: readonly SuspensionRecord[]
}

const presentUser = (user: AccountRecord, { emails, wallets, suspensions }: OwnRows): User => ({
  id: user.id,
  username: user.username,
  firstName: user.first_name,
  lastName: user.last_name,
  address: user.address,
  isStreetPublic: user.is_street_public,
  city: user.city,
  country: user.country,
  identificationId: user.identification_id,
  language: user.language,
  emails: emails.map(presentEmail),
  wallets: wallets.map(({ id, address }) => ({ id, address })),
  hasPassword: user.password_hash !== null,
  hasSecondFactor: user.authenticator_secret !== null,
  suspension: suspensions[0] ? presentOwnSuspension(suspensions[0]) : null,
})

/** Columns of a plaintiff that appear on public pages. */
const publicColumns = ['first_name', 'last_name', 'city', 'country'] as const

/** Updates the given fields of personal data, address and language. */
export const updateUser = (
  { database, accountObserver }: AccountsContext,
  userId: string,
  given: ParsedInput<typeof endpoint>['body'],
): Promise<Result<User, never>> =>
  inTransaction(database, async transaction => {
    const changes = {
      ...(given.firstName !== undefined && { first_name: given.firstName }),
      ...(given.lastName !== undefined && { last_name: given.lastName }),
      ...(given.identificationId !== undefined && { identification_id: given.identificationId }),
      ...(given.address !== undefined && { address: given.address }),
      ...(given.isStreetPublic !== undefined && { is_street_public: given.isStreetPublic }),
      ...(given.city !== undefined && { city: given.city }),
      ...(given.country !== undefined && { country: given.country }),
      ...(given.language !== undefined && { language: given.language }),
    }
    if (Object.keys(changes).length > 0) {
      await changeUser(transaction, userId, changes)
      if (publicColumns.some(column => column in changes)) await accountObserver.publicDataChanged(transaction, userId)
      await announce(transaction, { userIds: [userId], topics: ['account'] })
    }
    return ok(await getAccount(transaction, userId))
  })

/** A user's wallets, in the order in which they were given. */
export const walletsOf = async (connection: Connection, userId: string): Promise<User['wallets']> =>
  (await findWallets(connection, userId)).map(({ id, address }) => ({ id, address }))

/** Replaces the whole list of wallets. Addresses are case-sensitive. */
export async function setWallets(
  context: Context,
  { userId, addresses }: { userId: string; addresses: readonly string[] },
): Promise<Result<{ wallets: User['wallets'] }, 'INVALID_INPUT'>> {
  const repeated = addresses.findIndex((address, index) => addresses.indexOf(address) < index)
  if (repeated >= 0) {
    return fail('INVALID_INPUT', [{ path: `wallets.${repeated}.address`, message: validationTexts.duplicateWallet }])
  }
  return inTransaction(context.database, async transaction => {
    const before = await readAccountState(transaction, userId)
    if (before.wallets.join() !== addresses.join()) {
      await replaceWallets(transaction, userId, addresses)
      await tellChange(context, transaction, { userId, kind: 'wallets', before })
    }
    return ok({ wallets: await walletsOf(transaction, userId) })
  })
}
