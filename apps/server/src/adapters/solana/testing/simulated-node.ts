import { type Chain, type ChainTransaction, ChainUnavailable, type SignatureInfo } from '../chain.ts'

interface Landed {
  readonly transaction: ChainTransaction
  readonly names: ReadonlySet<string>
}

type History = Pick<Chain, 'signaturesFor' | 'transaction'>

/** Draws a whole number from 0 up to, not including, the given one. */
type Dice = (sides: number) => number

/** A node's view of a chain, which a test makes; in trouble it draws at each question what is wrong with its answer. */
export class SimulatedNode implements History {
  isInTrouble = false
  readonly #dice: Dice
  readonly #history: Landed[] = []
  #slot = 1_000n

  constructor(dice: Dice) {
    this.#dice = dice
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
    const concerned = this.#history.filter(({ names }) => names.has(address)).map(({ transaction }) => transaction)
    const start = concerned.findIndex(({ signature }) => signature === until) + 1
    const listed = concerned.slice(start).map(({ signature, slot, failed }) => ({ signature, slot, failed }))
    return this.#distorted(listed.reverse())
  }

  async transaction(signature: string): Promise<ChainTransaction | null> {
    const found = this.#history.find(({ transaction }) => transaction.signature === signature)?.transaction ?? null
    if (!this.isInTrouble || !found) return found
    this.#refuse()
    const answers = [found, null, { ...found, failed: !found.failed }]
    return answers[this.#dice(answers.length)] ?? null
  }

  #distorted(listed: readonly SignatureInfo[]): SignatureInfo[] {
    if (!this.isInTrouble) return [...listed]
    this.#refuse()
    const isDrawn = () => this.#dice(2) === 0
    const distortions: readonly (() => readonly SignatureInfo[])[] = [
      () => listed,
      () => [],
      () => listed.filter(isDrawn),
      () => listed.flatMap(info => (isDrawn() ? [info, info] : [info])),
      () =>
        listed
          .map(info => [this.#dice(1_000), info] as const)
          .sort(([one], [other]) => one - other)
          .map(([, info]) => info),
      () => listed.map(info => (isDrawn() ? { ...info, failed: !info.failed } : info)),
    ]
    return [...(distortions[this.#dice(distortions.length)]?.() ?? [])]
  }

  #refuse(): void {
    const drawn = this.#dice(6)
    if (drawn === 0) throw new ChainUnavailable('The node is away')
    if (drawn === 1) throw new ChainUnavailable('The node has had enough', { retryAfterMs: 1_000 })
  }
}
