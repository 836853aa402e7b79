const listeners = new Set<() => void>()

/** What was written while the browser kept no storage: it lasts until the page is left. */
const untilLeft = new Map<string, string | null>()

function read(key: string): string | null {
  if (untilLeft.has(key)) return untilLeft.get(key) ?? null
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
    untilLeft.delete(key)
  } catch {
    untilLeft.set(key, text)
  }
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}

const words = 'redress.words.'

/** The key of what a person has written and nobody else who uses the browser may read. */
export const wordsKey = (name: string): string => `${words}${name}`

/** Drops whatever is kept under a {@link wordsKey}. */
export function forgetWords(): void {
  const isOfWords = (key: string) => key.startsWith(words)
  for (const key of [...storedKeys(), ...untilLeft.keys()].filter(isOfWords)) write(key, null)
}

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage)
  } catch {
    return []
  }
}

/** Texts that the browser keeps by key; the other tabs of the page hear of a change too. */
export const keptText = { read, write, subscribe } as const

export type KeptText = Pick<typeof keptText, 'read' | 'write'>
