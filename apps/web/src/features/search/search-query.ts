import type { search } from '@redress/contract/search.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { caller } from '../../lib/api-client.ts'
import { type SearchScope, useSearchTerm } from '../../lib/search-term.ts'

const fetchResults = caller<typeof search>('GET', '/v1/search')

type Results = Awaited<ReturnType<typeof fetchResults>>
type FoundClaim = Results['claims'][number]
export type FoundDefendant = Results['defendants'][number]

export interface Found {
  readonly claims: readonly FoundClaim[]
  readonly companies: readonly FoundDefendant[]
  readonly people: readonly FoundDefendant[]
  readonly totals: Results['totals']
  /** Similar name to search for, if nothing was found. */
  readonly suggestion: string | undefined
}

/** Matching public claims and their defendants, page by page. */
const searchQuery = (term: string) =>
  infiniteQueryOptions({
    queryKey: ['search', term],
    queryFn: ({ pageParam, signal }) =>
      fetchResults({ query: pageParam === null ? { term } : { term, cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.cursor,
    select: ({ pages }): Found => {
      const defendants = pages.flatMap(page => page.defendants)
      return {
        claims: pages.flatMap(page => page.claims),
        companies: defendants.filter(({ type }) => type === 'company'),
        people: defendants.filter(({ type }) => type === 'individual'),
        totals: pages[0]?.totals ?? { claims: 0, companies: 0, people: 0 },
        suggestion: pages[0]?.suggestion,
      }
    },
  })

/** Whether the term exceeds the server's limit, without surrounding spaces. */
export const isTooLong = (term: string): boolean => term.trim().length > limits.nameLength

/** Whether the server accepts the term. Its length counts in code points, without surrounding spaces. */
export const isSearchable = (term: string): boolean =>
  [...term.trim()].length >= limits.searchTermMinimum && !isTooLong(term)

/** Search results; no request for a term that is too short or too long. */
export const useSearchResults = (term: string) =>
  useInfiniteQuery({ ...searchQuery(term), enabled: isSearchable(term) })

/** Search term of the results: from the URL, else the remembered one. A term from the URL is remembered. */
export function useResultsTerm(scope: SearchScope): string {
  const [remembered, remember] = useSearchTerm(scope)
  const given = useSearchParams()[0].get('term')
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input[type=search]')
    if (given !== null && !isTyping) remember(given)
  }, [given, remember])
  return (given ?? remembered).trim()
}
