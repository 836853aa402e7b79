import type { OpenedLetter, WrittenAnswer } from '@redress/contract/letters.ts'
import { planMessage } from '@redress/contract/plan-message.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { isFutureDate } from '@redress/domain/claim/completeness.ts'
import { isGivable } from '@redress/domain/claim/written-answers.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { LetterReader } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { claimOf } from '../act/claim-state.ts'
import { describeLetter } from '../letters/opened-letter.ts'
import { lockSeatOfLetter } from '../letters/reading-session-repository.ts'
import { deleteWrittenAnswer, keepWrittenAnswer } from '../repositories/written-answer-repository.ts'
import { discardAnswerFiles } from './answer-files.ts'
import { answerableClaim } from './answerable-claim.ts'

/** Stores an answer with the letter until an account gives it. */
export async function writeAnswer(
  context: Context,
  reader: LetterReader,
  written: WrittenAnswer,
): Promise<Result<OpenedLetter, 'LETTER_CLOSED' | 'NOT_IN_THIS_STATE' | 'INVALID_INPUT'>> {
  const now = context.clock.now()
  return inTransaction(context.database, async transaction => {
    const defendant = await lockSeatOfLetter(transaction, reader, now)
    if (!defendant) return fail('LETTER_CLOSED')
    const answerable = await answerableClaim(transaction, await claimOf(transaction, defendant), { defendant, now })
    // Stores the conceded sum, so that the concession is not given for another one.
    const answer = written.kind === 'concession' ? { value: answerable.value, ...written } : written
    if (!isGivable(answer, answerable)) return fail('NOT_IN_THIS_STATE')
    if (answer.paidOn !== undefined && isFutureDate(answer.paidOn, now)) {
      return fail('INVALID_INPUT', [{ path: 'paidOn', message: validationTexts.futureDate }])
    }
    const { winningParty, costOwner, value } = answer
    if (answer.kind === 'offer' && winningParty && costOwner && value !== undefined) {
      const message = planMessage({ winningParty, costOwner, value, paymentPlan: answer.paymentPlan }, now)
      if (message !== null) return fail('INVALID_INPUT', [{ path: 'paymentPlan', message }])
    }
    await keepWrittenAnswer(transaction, defendant, { answer, now })
    return ok(await describeLetter(transaction, reader, defendant))
  })
}

export const discardAnswer = (context: Context, reader: LetterReader): Promise<Result<OpenedLetter, 'LETTER_CLOSED'>> =>
  inTransaction(context.database, async transaction => {
    const defendant = await lockSeatOfLetter(transaction, reader, context.clock.now())
    if (!defendant) return fail('LETTER_CLOSED')
    await deleteWrittenAnswer(transaction, reader.defendantId)
    await discardAnswerFiles(context, transaction, reader.defendantId)
    return ok(await describeLetter(transaction, reader, defendant))
  })
