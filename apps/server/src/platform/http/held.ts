/** Something of which so many may be held at the same time. */
export interface HeldBound {
  readonly subject: string
  readonly maximum: number
}

export interface HeldCounts {
  /** Takes one of each; answers what gives them back, or `null` where there are as many of one as there may be. */
  take(bounds: readonly HeldBound[]): (() => void) | null
}

/** Counts what is held by whom in this process. */
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
