import { endAllSessions as endAllSessionsEndpoint } from '@redress/contract/activity.ts'
import * as endpoints from '@redress/contract/auth.ts'
import { finishLogin } from '@redress/contract/second-factor.ts'
import { networkOf } from '../platform/http/network.ts'
import { type Route, route, signedIn } from '../platform/http/route.ts'
import { fail, ok } from '../platform/result.ts'
import type { AccountsContext } from './people/account-ports.ts'
import { resendRegistrationConfirmation } from './profile/email-addresses.ts'
import { confirmEmail, describeConfirmation, refuseConfirmation } from './profile/email-confirmation.ts'
import { getAccount } from './profile/profile.ts'
import { browserOf, browserPart, hashOfBrowser } from './sessions/known-browsers.ts'
import {
  clearSessionCookies,
  codeCookie,
  readSessionCookies,
  setBrowserCookie,
  setOpenedSession,
  setSessionCookies,
} from './sessions/session-cookies.ts'
import { endAllSessions, endSession, refreshSession } from './sessions/sessions.ts'
import { forgotPassword, resetPassword } from './sign-in/forgotten-password.ts'
import { logIn, provePassword } from './sign-in/passwords.ts'
import { register } from './sign-in/registration.ts'
import { finishSignIn } from './sign-in/second-step.ts'
import { describeChange, undoChange } from './sign-in/undo-change.ts'

export const authRoutes: Route<AccountsContext>[] = [
  route(endpoints.getSession, async (context, _, caller) =>
    ok(await getAccount(context.database, signedIn(caller).userId)),
  ),
  route(
    endpoints.login,
    async (context, { body }, { request, reply }) => {
      const caller = { network: networkOf(request.ip), browser: browserPart(context, request) }
      const result = await logIn(context, body, caller)
      if (!result.ok) return result
      if ('stepSecret' in result.value) {
        codeCookie(context.settings).set(reply, result.value.stepSecret)
        return fail('SECOND_FACTOR_NEEDED')
      }
      setOpenedSession(context.settings, reply, result.value.opened)
      return ok(result.value.user)
    },
    { limit: 'logIn', withoutIdempotency: true },
  ),
  route(
    finishLogin,
    async (context, { body }, { request, reply }) => {
      const browser = await browserOf(context, request)
      const given = { stepSecret: codeCookie(context.settings).read(request), code: body.oneTimeCode, browser }
      const result = await finishSignIn(context, given)
      if (!result.ok) return result
      codeCookie(context.settings).clear(reply)
      setOpenedSession(context.settings, reply, result.value.opened)
      return ok(result.value.user)
    },
    { limit: 'secret', withoutIdempotency: true },
  ),
  route(
    endpoints.register,
    (context, { body }, { language, request }) =>
      register(context, { ...body, language, network: networkOf(request.ip) }),
    { limit: 'mail' },
  ),
  route(
    endpoints.refresh,
    async (context, _, { request, reply }) => {
      const token = readSessionCookies(context.settings, request).refresh
      const result = token ? await refreshSession(context, token) : fail('NOT_SIGNED_IN')
      if (!result.ok) {
        clearSessionCookies(context.settings, reply)
        return result
      }
      setSessionCookies(context.settings, reply, result.value)
      return ok(null)
    },
    { withoutIdempotency: true },
  ),
  route(
    endpoints.logout,
    async (context, _, { request, reply }) => {
      const { access, refresh } = readSessionCookies(context.settings, request)
      await endSession(context, [access, refresh])
      clearSessionCookies(context.settings, reply)
      return ok(null)
    },
    { withoutIdempotency: true },
  ),
  route(
    endAllSessionsEndpoint,
    async (context, _, caller) => {
      await endAllSessions(context, signedIn(caller).userId)
      clearSessionCookies(context.settings, caller.reply)
      return ok(null)
    },
    { withoutIdempotency: true },
  ),
  route(endpoints.confirmRegistrationEmail, (context, { params }, { request }) =>
    confirmEmail(context, {
      token: params.token,
      isRegistration: true,
      browser: hashOfBrowser(context.settings, request),
    }),
  ),
  route(endpoints.getEmailConfirmation, (context, { params }) => describeConfirmation(context, params.token)),
  route(endpoints.refuseEmailConfirmation, (context, { params }) => refuseConfirmation(context, params.token)),
  route(endpoints.getAccountChange, (context, { params }) => describeChange(context, params.token), {
    limit: 'secret',
  }),
  route(
    endpoints.undoAccountChange,
    (context, { params, body }, { request }) =>
      undoChange(context, { ...params, ...body, network: networkOf(request.ip) }),
    { limit: 'secret' },
  ),
  route(endpoints.provePassword, (context, { body }, caller) => provePassword(context, signedIn(caller), body), {
    limit: 'secret',
  }),
  route(
    endpoints.resendRegistrationEmail,
    (context, _, caller) =>
      resendRegistrationConfirmation(context, {
        userId: signedIn(caller).userId,
        network: networkOf(caller.request.ip),
      }),
    { limit: 'mail' },
  ),
  route(endpoints.forgotPassword, (context, { body }) => forgotPassword(context, body.email), { limit: 'mail' }),
  route(
    endpoints.resetForgottenPassword,
    async (context, { body }, { request, reply }) => {
      const result = await resetPassword(context, body, await browserOf(context, request))
      if (!result.ok) return result
      setBrowserCookie(context.settings, reply, result.value)
      return ok(null)
    },
    { limit: 'secret' },
  ),
]
