import * as contract from '@redress/contract/company-records.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route, staffOf } from '../../platform/http/route.ts'
import { arrangeRecords } from './arrange-records.ts'
import { recordForStaff, suggestionsForStaff } from './records-for-staff.ts'

/** What the operator's console does with the records of companies; it reads nothing that is not public. */
export const recordsRoutes = (context: Context): Route[] => [
  route(contract.getSuggestedMerges, (_, requestContext) => suggestionsForStaff(context, staffOf(requestContext, ''))),
  route(contract.getRecordOfCompanies, ({ params: { id } }, requestContext) =>
    recordForStaff(context, staffOf(requestContext, ''), id),
  ),
  route(contract.decideRecords, ({ body: { act, companyIds, explanation } }, requestContext) =>
    arrangeRecords(context, staffOf(requestContext, explanation), { act, companyIds }),
  ),
]
