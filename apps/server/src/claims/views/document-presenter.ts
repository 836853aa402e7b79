import type { Document } from '@redress/contract/documents.ts'
import { removableUntil } from '@redress/domain/claim/correspondence.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { fullName, type Person } from '../../accounts/people/people.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import type { DocumentRecord } from '../repositories/document-repository.ts'

/** Reader of documents and messages, with the people who added them. */
export interface ReadAdditions {
  readonly claim: ClaimRecord
  readonly people: ReadonlyMap<string, Person>
  /** `null` for a reading session. */
  readonly userId: string | null
  readonly now: Date
}

export const writerOf = (userId: string, { claim, people, userId: reader }: Omit<ReadAdditions, 'now'>) => {
  const person = people.get(userId)
  return {
    party: userId === claim.plaintiff_id ? ('Plaintiff' as const) : ('Defendant' as const),
    name: person ? fullName(person) : '',
    isYou: userId === reader,
  }
}

/** Facts from which the domain decides whether a document of a filed claim can still be removed. */
export const additionFacts = (document: DocumentRecord, claim: ClaimRecord) => ({
  addedAt: document.created_at,
  isOfFiling:
    document.added_by === claim.plaintiff_id &&
    document.message_id === null &&
    claim.submitted_at !== null &&
    document.created_at <= claim.submitted_at,
  readByOthersAt: document.read_by_others_at,
})

export function presentDocument(document: DocumentRecord, reader: ReadAdditions): Document {
  const { claim, userId, now } = reader
  const isRemovable = isFiled(claim.status) && document.added_by === userId && !document.is_unsent
  return {
    id: document.id,
    type: document.type,
    fileName: document.file_name,
    fileType: document.file_type,
    size: document.size === null ? null : Number(document.size),
    sha256: document.sha256,
    url: document.url,
    urlDescription: document.url_description,
    caption: document.caption,
    createdAt: document.created_at.toISOString(),
    addedBy: writerOf(document.added_by, reader),
    messageId: document.message_id,
    removableUntil: isRemovable ? (removableUntil(additionFacts(document, claim), now)?.toISOString() ?? null) : null,
  }
}
