import * as contract from '@redress/contract/messages.ts'
import type { Context } from '../../adapters/context.ts'
import { limited, type Route, route } from '../../platform/http/route.ts'
import { claimOfParty, claimToRead } from '../views/claim-access.ts'
import { listMessages, markMessagesRead } from './read-messages.ts'
import { statePayment, writeMessage } from './write-message.ts'

/** What the parties of a claim write to each other. */
export const messagesRoutes = (context: Context): Route[] => {
  return [
    route(contract.getMessages, ({ query }, requestContext) =>
      listMessages(context, claimToRead(requestContext), query.before),
    ),
    limited(
      'messages',
      route(contract.writeMessage, ({ body }, requestContext) =>
        writeMessage(context, claimOfParty(requestContext), body),
      ),
    ),
    limited(
      'messages',
      route(contract.statePayment, ({ body }, requestContext) =>
        statePayment(context, claimOfParty(requestContext), body),
      ),
    ),
    route(contract.markMessagesRead, ({ body }, requestContext) =>
      markMessagesRead(context, claimOfParty(requestContext), body.readUpTo),
    ),
  ]
}
