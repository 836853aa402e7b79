import { ChainUnavailable } from '../adapters/solana/chain.ts'
import type { Log } from '../platform/observability/log.ts'

/**
 * With the time that a question may hang, these keep what arrives during an outage within ten seconds of its end. So a
 * node that asks for a longer rest gets a small question now and then meanwhile.
 */
const pauses = { first: 500, longest: 2_500, longestAsked: 5_000 } as const
/** A failure so long after the last rest begins a new outage. */
const outageMilliseconds = 10_000

/** How long this process leaves a node alone that is away or has had enough: longer each time, and as it asks. */
export class ChainPatience {
  readonly #log: Log
  #pause: number = pauses.first
  #until = 0

  constructor(log: Log) {
    this.#log = log
  }

  /** In milliseconds; 0: ask. */
  remaining(): number {
    return Math.max(0, this.#until - Date.now())
  }

  rest(milliseconds: number): void {
    this.#until = Math.max(this.#until, Date.now() + milliseconds)
  }

  /** Runs what asks the node. Answers `false` where the node was away; what is wrong with us throws. */
  async ask(act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      if (!(error instanceof ChainUnavailable)) throw error
      this.#log.warn({ error }, 'the Solana node is left alone for a moment')
      this.#lose(Math.min(error.retryAfterMs ?? 0, pauses.longestAsked))
      return false
    }
  }

  /** Requests that were under way together fail together, and count as one failure. */
  #lose(asked: number): void {
    if (this.remaining() > 0) {
      this.rest(asked)
      return
    }
    const isNewOutage = Date.now() - this.#until > outageMilliseconds
    this.#pause = isNewOutage ? pauses.first : Math.min(this.#pause * 2, pauses.longest)
    this.rest(Math.max(asked, this.#pause))
  }
}
