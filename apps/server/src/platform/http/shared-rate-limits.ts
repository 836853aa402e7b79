import { type Counted, secondsUntilNext } from '@redress/domain/people/request-limits.ts'
import { addCounts, type Bounded, type CountStore, windowAt } from './request-counts.ts'

interface Window {
  readonly subject: string
  readonly begunAt: number
  readonly seconds: number
  /** Requests counted by this process, and those already shared. */
  count: number
  told: number
  /** Requests shared by other processes. */
  byOthers: number
  /** Requests of all processes in the previous window. */
  before: number
}

/** In-memory rate limits. */
export interface SharedRateLimits {
  /**
   * Counts one request for each subject if all are below their limits. Otherwise it returns the seconds to wait and
   * counts nothing, so that repeated requests do not block others on the same network.
   */
  secondsToWait(bounded: readonly Bounded[]): number | null
  stop(): void
}

/** Maximum of counters in memory; the least recently used are evicted. */
const capacity = 50_000

/** Share of a limit from which counts are written to the database, so that occasional callers cost no statement. */
const toldFrom = 1 / 8
const toldEveryMilliseconds = 1_000

const countedIn = ({ count, byOthers, before }: Window): Counted => ({ count: count + byOthers, before })

/**
 * Rate limits counted in memory. Once a second, processes share the counts of frequent callers through the database.
 * While the database is down each process counts alone.
 */
export function sharedRateLimits(store: CountStore): SharedRateLimits {
  const windows = new Map<string, Window>()
  const untold = new Set<Window>()

  let isTelling = false

  async function tell(): Promise<void> {
    if (isTelling) return
    isTelling = true
    await tellAll().finally(() => {
      isTelling = false
    })
  }

  async function tellAll(): Promise<void> {
    const telling = [...untold].map(window => ({ window, count: window.count - window.told }))
    untold.clear()
    const totals = await addCounts(
      store,
      telling.map(({ window, count }) => ({ ...window, count })),
    ).catch(() => null)
    if (!totals) return
    for (const [index, { window, count }] of telling.entries()) {
      const total = totals[index] ?? { count: 0, before: 0 }
      window.told += count
      window.byOthers = total.count - window.told
      window.before = Math.max(window.before, total.before)
    }
  }

  const timer = setInterval(tell, toldEveryMilliseconds)
  timer.unref()

  function windowOf(subject: string, seconds: number, now: number): Window {
    const key = `${seconds} ${subject}`
    const begunAt = windowAt(now, seconds)
    const known = windows.get(key)
    const before = known?.begunAt === begunAt - seconds * 1_000 ? countedIn(known).count : 0
    const window =
      known?.begunAt === begunAt ? known : { subject, begunAt, seconds, count: 0, told: 0, byOthers: 0, before }
    windows.delete(key)
    windows.set(key, window)
    const [oldest] = windows.size > capacity ? windows.keys() : []
    if (oldest !== undefined) windows.delete(oldest)
    return window
  }

  return {
    secondsToWait(bounded) {
      const now = store.clock.now().getTime()
      const counted = bounded.flatMap(({ subject, rates }) =>
        rates.map(rate => ({ rate, window: windowOf(subject, rate.seconds, now) })),
      )
      const waits = counted.map(({ rate, window }) =>
        secondsUntilNext(rate, countedIn(window), (now - window.begunAt) / 1_000),
      )
      const wait = Math.max(0, ...waits)
      if (wait > 0) return wait
      for (const { rate, window } of counted) {
        window.count++
        if (countedIn(window).count >= rate.maximum * toldFrom) untold.add(window)
      }
      return null
    },
    stop: () => clearInterval(timer),
  }
}
