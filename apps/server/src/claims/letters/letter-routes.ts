import * as contract from '@redress/contract/letters.ts'
import type { Context } from '../../adapters/context.ts'
import { limited, type Route, readerOf, route, withoutIdempotency } from '../../platform/http/route.ts'
import { ok } from '../../platform/result.ts'
import { askForLetters } from './letters-again.ts'
import { getOpenedLetter } from './opened-letter.ts'
import { clearReaderCookie, closeLetter, openLetter, setReaderCookie } from './reading.ts'

/** How somebody who was only written to reads the claim. */
export function letterRoutes(context: Context): Route[] {
  const { settings } = context
  return [
    limited(
      'secret',
      withoutIdempotency(
        route(contract.openLetter, async ({ body }, { caller, reply }) => {
          const result = await openLetter(context, body, caller)
          if (!result.ok) return result
          const { claimId, token } = result.value
          if (token !== null) setReaderCookie(settings, reply, token)
          return ok({ claimId, isYours: token === null })
        }),
      ),
    ),
    limited(
      'mail',
      route(contract.requestLetter, ({ body }) => askForLetters(context, body.email)),
    ),
    route(contract.getLetter, (_input, requestContext) => getOpenedLetter(context, readerOf(requestContext))),
    withoutIdempotency(
      route(contract.closeLetter, async (_input, { request, reply }) => {
        await closeLetter(context, request)
        clearReaderCookie(settings, reply)
        return ok(null)
      }),
    ),
  ]
}
