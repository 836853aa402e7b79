import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keepFocus } from '../../ui/page.tsx'
import { addressOf, type ShownList, shownFrom } from './list-choice.ts'

/** Delay in milliseconds. Browsers limit history updates per second, and each update sends a request. */
const writesAfter = 300
const quietly = { preventScrollReset: true, state: keepFocus }

/** The list choice from the URL. A typed search term reaches the URL, and thus the query, after a delay. */
export function useListChoice() {
  const [search, setSearch] = useSearchParams()
  const shown = useMemo(() => shownFrom(search), [search])
  const [typed, setTyped] = useState(shown.term)
  const written = useRef(shown.term)
  useEffect(() => {
    // Going back brings another term; the one that this page wrote itself is in the field already.
    if (shown.term === written.current) return
    written.current = shown.term
    setTyped(shown.term)
  }, [shown.term])
  useEffect(() => {
    if (typed === written.current) return
    const timer = setTimeout(() => {
      written.current = typed
      setSearch(now => addressOf({ ...shownFrom(now), term: typed, after: null }), { ...quietly, replace: true })
    }, writesAfter)
    return () => clearTimeout(timer)
  }, [typed, setSearch])
  /** Another filter or order begins on the first page. */
  const choose = useCallback(
    (changes: Partial<ShownList>) => {
      if (changes.term !== undefined) {
        written.current = changes.term
        setTyped(changes.term)
      }
      setSearch(now => addressOf({ ...shownFrom(now), after: null, ...changes }), quietly)
    },
    [setSearch],
  )
  return { shown, typed, choose, type: setTyped }
}
