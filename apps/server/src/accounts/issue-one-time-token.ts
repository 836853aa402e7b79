import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { hashSecret, newSecret } from '../platform/secrets.ts'
import type { EmailRecord } from './email-repository.ts'
import { after, lifetimes } from './lifetimes.ts'
import { deleteExpiredOneTimeTokens, insertOneTimeToken, type TokenKind } from './one-time-token-repository.ts'

const lifetimeOf = {
  'confirm e-mail': lifetimes.confirmation,
  'reset password': lifetimes.passwordReset,
} satisfies Record<TokenKind, number>

/** A secret for the link of one mail. Only its hash is kept. */
export async function issueOneTimeToken(
  { clock, database }: Context,
  kind: TokenKind,
  email: EmailRecord,
): Promise<string> {
  const now = clock.now()
  const secret = newSecret()
  await inTransaction(database, async transaction => {
    await deleteExpiredOneTimeTokens(transaction, email.user_id, now)
    await insertOneTimeToken(transaction, {
      token_hash: hashSecret(secret),
      kind,
      user_id: email.user_id,
      email_id: email.id,
      expires_at: after(now, lifetimeOf[kind]),
    })
  })
  return secret
}
