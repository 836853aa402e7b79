/** Resource with a limit of concurrent holders. */
export interface HeldBound {
  readonly subject: string
  readonly maximum: number
}

export interface HeldCounts {
  /** Takes one of each; returns the function that releases them, or `null` at a limit. */
  take(bounds: readonly HeldBound[]): (() => void) | null
}

/** Counts the holders of resources in this process. */
export function countHeld(): HeldCounts {
  const counts = new Map<string, number>()
  const add = (bounds: readonly HeldBound[], count: number) => {
    for (const { subject } of bounds) {
      const held = (counts.get(subject) ?? 0) + count
      if (held === 0) counts.delete(subject)
      else counts.set(subject, held)
    }
  }
  return {
    take(bounds) {
      if (bounds.some(({ subject, maximum }) => (counts.get(subject) ?? 0) >= maximum)) return null
      add(bounds, 1)
      let isHeld = true
      return () => {
        if (isHeld) add(bounds, -1)
        isHeld = false
      }
    },
  }
}
