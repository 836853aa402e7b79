import { unreachable } from './api-error.ts'
import { failureOf } from './failure-of.ts'

let renewal: Promise<boolean> | null = null
let renewals = 0

/** What happens when the session is over and cannot be renewed. */
interface EndOfSession {
  /** Forgets who was signed in where the page is a visitor's too, and answers whether it is. */
  readonly becomeVisitor: () => boolean
  /** Leads to the sign-in page. */
  readonly leave: () => void
}
let end: EndOfSession = { becomeVisitor: () => false, leave: () => undefined }

export function whenSessionEnds(given: EndOfSession): void {
  end = given
}

export const isRenewing = (): boolean => renewal !== null

export const endSession = (): void => end.leave()

export const becomeVisitor = (): boolean => end.becomeVisitor()

/** How often the session was renewed; a request notes it before it is sent. */
export const sessionGeneration = (): number => renewals

/**
 * Renews the session once, however many requests that were sent with the same session ask. False: there is no session
 * to renew.
 */
export function refreshSession(generation = renewals): Promise<boolean> {
  if (generation !== renewals) return Promise.resolve(true)
  renewal ??= renew().finally(() => {
    renewal = null
  })
  return renewal
}

/**
 * For a call that gives this browser another session in place of the one that it ends: what is asked meanwhile waits for
 * it, rather than be told that nobody is signed in.
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
  // An answer that nobody reads stays under way for the browser.
  await response.arrayBuffer().catch(() => undefined)
  return response.ok
}
