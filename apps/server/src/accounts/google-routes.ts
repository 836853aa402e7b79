import * as endpoints from '@redress/contract/social-providers.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../platform/context.ts'
import { limited, type Route, redirectRoute } from '../platform/route.ts'
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
  const failed = (failure: endpoints.GoogleFailure) => `/auth/login?failure=${failure}`
  return [
    limited(
      google,
      redirectRoute(endpoints.beginGoogleSignIn, async (_, { reply }) => {
        const begun = await beginGoogleSignIn(context)
        if (!begun.ok) return failed(begun.failure)
        keepSecret(settings, reply, begun.value.secret)
        return begun.value.url
      }),
    ),
    limited(
      google,
      redirectRoute(endpoints.finishGoogleSignIn, async (_, { request, reply }) => {
        const secret = takeSecret(settings, request, reply)
        const finished = await finishGoogleSignIn(context, { secret, returned: request.url.replace(/^[^?]*/, '') })
        if (!finished.ok) return failed(finished.failure)
        setSessionCookies(settings, reply, finished.value)
        return '/dashboard'
      }),
    ),
  ]
}

const cookie = 'google'

function keepSecret(settings: Settings, reply: FastifyReply, secret: string): void {
  reply.setCookie(cookieName(settings, cookie), secret, {
    ...cookieAttributes(settings),
    maxAge: lifetimes.googleSignIn / 1000,
  })
}

function takeSecret(settings: Settings, request: FastifyRequest, reply: FastifyReply): string | undefined {
  const name = cookieName(settings, cookie)
  reply.clearCookie(name, cookieAttributes(settings))
  return request.cookies[name]
}
