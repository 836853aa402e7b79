import type { Clock } from '../platform/clock.ts'

const day = 86_400_000

/** Clock that lags a number of days behind the real one. */
export class OffsetClock implements Clock {
  #offset = 0

  now(): Date {
    return new Date(Date.now() - this.#offset)
  }

  setBack(days: number): void {
    this.#offset = days * day
  }
}
