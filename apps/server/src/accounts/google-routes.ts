import * as endpoints from '@redress/contract/social-providers.ts'
import { proofFailureParameter } from '@redress/domain/people/return-path.ts'
import { networkOf } from '../platform/http/network.ts'
import { type Route, redirectRoute } from '../platform/http/route.ts'
import type { AccountsContext } from './people/account-ports.ts'
import { browserOf } from './sessions/known-browsers.ts'
import { codeCookie, googleCookie, googleReturnCookie, setOpenedSession } from './sessions/session-cookies.ts'
import { beginGoogleSignIn, finishGoogleSignIn } from './sign-in/google-sign-in.ts'

/** URL path with query parameters appended; undefined parameters are left out. */
function addressWith(path: string, given: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(path, 'http://localhost')
  for (const [name, value] of Object.entries(given)) if (value !== undefined) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

/**
 * Redirect target after a failure: the page that asked for the proof, or else the sign-in page. The state of the
 * sign-in goes along, so that the user can try again.
 */
const failed = (failure: endpoints.GoogleFailure, { to, proof, redeem_code, referrie }: endpoints.GoogleReturnState) =>
  proof !== undefined && to !== undefined
    ? addressWith(to, { [proofFailureParameter]: failure })
    : addressWith('/auth/login', { failure, redeem_code, referrie, to })

/** The browser's navigation to Google and back. */
export const googleRoutes: Route<AccountsContext>[] = [
  redirectRoute(
    endpoints.beginGoogleSignIn,
    async (context, { query }, { caller, reply }) => {
      const begun = await beginGoogleSignIn(context, query.proof === undefined ? null : (caller?.userId ?? null))
      if (!begun.ok) return failed(begun.failure, query)
      googleCookie(context.settings).set(reply, begun.value.secret)
      googleReturnCookie(context.settings).set(reply, JSON.stringify(query))
      return begun.value.url
    },
    { limit: 'google' },
  ),
  redirectRoute(
    endpoints.finishGoogleSignIn,
    async (context, _, { language, request, reply }) => {
      const [secretCookie, returnCookie] = [googleCookie(context.settings), googleReturnCookie(context.settings)]
      const [secret, returnState] = [secretCookie.read(request), parseReturnState(returnCookie.read(request))]
      for (const cookie of [secretCookie, returnCookie]) cookie.clear(reply)
      const finished = await finishGoogleSignIn(context, {
        secret,
        query: request.url.replace(/^[^?]*/, ''),
        browser: await browserOf(context, request),
        defaults: {
          language: returnState.language ?? language,
          usedReferralCode: returnState.referrie,
          network: networkOf(request.ip),
        },
      })
      if (!finished.ok) return failed(finished.failure, returnState)
      const { to, redeem_code } = returnState
      if ('stepSecret' in finished.value) {
        codeCookie(context.settings).set(reply, finished.value.stepSecret)
        return addressWith('/auth/login/code', { redeem_code, to })
      }
      setOpenedSession(context.settings, reply, finished.value.opened)
      return to ?? addressWith('/dashboard', { redeem_code })
    },
    { limit: 'google' },
  ),
]

function parseReturnState(cookie: string | undefined): endpoints.GoogleReturnState {
  try {
    return endpoints.googleReturnState.parse(JSON.parse(cookie ?? '{}'))
  } catch {
    return {}
  }
}
