import * as endpoints from '@redress/contract/profile.ts'
import { limited, type Route, route, signedIn } from '../platform/http/route.ts'
import { ok } from '../platform/result.ts'
import type { AccountsContext } from './account-ports.ts'
import { addEmail, confirmEmail, makeEmailPrimary, resendConfirmation } from './email-addresses.ts'
import { changePassword } from './passwords.ts'
import { setWallets, updateUser, walletsOf } from './profile.ts'
import { accountLimits } from './rate-limits.ts'

export function profileRoutes(context: AccountsContext): Route[] {
  const limits = accountLimits(context.settings)
  return [
    route(endpoints.updateUser, ({ body }, exchange) => updateUser(context, signedIn(exchange).userId, body)),
    limited(
      limits.secret,
      route(endpoints.changePassword, ({ body }, exchange) => changePassword(context, signedIn(exchange), body)),
    ),
    limited(
      limits.mailToAddress,
      route(endpoints.addEmail, ({ body }, exchange) =>
        addEmail(context, { userId: signedIn(exchange).userId, address: body.email }),
      ),
    ),
    route(endpoints.makeEmailPrimary, ({ params }, exchange) =>
      makeEmailPrimary(context, { userId: signedIn(exchange).userId, emailId: params.id }),
    ),
    route(endpoints.confirmAdditionalEmail, ({ params }) =>
      confirmEmail(context, { token: params.token, isRegistration: false }),
    ),
    limited(
      limits.mailToAddress,
      route(endpoints.resendAdditionalEmail, ({ body }, exchange) =>
        resendConfirmation(context, { userId: signedIn(exchange).userId, address: body.email }),
      ),
    ),
    route(endpoints.getWallets, async (_, exchange) =>
      ok({ wallets: await walletsOf(context.database, signedIn(exchange).userId) }),
    ),
    route(endpoints.setWallets, ({ body }, exchange) =>
      setWallets(context, {
        userId: signedIn(exchange).userId,
        addresses: body.wallets.map(wallet => wallet.address),
      }),
    ),
  ]
}
