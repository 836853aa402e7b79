import * as contract from '@redress/contract/replies.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { answerReply, publishReply } from './publish-reply.ts'

/** What the parties publish beside a public claim. */
export const repliesRoutes = (context: Context): Route[] => [
  route(contract.publishReply, ({ params: { defendantId }, body: { text } }, requestContext) =>
    publishReply(context, claimOfParty(requestContext), { defendantId, text }),
  ),
  route(contract.answerReply, ({ params: { replyId }, body: { text } }, requestContext) =>
    answerReply(context, claimOfParty(requestContext), { replyId, text }),
  ),
]
