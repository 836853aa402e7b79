import { agreeToShow as agreeToShowEndpoint } from '@redress/contract/claims.ts'
import * as contract from '@redress/contract/replies.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { agreeToShow } from './agree-to-show.ts'
import { answerReply, publishReply } from './publish-reply.ts'

/** Endpoints to publish replies, and to agree to show an early settlement. */
export const repliesRoutes: Route<Context>[] = [
  route(contract.publishReply, (context, { params: { defendantId }, body: { text } }, caller) =>
    publishReply(context, claimOfParty(caller), { defendantId, text }),
  ),
  route(contract.answerReply, (context, { params: { replyId }, body: { text } }, caller) =>
    answerReply(context, claimOfParty(caller), { replyId, text }),
  ),
  route(agreeToShowEndpoint, (context, { body: { agrees } }, caller) =>
    agreeToShow(context, claimOfParty(caller), agrees),
  ),
]
