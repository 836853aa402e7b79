import * as contract from '@redress/contract/messages.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { claimOfParty, claimToRead } from '../views/claim-access.ts'
import { listMessages, markMessagesRead } from './read-messages.ts'
import { statePayment, writeMessage } from './write-message.ts'

/** Endpoints for messages between the parties. */
export const messagesRoutes: Route<Context>[] = [
  route(contract.getMessages, (context, { query }, caller) => listMessages(context, claimToRead(caller), query.before)),
  route(contract.writeMessage, (context, { body }, caller) => writeMessage(context, claimOfParty(caller), body), {
    limit: 'messages',
  }),
  route(contract.statePayment, (context, { body }, caller) => statePayment(context, claimOfParty(caller), body), {
    limit: 'messages',
  }),
  route(contract.markMessagesRead, (context, { body }, caller) =>
    markMessagesRead(context, claimOfParty(caller), body.readUpTo),
  ),
]
