import type { Context } from '../../adapters/context.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { type ClaimState, lockClaim } from '../act/claim-state.ts'
import { type Act, inAct } from '../act/record.ts'
import {
  findDefendantByCodeHash,
  hasValidCode,
  isCodeRedeemed,
  lockDefendantByCodeHash,
  takeoverStateOf,
} from '../repositories/defendant-repository.ts'
import { takeSeat } from './take-seat.ts'

type RedemptionFailure = 'CODE_NOT_FOUND' | 'OWN_CLAIM' | 'CODE_ALREADY_REDEEMED' | 'TAKEN_BY_YOU'

/** Takes a claim over by a code in its normalised form. */
export const redeemCode = (
  context: Context,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<Result<{ claimId: string }, RedemptionFailure>> =>
  inAct(context, async act => {
    const redeemed = await redeemCodeHash(act, { userId, codeHash: hashSecret(code) })
    return redeemed.ok ? ok({ claimId: redeemed.value.claim.id }) : redeemed
  })

/** Takes a claim over by the hash of a code and returns the claim. */
export async function redeemCodeHash(
  act: Act,
  {
    userId,
    codeHash,
    browser,
  }: { readonly userId: string; readonly codeHash: string; readonly browser?: string | undefined },
): Promise<Result<ClaimState, RedemptionFailure>> {
  const found = await findDefendantByCodeHash(act.transaction, codeHash)
  // Locks the claim first, as every change does, to avoid deadlocks.
  const state = found && (await lockClaim(act.transaction, found.claim_id, [userId]))
  const defendant = state && (await lockDefendantByCodeHash(act.transaction, codeHash))
  return defendant ? redeemFor(act, { state, defendant, userId, browser }) : fail('CODE_NOT_FOUND')
}

/** The same for a defendant who is locked: once, by one account, while the code is valid. */
export async function redeemFor(
  act: Act,
  { state, defendant, userId, browser }: Parameters<typeof takeSeat>[1],
): Promise<Result<ClaimState, RedemptionFailure>> {
  const now = act.context.clock.now()
  if (isCodeRedeemed(defendant)) return fail('CODE_ALREADY_REDEEMED')
  if (!hasValidCode(defendant, now)) return fail('CODE_NOT_FOUND')
  const takeover = takeoverStateOf(defendant, now)
  if (takeover === 'contested' && defendant.user_id === userId) return fail('TAKEN_BY_YOU')
  if (takeover !== 'open' && takeover !== 'contested') return fail('CODE_NOT_FOUND')
  return takeSeat(act, { state, defendant, userId, browser })
}
