let renewal: Promise<boolean> | null = null
let onEnd: () => void = () => undefined

/** What happens when the session is over and cannot be renewed. */
export function whenSessionEnds(act: () => void): void {
  onEnd = act
}

export const endSession = (): void => onEnd()

/** Renews the session once, however many requests ask at the same time. False: there is no session to renew. */
export function refreshSession(): Promise<boolean> {
  renewal ??= fetch('/v1/auth/refresh', { method: 'POST', credentials: 'include' })
    .then(
      response => response.ok,
      () => false,
    )
    .finally(() => {
      renewal = null
    })
  return renewal
}
