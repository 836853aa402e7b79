import * as contract from '@redress/contract/letters.ts'
import type { AccountsContext } from '../../accounts/people/account-ports.ts'
import { browserOf } from '../../accounts/sessions/known-browsers.ts'
import { setOpenedSession } from '../../accounts/sessions/session-cookies.ts'
import { networkOf } from '../../platform/http/network.ts'
import {
  limited,
  prepared,
  type Route,
  readerOf,
  route,
  uploadRoute,
  withoutIdempotency,
} from '../../platform/http/route.ts'
import { ok } from '../../platform/result.ts'
import { addAnswerFile, receiveAnswerFile, removeAnswerFile } from './answer-files.ts'
import { answerWithNewAccount, answerWithOwnAccount, readPriceFor } from './answer-with-account.ts'
import { discardAnswer, writeAnswer } from './write-answer.ts'

/** How somebody who was only written to answers: the answer first, the account last. */
export function answerRoutes(context: AccountsContext): Route[] {
  const { settings } = context
  const withPrice = (route: Route) => prepared(({ reader }) => readPriceFor(context, reader), route)
  return [
    route(contract.writeAnswer, ({ body }, requestContext) => writeAnswer(context, readerOf(requestContext), body)),
    route(contract.discardAnswer, (_input, requestContext) => discardAnswer(context, readerOf(requestContext))),
    limited(
      'documents',
      uploadRoute(
        contract.addAnswerFile,
        (_input, upload, requestContext) => receiveAnswerFile(context, readerOf(requestContext), upload),
        (_input, file, requestContext) => addAnswerFile(context, readerOf(requestContext), file),
      ),
    ),
    route(contract.removeAnswerFile, ({ params }, requestContext) =>
      removeAnswerFile(context, readerOf(requestContext), params.fileId),
    ),
    limited(
      'secret',
      withPrice(
        // The answer is cookies, which are not kept: whoever sends it again is signed in to what they have opened.
        withoutIdempotency(
          route(contract.answerWithNewAccount, async ({ body }, requestContext) => {
            const { request, reply, language } = requestContext
            const giver = {
              account: body,
              browser: await browserOf(context, request),
              network: networkOf(request.ip),
              language,
            }
            const result = await answerWithNewAccount(context, readerOf(requestContext), giver)
            if (!result.ok) return result
            setOpenedSession(settings, reply, result.value.opened)
            return ok({ claimId: result.value.claimId })
          }),
        ),
      ),
    ),
    limited(
      'secret',
      withPrice(
        route(contract.answerWithOwnAccount, (_input, requestContext) =>
          answerWithOwnAccount(context, readerOf(requestContext)),
        ),
      ),
    ),
  ]
}
