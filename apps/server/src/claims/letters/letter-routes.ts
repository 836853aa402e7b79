import * as contract from '@redress/contract/letters.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, readerOf, route } from '../../platform/http/route.ts'
import { ok } from '../../platform/result.ts'
import { askForLetters } from './letters-again.ts'
import { getOpenedLetter } from './opened-letter.ts'
import { clearReaderCookie, closeLetter, openLetter, setReaderCookie } from './reading.ts'

/** Endpoints for reading a claim by a letter, without an account. */
export const letterRoutes: Route<Context>[] = [
  route(
    contract.openLetter,
    async (context, { body }, { caller, reply }) => {
      const result = await openLetter(context, body, caller)
      if (!result.ok) return result
      const { claimId, token } = result.value
      if (token !== null) setReaderCookie(context.settings, reply, token)
      return ok({ claimId, isYours: token === null })
    },
    { limit: 'secret', withoutIdempotency: true },
  ),
  route(contract.requestLetter, (context, { body }) => askForLetters(context, body.email), { limit: 'mail' }),
  route(contract.getLetter, (context, _, caller) => getOpenedLetter(context, readerOf(caller))),
  route(
    contract.closeLetter,
    async (context, _, { request, reply }) => {
      await closeLetter(context, request)
      clearReaderCookie(context.settings, reply)
      return ok(null)
    },
    { withoutIdempotency: true },
  ),
]
