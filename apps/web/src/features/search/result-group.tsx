import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useFoundCount } from './found-count.ts'
import type { Kind } from './kind-filters.tsx'
import classes from './result-group.module.css'

interface Props<Item> {
  kind: Kind
  /** Names the search, so that coming back to it shows as much as before. */
  searchKey: readonly string[]
  items: readonly Item[]
  total: number
  /** How many are shown at first, and how many more each time. */
  portion: number
  isLoadingMore: boolean
  /** Fetches the next items, where the server has more than were loaded. */
  onLoadMore: () => void
  children: (item: Item) => ReactNode
}

/** One kind of results under its heading with the count, a few at a time. */
export function ResultGroup<Item extends { readonly id: string }>(props: Props<Item>) {
  const { kind, searchKey, items, total, portion, isLoadingMore, onLoadMore, children } = props
  const texts = useTexts('search')
  const formats = useFormats()
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [shownCount, setShownCount] = useShownCount([...searchKey, kind], portion)
  const shown = items.slice(0, shownCount)
  const visibleCount = shown.length
  const { reachable, isMore, counted } = useFoundCount()(total)
  /** The item that takes the focus when it appears. */
  const firstNew = useRef<number | null>(null)

  const showMore = () => {
    if (items.length < Math.min(shownCount + portion, reachable)) onLoadMore()
    setShownCount(shownCount + portion)
    firstNew.current = shown.length
  }
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= visibleCount) return
    list.current?.children[firstNew.current]?.querySelector('a')?.focus()
    firstNew.current = null
  }, [visibleCount])

  return (
    <section className={classes.group} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.heading(texts.kinds[kind], counted)}</h2>
      <ul ref={list} className={classes.list}>
        {shown.map(item => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {shown.length < reachable ? (
        <Button variant="secondary" isPending={isLoadingMore && items.length < shownCount} onClick={showMore}>
          {texts.showMore}
          <span className="visually-hidden"> {texts.kinds[kind]}</span>
        </Button>
      ) : isMore ? (
        <p>{texts.first(formats.count(reachable))}</p>
      ) : null}
    </section>
  )
}

/** Kept beside the results that it belongs to, for as long as they are. */
function useShownCount(searchKey: readonly string[], initial: number) {
  const queries = useQueryClient()
  const queryKey = ['search shown', ...searchKey]
  const { data = initial } = useQuery<number>({ queryKey, queryFn: skipToken })
  return [data, (count: number) => queries.setQueryData(queryKey, count)] as const
}
