import {
  askToDisownWords,
  disownWords as disownWordsEndpoint,
  reportRecord as endpoint,
} from '@redress/contract/reports.ts'
import type { Context } from '../../adapters/context.ts'
import { networkOf } from '../../platform/http/network.ts'
import { accessedClaim, limited, type Route, route } from '../../platform/http/route.ts'
import { askToDisown, disownWords } from './disown-words.ts'
import { reportRecord } from './report-record.ts'

/** What anybody may say of the public record. */
export const reportsRoutes = (context: Context): Route[] => [
  limited(
    'report',
    route(endpoint, ({ body }, requestContext) =>
      reportRecord(context, accessedClaim(requestContext).claim, { ...body, language: requestContext.language }),
    ),
  ),
  limited(
    'mail',
    route(askToDisownWords, ({ body }, requestContext) =>
      askToDisown(context, accessedClaim(requestContext).claim, {
        ...body,
        language: requestContext.language,
        network: networkOf(requestContext.request.ip),
      }),
    ),
  ),
  limited(
    'secret',
    route(disownWordsEndpoint, ({ params, body }) => disownWords(context, params.token, body.text)),
  ),
]
