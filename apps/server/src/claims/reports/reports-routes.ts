import { reportRecord as endpoint } from '@redress/contract/reports.ts'
import type { Context } from '../../adapters/context.ts'
import { accessedClaim, limited, type Route, route } from '../../platform/http/route.ts'
import { reportRecord } from './report-record.ts'

/** What anybody may say of the public record. */
export const reportsRoutes = (context: Context): Route[] => [
  limited(
    'report',
    route(endpoint, ({ body }, requestContext) =>
      reportRecord(context, accessedClaim(requestContext).claim, { ...body, language: requestContext.language }),
    ),
  ),
]
