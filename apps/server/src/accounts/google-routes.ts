import * as endpoints from '@redress/contract/social-providers.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../platform/context.ts'
import { limited, type Route, redirectRoute } from '../platform/http/route.ts'
import type { Settings } from '../platform/settings.ts'
import { beginGoogleSignIn } from './begin-google-sign-in.ts'
import { finishGoogleSignIn } from './finish-google-sign-in.ts'
import { lifetimes } from './lifetimes.ts'
import { accountLimits } from './rate-limits.ts'
import { cookieAttributes, cookieName, setSessionCookies } from './session-cookies.ts'

/** The browser's navigation to Google and back; whatever fails leads to the page for signing in, with the reason. */
export function googleRoutes(context: Context): Route[] {
  const { settings } = context
  const { google } = accountLimits(settings)
  const kept = { secret: passingCookie(settings, 'google'), errand: passingCookie(settings, 'google-errand') }
  const failed = (failure: endpoints.GoogleFailure) => `/auth/login?failure=${failure}`
  return [
    limited(
      google,
      redirectRoute(endpoints.beginGoogleSignIn, async ({ query }, { reply }) => {
        const begun = await beginGoogleSignIn(context)
        if (!begun.ok) return failed(begun.failure)
        kept.secret.keep(reply, begun.value.secret)
        kept.errand.keep(reply, JSON.stringify(query))
        return begun.value.url
      }),
    ),
    limited(
      google,
      redirectRoute(endpoints.finishGoogleSignIn, async (_, { language, request, reply }) => {
        const secret = kept.secret.take(request, reply)
        const errand = errandOf(kept.errand.take(request, reply))
        const returned = request.url.replace(/^[^?]*/, '')
        const newAccount = { language: errand.language ?? language, usedReferralCode: errand.referrie }
        const finished = await finishGoogleSignIn(context, { secret, returned, newAccount })
        if (!finished.ok) return failed(finished.failure)
        setSessionCookies(settings, reply, finished.value)
        return errand.redeem_code ? `/dashboard?redeem_code=${errand.redeem_code}` : '/dashboard'
      }),
    ),
  ]
}

/** A cookie that lasts until the browser is back, and is read once. */
function passingCookie(settings: Settings, kind: string) {
  const name = cookieName(settings, kind)
  return {
    keep(reply: FastifyReply, value: string): void {
      reply.setCookie(name, value, { ...cookieAttributes(settings), maxAge: lifetimes.googleSignIn / 1000 })
    },
    take(request: FastifyRequest, reply: FastifyReply): string | undefined {
      reply.clearCookie(name, cookieAttributes(settings))
      return request.cookies[name]
    },
  }
}

function errandOf(cookie: string | undefined): endpoints.GoogleErrand {
  try {
    return endpoints.googleErrand.parse(JSON.parse(cookie ?? '{}'))
  } catch {
    return {}
  }
}
