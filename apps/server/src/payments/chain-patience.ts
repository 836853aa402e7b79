import { ChainUnavailable } from '../adapters/solana/chain.ts'

const pauses = { first: 500, longest: 15_000, longestAsked: 600_000 } as const

/** How long this process leaves a node alone that is away or has had enough: longer each time, and as long as it asks. */
export class ChainPatience {
  #pause: number = pauses.first
  #until = 0

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
      this.#pause = pauses.first
      return true
    } catch (error) {
      if (!(error instanceof ChainUnavailable)) throw error
      const asked = Math.min(error.retryAfterMs ?? 0, pauses.longestAsked)
      this.rest(Math.max(asked, this.#pause))
      this.#pause = Math.min(this.#pause * 2, pauses.longest)
      return false
    }
  }
}
