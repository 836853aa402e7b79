import { confirmedOwners } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { takeOverClaim } from '../defendants/take-over.ts'
import { lockClaim } from '../repositories/claim-repository.ts'
import {
  findDefendantByCodeHash,
  hasValidCode,
  isCodeRedeemed,
  lockDefendantByCodeHash,
  takeoverStateOf,
  updateDefendant,
} from '../repositories/defendant-repository.ts'
import { replaceTaker } from './replace-taker.ts'

type Redemption = Result<{ claimId: string }, 'CODE_NOT_FOUND' | 'OWN_CLAIM' | 'CODE_ALREADY_REDEEMED' | 'TAKEN_BY_YOU'>

/** Takes a claim over by a code in its one form. */
export const redeemCode = (
  context: Context,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<Redemption> =>
  inTransaction(context.database, transaction =>
    redeemCodeHash(context, transaction, { userId, codeHash: hashSecret(code) }),
  )

/**
 * Takes a claim over by the hash of a code: once, by one account, while the code is valid. Where the place is contested,
 * whoever held it loses it.
 */
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
  const isOwn = defendant.user_id === userId
  if (isOwn && state === 'contested') return fail('TAKEN_BY_YOU')
  if (!isOwn && state !== 'open' && state !== 'contested') return fail('CODE_NOT_FOUND')
  if (claim.plaintiff_id === userId) return fail('OWN_CLAIM')
  await updateDefendant(transaction, defendant.id, { redeem_code_expires_at: null })
  // Whoever was linked by the e-mail address has the claim already, and only uses the code up.
  if (isOwn) return ok({ claimId: claim.id })
  const owners = await confirmedOwners(transaction, [defendant.email])
  const isAddressConfirmed = owners.get(defendant.email) === userId
  if (state === 'contested') await replaceTaker(context, transaction, { claim, defendant, userId, isAddressConfirmed })
  else {
    const takeOver = { defendantId: defendant.id, userId }
    await takeOverClaim(context, transaction, claim, [takeOver], { isAddressConfirmed })
  }
  // The code may have come into the wrong hands: whoever reads the named mailbox is told who used it.
  if (!isAddressConfirmed) {
    await context.jobs.enqueue(transaction, 'send takeover notice', { defendantId: defendant.id, userId })
  }
  return ok({ claimId: claim.id })
}
