import { createStore } from 'zustand/vanilla'

interface StorageChange {
  /** `null`: all of them. */
  readonly key: string | null
  readonly text: string | null
  readonly isFromOtherTab: boolean
}

type Listener = (change: StorageChange) => void

/** Texts by key in a storage of the browser. Where it grants none, what is written lasts until the page is left. */
function createBrowserStorage(area: () => Storage) {
  const unstored = new Map<string, string | null>()
  const lastWrite = createStore<StorageChange | null>(() => null)

  function read(key: string): string | null {
    if (unstored.has(key)) return unstored.get(key) ?? null
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
      unstored.delete(key)
    } catch {
      unstored.set(key, text)
    }
    lastWrite.setState({ key, text, isFromOtherTab: false }, true)
  }

  function storedKeys(): string[] {
    try {
      return Object.keys(area())
    } catch {
      return []
    }
  }

  /** Calls back for every change, also for those of other tabs. */
  function subscribe(listener: Listener): () => void {
    const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea === area()) listener({ key, text: newValue, isFromOtherTab: true })
    }
    const unsubscribe = lastWrite.subscribe(change => {
      if (change) listener(change)
    })
    window.addEventListener('storage', onStorage)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', onStorage)
    }
  }

  return { read, write, keys: () => [...storedKeys(), ...unstored.keys()], subscribe } as const
}

type BrowserStorage = ReturnType<typeof createBrowserStorage>

/** For all tabs of the browser, until it is removed. */
export const browserStorage = createBrowserStorage(() => window.localStorage)

/** For one tab until it is closed, through reloads. */
export const tabStorage = createBrowserStorage(() => window.sessionStorage)

export type TextStorage = Pick<BrowserStorage, 'read' | 'write'>
