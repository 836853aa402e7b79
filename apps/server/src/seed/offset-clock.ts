import type { Clock } from '../platform/clock.ts'

const day = 86_400_000

/** Runs as the real clock does, some days behind it. */
export class OffsetClock implements Clock {
  #offset = 0

  now(): Date {
    return new Date(Date.now() - this.#offset)
  }

  setBack(days: number): void {
    this.#offset = days * day
  }
}
