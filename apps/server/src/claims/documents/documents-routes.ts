import * as contract from '@redress/contract/documents.ts'
import type { Context } from '../../platform/context.ts'
import { downloadRoute, type Route, route, signedIn, uploadRoute } from '../../platform/http/route.ts'
import { addDocumentFile } from './add-document-file.ts'
import { addDocumentLink } from './add-document-link.ts'
import { deleteDocument } from './delete-document.ts'
import { downloadDocument } from './download-document.ts'

export const documentsRoutes = (context: Context): Route[] => [
  route(contract.addDocumentUrl, ({ params, body }, exchange) =>
    addDocumentLink(context, { ...params, userId: signedIn(exchange).userId, link: body }),
  ),
  uploadRoute(contract.addDocumentFile, ({ params }, upload, exchange) =>
    addDocumentFile(context, { ...params, userId: signedIn(exchange).userId, upload }),
  ),
  route(contract.deleteDocument, ({ params }, exchange) =>
    deleteDocument(context, { ...params, userId: signedIn(exchange).userId }),
  ),
  downloadRoute(contract.downloadDocument, ({ params }) => downloadDocument(context, params)),
]
