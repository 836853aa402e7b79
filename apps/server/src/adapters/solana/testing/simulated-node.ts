import { type Chain, type ChainTransaction, ChainUnavailable, type SignatureInfo } from '../chain.ts'
import { memoTextIn } from '../verify-transfer.ts'

interface Landed {
  readonly transaction: ChainTransaction
  readonly names: ReadonlySet<string>
}

type History = Pick<Chain, 'signaturesFor' | 'transaction'>

/** Draws a whole number from 0 up to, not including, the given one. */
type Random = (sides: number) => number

/** A node with the history that a test gives it; while it is faulty, each answer is wrong in a way drawn at random. */
export class SimulatedNode implements History {
  isFaulty = false
  readonly #random: Random
  readonly #history: Landed[] = []
  #slot = 1_000n

  constructor(random: Random) {
    this.#random = random
  }

  /** A transaction lands so many slots after the one before. */
  land(transaction: ChainTransaction, slots: number): void {
    this.pass(slots)
    const names = new Set(transaction.instructions.flatMap(({ accounts }) => accounts.map(({ address }) => address)))
    for (const address of transaction.balanceChanges.keys()) names.add(address)
    this.#history.push({ transaction: { ...transaction, slot: this.#slot }, names })
  }

  pass(slots: number): void {
    this.#slot += BigInt(slots)
  }

  async signaturesFor(address: string, { until }: { readonly until?: string | undefined } = {}) {
    const mentioned = this.#history.filter(({ names }) => names.has(address)).map(({ transaction }) => transaction)
    const start = mentioned.findIndex(({ signature }) => signature === until) + 1
    const listed = mentioned.slice(start).map(transaction => ({
      signature: transaction.signature,
      slot: transaction.slot,
      failed: transaction.failed,
      memo: memoTextIn(transaction),
    }))
    return this.#distorted(listed.reverse())
  }

  async transaction(signature: string): Promise<ChainTransaction | null> {
    const found = this.#history.find(({ transaction }) => transaction.signature === signature)?.transaction ?? null
    if (!this.isFaulty || !found) return found
    this.#failAtTimes()
    const answers = [found, null, { ...found, failed: !found.failed }]
    return answers[this.#random(answers.length)] ?? null
  }

  #distorted(listed: readonly SignatureInfo[]): SignatureInfo[] {
    if (!this.isFaulty) return [...listed]
    this.#failAtTimes()
    const isChosen = () => this.#random(2) === 0
    const distortions: readonly (() => readonly SignatureInfo[])[] = [
      () => listed,
      () => [],
      () => listed.filter(isChosen),
      () => listed.flatMap(info => (isChosen() ? [info, info] : [info])),
      () =>
        listed
          .map(info => [this.#random(1_000), info] as const)
          .sort(([one], [other]) => one - other)
          .map(([, info]) => info),
      () => listed.map(info => (isChosen() ? { ...info, failed: !info.failed } : info)),
    ]
    return [...(distortions[this.#random(distortions.length)]?.() ?? [])]
  }

  #failAtTimes(): void {
    const outcome = this.#random(6)
    if (outcome === 0) throw new ChainUnavailable('The node does not answer')
    if (outcome === 1) throw new ChainUnavailable('The node limits requests', { retryAfterMs: 1_000 })
  }
}
