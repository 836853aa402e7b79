import type { WrittenAnswer } from '@redress/contract/letters.ts'
import { isGivable } from '@redress/domain/claim/written-answers.ts'
import type { LetterReader } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { type ActingParty, carryOut } from '../act/change-claim.ts'
import { type ClaimState, claimOf } from '../act/claim-state.ts'
import type { Act } from '../act/record.ts'
import { lockOpenedLetter, takeAnswer } from '../letters/reading-session-repository.ts'
import { writeStatement } from '../messages/write-message.ts'
import { publish, replying } from '../replies/publish-reply.ts'
import { lockClaimRow } from '../repositories/claim-repository.ts'
import { type DefendantRecord, hasValidCode, isCodeRedeemed } from '../repositories/defendant-repository.ts'
import { disputing, proposing, resolving } from '../resolutions/resolutions.ts'
import { redeemFor } from '../takeover/redeem-code.ts'
import { handFilesOver } from './answer-files.ts'
import { answerableClaim } from './answerable-claim.ts'

/** A letter and its answer, locked until the transaction ends. */
export interface LockedLetter {
  readonly tokenHash: string
  readonly defendant: DefendantRecord
  /** Answer written so far; `null` if there is none. */
  readonly answer: WrittenAnswer | null
}

/** The account that has given the answer before. */
export interface AnsweredBefore {
  readonly answeredBy: string
}

/**
 * Locks everything that an answer changes, so that it is given once. A repetition finds the account that has given
 * it.
 */
export async function lockLetter(
  { context: { clock }, transaction }: Act,
  { claimId, tokenHash }: LetterReader,
): Promise<Result<LockedLetter | AnsweredBefore, 'LETTER_CLOSED' | 'ALREADY_TAKEN_OVER'>> {
  // Locks the claim first, as every change does.
  const letter = (await lockClaimRow(transaction, claimId)) && (await lockOpenedLetter(transaction, tokenHash))
  if (!letter) return fail('LETTER_CLOSED')
  const { answered_by: answeredBy, code_hash: codeHash, answer, ...defendant } = letter
  if (answeredBy !== null) return ok({ answeredBy })
  if (isCodeRedeemed(defendant)) return fail('ALREADY_TAKEN_OVER')
  const isOpen = defendant.redeem_code_hash === codeHash && hasValidCode(defendant, clock.now())
  return isOpen ? ok({ tokenHash, defendant, answer }) : fail('LETTER_CLOSED')
}

/** Takes the claim over for an account and gives the answer. If either fails, the caller rolls both back. */
export async function giveAnswer(
  act: Act,
  { tokenHash, defendant, answer }: LockedLetter,
  userId: string,
  browser?: string,
) {
  const { context, transaction } = act
  const state = await claimOf(transaction, defendant, [userId])
  const taken = await redeemFor(act, { state, defendant, userId, browser })
  if (!taken.ok) {
    const { code } = taken
    return fail(code === 'OWN_CLAIM' || code === 'TAKEN_BY_YOU' ? code : 'ALREADY_TAKEN_OVER')
  }
  const { value: claim } = taken
  const uploaded = await takeAnswer(transaction, { tokenHash, defendantId: defendant.id, userId })
  const fileIds = await handFilesOver(context, transaction, uploaded, { defendant, userId })
  if (answer === null) return ok({ claimId: defendant.claim_id })
  const answerable = await answerableClaim(transaction, claim, { defendant, now: context.clock.now() })
  if (!isGivable(answer, answerable)) return fail('NOT_IN_THIS_STATE')
  const by = { claim: claim.claim, party: 'Defendant', userId } as const
  const given = await give(act, claim, by, { defendantId: defendant.id, answer, fileIds })
  if (given.ok) return ok({ claimId: defendant.claim_id })
  // A day on which it is to be paid can be over by now.
  return given.code === 'INVALID_INPUT' ? fail(given.code, given.details) : fail('NOT_IN_THIS_STATE')
}

interface Given {
  readonly defendantId: string
  readonly answer: WrittenAnswer
  /** Ids of the uploaded files that belong to the answer. */
  readonly fileIds: readonly string[]
}

/** Each answer with the act that it is; the contract has seen to it that what belongs to it is there. */
async function give(
  act: Act,
  state: ClaimState,
  by: ActingParty,
  { defendantId, answer, fileIds }: Given,
): Promise<Result<unknown>> {
  const { kind, winningParty, costOwner, value, paymentPlan, note } = answer
  const { disputeReason, disputeExplanation, text, paidOn, paidValue } = answer
  if (kind === 'concession') return carryOut(act, state, by, resolving({ value }))
  if (kind === 'reply' && text) return publish(act, state, by, replying(by, { defendantId, text }))
  if (kind === 'already paid' && text && paidOn && paidValue !== undefined) {
    const said = await writeStatement(act, state, by, { paidOn, paidValue, text, fileIds: [...fileIds] })
    if (!said.ok || answer.disputes !== true) return said
    // The message reaches the plaintiff at once and without a fee; the dispute waits for its fee.
    return carryOut(act, state, by, disputing({ disputeReason: 'Not Factual', disputeExplanation: text }))
  }
  if (kind === 'offer' && winningParty && costOwner && value !== undefined)
    return carryOut(act, state, by, proposing({ winningParty, costOwner, value, paymentPlan, note }))
  if (kind === 'dispute' && disputeReason && disputeExplanation)
    return carryOut(act, state, by, disputing({ disputeReason, disputeExplanation }))
  throw new Error(`What belongs to the kept answer "${kind}" is missing`)
}
