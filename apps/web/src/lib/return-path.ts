interface Place {
  readonly pathname: string
  readonly search: string
}

interface Departure {
  /** The session that one had is over: logged out, or the password changed, elsewhere. */
  readonly hasEnded?: boolean
}

/** The state of a navigation to the sign-in pages: where one comes back to, and why one was sent away. */
export const returningTo = ({ pathname, search }: Place, { hasEnded = false }: Departure = {}) => ({
  from: `${pathname}${search}`,
  hasEnded,
})

/** Where a state of {@link returningTo} leads back to; `null` where there is none. */
export function returnPath(state: unknown): string | null {
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state
  return hasFrom && typeof state.from === 'string' ? state.from : null
}

/** Whether a state of {@link returningTo} tells of a session that has ended. */
export const hasEndedSession = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasEnded' in state && state.hasEnded === true
