import { isReturnPath } from '@redress/domain/people/return-path.ts'

interface PageAddress {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

interface Departure {
  /** Whether the session ended in another tab or browser, by logout or a change of password. */
  readonly hasEnded?: boolean
}

/** Navigation state for the sign-in pages: the path to return to, and why the user was redirected. */
export const returnState = ({ pathname, search, hash }: PageAddress, { hasEnded = false }: Departure = {}) => ({
  from: `${pathname}${search}${hash}`,
  hasEnded,
})

/** Path to return to, from {@link returnState} or from the query after Google's redirect; `null` if there is none. */
export function returnPath({ state, search }: { readonly state: unknown; readonly search: string }): string | null {
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state
  if (hasFrom && typeof state.from === 'string') return state.from
  const to = new URLSearchParams(search).get('to')
  return to !== null && isReturnPath(to) ? to : null
}

/** Whether {@link returnState} reports an ended session. */
export const hasEndedSession = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasEnded' in state && state.hasEnded === true
