import { isReturnPath } from '@redress/domain/people/return-path.ts'

interface PageAddress {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

interface Departure {
  /** The session is over: logged out, or the password changed, in another tab or browser. */
  readonly hasEnded?: boolean
}

/** The state of a navigation to the sign-in pages: where to return to, and why one was sent away. */
export const returnState = ({ pathname, search, hash }: PageAddress, { hasEnded = false }: Departure = {}) => ({
  from: `${pathname}${search}${hash}`,
  hasEnded,
})

/** Where a state of {@link returnState} leads back to, or a query that came back from Google; `null` where there is none. */
export function returnPath({ state, search }: { readonly state: unknown; readonly search: string }): string | null {
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state
  if (hasFrom && typeof state.from === 'string') return state.from
  const to = new URLSearchParams(search).get('to')
  return to !== null && isReturnPath(to) ? to : null
}

/** Whether a state of {@link returnState} tells of a session that has ended. */
export const hasEndedSession = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasEnded' in state && state.hasEnded === true
