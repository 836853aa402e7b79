import type { Context } from '../../platform/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { claimOf } from '../find-claim.ts'
import { hasValidCode, isCodeRedeemed } from './defendant-record.ts'
import { changeDefendant, findByCodeHashForUpdate } from './defendant-repository.ts'
import { takeOver } from './take-over.ts'

type Redemption = Result<{ claimId: string }, 'CODE_NOT_FOUND' | 'OWN_CLAIM' | 'CODE_ALREADY_REDEEMED'>

/** Takes a claim over by a code in its one form. */
export const redeemCode = (
  context: Context,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<Redemption> =>
  inTransaction(context.database, transaction =>
    redeemCodeHash(context, transaction, { userId, codeHash: hashSecret(code) }),
  )

/** Takes a claim over by the hash of a code: once, by one account, while the code is valid. */
export async function redeemCodeHash(
  context: Context,
  transaction: Connection,
  { userId, codeHash }: { readonly userId: string; readonly codeHash: string },
): Promise<Redemption> {
  const defendant = await findByCodeHashForUpdate(transaction, codeHash)
  if (!defendant) return fail('CODE_NOT_FOUND')
  if (isCodeRedeemed(defendant)) return fail('CODE_ALREADY_REDEEMED')
  const isOwn = defendant.user_id === userId
  if (!hasValidCode(defendant, context.clock.now()) || (defendant.user_id !== null && !isOwn)) {
    return fail('CODE_NOT_FOUND')
  }
  const claim = await claimOf(transaction, defendant)
  if (claim.plaintiff_id === userId) return fail('OWN_CLAIM')
  await changeDefendant(transaction, defendant.id, { redeem_code_expires_at: null })
  // Whoever was linked by the e-mail address has the claim already, and only uses the code up.
  if (!isOwn) await takeOver(context, transaction, defendant, userId)
  return ok({ claimId: claim.id })
}
