import type { Message } from '@redress/contract/messages.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import type { DocumentRecord } from '../repositories/document-repository.ts'
import { presentDocument, type ReadAdditions, writerOf } from '../views/document-presenter.ts'
import type { MessageRecord } from './message-repository.ts'

/** A message as a party reads it; `readUpTo` is the last one that the reader has marked as read. */
export function presentMessage(
  message: MessageRecord,
  files: readonly DocumentRecord[],
  reader: ReadAdditions & { readonly readUpTo: bigint },
): Message {
  const { id, kind, text, paid_on: on, paid_cents: cents } = message
  const writtenBy = { ...writerOf(message.user_id, reader), party: message.party }
  return {
    id,
    kind,
    text,
    payment:
      on === null || cents === null ? null : { on, paid: numberFromCents(cents), currency: reader.claim.currency },
    files: files.map(each => presentDocument(each, reader)),
    writtenBy,
    // Reading sessions have no read mark, so they see nothing as new.
    isNew: reader.userId !== null && !writtenBy.isYou && message.sequence > reader.readUpTo,
    createdAt: message.created_at.toISOString(),
  }
}
