import * as contract from '@redress/contract/documents.ts'
import * as messages from '@redress/contract/messages.ts'
import type { Context } from '../../adapters/context.ts'
import { downloadRoute, type Route, route, uploadRoute } from '../../platform/http/route.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { describeDocument, removeDocument } from './change-document.ts'
import {
  addDocumentFile,
  addDocumentLink,
  type DocumentTarget,
  downloadDocument,
  receiveDocumentFile,
} from './documents.ts'

/** A file for the evidence of a claim, or for a message. */
const fileRoute = (
  endpoint: typeof contract.addDocumentFile | typeof messages.addMessageFile,
  target: DocumentTarget,
): Route<Context> =>
  uploadRoute(
    endpoint,
    (context, _, upload, caller) => receiveDocumentFile(context, claimOfParty(caller), target, upload),
    (context, _, file, caller) => addDocumentFile(context, claimOfParty(caller), target, file),
    { limit: 'documents' },
  )

/** Endpoints for evidence and for files of messages. */
export const documentsRoutes: Route<Context>[] = [
  route(contract.addDocumentUrl, (context, { body }, caller) => addDocumentLink(context, claimOfParty(caller), body), {
    limit: 'documents',
  }),
  fileRoute(contract.addDocumentFile, 'evidence'),
  fileRoute(messages.addMessageFile, 'message'),
  route(contract.describeDocument, (context, { params, body }, caller) =>
    describeDocument(context, claimOfParty(caller), params.documentId, body.caption),
  ),
  route(contract.deleteDocument, (context, { params }, caller) =>
    removeDocument(context, claimOfParty(caller), params.documentId),
  ),
  downloadRoute(contract.downloadDocument, (context, { params }, { caller }) =>
    downloadDocument(context, params, caller),
  ),
]
