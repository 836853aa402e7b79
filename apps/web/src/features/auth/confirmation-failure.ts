/** The state of a navigation away from a confirmation link that did not work: why. */
export const failedConfirmation = (reason: string) => ({ confirmationFailure: reason })

/** Why the link did not work, as a state of {@link failedConfirmation} tells it; `null` where there was none. */
export function confirmationFailureIn(state: unknown): string | null {
  const hasFailure = typeof state === 'object' && state !== null && 'confirmationFailure' in state
  return hasFailure && typeof state.confirmationFailure === 'string' ? state.confirmationFailure : null
}
