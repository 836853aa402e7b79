import { isPublic } from '@redress/domain/claim/publication.ts'
import type { AnswerableClaim } from '@redress/domain/claim/written-answers.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { ClaimState } from '../act/claim-state.ts'
import { filedValue, responseFacts } from '../repositories/claim-repository.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'
import { findRepliesByClaim } from '../repositories/reply-repository.ts'
import { isOtherSideGone } from '../views/other-side.ts'

/** Claim state for a reader who answers; `defendant` is their seat. */
export async function answerableClaim(
  connection: Connection,
  state: ClaimState,
  { defendant, now }: { readonly defendant: DefendantRecord; readonly now: Date },
): Promise<AnswerableClaim & { readonly value: number }> {
  const { claim } = state
  const replies = (await findRepliesByClaim(connection, [claim])).get(claim.id) ?? []
  // A representative's is the company's.
  const bound = defendant.company_id ?? defendant.id
  return {
    status: claim.status,
    isPublic: isPublic(responseFacts(claim), now),
    isOtherSideGone: isOtherSideGone(state, 'Defendant'),
    hasReply: replies.some(({ defendant_id }) => defendant_id === bound),
    value: numberFromCents(filedValue(claim)),
  }
}
