import type { FastifyRateLimitStore } from '@fastify/rate-limit'

interface Window {
  count: number
  readonly begunAt: number
}

type Callback = Parameters<FastifyRateLimitStore['incr']>[1]

/** Of those counted, the ones that were longest not seen are forgotten. */
const capacity = 5_000

/**
 * Counts requests in windows of time that pass evenly: by the machine's clock, whoever is refused when it is set back
 * would be refused until it has come there again.
 */
export class SteadyRateLimits implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>()

  incr(key: string, callback: Callback, milliseconds: number): void {
    const now = performance.now()
    const known = this.#windows.get(key)
    const window = known && now < known.begunAt + milliseconds ? known : { count: 0, begunAt: now }
    window.count++
    this.#windows.delete(key)
    this.#windows.set(key, window)
    const [oldest] = this.#windows.size > capacity ? this.#windows.keys() : []
    if (oldest !== undefined) this.#windows.delete(oldest)
    callback(null, { current: window.count, ttl: milliseconds - (now - window.begunAt) })
  }

  child(): SteadyRateLimits {
    return new SteadyRateLimits()
  }
}
