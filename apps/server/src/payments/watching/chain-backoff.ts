import { ChainUnavailable } from '../../adapters/solana/chain.ts'
import type { Log } from '../../platform/observability/log.ts'

/**
 * In milliseconds. With the timeout of a request, these bound the time from the end of an outage to the crediting of
 * what arrived in it to ten seconds. A node that asks for a longer `Retry-After` gets a request now and then meanwhile.
 */
const delays = { first: 500, longest: 2_500, longestRetryAfter: 5_000 } as const
/** A failure this long after the end of the last delay begins a new outage. */
const outageMilliseconds = 10_000

/**
 * Exponential backoff that all requests of this process to the Solana node share: one failure holds all of them back.
 */
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

  /** No requests for at least so many milliseconds from now. */
  holdOff(milliseconds: number): void {
    this.#until = Math.max(this.#until, performance.now() + milliseconds)
  }

  /** Runs what asks the node. Returns `false` where the node was unavailable; any other error is thrown. */
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

  /** Requests that were under way together fail together, and count as one failure. */
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
