/** Failure that is not the job's fault: after the last attempt the job starts over, until the cause is fixed. */
export interface NeverGivenUp {
  readonly isNeverGivenUp: true
}

export const isNeverGivenUp = (error: unknown): boolean =>
  error instanceof Error && 'isNeverGivenUp' in error && error.isNeverGivenUp === true
