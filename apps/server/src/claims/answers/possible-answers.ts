import type { WrittenAnswer } from '@redress/contract/letters.ts'
import { isPublic } from '@redress/domain/claim/publication.ts'
import { type AnswerKind, answersTo, isOfValue, partsOfAnswer } from '@redress/domain/claim/written-answers.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import type { Connection } from '../../platform/database/database.ts'
import { type ClaimRecord, filedValue, responseFacts } from '../repositories/claim-repository.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'
import { findRepliesByClaim } from '../repositories/reply-repository.ts'
import { hasOtherSideLeft } from '../views/other-side.ts'

interface Asked {
  readonly claim: ClaimRecord
  /** The place of whoever answers. */
  readonly defendant: DefendantRecord
  readonly now: Date
}

/** How whoever was written to can answer now. */
export async function possibleAnswers(connection: Connection, { claim, defendant, now }: Asked): Promise<AnswerKind[]> {
  const replies = (await findRepliesByClaim(connection, [claim])).get(claim.id) ?? []
  // A representative's is the company's.
  const bound = defendant.company_id ?? defendant.id
  return answersTo({
    status: claim.status,
    isPublic: isPublic(responseFacts(claim), now),
    isOtherSideGone: await hasOtherSideLeft(connection, claim, 'Defendant'),
    hasReply: replies.some(({ defendant_id }) => defendant_id === bound),
  })
}

/** Whether all that an answer does can be done to the claim as it is now. */
export const isGivable = (answer: WrittenAnswer, claim: ClaimRecord, possible: readonly AnswerKind[]): boolean =>
  partsOfAnswer(answer).every(part => possible.includes(part)) && isOfValue(answer, numberFromCents(filedValue(claim)))
