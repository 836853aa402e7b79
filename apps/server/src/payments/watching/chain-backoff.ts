import { ChainUnavailable } from '../../adapters/solana/chain.ts'
import type { Log } from '../../platform/observability/log.ts'

/**
 * Delays in milliseconds. With the request timeout, they limit the time from the end of an outage to crediting to ten
 * seconds. If the node asks for a longer `Retry-After`, it still gets an occasional request.
 */
const delays = { first: 500, longest: 2_500, longestRetryAfter: 5_000 } as const
/** A failure this long after the last delay starts a new outage. */
const outageMilliseconds = 10_000

/** Exponential backoff shared by all requests of this process to the Solana node: one failure pauses all of them. */
export class ChainBackoff {
  readonly #log: Log
  #delay: number = delays.first
  /** Deadline on the monotonic clock, in milliseconds. */
  #until = 0

  constructor(log: Log) {
    this.#log = log
  }

  /** Milliseconds until the node may be called again. */
  remaining(): number {
    return Math.max(0, this.#until - performance.now())
  }

  /** Pauses requests for at least this many milliseconds. */
  holdOff(milliseconds: number): void {
    this.#until = Math.max(this.#until, performance.now() + milliseconds)
  }

  /** Runs requests to the node. Returns `false` if the node was unavailable; rethrows any other error. */
  async run(requests: () => Promise<void>): Promise<boolean> {
    try {
      await requests()
      return true
    } catch (error) {
      if (!(error instanceof ChainUnavailable)) throw error
      this.#log.warn({ error }, 'the Solana node is unavailable; backing off')
      this.#backOff(Math.min(error.retryAfterMs ?? 0, delays.longestRetryAfter))
      return false
    }
  }

  /** Concurrent requests fail together, and count as one failure. */
  #backOff(retryAfter: number): void {
    if (this.remaining() > 0) {
      this.holdOff(retryAfter)
      return
    }
    const isNewOutage = performance.now() - this.#until > outageMilliseconds
    this.#delay = isNewOutage ? delays.first : Math.min(this.#delay * 2, delays.longest)
    this.holdOff(Math.max(retryAfter, this.#delay))
  }
}
