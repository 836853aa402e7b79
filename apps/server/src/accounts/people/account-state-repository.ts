import { sql } from 'kysely'
import { breaksUnique, type Connection, inTransaction } from '../../platform/database/database.ts'
import type { AccountState, Row } from '../../platform/database/schema.ts'
import { confirmedAddressIndex, findEmailsOf, googleIdentityConstraint } from './email-repository.ts'
import { findWallets, replaceWallets } from './wallet-repository.ts'

const stateOf = (email: Row<'emails'>): AccountState['emails'][number] => ({
  ...email,
  created_at: email.created_at.toISOString(),
  confirmed_at: email.confirmed_at?.toISOString() ?? null,
})

/** How one signs in to an account; locked until the transaction ends, so that changes come one after the other. */
export async function readAccountState(transaction: Connection, userId: string): Promise<AccountState> {
  const {
    password_hash: passwordHash,
    authenticator_secret: secret,
    recoveryCodes,
  } = await transaction
    .selectFrom('users')
    .select([
      'password_hash',
      'authenticator_secret',
      sql<string[]>`array(
        select code_hash from recovery_codes where user_id = users.id and used_at is null
      )`.as('recoveryCodes'),
    ])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const [emails, wallets] = [await findEmailsOf(transaction, userId), await findWallets(transaction, userId)]
  return {
    passwordHash,
    emails: emails.map(stateOf),
    wallets: wallets.map(({ address }) => address),
    secondFactor: secret === null ? null : { secret, recoveryCodes },
  }
}

/** The restored account would have no address or no way to sign in: another account has them by now. */
export class SignInElsewhere extends Error {}

/**
 * Restores an account's earlier state except its second factor, and reopens a closed account. Addresses confirmed
 * since are removed. Addresses removed since come back, unless another account has confirmed them.
 * @throws {SignInElsewhere} if no address or no way to sign in would be left
 */
export async function restoreAccountState(transaction: Connection, userId: string, state: AccountState): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash: state.passwordHash, closed_at: null })
    .where('id', '=', userId)
    .execute()
  const confirmed = state.emails.filter(email => email.is_confirmed)
  await transaction
    .deleteFrom('emails')
    .where('user_id', '=', userId)
    .where(({ or, and, eb }) =>
      or([
        eb(
          'id',
          'not in',
          state.emails.map(({ id }) => id),
        ),
        and([
          eb('is_confirmed', '=', true),
          eb(
            'id',
            'not in',
            confirmed.map(({ id }) => id),
          ),
        ]),
      ]),
    )
    .execute()
  await transaction
    .updateTable('emails')
    .set({ is_primary: false, google_issuer: null, google_id: null })
    .where('user_id', '=', userId)
    .execute()
  for (const email of confirmed) await restoreEmail(transaction, email)
  const emails = await findEmailsOf(transaction, userId)
  const hasSignIn = state.passwordHash !== null || emails.some(email => email.google_id !== null)
  if (!hasSignIn || !emails.some(email => email.is_confirmed)) throw new SignInElsewhere()
  await keepOnePrimary(transaction, userId)
  await replaceWallets(transaction, userId, state.wallets)
}

async function restoreEmail(transaction: Connection, email: AccountState['emails'][number]): Promise<void> {
  const { is_primary, google_issuer, google_id } = email
  try {
    await inTransaction(transaction, async savepoint => {
      await savepoint
        .insertInto('emails')
        .values({
          ...email,
          created_at: new Date(email.created_at),
          confirmed_at: email.confirmed_at === null ? null : new Date(email.confirmed_at),
        })
        .onConflict(conflict => conflict.column('id').doUpdateSet({ is_primary, google_issuer, google_id }))
        .execute()
    })
  } catch (error) {
    // Another account has proven the address, or signs in with the Google account, by now.
    if (!belongsToOthers.some(index => breaksUnique(error, index))) throw error
  }
}

const belongsToOthers = [confirmedAddressIndex, googleIdentityConstraint, 'emails_user_id_address_key']

const keepOnePrimary = (transaction: Connection, userId: string) =>
  sql`
    update emails set is_primary = true where id = (
      select id from emails where user_id = ${userId} order by is_primary desc, is_confirmed desc, created_at limit 1
    )
  `.execute(transaction)
