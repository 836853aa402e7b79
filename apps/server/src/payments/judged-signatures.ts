const capacity = 20_000
const pauses = { first: 200, longest: 60_000 } as const

/**
 * What this process knows of signatures beyond the cursors: which were judged, so that they are not fetched at each
 * look, and which the node could not tell about, so that they are asked for ever more seldom.
 */
export class JudgedSignatures {
  readonly #judged = new Set<string>()
  readonly #postponed = new Map<string, { readonly pause: number; readonly until: number }>()

  has(recipient: string, signature: string): boolean {
    return this.#judged.has(`${recipient} ${signature}`)
  }

  /** Whether it is neither judged nor postponed. */
  isDue(recipient: string, signature: string): boolean {
    const until = this.#postponed.get(`${recipient} ${signature}`)?.until ?? 0
    return !this.has(recipient, signature) && until <= Date.now()
  }

  add(recipient: string, signature: string): void {
    const key = `${recipient} ${signature}`
    this.#postponed.delete(key)
    this.#judged.add(key)
    const [oldest] = this.#judged
    if (this.#judged.size > capacity && oldest) this.#judged.delete(oldest)
  }

  postpone(recipient: string, signature: string): void {
    const key = `${recipient} ${signature}`
    const pause = Math.min((this.#postponed.get(key)?.pause ?? pauses.first / 2) * 2, pauses.longest)
    this.#postponed.set(key, { pause, until: Date.now() + pause })
  }
}
