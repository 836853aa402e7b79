import type { WrittenAnswer } from '@redress/contract/letters.ts'
import { isGivable } from '@redress/domain/claim/written-answers.ts'
import type { AccountsContext } from '../../accounts/account-ports.ts'
import { confirmProvenAddress } from '../../accounts/proven-address.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { statePayment } from '../messages/write-message.ts'
import { publishReply } from '../replies/publish-reply.ts'
import { type ClaimRecord, lockClaim } from '../repositories/claim-repository.ts'
import {
  type DefendantRecord,
  hasValidCode,
  isCodeRedeemed,
  lockDefendant,
} from '../repositories/defendant-repository.ts'
import { lockReadingSession, markAnswered } from '../repositories/reading-session-repository.ts'
import { deleteWrittenAnswer, findWrittenAnswer } from '../repositories/written-answer-repository.ts'
import { disputeClaim, proposeResolution, resolveClaim } from '../resolutions/resolutions.ts'
import { redeemCodeHash } from '../takeover/redeem-code.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { handFilesOver } from './answer-files.ts'
import { answerableClaim } from './answerable-claim.ts'

/** What whoever opened a letter is about to answer; all of it locked until the transaction ends. */
export interface LockedPlace {
  readonly claim: ClaimRecord
  readonly defendant: DefendantRecord
  readonly codeHash: string
}

/** The account that has given the answer before. */
export interface AnsweredBefore {
  readonly answeredBy: string
}

/**
 * Locks what an answer changes, so that it is given once: sent again, it finds the account that has given it.
 */
export async function lockPlace(
  { clock }: Context,
  transaction: Connection,
  { claimId, defendantId, tokenHash }: Reader,
): Promise<Result<LockedPlace | AnsweredBefore, 'LETTER_CLOSED' | 'ALREADY_TAKEN_OVER'>> {
  // The claim first, as every transition does.
  const claim = await lockClaim(transaction, claimId)
  const session = claim && (await lockReadingSession(transaction, tokenHash))
  if (!session) return fail('LETTER_CLOSED')
  if (session.answered_by !== null) return ok({ answeredBy: session.answered_by })
  const defendant = await lockDefendant(transaction, defendantId)
  if (!defendant) return fail('LETTER_CLOSED')
  if (isCodeRedeemed(defendant)) return fail('ALREADY_TAKEN_OVER')
  const isOpen = defendant.redeem_code_hash === session.code_hash && hasValidCode(defendant, clock.now())
  return isOpen ? ok({ claim, defendant, codeHash: session.code_hash }) : fail('LETTER_CLOSED')
}

/** Takes the claim over for an account, and does what was written. Where one of both fails, the caller undoes all. */
export async function giveAnswer(
  context: AccountsContext,
  transaction: Connection,
  { place, tokenHash, userId }: { readonly place: LockedPlace; readonly tokenHash: string; readonly userId: string },
) {
  const { claim, defendant, codeHash } = place
  // The code was sent to the address: whoever has it reads what is sent there.
  await confirmProvenAddress(context, transaction, { userId, address: defendant.email })
  const taken = await redeemCodeHash(context, transaction, { userId, codeHash })
  if (!taken.ok) {
    const { code } = taken
    return fail(code === 'OWN_CLAIM' || code === 'TAKEN_BY_YOU' ? code : 'ALREADY_TAKEN_OVER')
  }
  await markAnswered(transaction, tokenHash, userId)
  const answer = await findWrittenAnswer(transaction, defendant)
  const fileIds = await handFilesOver(context, transaction, { place: defendant, userId })
  if (answer === null) return ok({ claimId: claim.id })
  const answerable = await answerableClaim(transaction, { claim, defendant, now: context.clock.now() })
  if (!isGivable(answer, answerable)) return fail('NOT_IN_THIS_STATE')
  await deleteWrittenAnswer(transaction, defendant.id)
  const by: ClaimOfParty = { claim, party: 'Defendant', userId }
  const given = await act({ ...context, database: transaction }, by, { defendantId: defendant.id, answer, fileIds })
  return given.ok ? ok({ claimId: claim.id }) : fail('NOT_IN_THIS_STATE')
}

interface Acting {
  readonly defendantId: string
  readonly answer: WrittenAnswer
  /** What the account has yet to send. */
  readonly fileIds: readonly string[]
}

/** Each answer with the act that it is; the contract has seen to it that what belongs to it is there. */
function act(context: Context, claim: ClaimOfParty, { defendantId, answer, fileIds }: Acting) {
  const { kind, winningParty, costOwner, value, disputeReason, disputeExplanation, text, paidOn, paidValue } = answer
  if (kind === 'concession') return resolveClaim(context, claim)
  if (kind === 'reply' && text) return publishReply(context, claim, { defendantId, text })
  if (kind === 'already paid' && text && paidOn && paidValue !== undefined)
    return sayPaid(context, claim, { paidOn, paidValue, text, fileIds: [...fileIds] }, answer.disputes === true)
  if (kind === 'offer' && winningParty && costOwner && value !== undefined)
    return proposeResolution(context, claim, { winningParty, costOwner, value })
  if (kind === 'dispute' && disputeReason && disputeExplanation)
    return disputeClaim(context, claim, { disputeReason, disputeExplanation })
  throw new Error(`What belongs to the kept answer "${kind}" is missing`)
}

/** The plaintiff is told at once, and free of charge; where the claim is disputed as well, that waits for its fee. */
async function sayPaid(
  context: Context,
  claim: ClaimOfParty,
  statement: Parameters<typeof statePayment>[2],
  disputes: boolean,
) {
  const said = await statePayment(context, claim, statement)
  if (!said.ok || !disputes) return said
  return disputeClaim(context, claim, { disputeReason: 'Not Factual', disputeExplanation: statement.text })
}
