import * as endpoints from '@redress/contract/social-providers.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limited, type Route, redirectRoute } from '../platform/http/route.ts'
import type { Settings } from '../platform/settings.ts'
import type { AccountsContext } from './account-ports.ts'
import { beginGoogleSignIn, finishGoogleSignIn } from './google-sign-in.ts'
import { browserOf } from './known-browsers.ts'
import { lifetimes } from './lifetimes.ts'
import { accountLimits } from './rate-limits.ts'
import { cookieAttributes, cookieName, setOpenedSession } from './session-cookies.ts'

/** The browser's navigation to Google and back; every failure leads to the sign-in page, with the reason. */
export function googleRoutes(context: AccountsContext): Route[] {
  const { settings } = context
  const { google } = accountLimits(settings)
  const secretCookie = oneTimeCookie(settings, 'google')
  const returnStateCookie = oneTimeCookie(settings, 'google-return-state')
  const failed = (failure: endpoints.GoogleFailure) => `/auth/login?failure=${failure}`
  return [
    limited(
      google,
      redirectRoute(endpoints.beginGoogleSignIn, async ({ query }, { reply }) => {
        const begun = await beginGoogleSignIn(context)
        if (!begun.ok) return failed(begun.failure)
        secretCookie.set(reply, begun.value.secret)
        returnStateCookie.set(reply, JSON.stringify(query))
        return begun.value.url
      }),
    ),
    limited(
      google,
      redirectRoute(endpoints.finishGoogleSignIn, async (_, { language, request, reply }) => {
        const secret = secretCookie.consume(request, reply)
        const returnState = parseReturnState(returnStateCookie.consume(request, reply))
        const finished = await finishGoogleSignIn(context, {
          secret,
          query: request.url.replace(/^[^?]*/, ''),
          browser: await browserOf(context, request),
          defaults: { language: returnState.language ?? language, usedReferralCode: returnState.referrie },
        })
        if (!finished.ok) return failed(finished.failure)
        setOpenedSession(settings, reply, finished.value)
        return returnState.redeem_code ? `/dashboard?redeem_code=${returnState.redeem_code}` : '/dashboard'
      }),
    ),
  ]
}

/** A cookie that is valid until the browser is back, and is read once. */
function oneTimeCookie(settings: Settings, kind: string) {
  const name = cookieName(settings, kind)
  return {
    set(reply: FastifyReply, value: string): void {
      reply.setCookie(name, value, { ...cookieAttributes(settings), maxAge: lifetimes.googleSignIn / 1000 })
    },
    consume(request: FastifyRequest, reply: FastifyReply): string | undefined {
      reply.clearCookie(name, cookieAttributes(settings))
      return request.cookies[name]
    },
  }
}

function parseReturnState(cookie: string | undefined): endpoints.GoogleReturnState {
  try {
    return endpoints.googleReturnState.parse(JSON.parse(cookie ?? '{}'))
  } catch {
    return {}
  }
}
