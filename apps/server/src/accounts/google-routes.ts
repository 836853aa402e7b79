import * as endpoints from '@redress/contract/social-providers.ts'
import { limited, type Route, redirectRoute } from '../platform/http/route.ts'
import type { AccountsContext } from './account-ports.ts'
import { beginGoogleSignIn, finishGoogleSignIn } from './google-sign-in.ts'
import { browserOf } from './known-browsers.ts'
import { codeCookie, googleCookie, googleReturnCookie, setOpenedSession } from './session-cookies.ts'

/** The browser's navigation to Google and back; every failure leads to the sign-in page, with the reason. */
export function googleRoutes(context: AccountsContext): Route[] {
  const { settings } = context
  const [secretCookie, returnCookie, askedForCode] = [
    googleCookie(settings),
    googleReturnCookie(settings),
    codeCookie(settings),
  ]
  const failed = (failure: endpoints.GoogleFailure) => `/auth/login?failure=${failure}`
  return [
    limited(
      'google',
      redirectRoute(endpoints.beginGoogleSignIn, async ({ query }, { reply }) => {
        const begun = await beginGoogleSignIn(context)
        if (!begun.ok) return failed(begun.failure)
        secretCookie.set(reply, begun.value.secret)
        returnCookie.set(reply, JSON.stringify(query))
        return begun.value.url
      }),
    ),
    limited(
      'google',
      redirectRoute(endpoints.finishGoogleSignIn, async (_, { language, request, reply }) => {
        const [secret, returnState] = [secretCookie.read(request), parseReturnState(returnCookie.read(request))]
        for (const cookie of [secretCookie, returnCookie]) cookie.clear(reply)
        const finished = await finishGoogleSignIn(context, {
          secret,
          query: request.url.replace(/^[^?]*/, ''),
          browser: await browserOf(context, request),
          defaults: { language: returnState.language ?? language, usedReferralCode: returnState.referrie },
        })
        if (!finished.ok) return failed(finished.failure)
        const query = returnState.redeem_code ? `?redeem_code=${returnState.redeem_code}` : ''
        if ('stepSecret' in finished.value) {
          askedForCode.set(reply, finished.value.stepSecret)
          return `/auth/login/code${query}`
        }
        setOpenedSession(settings, reply, finished.value.opened)
        return `/dashboard${query}`
      }),
    ),
  ]
}

function parseReturnState(cookie: string | undefined): endpoints.GoogleReturnState {
  try {
    return endpoints.googleReturnState.parse(JSON.parse(cookie ?? '{}'))
  } catch {
    return {}
  }
}
