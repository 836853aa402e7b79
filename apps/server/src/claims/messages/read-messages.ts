import type { Output } from '@redress/contract/endpoint.ts'
import type { getMessages } from '@redress/contract/messages.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { peopleById } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import { markCorrespondenceRead } from '../../notifications/gathered-notices.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { ClaimOfParty, ReadClaim } from '../views/claim-access.ts'
import { presentDocument } from '../views/document-presenter.ts'
import { presentMessage } from './message-presenter.ts'
import { findMessage, findMessages, saveReadUpTo } from './message-repository.ts'

type Messages = Output<typeof getMessages>

/** Page of the parties' messages as one of them reads it. */
export const listMessages = async (
  context: Context,
  caller: ReadClaim,
  before: string | undefined,
): Promise<Result<Messages, never>> =>
  ok(await messagesFor(context, context.database, caller, { before: before ?? null, size: limits.messagePageSize }))

/** All messages, for the data export. */
export const allMessages = (context: Context, caller: ReadClaim): Promise<Messages> =>
  messagesFor(context, context.database, caller, { before: null, size: null })

async function messagesFor(
  { clock }: Context,
  connection: Connection,
  { claim, userId }: ReadClaim,
  { before, size }: { readonly before: string | null; readonly size: number | null },
): Promise<Messages> {
  const page = { claimId: claim.id, userId, before, size: size === null ? null : size + 1 }
  const { messages: found, counts, readUpTo, documents } = await findMessages(connection, page)
  const messages = size === null ? found : found.slice(-size)
  const people = await peopleById(connection, [
    ...messages.map(each => each.user_id),
    ...documents.map(each => each.added_by),
  ])
  const reader = { claim, people, userId, now: clock.now(), readUpTo }
  const filesOf = Map.groupBy(documents, each => each.message_id)
  return {
    messages: messages.map(each => presentMessage(each, filesOf.get(each.id) ?? [], reader)),
    ...counts,
    next: found.length > messages.length ? (messages[0]?.id ?? null) : null,
    unsentFiles: documents
      .filter(each => each.is_unsent && each.added_by === userId)
      .map(each => presentDocument(each, reader)),
  }
}

/** Marks messages up to one as read, and their notifications too if nothing newer is unread. */
export const markMessagesRead = (
  context: Context,
  caller: ClaimOfParty,
  messageId: string,
): Promise<Result<Messages, 'MESSAGE_NOT_FOUND'>> =>
  inTransaction(context.database, async transaction => {
    const reader = { claimId: caller.claim.id, userId: caller.userId }
    const message = await findMessage(transaction, { claimId: reader.claimId, id: messageId })
    if (!message) return fail('MESSAGE_NOT_FOUND')
    await saveReadUpTo(transaction, reader, message.sequence)
    await markCorrespondenceRead(transaction, reader)
    const newest = { before: null, size: limits.messagePageSize }
    return ok(await messagesFor(context, transaction, caller, newest))
  })
