/** Seeded random generator, the same in every run. */
export interface Draws {
  /** Number from 0 to below 1. */
  next(): number
  /** Integer from 0 to below a limit. */
  below(limit: number): number
  of<Item>(items: readonly Item[]): Item
  /** Skewed choice: first items often, the last seldom. */
  skewed<Item>(items: readonly Item[], skew?: number): Item
  isTrue(share: number): boolean
  uuid(): string
}

/** The generator "mulberry32". */
export function drawsFrom(seed: number): Draws {
  let state = seed
  const bits = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const next = (): number => bits() / 2 ** 32
  const below = (limit: number): number => Math.floor(next() * limit)
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index]
    if (item === undefined) throw new Error('Nothing to draw from')
    return item
  }
  return {
    next,
    below,
    of: items => at(items, below(items.length)),
    skewed: (items, skew = 3) => at(items, Math.floor(next() ** skew * items.length)),
    isTrue: share => next() < share,
    uuid() {
      const digits = Array.from({ length: 4 }, () => bits().toString(16).padStart(8, '0')).join('')
      return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5').slice(0, 36)
    },
  }
}
