import { Search } from 'lucide-react'
import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { type SearchScope, useSearchTerm } from '../lib/search-term.ts'
import { useTexts } from '../texts/texts.tsx'
import { keepFocus } from '../ui/page.tsx'
import classes from './search-box.module.css'
import { isSearching, useSearchShortcut } from './search-shortcut.ts'
import type { SuggestingInput } from './suggesting-input.tsx'

const debounce = 500

type SuggestingProps = ComponentProps<typeof SuggestingInput>

interface Props {
  /** Names the landmark, as a page can have two. */
  label: string
  /** Public search or search of the dashboard. Each remembers its own term. */
  scope?: SearchScope
  size?: 'small' | 'large'
  /** This one takes the focus when `/` is pressed. */
  hasShortcut?: boolean
}

const resultsPath = { public: paths.search, private: paths.dashboard.search } satisfies Record<SearchScope, unknown>

/**
 * Search field. Enter opens the results; on other pages it suggests while the user types. On the results page the
 * results follow the input after 500 ms.
 */
export function SearchBox({ label, scope = 'public', size = 'small', hasShortcut = false }: Props) {
  const texts = useTexts('layout').search
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [remembered, setTerm] = useSearchTerm(scope)
  const navigate = useNavigate()
  const toResults = resultsPath[scope]
  const { pathname, state } = useLocation()
  const isAtResults = pathname === toResults()
  const [typedAt, setTypedAt] = useState<string | null>(null)
  const hasTyped = typedAt === pathname
  // The term belongs to the results, and leaves the field with their page.
  const term = isAtResults || hasTyped ? remembered : ''
  const { Suggesting, load } = useSuggesting(input)
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

  const type = (value: string) => {
    setTypedAt(pathname)
    setTerm(value)
  }
  const field = {
    ref: input,
    id: inputId,
    className: classes.input,
    autoComplete: 'off',
    enterKeyHint: 'search',
    placeholder: texts.placeholder,
  } as const
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
        {Suggesting && !isAtResults ? (
          <Suggesting {...field} {...{ term, hasTyped, debounce }} onTermChange={type} />
        ) : (
          <input
            {...field}
            type="search"
            value={term}
            onChange={event => type(event.currentTarget.value)}
            onFocus={isAtResults ? undefined : load}
          />
        )}
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

/** Loads the suggestions when the field is first used. The new field keeps focus and caret. */
function useSuggesting(input: RefObject<HTMLInputElement | null>) {
  const [loaded, setLoaded] = useState<{ readonly Suggesting: ComponentType<SuggestingProps> } | null>(null)
  const selection = useRef<readonly [number | null, number | null]>(null)
  const load = useCallback(async () => {
    const { SuggestingInput } = await import('./suggesting-input.tsx')
    const field = input.current
    selection.current = field && field === document.activeElement ? [field.selectionStart, field.selectionEnd] : null
    setLoaded({ Suggesting: SuggestingInput })
  }, [input])
  useLayoutEffect(() => {
    if (!loaded || !selection.current) return
    input.current?.focus()
    input.current?.setSelectionRange(...selection.current)
  }, [loaded, input])
  return {
    Suggesting: loaded?.Suggesting ?? null,
    // If loading fails, the field remains a plain search field.
    load: () => void load().catch(() => undefined),
  }
}

/** Replaces the term in the URL of the results and keeps the filters. */
const withTerm = (term: string) => (params: URLSearchParams) => {
  const changed = new URLSearchParams(params)
  if (term === '') changed.delete('term')
  else changed.set('term', term)
  return changed
}
