import { confirmedOwners } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { fail, type Result } from '../../platform/result.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { lockClaim } from '../repositories/claim-repository.ts'
import {
  findDefendantByCodeHash,
  hasValidCode,
  isCodeRedeemed,
  lockDefendantByCodeHash,
  takeoverStateOf,
} from '../repositories/defendant-repository.ts'
import { takePlace } from './take-place.ts'

type Redemption = Result<{ claimId: string }, 'CODE_NOT_FOUND' | 'OWN_CLAIM' | 'CODE_ALREADY_REDEEMED' | 'TAKEN_BY_YOU'>

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
  const now = context.clock.now()
  const found = await findDefendantByCodeHash(transaction, codeHash)
  // The claim first, as every transition does: in the other order two could wait for each other.
  const claim = found && (await lockClaim(transaction, found.claim_id))
  const defendant = claim && (await lockDefendantByCodeHash(transaction, codeHash))
  if (!defendant) return fail('CODE_NOT_FOUND')
  if (isCodeRedeemed(defendant)) return fail('CODE_ALREADY_REDEEMED')
  if (!hasValidCode(defendant, now)) return fail('CODE_NOT_FOUND')
  const state = takeoverStateOf(defendant, now)
  if (state === 'contested' && defendant.user_id === userId) return fail('TAKEN_BY_YOU')
  if (state !== 'open' && state !== 'contested') return fail('CODE_NOT_FOUND')
  const owners = await confirmedOwners(transaction, [defendant.email])
  return takePlace(context, transaction, { claim, defendant, userId, ownerId: owners.get(defendant.email) })
}
