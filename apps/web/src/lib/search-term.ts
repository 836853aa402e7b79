import { useCallback, useSyncExternalStore } from 'react'

const keys = { public: 'redress.search.public', private: 'redress.search.private' } as const
export type SearchScope = keyof typeof keys

const listeners = new Set<() => void>()

/** Remembered for as long as the page is open where the browser keeps no storage. */
const session = new Map<string, string>()

function read(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? ''
  } catch {
    return session.get(key) ?? ''
  }
}

function write(key: string, term: string): void {
  session.set(key, term)
  try {
    window.localStorage.setItem(key, term)
  } catch {
    // Storage is switched off or full: the term lasts until the page is left.
  }
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

/** The term last searched for, kept in the browser: one for the public search, one for the private one. */
export function useSearchTerm(scope: SearchScope): readonly [string, (term: string) => void] {
  const key = keys[scope]
  const term = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  )
  return [term, useCallback((value: string) => write(key, value), [key])]
}
