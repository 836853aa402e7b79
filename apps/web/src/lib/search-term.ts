import { useCallback } from 'react'
import { create } from 'zustand'
import { browserStorage } from './browser-storage.ts'
import { persistedForm } from './form-persistence.ts'
import { useIsHydrated } from './hydration.ts'
import { useSession } from './session.ts'

export type SearchScope = 'public' | 'private'

const keyOf = (scope: SearchScope, userId: string | null): string =>
  scope === 'public' ? 'redress.search.public' : persistedForm(userId, 'search').key

/** The terms of this tab, by their keys. What is no longer in the browser's storage was removed at logout. */
const useTerms = create<Readonly<Record<string, string>>>(() => ({}))

/**
 * The term last searched for, kept in the browser: one for the public search, one for the private one. A new tab begins
 * with it; from then on a tab has its own, which all search boxes on the page show.
 */
export function useSearchTerm(scope: SearchScope): readonly [string, (term: string) => void] {
  const key = keyOf(scope, useSession().user?.id ?? null)
  const isHydrated = useIsHydrated()
  const term = useTerms(terms => {
    const stored = isHydrated ? browserStorage.read(key) : null
    return stored === null ? '' : (terms[key] ?? stored)
  })
  const setTerm = useCallback(
    (value: string) => {
      browserStorage.write(key, value)
      useTerms.setState({ [key]: value })
    },
    [key],
  )
  return [term, setTerm]
}
