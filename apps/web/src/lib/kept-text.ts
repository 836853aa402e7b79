interface KeptChange {
  /** `null`: all of them. */
  readonly key: string | null
  readonly text: string | null
  /** It was written in another tab. */
  readonly isElsewhere: boolean
}

type Listener = (change: KeptChange) => void

/** Texts that a storage of the browser keeps by key. */
function createKeptText(area: () => Storage) {
  const listeners = new Set<Listener>()
  /** What was written while the browser kept no storage: it lasts until the page is left. */
  const untilLeft = new Map<string, string | null>()

  function read(key: string): string | null {
    if (untilLeft.has(key)) return untilLeft.get(key) ?? null
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  }

  function write(key: string, text: string | null): void {
    try {
      if (text === null) area().removeItem(key)
      else area().setItem(key, text)
      untilLeft.delete(key)
    } catch {
      untilLeft.set(key, text)
    }
    for (const tell of listeners) tell({ key, text, isElsewhere: false })
  }

  function storedKeys(): string[] {
    try {
      return Object.keys(area())
    } catch {
      return []
    }
  }

  /** Hears of every change, in the other tabs of the page too. */
  function subscribe(tell: Listener): () => void {
    const hear = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea === area()) tell({ key, text: newValue, isElsewhere: true })
    }
    listeners.add(tell)
    window.addEventListener('storage', hear)
    return () => {
      listeners.delete(tell)
      window.removeEventListener('storage', hear)
    }
  }

  return { read, write, keys: () => [...storedKeys(), ...untilLeft.keys()], subscribe } as const
}

export type KeptTexts = ReturnType<typeof createKeptText>

/** What the browser keeps, for all of its tabs. */
export const keptText = createKeptText(() => window.localStorage)

/** What the tab keeps until it is closed, through reloads, and shows to no other. */
export const tabText = createKeptText(() => window.sessionStorage)

export type KeptText = Pick<KeptTexts, 'read' | 'write'>
