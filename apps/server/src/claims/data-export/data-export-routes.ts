import * as endpoints from '@redress/contract/data-export.ts'
import type { Context } from '../../adapters/context.ts'
import { downloadRoute, type Route, route, signedIn } from '../../platform/http/route.ts'
import { downloadDataExport, getState, requestDataExport } from './data-export.ts'

/** Endpoints of the data export for an account's owner. */
export const dataExportRoutes: Route<Context>[] = [
  route(endpoints.getDataExport, (context, _, caller) => getState(context, signedIn(caller))),
  route(endpoints.requestDataExport, (context, _, caller) => requestDataExport(context, signedIn(caller))),
  downloadRoute(endpoints.downloadDataExport, (context, _, caller) => downloadDataExport(context, signedIn(caller))),
]
