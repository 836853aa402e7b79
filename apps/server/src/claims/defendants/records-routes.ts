import * as contract from '@redress/contract/company-records.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route, staffOf } from '../../platform/http/route.ts'
import { arrangeRecords } from './arrange-records.ts'
import { recordForStaff, recordsFor, suggestionsForStaff } from './records-for-staff.ts'

/** Endpoints of the console for company records. What they answer is public; the search also looks at addresses, which it does not answer. */
export const recordsRoutes: Route<Context>[] = [
  route(contract.getSuggestedMerges, (context, _, caller) => suggestionsForStaff(context, staffOf(caller, ''))),
  route(contract.findRecords, (context, { query: { term } }) => recordsFor(context, term)),
  route(contract.getRecordOfCompanies, (context, { params: { id } }, caller) =>
    recordForStaff(context, staffOf(caller, ''), id),
  ),
  route(contract.decideRecords, (context, { body: { act, companyIds, explanation } }, caller) =>
    arrangeRecords(context, staffOf(caller, explanation), { act, companyIds }),
  ),
]
