import { unreachable } from './api-error.ts'
import { failureOf } from './failure-of.ts'

let renewal: Promise<boolean> | null = null
let renewals = 0

/** Session of the page, and what follows when it is over and cannot be renewed. */
interface PageSession {
  /** Id of the account that the page was made for; `null` for a visitor, and while it is unknown. */
  readonly account: () => string | null
  /** On a public page, forgets the user and continues as a visitor. Returns whether the page is public. */
  readonly becomeVisitor: () => boolean
  /** Redirects to the sign-in page. */
  readonly leave: () => void
}
let page: PageSession = { account: () => null, becomeVisitor: () => false, leave: () => undefined }

export function keepPageSession(given: PageSession): void {
  page = given
}

export const pageAccount = (): string | null => page.account()

export const isRenewing = (): boolean => renewal !== null

export const endSession = (): void => page.leave()

export const becomeVisitor = (): boolean => page.becomeVisitor()

/** Number of renewals so far. A request notes it before it is sent. */
export const sessionGeneration = (): number => renewals

/**
 * Renews the session once for all requests that were sent with the same one. `false` if there is no session to renew.
 */
export function refreshSession(generation = renewals): Promise<boolean> {
  if (generation !== renewals) return Promise.resolve(true)
  renewal ??= renew().finally(() => {
    renewal = null
  })
  return renewal
}

/**
 * Wraps a call that replaces this browser's session. Requests in the meantime wait for it, rather than fail as signed
 * out.
 */
export function replacingSession<Value>(call: Promise<Value>): Promise<Value> {
  const replaced = call.then(
    () => {
      renewals += 1
      return true
    },
    () => renew(),
  )
  renewal = replaced.finally(() => {
    renewal = null
  })
  renewal.catch(() => undefined)
  return call
}

async function renew(): Promise<boolean> {
  const response = await fetch('/v1/auth/refresh', { method: 'POST', credentials: 'include' }).catch(() => null)
  if (!response) throw unreachable()
  if (response.ok) renewals += 1
  else if (response.status >= 500 || response.status === 429) throw await failureOf(response)
  // An unread body would keep the request open in the browser.
  await response.arrayBuffer().catch(() => undefined)
  return response.ok
}
