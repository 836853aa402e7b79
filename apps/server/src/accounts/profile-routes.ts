import * as activity from '@redress/contract/activity.ts'
import * as endpoints from '@redress/contract/profile.ts'
import * as secondFactor from '@redress/contract/second-factor.ts'
import { networkOf } from '../platform/http/network.ts'
import {
  limited,
  type RequestContext,
  type Route,
  route,
  signedIn,
  withoutIdempotency,
} from '../platform/http/route.ts'
import { ok } from '../platform/result.ts'
import type { AccountsContext } from './people/account-ports.ts'
import { addEmail, makeEmailPrimary, removeEmail, resendConfirmation } from './profile/email-addresses.ts'
import { confirmEmail } from './profile/email-confirmation.ts'
import { setWallets, updateUser, walletsOf } from './profile/profile.ts'
import { getActivity } from './sessions/account-events.ts'
import { browserOf } from './sessions/known-browsers.ts'
import { setOpenedSession } from './sessions/session-cookies.ts'
import { changePassword, removePassword } from './sign-in/passwords.ts'
import {
  getSecondFactor,
  offerSecondFactor,
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from './sign-in/second-factor.ts'

/** Who has a link sent to an address, and from where. */
const mailAskedBy = (requestContext: RequestContext, address: string) => ({
  userId: signedIn(requestContext).userId,
  address,
  network: networkOf(requestContext.request.ip),
})

export function profileRoutes(context: AccountsContext): Route[] {
  return [
    route(endpoints.updateUser, ({ body }, requestContext) =>
      updateUser(context, signedIn(requestContext).userId, body),
    ),
    limited(
      'secret',
      withoutIdempotency(
        route(endpoints.changePassword, async ({ body }, requestContext) => {
          const { request, reply } = requestContext
          const result = await changePassword(
            context,
            signedIn(requestContext),
            body,
            await browserOf(context, request),
          )
          if (!result.ok) return result
          setOpenedSession(context.settings, reply, result.value)
          return ok(null)
        }),
      ),
    ),
    route(endpoints.removePassword, async (_, requestContext) => {
      const { request, reply } = requestContext
      const { userId } = signedIn(requestContext)
      const result = await removePassword(context, userId, await browserOf(context, request))
      if (!result.ok) return result
      setOpenedSession(context.settings, reply, result.value)
      return ok(null)
    }),
    route(endpoints.removeEmail, ({ params }, requestContext) =>
      removeEmail(context, { userId: signedIn(requestContext).userId, emailId: params.id }),
    ),
    limited(
      'mail',
      route(endpoints.addEmail, ({ body }, requestContext) =>
        addEmail(context, mailAskedBy(requestContext, body.email)),
      ),
    ),
    route(endpoints.makeEmailPrimary, ({ params }, requestContext) =>
      makeEmailPrimary(context, { userId: signedIn(requestContext).userId, emailId: params.id }),
    ),
    route(endpoints.confirmAdditionalEmail, ({ params }) =>
      confirmEmail(context, { token: params.token, isRegistration: false }),
    ),
    limited(
      'mail',
      route(endpoints.resendAdditionalEmail, ({ body }, requestContext) =>
        resendConfirmation(context, mailAskedBy(requestContext, body.email)),
      ),
    ),
    route(activity.getActivity, async ({ query }, requestContext) =>
      ok(await getActivity(context, signedIn(requestContext), query.before)),
    ),
    route(secondFactor.getSecondFactor, async (_, requestContext) =>
      ok(await getSecondFactor(context, signedIn(requestContext).userId)),
    ),
    withoutIdempotency(
      route(secondFactor.offerSecondFactor, (_, requestContext) =>
        offerSecondFactor(context, signedIn(requestContext).userId),
      ),
    ),
    limited(
      'secret',
      withoutIdempotency(
        route(secondFactor.switchSecondFactorOn, ({ body }, requestContext) =>
          switchSecondFactorOn(context, signedIn(requestContext), body.authenticatorCode),
        ),
      ),
    ),
    route(secondFactor.switchSecondFactorOff, (_, requestContext) =>
      switchSecondFactorOff(context, signedIn(requestContext).userId),
    ),
    withoutIdempotency(
      route(secondFactor.renewRecoveryCodes, (_, requestContext) =>
        renewRecoveryCodes(context, signedIn(requestContext).userId),
      ),
    ),
    route(endpoints.getWallets, async (_, requestContext) =>
      ok({ wallets: await walletsOf(context.database, signedIn(requestContext).userId) }),
    ),
    route(endpoints.setWallets, ({ body }, requestContext) =>
      setWallets(context, {
        userId: signedIn(requestContext).userId,
        addresses: body.wallets.map(wallet => wallet.address),
      }),
    ),
  ]
}
