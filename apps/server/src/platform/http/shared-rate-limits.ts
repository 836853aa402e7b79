import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { addCounts, type CountStore, windowAt } from './request-counts.ts'

interface Window {
  readonly begunAt: number
  readonly seconds: number
  /** How many requests this process has counted, and how many of them it has told the others. */
  count: number
  told: number
  /** How many the other processes have told. */
  byOthers: number
}

type Callback = Parameters<FastifyRateLimitStore['incr']>[1]

/** Of those counted, the ones that were longest not seen are forgotten. */
const capacity = 50_000

/** Whoever asks rarely costs no statement: told are those that come to an eighth of what they may ask. */
const toldFrom = 1 / 8
const toldEveryMilliseconds = 1_000

/**
 * Counts requests in memory, because nearly every one of them is few among many, and tells the other processes of those
 * who ask often, once in a second. While the database is away each process counts alone.
 */
export function sharedRateLimits(store: CountStore) {
  const windows = new Map<string, Window>()
  const untold = new Map<string, Window>()

  let isTelling = false

  async function tell(): Promise<void> {
    if (isTelling) return
    isTelling = true
    await tellAll().finally(() => {
      isTelling = false
    })
  }

  async function tellAll(): Promise<void> {
    const telling = [...untold].map(([subject, window]) => ({ subject, window, count: window.count - window.told }))
    untold.clear()
    const totals = await addCounts(
      store,
      telling.map(({ subject, window, count }) => ({ ...window, subject, count })),
    ).catch(() => null)
    if (!totals) return
    for (const [index, { window, count }] of telling.entries()) {
      window.told += count
      window.byOthers = (totals[index] ?? 0) - window.told
    }
  }

  const timer = setInterval(tell, toldEveryMilliseconds)
  timer.unref()

  function windowOf(subject: string, milliseconds: number): Window {
    const seconds = milliseconds / 1_000
    const begunAt = windowAt(store.clock.now().getTime(), seconds)
    const known = windows.get(subject)
    const window = known?.begunAt === begunAt ? known : { begunAt, seconds, count: 0, told: 0, byOthers: 0 }
    windows.delete(subject)
    windows.set(subject, window)
    const [oldest] = windows.size > capacity ? windows.keys() : []
    if (oldest !== undefined) windows.delete(oldest)
    return window
  }

  class SharedRateLimits implements FastifyRateLimitStore {
    incr(subject: string, callback: Callback, milliseconds: number, maximum: number): void {
      const window = windowOf(subject, milliseconds)
      window.count++
      const current = window.count + window.byOthers
      if (current >= maximum * toldFrom) untold.set(subject, window)
      callback(null, { current, ttl: window.begunAt + milliseconds - store.clock.now().getTime() })
    }

    child(): SharedRateLimits {
      return this
    }
  }
  return { store: SharedRateLimits, stop: () => clearInterval(timer) }
}
