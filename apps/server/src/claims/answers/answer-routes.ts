import * as contract from '@redress/contract/letters.ts'
import type { AccountsContext } from '../../accounts/people/account-ports.ts'
import { browserOf } from '../../accounts/sessions/known-browsers.ts'
import { setOpenedSession } from '../../accounts/sessions/session-cookies.ts'
import { networkOf } from '../../platform/http/network.ts'
import { type RequestContext, type Route, readerOf, route, uploadRoute } from '../../platform/http/route.ts'
import { ok } from '../../platform/result.ts'
import { addAnswerFile, receiveAnswerFile, removeAnswerFile } from './answer-files.ts'
import { answerWithNewAccount, answerWithOwnAccount, readPriceFor } from './answer-with-account.ts'
import { discardAnswer, writeAnswer } from './write-answer.ts'

const withPrice = {
  prepare: (context: AccountsContext, { reader }: RequestContext) => readPriceFor(context, reader),
}

/** Endpoints to answer a claim by a letter: first the answer, then the account. */
export const answerRoutes: Route<AccountsContext>[] = [
  route(contract.writeAnswer, (context, { body }, caller) => writeAnswer(context, readerOf(caller), body)),
  route(contract.discardAnswer, (context, _, caller) => discardAnswer(context, readerOf(caller))),
  uploadRoute(
    contract.addAnswerFile,
    (context, _, upload, caller) => receiveAnswerFile(context, readerOf(caller), upload),
    (context, _, file, caller) => addAnswerFile(context, readerOf(caller), file),
    { limit: 'documents' },
  ),
  route(contract.removeAnswerFile, (context, { params }, caller) =>
    removeAnswerFile(context, readerOf(caller), params.fileId),
  ),
  route(
    contract.answerWithNewAccount,
    async (context, { body }, caller) => {
      const { request, reply, language } = caller
      const giver = {
        account: body,
        browser: await browserOf(context, request),
        network: networkOf(request.ip),
        language,
      }
      const result = await answerWithNewAccount(context, readerOf(caller), giver)
      if (!result.ok) return result
      setOpenedSession(context.settings, reply, result.value.opened)
      return ok({ claimId: result.value.claimId })
    },
    { limit: 'secret', ...withPrice, withoutIdempotency: true },
  ),
  route(contract.answerWithOwnAccount, (context, _, caller) => answerWithOwnAccount(context, readerOf(caller)), {
    limit: 'secret',
    ...withPrice,
  }),
]
