import { endAllSessions as endAllSessionsEndpoint } from '@redress/contract/activity.ts'
import * as endpoints from '@redress/contract/auth.ts'
import { finishLogin } from '@redress/contract/second-factor.ts'
import { networkOf } from '../platform/http/network.ts'
import { limited, type Route, rememberedUntil, route, signedIn, withoutIdempotency } from '../platform/http/route.ts'
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

export function authRoutes(context: AccountsContext): Route[] {
  const { settings } = context
  const askedForCode = codeCookie(settings)
  return [
    rememberedUntil(
      () => null,
      route(endpoints.getSession, async (_, requestContext) =>
        ok(await getAccount(context.database, signedIn(requestContext).userId)),
      ),
    ),
    limited(
      'logIn',
      withoutIdempotency(
        route(endpoints.login, async ({ body }, { request, reply }) => {
          const caller = { network: networkOf(request.ip), browser: browserPart(context, request) }
          const result = await logIn(context, body, caller)
          if (!result.ok) return result
          if ('stepSecret' in result.value) {
            askedForCode.set(reply, result.value.stepSecret)
            return fail('SECOND_FACTOR_NEEDED')
          }
          setOpenedSession(settings, reply, result.value.opened)
          return ok(result.value.user)
        }),
      ),
    ),
    limited(
      'secret',
      withoutIdempotency(
        route(finishLogin, async ({ body }, { request, reply }) => {
          const browser = await browserOf(context, request)
          const given = { stepSecret: askedForCode.read(request), code: body.oneTimeCode, browser }
          const result = await finishSignIn(context, given)
          if (!result.ok) return result
          askedForCode.clear(reply)
          setOpenedSession(settings, reply, result.value.opened)
          return ok(result.value.user)
        }),
      ),
    ),
    limited(
      'mail',
      route(endpoints.register, ({ body }, { language, request }) =>
        register(context, { ...body, language, network: networkOf(request.ip) }),
      ),
    ),
    withoutIdempotency(
      route(endpoints.refresh, async (_, { request, reply }) => {
        const token = readSessionCookies(settings, request).refresh
        const result = token ? await refreshSession(context, token) : fail('NOT_SIGNED_IN')
        if (!result.ok) {
          clearSessionCookies(settings, reply)
          return result
        }
        setSessionCookies(settings, reply, result.value)
        return ok(null)
      }),
    ),
    withoutIdempotency(
      route(endpoints.logout, async (_, { request, reply }) => {
        const { access, refresh } = readSessionCookies(settings, request)
        await endSession(context, [access, refresh])
        clearSessionCookies(settings, reply)
        return ok(null)
      }),
    ),
    withoutIdempotency(
      route(endAllSessionsEndpoint, async (_, requestContext) => {
        await endAllSessions(context, signedIn(requestContext).userId)
        clearSessionCookies(settings, requestContext.reply)
        return ok(null)
      }),
    ),
    route(endpoints.confirmRegistrationEmail, ({ params }, { request }) =>
      confirmEmail(context, { token: params.token, isRegistration: true, browser: hashOfBrowser(settings, request) }),
    ),
    route(endpoints.getEmailConfirmation, ({ params }) => describeConfirmation(context, params.token)),
    route(endpoints.refuseEmailConfirmation, ({ params }) => refuseConfirmation(context, params.token)),
    limited(
      'secret',
      route(endpoints.getAccountChange, ({ params }) => describeChange(context, params.token)),
    ),
    limited(
      'secret',
      route(endpoints.undoAccountChange, ({ params, body }, { request }) =>
        undoChange(context, { ...params, ...body, network: networkOf(request.ip) }),
      ),
    ),
    limited(
      'secret',
      route(endpoints.provePassword, ({ body }, requestContext) =>
        provePassword(context, signedIn(requestContext), body),
      ),
    ),
    limited(
      'mail',
      route(endpoints.resendRegistrationEmail, (_, requestContext) =>
        resendRegistrationConfirmation(context, {
          userId: signedIn(requestContext).userId,
          network: networkOf(requestContext.request.ip),
        }),
      ),
    ),
    limited(
      'mail',
      route(endpoints.forgotPassword, ({ body }) => forgotPassword(context, body.email)),
    ),
    limited(
      'secret',
      route(endpoints.resetForgottenPassword, async ({ body }, { request, reply }) => {
        const result = await resetPassword(context, body, await browserOf(context, request))
        if (!result.ok) return result
        setBrowserCookie(settings, reply, result.value)
        return ok(null)
      }),
    ),
  ]
}
