import { getInvitedDefendant } from '@redress/contract/auth.ts'
import * as contract from '@redress/contract/defendants.ts'
import { accountLimits } from '../../accounts/rate-limits.ts'
import type { Context } from '../../platform/context.ts'
import { limited, type Route, route, signedIn } from '../../platform/http/route.ts'
import { deleteDefendant } from './delete-defendant.ts'
import { getDefendant } from './get-defendant.ts'
import { invitedDefendant } from './invited-defendant.ts'
import { redeemCode } from './redeem-code.ts'
import { resetCode } from './reset-code.ts'
import { upsertCompany } from './upsert-company.ts'
import { upsertIndividual } from './upsert-individual.ts'
import { upsertRepresentative } from './upsert-representative.ts'

export const defendantsRoutes = (context: Context): Route[] => [
  route(contract.upsertCompany, ({ params, body }, exchange) =>
    upsertCompany(context, { ...params, userId: signedIn(exchange).userId, company: body }),
  ),
  route(contract.upsertIndividual, ({ params, body }, exchange) =>
    upsertIndividual(context, { ...params, userId: signedIn(exchange).userId, individual: body }),
  ),
  route(contract.upsertRepresentative, ({ params, body }, exchange) =>
    upsertRepresentative(context, { ...params, userId: signedIn(exchange).userId, representative: body }),
  ),
  route(contract.deleteDefendant, ({ params }, exchange) =>
    deleteDefendant(context, { ...params, userId: signedIn(exchange).userId }),
  ),
  route(contract.getDefendant, ({ params }, { caller }) => getDefendant(context, { ...params, caller })),
  route(contract.takeOverClaim, ({ params }, exchange) =>
    redeemCode(context, { ...params, userId: signedIn(exchange).userId }),
  ),
  limited(
    accountLimits(context.settings).secret,
    route(getInvitedDefendant, ({ params }) => invitedDefendant(context, params.redeemCode)),
  ),
  route(contract.resetTakeoverCode, ({ params }) => resetCode(context, params.code)),
]
