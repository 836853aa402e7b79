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
  /** Where nothing was found, a name that may be meant. */
  readonly suggestion: string | undefined
}

/** The public claims that match, and their defendants; portion after portion. */
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

/** Whether a term is longer than the server takes, without the spaces around it. */
export const isTooLong = (term: string): boolean => term.trim().length > limits.nameLength

/** As the server counts: characters, without the spaces around them. */
export const isSearchable = (term: string): boolean =>
  [...term.trim()].length >= limits.searchTermMinimum && !isTooLong(term)

/** Too short or too long a term is not asked for. */
export const useSearchResults = (term: string) =>
  useInfiniteQuery({ ...searchQuery(term), enabled: isSearchable(term) })

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
