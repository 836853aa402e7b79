import { createHash } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'

/** A transaction may use a blockhash for this many blocks after the block that made it. */
const LIFETIME_IN_BLOCKS = 150n

/** Derived from genesis and slot, so that a restarted chain still knows the hashes that it gave out. */
export class RecentBlockhashes {
  private readonly genesisHash: string
  private readonly slots = new Map<string, bigint>()

  constructor(genesisHash: string, firstSlot: bigint, currentSlot: bigint) {
    this.genesisHash = genesisHash
    const oldest = currentSlot - LIFETIME_IN_BLOCKS
    for (let slot = oldest > firstSlot ? oldest : firstSlot; slot <= currentSlot; slot++) this.add(slot)
  }

  add(slot: bigint): void {
    const digest = createHash('sha256').update(`${this.genesisHash}:${slot}`).digest()
    this.slots.set(getBase58Decoder().decode(digest), slot)
    for (const [hash, madeAt] of this.slots) {
      if (slot - madeAt <= LIFETIME_IN_BLOCKS) break
      this.slots.delete(hash)
    }
  }

  latest(): { blockhash: string; lastValidSlot: bigint } {
    const [hash, slot] = this.newestFirst()[0] ?? []
    if (!hash || slot === undefined) throw new Error('A chain has at least one block')
    return { blockhash: hash, lastValidSlot: slot + LIFETIME_IN_BLOCKS }
  }

  newestFirst(): [string, bigint][] {
    return [...this.slots].reverse()
  }

  has(hash: string): boolean {
    return this.slots.has(hash)
  }
}
