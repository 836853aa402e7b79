import { Autocomplete } from '@base-ui/react/autocomplete'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useClaimSentence } from '../entities/claim/claim-sentence.ts'
import { isSearchable, useSearchResults } from '../features/search/search-query.ts'
import { paths } from '../lib/paths.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import classes from './suggesting-input.module.css'

const perKind = 3

interface Suggestion {
  readonly to: string
  readonly kind: 'company' | 'individual' | 'claim' | null
  readonly text: string
}

interface Props extends Omit<ComponentProps<typeof Autocomplete.Input>, 'value' | 'onChange'> {
  term: string
  onTermChange: (term: string) => void
  /** Whether the user has typed. A remembered term alone sends no request. */
  hasTyped: boolean
  /** Delay in milliseconds between the last input and the request. */
  debounce: number
}

/** Combobox that suggests targets while the user types. Enter without a selection opens the results. */
export function SuggestingInput({ term, onTermChange, hasTyped, debounce, ...input }: Props) {
  const texts = useTexts('layout').search
  const formats = useFormats()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(hasTyped)
  const [asked, setAsked] = useState('')
  const highlighted = useRef<Suggestion | null>(null)
  const wanted = term.trim()
  useEffect(() => {
    if (!hasTyped || wanted === asked) return
    const timer = setTimeout(() => setAsked(wanted), debounce)
    return () => clearTimeout(timer)
  }, [hasTyped, wanted, asked, debounce])
  const suggestions = useSuggestions(asked)
  const isShown = isOpen && isSearchable(term) && suggestions !== null

  return (
    <Autocomplete.Root<Suggestion>
      items={suggestions ?? []}
      itemToStringValue={({ text }) => text}
      mode="none"
      value={term}
      onValueChange={(value, { reason }) => {
        // Choosing a suggestion must not change the search term.
        if (reason !== 'item-press') onTermChange(value)
      }}
      open={isShown}
      onOpenChange={setOpen}
      onItemHighlighted={suggestion => {
        highlighted.current = suggestion ?? null
      }}
    >
      <Autocomplete.Input
        {...input}
        onBlur={() => setOpen(false)}
        onKeyDown={event => {
          if (event.key === 'Escape' && isShown) {
            event.preventBaseUIHandler()
            event.preventDefault()
            setOpen(false)
            return
          }
          // Enter submits the form if no suggestion is highlighted. The library would swallow the key.
          if (event.key !== 'Enter' || highlighted.current || event.nativeEvent.isComposing) return
          event.preventBaseUIHandler()
          event.preventDefault()
          setOpen(false)
          event.currentTarget.form?.requestSubmit()
        }}
      />
      {isShown ? (
        <Autocomplete.Portal>
          <Autocomplete.Positioner className={classes.positioner} sideOffset={6}>
            {/* The library's popup hides the rest of the page from screen readers, with everything in it that takes the focus. */}
            <div className={classes.popup}>
              <Autocomplete.Status className="visually-hidden">
                {suggestions ? texts.suggested(formats.count(Math.max(0, suggestions.length - 1))) : ''}
              </Autocomplete.Status>
              <Autocomplete.List className={classes.list} aria-label={texts.suggestions}>
                {(suggestion: Suggestion) => (
                  <Autocomplete.Item
                    key={suggestion.to}
                    value={suggestion}
                    className={classes.item}
                    onClick={() => {
                      setOpen(false)
                      navigate(suggestion.to)
                    }}
                  >
                    <span>{suggestion.text}</span>
                    {suggestion.kind ? <span className={classes.kind}>{texts.kinds[suggestion.kind]}</span> : null}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </div>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      ) : null}
    </Autocomplete.Root>
  )
}

/** First results of each kind and a link to all of them; `null` until they are known. */
function useSuggestions(term: string): Suggestion[] | null {
  const texts = useTexts('layout').search
  const sentence = useClaimSentence()
  const { data } = useSearchResults(term)
  if (!data) return null
  const { companies, people, claims } = data
  const defendants = [...companies.slice(0, perKind), ...people.slice(0, perKind)].map(
    ({ id, type, name }): Suggestion => ({ to: paths[type](id), kind: type, text: name }),
  )
  return [
    ...defendants,
    ...claims.slice(0, perKind).map(
      (claim): Suggestion => ({
        to: paths.claim(claim.id),
        kind: 'claim',
        text: sentence({
          ...claim,
          plaintiff: claim.plaintiffName,
          defendants: claim.defendantNames,
          isOver: isResolved(claim.currentStatus),
        }),
      }),
    ),
    { to: paths.search(term), kind: null, text: texts.allResults(term) },
  ]
}
