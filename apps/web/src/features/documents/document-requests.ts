import type {
  addDocumentFile,
  addDocumentUrl,
  deleteDocument,
  describeDocument,
  downloadDocument,
} from '@redress/contract/documents.ts'
import type { addAnswerFile, removeAnswerFile } from '@redress/contract/letters.ts'
import type { addMessageFile } from '@redress/contract/messages.ts'
import { caller, downloader } from '../../lib/api-client.ts'
import { uploader } from '../../lib/upload.ts'

export const uploadFile = uploader<typeof addDocumentFile>('/v1/claims/:claimId/documents/files')
export const uploadMessageFile = uploader<typeof addMessageFile>('/v1/claims/:id/messages/files')
export const uploadAnswerFile = uploader<typeof addAnswerFile>('/v1/letters/current/files')
export const requestFileRemoval = caller<typeof removeAnswerFile>('DELETE', '/v1/letters/current/files/:fileId')
export const addLink = caller<typeof addDocumentUrl>('POST', '/v1/claims/:claimId/documents/urls')
export const requestCaption = caller<typeof describeDocument>('PATCH', '/v1/claims/:claimId/documents/:documentId')
export const requestDeletion = caller<typeof deleteDocument>('DELETE', '/v1/claims/:claimId/documents/:documentId')
export const fetchFile = downloader<typeof downloadDocument>('GET', '/v1/claims/:claimId/documents/:documentId/files')
