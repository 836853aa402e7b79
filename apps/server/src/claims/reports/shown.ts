import { isPublic } from '@redress/domain/claim/publication.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { ClaimState } from '../act/claim-state.ts'
import { responseFacts } from '../repositories/claim-repository.ts'
import { findRepliesByClaim } from '../repositories/reply-repository.ts'
import { presentReplies } from '../views/reply-presenter.ts'

/** Whether the public reads a claim now, or a text beside it. */
export async function isShown(
  connection: Connection,
  { claim, defendants }: Pick<ClaimState, 'claim' | 'defendants'>,
  replyId: string | null,
  now: Date,
): Promise<boolean> {
  if (!isPublic(responseFacts(claim), now)) return false
  if (replyId === null) return true
  const replies = (await findRepliesByClaim(connection, [claim])).get(claim.id) ?? []
  return presentReplies(replies, defendants).some(({ id, answer }) => id === replyId || answer?.id === replyId)
}
