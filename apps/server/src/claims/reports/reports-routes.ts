import {
  askToDisownWords,
  disownWords as disownWordsEndpoint,
  reportRecord as endpoint,
} from '@redress/contract/reports.ts'
import type { Context } from '../../adapters/context.ts'
import { networkOf } from '../../platform/http/network.ts'
import { accessedClaim, type Route, route } from '../../platform/http/route.ts'
import { askToDisown, disownWords } from './disown-words.ts'
import { reportRecord } from './report-record.ts'

/** Public endpoints to report content, and to disown words. */
export const reportsRoutes: Route<Context>[] = [
  route(
    endpoint,
    (context, { body }, caller) =>
      reportRecord(context, accessedClaim(caller).claim, { ...body, language: caller.language }),
    { limit: 'report' },
  ),
  route(
    askToDisownWords,
    (context, { body }, caller) =>
      askToDisown(context, accessedClaim(caller).claim, {
        ...body,
        language: caller.language,
        network: networkOf(caller.request.ip),
      }),
    { limit: 'mail' },
  ),
  route(disownWordsEndpoint, (context, { params, body }) => disownWords(context, params.token, body.explanation), {
    limit: 'secret',
  }),
]
