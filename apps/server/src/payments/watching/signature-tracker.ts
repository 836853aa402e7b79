import type { SignatureInfo } from '../../adapters/solana/chain.ts'

const capacity = 20_000
const delays = { first: 200, longest: 4_000 } as const
/** Limit of retries per poll, so that a node which lists missing transactions causes no more requests than others. */
const retriesAtOnce = 8

interface Retry {
  readonly delay: number
  readonly at: number
}

/**
 * State of signatures after the cursors, in this process. Processed ones are not fetched again at each poll. Failed
 * ones are retried with growing delays until the node has one of them.
 */
export class SignatureTracker {
  readonly #now: () => number
  readonly #processed = new Set<string>()
  readonly #retries = new Map<string, Retry>()

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  isProcessed(recipient: string, signature: string): boolean {
    return this.#processed.has(keyOf(recipient, signature))
  }

  /** Signatures to fetch now, in order: new ones, and the retries that are longest due. */
  due(recipient: string, signatures: readonly SignatureInfo[]): SignatureInfo[] {
    const retryOf = ({ signature }: SignatureInfo) => this.#retries.get(keyOf(recipient, signature))
    const dueAt = (info: SignatureInfo) => retryOf(info)?.at ?? 0
    const retries = signatures
      .filter(info => retryOf(info) && dueAt(info) <= this.#now())
      .sort((one, other) => dueAt(one) - dueAt(other))
    const chosen = new Set(retries.slice(0, retriesAtOnce))
    return signatures.filter(info => !retryOf(info) || chosen.has(info))
  }

  markProcessed(recipient: string, signature: string): void {
    const key = keyOf(recipient, signature)
    // Once the node returns one of them again, all are retried at once.
    if (this.#retries.has(key)) this.#retries.clear()
    this.#processed.add(key)
    const [oldest] = this.#processed
    if (this.#processed.size > capacity && oldest) this.#processed.delete(oldest)
  }

  retryLater(recipient: string, signature: string): void {
    const key = keyOf(recipient, signature)
    const delay = Math.min((this.#retries.get(key)?.delay ?? delays.first / 2) * 2, delays.longest)
    this.#retries.set(key, { delay, at: this.#now() + delay })
    const [oldest] = this.#retries.keys()
    if (this.#retries.size > capacity && oldest) this.#retries.delete(oldest)
  }
}

const keyOf = (recipient: string, signature: string): string => `${recipient} ${signature}`
