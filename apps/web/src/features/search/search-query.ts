import type { search } from '@redress/contract/search.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'

const fetchResults = caller<typeof search>('GET', '/v1/search')

type Results = Awaited<ReturnType<typeof fetchResults>>
export type FoundClaim = Results['claims'][number]
export type FoundDefendant = Results['defendants'][number]

export interface Found {
  readonly claims: readonly FoundClaim[]
  readonly companies: readonly FoundDefendant[]
  readonly people: readonly FoundDefendant[]
  readonly totals: Results['totals']
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
      }
    },
  })

export const isSearchable = (term: string): boolean => term.length >= limits.searchTermMinimum

/** Too short a term is not asked for. */
export const useSearchResults = (term: string) =>
  useInfiniteQuery({ ...searchQuery(term), enabled: isSearchable(term) })
