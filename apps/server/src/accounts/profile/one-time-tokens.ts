import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { deriveSecret, hashSecret } from '../../platform/secrets.ts'
import type { EmailRecord } from '../people/email-repository.ts'
import { after, lifetimes } from '../people/lifetimes.ts'
import {
  deleteExpiredOneTimeTokens,
  findValidOneTimeToken,
  isOneTimeTokenUsed,
  keepOneTimeToken,
  markOneTimeTokenUsed,
  type TokenKind,
} from './one-time-token-repository.ts'

const lifetimeOf = {
  'confirm e-mail': lifetimes.confirmation,
  'reset password': lifetimes.passwordReset,
} satisfies Record<TokenKind, number>

/** The secret for the link in one mail, the same each time that it is written for one cause. Only its hash is stored. */
export async function issueOneTimeToken(
  { clock, database, secretKey }: Context,
  kind: TokenKind,
  email: EmailRecord,
  cause: string,
): Promise<string> {
  const now = clock.now()
  const secret = deriveSecret(secretKey, kind, cause).toString('base64url')
  await deleteExpiredOneTimeTokens(database, email.user_id, now)
  await keepOneTimeToken(database, {
    token_hash: hashSecret(secret),
    kind,
    user_id: email.user_id,
    email_id: email.id,
    expires_at: after(now, lifetimeOf[kind]),
  })
  return secret
}

interface GivenToken {
  readonly token: string
  readonly kind: TokenKind
  /** Only a token that was sent to the registration address, or only to an additional one. */
  readonly isRegistration?: boolean
}

/** Recipient of a token, which is not used up; `undefined` if it is unknown, used or expired. */
export const findOneTimeToken = (
  { clock, database }: Context,
  { token, kind }: Omit<GivenToken, 'isRegistration'>,
): Promise<{ email_id: string; user_id: string } | undefined> =>
  findValidOneTimeToken(database, { kind, tokenHash: hashSecret(token), now: clock.now() })

/** Uses a token up and returns its recipient; `undefined` if it is unknown, used or expired. */
export const consumeOneTimeToken = (
  { clock }: Context,
  transaction: Connection,
  { token, ...given }: GivenToken,
): Promise<{ email_id: string; user_id: string } | undefined> =>
  markOneTimeTokenUsed(transaction, { ...given, tokenHash: hashSecret(token), now: clock.now() })

/** Whether a token was used. Its holder may learn that, because tokens cannot be guessed. */
export const wasOneTimeTokenUsed = (connection: Connection, { token, ...given }: GivenToken): Promise<boolean> =>
  isOneTimeTokenUsed(connection, { ...given, tokenHash: hashSecret(token) })
