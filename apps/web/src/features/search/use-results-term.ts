import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { type SearchScope, useSearchTerm } from '../../lib/search-term.ts'

/** The term whose results are shown: the address's, else the remembered one. Following a link, it is remembered. */
export function useResultsTerm(scope: SearchScope): string {
  const [remembered, remember] = useSearchTerm(scope)
  const given = useSearchParams()[0].get('term')
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input[type=search]')
    if (given !== null && !isTyping) remember(given)
  }, [given, remember])
  return (given ?? remembered).trim()
}
