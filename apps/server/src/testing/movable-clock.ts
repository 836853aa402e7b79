import type { Clock } from '../platform/clock.ts'

/** Clock that stands still until a test moves it. */
export class MovableClock implements Clock {
  #now: Date

  constructor(now = new Date('2026-03-01T12:00:00Z')) {
    this.#now = now
  }

  now(): Date {
    return new Date(this.#now)
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
}

export const seconds = (count: number): number => count * 1000
export const minutes = (count: number): number => seconds(count * 60)
export const hours = (count: number): number => minutes(count * 60)
export const days = (count: number): number => hours(count * 24)
