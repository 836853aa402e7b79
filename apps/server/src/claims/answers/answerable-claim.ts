import { isPublic } from '@redress/domain/claim/publication.ts'
import type { AnswerableClaim } from '@redress/domain/claim/written-answers.ts'
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

/** The claim as whoever was written to can answer it. */
export async function answerableClaim(
  connection: Connection,
  { claim, defendant, now }: Asked,
): Promise<AnswerableClaim & { readonly value: number }> {
  const replies = (await findRepliesByClaim(connection, [claim])).get(claim.id) ?? []
  // A representative's is the company's.
  const bound = defendant.company_id ?? defendant.id
  return {
    status: claim.status,
    isPublic: isPublic(responseFacts(claim), now),
    isOtherSideGone: await hasOtherSideLeft(connection, claim, 'Defendant'),
    hasReply: replies.some(({ defendant_id }) => defendant_id === bound),
    value: numberFromCents(filedValue(claim)),
  }
}
