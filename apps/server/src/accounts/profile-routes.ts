import * as activity from '@redress/contract/activity.ts'
import * as endpoints from '@redress/contract/profile.ts'
import * as secondFactor from '@redress/contract/second-factor.ts'
import { networkOf } from '../platform/http/network.ts'
import { type RequestContext, type Route, route, signedIn } from '../platform/http/route.ts'
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

/** User, address and network of a request for a link by mail. */
const mailAskedBy = (caller: RequestContext, address: string) => ({
  userId: signedIn(caller).userId,
  address,
  network: networkOf(caller.request.ip),
})

export const profileRoutes: Route<AccountsContext>[] = [
  route(endpoints.updateUser, (context, { body }, caller) => updateUser(context, signedIn(caller).userId, body)),
  route(
    endpoints.changePassword,
    async (context, { body }, caller) => {
      const { request, reply } = caller
      const result = await changePassword(context, signedIn(caller), body, await browserOf(context, request))
      if (!result.ok) return result
      setOpenedSession(context.settings, reply, result.value)
      return ok(null)
    },
    { limit: 'secret', withoutIdempotency: true },
  ),
  route(endpoints.removePassword, async (context, _, caller) => {
    const { request, reply } = caller
    const { userId } = signedIn(caller)
    const result = await removePassword(context, userId, await browserOf(context, request))
    if (!result.ok) return result
    setOpenedSession(context.settings, reply, result.value)
    return ok(null)
  }),
  route(endpoints.removeEmail, (context, { params }, caller) =>
    removeEmail(context, { userId: signedIn(caller).userId, emailId: params.id }),
  ),
  route(endpoints.addEmail, (context, { body }, caller) => addEmail(context, mailAskedBy(caller, body.email)), {
    limit: 'mail',
  }),
  route(endpoints.makeEmailPrimary, (context, { params }, caller) =>
    makeEmailPrimary(context, { userId: signedIn(caller).userId, emailId: params.id }),
  ),
  route(endpoints.confirmAdditionalEmail, (context, { params }) =>
    confirmEmail(context, { token: params.token, isRegistration: false }),
  ),
  route(
    endpoints.resendAdditionalEmail,
    (context, { body }, caller) => resendConfirmation(context, mailAskedBy(caller, body.email)),
    { limit: 'mail' },
  ),
  route(activity.getActivity, async (context, { query }, caller) =>
    ok(await getActivity(context, signedIn(caller), query.before)),
  ),
  route(secondFactor.getSecondFactor, async (context, _, caller) =>
    ok(await getSecondFactor(context, signedIn(caller).userId)),
  ),
  route(secondFactor.offerSecondFactor, (context, _, caller) => offerSecondFactor(context, signedIn(caller).userId), {
    withoutIdempotency: true,
  }),
  route(
    secondFactor.switchSecondFactorOn,
    (context, { body }, caller) => switchSecondFactorOn(context, signedIn(caller), body.authenticatorCode),
    { limit: 'secret', withoutIdempotency: true },
  ),
  route(secondFactor.switchSecondFactorOff, (context, _, caller) =>
    switchSecondFactorOff(context, signedIn(caller).userId),
  ),
  route(secondFactor.renewRecoveryCodes, (context, _, caller) => renewRecoveryCodes(context, signedIn(caller).userId), {
    withoutIdempotency: true,
  }),
  route(endpoints.getWallets, async (context, _, caller) =>
    ok({ wallets: await walletsOf(context.database, signedIn(caller).userId) }),
  ),
  route(endpoints.setWallets, (context, { body }, caller) =>
    setWallets(context, {
      userId: signedIn(caller).userId,
      addresses: body.wallets.map(wallet => wallet.address),
    }),
  ),
]
