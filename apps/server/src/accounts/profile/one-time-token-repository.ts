import type { Connection } from '../../platform/database/database.ts'
import type { Table } from '../../platform/database/schema.ts'

export type TokenKind = Table<'one_time_tokens'>['kind']

/** Stores a token. A repeated one gets a new expiry; a used one stays used. */
export async function keepOneTimeToken(
  transaction: Connection,
  values: Omit<Table<'one_time_tokens'>, 'used_at'>,
): Promise<void> {
  await transaction
    .insertInto('one_time_tokens')
    .values({ ...values, used_at: null })
    .onConflict(conflict => conflict.column('token_hash').doUpdateSet({ expires_at: values.expires_at }))
    .execute()
}

interface ValidToken {
  readonly tokenHash: string
  readonly kind: TokenKind
  /** Only a token that was sent to the registration address, or only to an additional one. */
  readonly isRegistration?: boolean
  readonly now: Date
}

/** Recipient of a valid token; `undefined` if the token is unknown, used or expired. */
export const findValidOneTimeToken = (
  connection: Connection,
  { tokenHash, kind, now }: Omit<ValidToken, 'isRegistration'>,
): Promise<{ email_id: string; user_id: string } | undefined> =>
  connection
    .selectFrom('one_time_tokens')
    .select(['email_id', 'user_id'])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Marks a valid token as used and returns its recipient; `undefined` if the token is unknown, used or expired. */
export const markOneTimeTokenUsed = (
  transaction: Connection,
  { tokenHash, kind, isRegistration, now }: ValidToken,
): Promise<{ email_id: string; user_id: string } | undefined> =>
  transaction
    .updateTable('one_time_tokens')
    .from('emails')
    .set({ used_at: now })
    .whereRef('emails.id', '=', 'one_time_tokens.email_id')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(isRegistration !== undefined, query => query.where('emails.is_registration', '=', isRegistration === true))
    .returning(['one_time_tokens.email_id', 'one_time_tokens.user_id'])
    .executeTakeFirst()

/** Whether a token of the kind was used; it is known until it is deleted as expired. */
export async function isOneTimeTokenUsed(
  connection: Connection,
  { tokenHash, kind, isRegistration }: Omit<ValidToken, 'now'>,
): Promise<boolean> {
  const used = await connection
    .selectFrom('one_time_tokens')
    .innerJoin('emails', 'emails.id', 'one_time_tokens.email_id')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is not', null)
    .$if(isRegistration !== undefined, query => query.where('emails.is_registration', '=', isRegistration === true))
    .executeTakeFirst()
  return used !== undefined
}

export async function deleteOneTimeTokens(transaction: Connection, userId: string, kind: TokenKind): Promise<void> {
  await transaction.deleteFrom('one_time_tokens').where('user_id', '=', userId).where('kind', '=', kind).execute()
}

export async function deleteExpiredOneTimeTokens(transaction: Connection, userId: string, now: Date): Promise<void> {
  await transaction.deleteFrom('one_time_tokens').where('user_id', '=', userId).where('expires_at', '<=', now).execute()
}
