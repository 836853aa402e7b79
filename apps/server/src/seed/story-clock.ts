import type { Clock } from '../platform/clock.ts'

const day = 86_400_000

/** The clock of a story that was told some days ago: it runs as the real one does, from then. */
export class StoryClock implements Clock {
  #behind = 0

  now(): Date {
    return new Date(Date.now() - this.#behind)
  }

  turnBack(days: number): void {
    this.#behind = days * day
  }
}
