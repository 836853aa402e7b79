import type { OpenedLetter, WrittenAnswer } from '@redress/contract/letters.ts'
import type { Context } from '../../adapters/context.ts'
import type { Reader } from '../../platform/http/caller.ts'
import { fail, type Result } from '../../platform/result.ts'
import { getOpenedLetter } from '../letters/opened-letter.ts'
import { findClaimOf } from '../repositories/claim-repository.ts'
import { findDefendant } from '../repositories/defendant-repository.ts'
import { deleteWrittenAnswer, keepWrittenAnswer } from '../repositories/written-answer-repository.ts'
import { possibleAnswers } from './possible-answers.ts'

/** Keeps an answer with the letter until there is an account that gives it. */
export async function writeAnswer(
  context: Context,
  reader: Reader,
  answer: WrittenAnswer,
): Promise<Result<OpenedLetter, 'LETTER_CLOSED' | 'NOT_IN_THIS_STATE'>> {
  const { database, clock } = context
  const defendant = await findDefendant(database, reader.defendantId)
  if (!defendant || reader.answeredBy !== null) return fail('LETTER_CLOSED')
  const now = clock.now()
  const claim = await findClaimOf(database, defendant)
  const possible = await possibleAnswers(database, { claim, defendant, now })
  if (!possible.includes(answer.kind)) return fail('NOT_IN_THIS_STATE')
  await keepWrittenAnswer(database, defendant, { answer, now })
  return getOpenedLetter(context, reader)
}

export async function discardAnswer(context: Context, reader: Reader): Promise<Result<OpenedLetter, 'LETTER_CLOSED'>> {
  if (reader.answeredBy !== null) return fail('LETTER_CLOSED')
  await deleteWrittenAnswer(context.database, reader.defendantId)
  return getOpenedLetter(context, reader)
}
