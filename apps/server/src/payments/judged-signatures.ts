const capacity = 20_000
const pauses = { first: 200, longest: 4_000 } as const
/** How many of the postponed ones are asked for at a look: nodes that name what they do not know cost no more. */
const askedAgainAtOnce = 8

interface Postponed {
  readonly pause: number
  readonly until: number
}

/**
 * What this process knows of signatures beyond the cursors: which were judged, so that they are not fetched at each
 * look, and which the node could not tell about, so that they are asked for more seldom until it tells about one.
 */
export class JudgedSignatures {
  readonly #now: () => number
  readonly #judged = new Set<string>()
  readonly #postponed = new Map<string, Postponed>()

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  has(recipient: string, signature: string): boolean {
    return this.#judged.has(keyOf(recipient, signature))
  }

  /** Whether something waits to be asked for again. */
  get isWaiting(): boolean {
    return this.#postponed.size > 0
  }

  /** Those of the signatures to ask for now, in their order: what is new, and of what was postponed the longest due. */
  due(recipient: string, signatures: readonly string[]): string[] {
    const postponed = (signature: string) => this.#postponed.get(keyOf(recipient, signature))
    const untilOf = (signature: string) => postponed(signature)?.until ?? 0
    const again = signatures
      .filter(signature => postponed(signature) && untilOf(signature) <= this.#now())
      .sort((one, other) => untilOf(one) - untilOf(other))
    const chosen = new Set(again.slice(0, askedAgainAtOnce))
    return signatures.filter(signature => !postponed(signature) || chosen.has(signature))
  }

  add(recipient: string, signature: string): void {
    const key = keyOf(recipient, signature)
    // A node that knows one of them again is asked for all of them.
    if (this.#postponed.has(key)) this.#postponed.clear()
    this.#judged.add(key)
    const [oldest] = this.#judged
    if (this.#judged.size > capacity && oldest) this.#judged.delete(oldest)
  }

  postpone(recipient: string, signature: string): void {
    const key = keyOf(recipient, signature)
    const pause = Math.min((this.#postponed.get(key)?.pause ?? pauses.first / 2) * 2, pauses.longest)
    this.#postponed.set(key, { pause, until: this.#now() + pause })
    const [oldest] = this.#postponed.keys()
    if (this.#postponed.size > capacity && oldest) this.#postponed.delete(oldest)
  }
}

const keyOf = (recipient: string, signature: string): string => `${recipient} ${signature}`
