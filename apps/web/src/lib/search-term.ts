import { useCallback, useEffect, useState } from 'react'
import { keptText } from './kept-text.ts'
import { placeOfWords } from './kept-words.ts'
import { useSession } from './session.ts'

export type SearchScope = 'public' | 'private'

const keyOf = (scope: SearchScope, userId: string | null): string =>
  scope === 'public' ? 'redress.search.public' : placeOfWords(userId, 'search').key

/**
 * The term last searched for, kept in the browser: one for the public search, one for the private one. A new tab begins
 * with it; from then on a tab has its own, which all search boxes on the page show.
 */
export function useSearchTerm(scope: SearchScope): readonly [string, (term: string) => void] {
  const key = keyOf(scope, useSession().user?.id ?? null)
  const [term, setTerm] = useState(() => keptText.read(key) ?? '')
  useEffect(
    () =>
      keptText.subscribe(change => {
        if (change.key === key && !change.isElsewhere) setTerm(change.text ?? '')
      }),
    [key],
  )
  return [term, useCallback((value: string) => keptText.write(key, value), [key])]
}
