import { useCallback, useSyncExternalStore } from 'react'
import { keptText, wordsKey } from './kept-text.ts'

const keys = { public: 'redress.search.public', private: wordsKey('search') } as const
export type SearchScope = keyof typeof keys

/** The term last searched for, kept in the browser: one for the public search, one for the private one. */
export function useSearchTerm(scope: SearchScope): readonly [string, (term: string) => void] {
  const key = keys[scope]
  const term = useSyncExternalStore(
    keptText.subscribe,
    () => keptText.read(key) ?? '',
    () => '',
  )
  return [term, useCallback((value: string) => keptText.write(key, value), [key])]
}
