import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keepFocus } from '../../ui/page.tsx'
import { addressOf, choiceFrom, type ListChoice } from './list-choice.ts'

/** Browsers refuse to note an address at every letter. */
const writesAfter = 300
const quietly = { preventScrollReset: true, state: keepFocus }

/** What of a list is shown, as the address says. What is typed takes effect at once, and stands in the address soon after. */
export function useListChoice() {
  const [search, setSearch] = useSearchParams()
  const said = useMemo(() => choiceFrom(search), [search])
  const [typed, setTyped] = useState(said.term)
  const written = useRef(said.term)
  useEffect(() => {
    // Going back brings another term; the one that this page wrote itself is in the field already.
    if (said.term === written.current) return
    written.current = said.term
    setTyped(said.term)
  }, [said.term])
  useEffect(() => {
    if (typed === written.current) return
    const timer = setTimeout(() => {
      written.current = typed
      setSearch(now => addressOf({ ...choiceFrom(now), term: typed, page: 1 }), { ...quietly, replace: true })
    }, writesAfter)
    return () => clearTimeout(timer)
  }, [typed, setSearch])
  /** Another filter or order begins on the first page. */
  const choose = useCallback(
    (changes: Partial<ListChoice>) => {
      if (changes.term !== undefined) {
        written.current = changes.term
        setTyped(changes.term)
      }
      setSearch(now => addressOf({ ...choiceFrom(now), page: 1, ...changes }), quietly)
    },
    [setSearch],
  )
  const choice = useMemo(() => (typed === said.term ? said : { ...said, term: typed, page: 1 }), [said, typed])
  return { choice, choose, type: setTyped }
}
