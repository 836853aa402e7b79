interface Place {
  readonly pathname: string
  readonly search: string
}

/** The state of a navigation to the sign-in pages: where one comes back to. */
export const returningTo = ({ pathname, search }: Place) => ({ from: `${pathname}${search}` })

/** Where a state of {@link returningTo} leads back to; `null` where there is none. */
export function returnPath(state: unknown): string | null {
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state
  return hasFrom && typeof state.from === 'string' ? state.from : null
}
