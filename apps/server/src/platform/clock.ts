/** Source of the time, which a test can move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
