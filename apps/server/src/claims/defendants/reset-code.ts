import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { ok } from '../../platform/result.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { changeDefendant, findByCodeHashForUpdate } from './defendant-repository.ts'

/**
 * Ends a known code that nobody has redeemed and has a new one sent to the address on record. The old code stays
 * known until the new one is made, so that asking again helps where the mail did not arrive.
 */
export const resetCode = (context: Context, code: string) =>
  inTransaction(context.database, async transaction => {
    const defendant = await findByCodeHashForUpdate(transaction, hashSecret(code))
    if (defendant && defendant.user_id === null) {
      await changeDefendant(transaction, defendant.id, { redeem_code_expires_at: context.clock.now() })
      await context.jobs.enqueue(transaction, 'send invitation', { defendantId: defendant.id })
    }
    return ok(null)
  })
