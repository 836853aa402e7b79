import { limits } from '@redress/domain/people/limits.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'

interface FoundCount {
  /** How many can be shown. */
  readonly reachable: number
  /** Whether more match than can be shown. */
  readonly isMore: boolean
  /** As it is read: exact as far as it is counted. */
  readonly counted: string
}

/** How a total of the search is to be read. */
export function useFoundCount(): (total: number) => FoundCount {
  const { orMore } = useTexts('search')
  const { count } = useFormats()
  return total => {
    const reachable = Math.min(total, limits.searchResults)
    const isMore = total > reachable
    return { reachable, isMore, counted: isMore ? orMore(count(reachable)) : count(reachable) }
  }
}
