/** Failure that says nothing about its job: after the last try the job begins anew, until the cause is mended. */
export interface NeverGivenUp {
  readonly isNeverGivenUp: true
}

export const isNeverGivenUp = (error: unknown): boolean =>
  error instanceof Error && 'isNeverGivenUp' in error && error.isNeverGivenUp === true
