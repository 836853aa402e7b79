import * as endpoints from '@redress/contract/data-export.ts'
import type { Context } from '../../adapters/context.ts'
import { downloadRoute, type Route, route, signedIn } from '../../platform/http/route.ts'
import { downloadDataExport, getState, requestDataExport } from './data-export.ts'

/** Everything about an account, for its owner to take along. */
export const dataExportRoutes = (context: Context): Route[] => [
  route(endpoints.getDataExport, (_, requestContext) => getState(context, signedIn(requestContext))),
  route(endpoints.requestDataExport, (_, requestContext) => requestDataExport(context, signedIn(requestContext))),
  downloadRoute(endpoints.downloadDataExport, (_, requestContext) =>
    downloadDataExport(context, signedIn(requestContext)),
  ),
]
