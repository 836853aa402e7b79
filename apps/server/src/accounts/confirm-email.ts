import { linkDefendantsByEmail, redeemCodeHash } from '../claims/defendants/take-over.ts'
import type { Context } from '../platform/context.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import { announce } from '../platform/events/live-events.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { hashSecret } from '../platform/secrets.ts'
import { findEmail, markEmailConfirmed } from './email-repository.ts'
import { takeOneTimeToken } from './one-time-token-repository.ts'
import { changeUser, findUser } from './user-repository.ts'

/** Confirms the address that a link was sent to, and links its owner to the claims in which it is a defendant's. */
export const confirmEmail = (
  context: Context,
  { token, isRegistration }: { token: string; isRegistration: boolean },
): Promise<Result<null, 'LINK_INVALID'>> =>
  inTransaction(context.database, async transaction => {
    const taken = await takeOneTimeToken(transaction, {
      tokenHash: hashSecret(token),
      kind: 'confirm e-mail',
      isRegistration,
      now: context.clock.now(),
    })
    const email = taken && (await findEmail(transaction, taken.email_id))
    if (!email) return fail('LINK_INVALID')
    const userId = email.user_id
    await markEmailConfirmed(transaction, email.id)
    if (isRegistration) await redeemPendingCode(context, transaction, userId)
    await linkDefendantsByEmail(context, transaction, { userId, address: email.address })
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(null)
  })

/** Redeems the code that the account was registered with. One that has become invalid since is no failure here. */
async function redeemPendingCode(context: Context, transaction: Connection, userId: string): Promise<void> {
  const { pending_redeem_code_hash: codeHash } = await findUser(transaction, userId)
  if (codeHash === null) return
  await redeemCodeHash(context, transaction, { userId, codeHash })
  await changeUser(transaction, userId, { pending_redeem_code_hash: null })
}
