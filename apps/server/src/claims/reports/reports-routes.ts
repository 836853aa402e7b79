import { reportRecord as endpoint } from '@redress/contract/reports.ts'
import type { Context } from '../../adapters/context.ts'
import { accessedClaim, type Route, route } from '../../platform/http/route.ts'
import { reportRecord } from './report-record.ts'

/** What anybody may say of the public record. */
export const reportsRoutes: Route<Context>[] = [
  route(
    endpoint,
    (context, { body }, caller) =>
      reportRecord(context, accessedClaim(caller).claim, { ...body, language: caller.language }),
    { limit: 'report' },
  ),
]
