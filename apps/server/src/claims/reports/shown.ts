import { isPublic } from '@redress/domain/claim/publication.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { ClaimState } from '../act/claim-state.ts'
import { responseFacts } from '../repositories/claim-repository.ts'
import { findRepliesByClaim, type ReplyRecord } from '../repositories/reply-repository.ts'
import { presentReplies } from '../views/reply-presenter.ts'

type Shown = Pick<ClaimState, 'claim' | 'defendants'>

/** The texts beside a claim that the public reads now, as they were written. */
export async function shownWords(
  connection: Connection,
  { claim, defendants }: Shown,
  now: Date,
): Promise<ReplyRecord[]> {
  if (!isPublic(responseFacts(claim), now)) return []
  const replies = (await findRepliesByClaim(connection, [claim])).get(claim.id) ?? []
  const shown = presentReplies(replies, defendants).flatMap(({ id, answer }) => [id, answer?.id])
  return replies.filter(({ id }) => shown.includes(id))
}

/** Whether the public reads a claim now, or a text beside it. */
export async function isShown(
  connection: Connection,
  state: Shown,
  replyId: string | null,
  now: Date,
): Promise<boolean> {
  if (replyId === null) return isPublic(responseFacts(state.claim), now)
  return (await shownWords(connection, state, now)).some(({ id }) => id === replyId)
}
