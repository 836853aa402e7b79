import { Search } from 'lucide-react'
import { useCallback, useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { type SearchScope, useSearchTerm } from '../lib/search-term.ts'
import { useTexts } from '../texts/texts.tsx'
import { keepFocus } from '../ui/page.tsx'
import classes from './search-box.module.css'
import { isSearching, useSearchShortcut } from './search-shortcut.ts'

const debounce = 500

interface Props {
  /** Names the landmark, as a page can have two. */
  label: string
  /** Which search it is: what visitors find, or what the dashboard finds. Each remembers its own term. */
  scope?: SearchScope
  size?: 'small' | 'large'
  /** This one takes the focus when `/` is pressed. */
  hasShortcut?: boolean
}

const resultsPath = { public: paths.search, private: paths.dashboard.search } satisfies Record<SearchScope, unknown>

/** A search: Enter goes to the results; among the results they follow what is typed, 500 ms later. */
export function SearchBox({ label, scope = 'public', size = 'small', hasShortcut = false }: Props) {
  const texts = useTexts('layout').search
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useSearchTerm(scope)
  const navigate = useNavigate()
  const toResults = resultsPath[scope]
  const { pathname, state } = useLocation()
  const isAtResults = pathname === toResults()
  const [params, setParams] = useSearchParams()
  const shownTerm = params.get('term') ?? ''
  const takeFocus = useCallback(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  useSearchShortcut(hasShortcut ? takeFocus : null)
  const isSoughtOut = hasShortcut && isSearching(state)
  useEffect(() => {
    if (isSoughtOut) takeFocus()
  }, [isSoughtOut, takeFocus])

  useEffect(() => {
    if (!isAtResults || term === shownTerm || document.activeElement !== input.current) return
    const timer = setTimeout(() => setParams(withTerm(term), { replace: true, state: keepFocus }), debounce)
    return () => clearTimeout(timer)
  }, [isAtResults, term, shownTerm, setParams])

  return (
    <search aria-label={label}>
      <form
        className={classes.form}
        data-size={size}
        onSubmit={event => {
          event.preventDefault()
          if (isAtResults) setParams(withTerm(term), { replace: true })
          else navigate(toResults(term))
        }}
      >
        <label htmlFor={inputId} className="visually-hidden">
          {texts.label}
        </label>
        <Search className={classes.icon} aria-hidden size={size === 'large' ? 22 : 18} />
        <input
          ref={input}
          id={inputId}
          className={classes.input}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.placeholder}
          value={term}
          onChange={event => setTerm(event.currentTarget.value)}
        />
        {size === 'large' ? (
          <button type="submit" className={classes.button}>
            {texts.submit}
          </button>
        ) : null}
        {hasShortcut ? (
          <span className={classes.key} aria-hidden="true" title={texts.shortcut}>
            /
          </span>
        ) : null}
      </form>
    </search>
  )
}

/** The same results' address with another term: what they are filtered by stays. */
const withTerm = (term: string) => (params: URLSearchParams) => {
  const changed = new URLSearchParams(params)
  if (term === '') changed.delete('term')
  else changed.set('term', term)
  return changed
}
