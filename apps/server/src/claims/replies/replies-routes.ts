import { agreeToShow as agreeToShowEndpoint } from '@redress/contract/claims.ts'
import * as contract from '@redress/contract/replies.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { agreeToShow } from './agree-to-show.ts'
import { answerReply, publishReply } from './publish-reply.ts'

/** What the parties publish: words beside a public claim, and what they settled before anybody saw it. */
export const repliesRoutes = (context: Context): Route[] => [
  route(contract.publishReply, ({ params: { defendantId }, body: { text } }, requestContext) =>
    publishReply(context, claimOfParty(requestContext), { defendantId, text }),
  ),
  route(contract.answerReply, ({ params: { replyId }, body: { text } }, requestContext) =>
    answerReply(context, claimOfParty(requestContext), { replyId, text }),
  ),
  route(agreeToShowEndpoint, ({ body: { agrees } }, requestContext) =>
    agreeToShow(context, claimOfParty(requestContext), agrees),
  ),
]
