import * as contract from '@redress/contract/documents.ts'
import * as messages from '@redress/contract/messages.ts'
import type { Context } from '../../adapters/context.ts'
import { downloadRoute, limited, type Route, route, uploadRoute } from '../../platform/http/route.ts'
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
  context: Context,
  endpoint: typeof contract.addDocumentFile | typeof messages.addMessageFile,
  target: DocumentTarget,
): Route =>
  uploadRoute(
    endpoint,
    (_input, upload, requestContext) => receiveDocumentFile(context, claimOfParty(requestContext), target, upload),
    (_input, file, requestContext) => addDocumentFile(context, claimOfParty(requestContext), target, file),
  )

/** What the parties add to a claim as evidence, and files that go with a message. */
export function documentsRoutes(context: Context): Route[] {
  return [
    limited(
      'documents',
      route(contract.addDocumentUrl, ({ body }, requestContext) =>
        addDocumentLink(context, claimOfParty(requestContext), body),
      ),
    ),
    limited('documents', fileRoute(context, contract.addDocumentFile, 'evidence')),
    limited('documents', fileRoute(context, messages.addMessageFile, 'message')),
    route(contract.describeDocument, ({ params, body }, requestContext) =>
      describeDocument(context, claimOfParty(requestContext), params.documentId, body.caption),
    ),
    route(contract.deleteDocument, ({ params }, requestContext) =>
      removeDocument(context, claimOfParty(requestContext), params.documentId),
    ),
    downloadRoute(contract.downloadDocument, ({ params }, { caller }) => downloadDocument(context, params, caller)),
  ]
}
