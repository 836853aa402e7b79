import { z } from 'zod'
import { nothing } from './auth.ts'
import { party } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { caption, dateTime, documentLink, id, name } from './fields.ts'
import { form, view } from './named-schemas.ts'

/** A person of a party who did something. */
export const partyMember = view('PartyMember', { party, name: z.string(), isYou: z.boolean() })

export const document = view('Document', {
  id,
  type: z.enum(['file', 'url']),
  fileName: z.string().nullable(),
  fileType: z.string().nullable(),
  size: z.number().int().nullable(),
  sha256: z.string().nullable(),
  url: z.string().nullable(),
  urlDescription: z.string().nullable(),
  /** Caption in the words of the person who added the document. */
  caption: z.string().nullable(),
  createdAt: dateTime,
  /** The person who added it. */
  addedBy: partyMember,
  /** The message that it came with. */
  messageId: id.nullable(),
  /** Until when the caller may remove it from a filed claim; `null`: not at all. */
  removableUntil: dateTime.nullable(),
})
export type Document = z.output<typeof document>

export const documentUrl = form('DocumentUrl', { url: documentLink, urlDescription: name })

export const documentCaption = form('DocumentCaption', { caption })

const ofClaim = z.strictObject({ claimId: id })
export const files = view('Files', { files: z.array(document) })

/** Reasons why a file is refused. */
export const fileErrors = [
  'TOO_MANY_DOCUMENTS',
  'FILE_TOO_LARGE',
  'FILES_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_LOCKED',
  'FILE_WITH_MACROS',
  'FILE_INFECTED',
  'SCANNER_UNAVAILABLE',
] as const

export const addDocumentUrl = endpoint({
  method: 'POST',
  path: '/v1/claims/:claimId/documents/urls',
  summary: 'Add a link to evidence',
  permission: 'change documents',
  params: ofClaim,
  body: documentUrl,
  output: files,
  errors: ['CLAIM_NOT_FOUND', 'NOT_IN_THIS_STATE', 'TOO_MANY_DOCUMENTS'],
})

export const addDocumentFile = endpoint({
  method: 'POST',
  path: '/v1/claims/:claimId/documents/files',
  summary: 'Upload one file of evidence, in the field `file`',
  permission: 'change documents',
  kind: 'upload',
  params: ofClaim,
  output: files,
  errors: ['CLAIM_NOT_FOUND', 'NOT_IN_THIS_STATE', ...fileErrors],
})

export const describeDocument = endpoint({
  method: 'PATCH',
  path: '/v1/claims/:claimId/documents/:documentId',
  summary: 'Say what a document shows, as long as it could be removed; an empty caption takes it away',
  permission: 'change documents',
  params: ofClaim.extend({ documentId: id }),
  body: documentCaption,
  output: nothing,
  errors: ['CLAIM_NOT_FOUND', 'NOT_IN_THIS_STATE', 'DOCUMENT_NOT_FOUND', 'DOCUMENT_STAYS'],
})

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/v1/claims/:claimId/documents/:documentId',
  summary: 'Remove a document or link: from a draft, or what one has just added and nobody else has read',
  permission: 'change documents',
  params: ofClaim.extend({ documentId: id }),
  output: nothing,
  errors: ['CLAIM_NOT_FOUND', 'NOT_IN_THIS_STATE', 'DOCUMENT_NOT_FOUND', 'DOCUMENT_STAYS'],
})

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/v1/claims/:claimId/documents/:documentId/files',
  summary: 'Download a file, always as an attachment',
  permission: 'read documents',
  kind: 'download',
  params: ofClaim.extend({ documentId: id }),
  output: nothing,
  errors: ['CLAIM_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'DOCUMENT_FILE_MISSING'],
})
