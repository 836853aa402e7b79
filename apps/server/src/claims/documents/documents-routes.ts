import * as contract from '@redress/contract/documents.ts'
import type { Context } from '../../adapters/context.ts'
import { downloadRoute, type Route, route, uploadRoute } from '../../platform/http/route.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { addDocumentFile, addDocumentLink, deleteDocument, downloadDocument, receiveDocumentFile } from './documents.ts'

/** The evidence of a claim. */
export const documentsRoutes = (context: Context): Route[] => [
  route(contract.addDocumentUrl, ({ body }, requestContext) =>
    addDocumentLink(context, claimOfParty(requestContext), body),
  ),
  uploadRoute(
    contract.addDocumentFile,
    (_input, upload, requestContext) => receiveDocumentFile(context, claimOfParty(requestContext), upload),
    (_input, file, requestContext) => addDocumentFile(context, claimOfParty(requestContext), file),
  ),
  route(contract.deleteDocument, ({ params }, requestContext) =>
    deleteDocument(context, claimOfParty(requestContext), params.documentId),
  ),
  downloadRoute(contract.downloadDocument, ({ params }, { caller }) => downloadDocument(context, params, caller)),
]
