import { staffSearchForm } from '@redress/contract/staff-search-forms.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { Elements } from '../../lib/elements.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './moderation.module.css'

/** Answer of a search. */
interface Found<Item> {
  readonly items: readonly Item[]
  readonly hasMore: boolean
}

interface Props<Item> {
  title: string
  /** Terms that are found. */
  hint: string
  find: (term: string, signal: AbortSignal) => Promise<Found<Item>>
  /** The items in a list. */
  children: (items: readonly Item[]) => Elements
}

/** Finds records or accounts. The term stays in the browser's history, so that "back" shows what was found, not in the address. */
export function StaffSearch<Item>({ title, hint, find, children }: Props<Item>) {
  const { search: texts } = useTexts('moderation')
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const term = (state as { readonly term?: string } | null)?.term
  return (
    <Section title={title}>
      <div className={classes.entry}>
        <Form
          schema={staffSearchForm}
          defaultValues={{ term: term ?? '' }}
          persistenceKey={null}
          onSubmit={sent => navigate({ pathname, search }, { replace: true, state: { term: sent.term } })}
        >
          <TextField name="term" label={texts.term} description={hint} autoComplete="off" />
          <SubmitButton>{texts.submit}</SubmitButton>
        </Form>
        {term === undefined ? null : (
          <FoundItems key={term} title={title} term={term} find={find}>
            {children}
          </FoundItems>
        )}
      </div>
    </Section>
  )
}

function FoundItems<Item>({
  title,
  term,
  find,
  children,
}: Pick<Props<Item>, 'title' | 'find' | 'children'> & { term: string }) {
  const { search: texts } = useTexts('moderation')
  const formats = useFormats()
  const query = useQuery({
    queryKey: ['operator', 'found', title, term],
    queryFn: ({ signal }) => find(term, signal),
    staleTime: 0,
  })
  return (
    <Loaded query={query} failure={texts.failed}>
      {({ items, hasMore }) => (
        <>
          <p role="status" className={classes.muted}>
            {hasMore
              ? texts.more(formats.count(items.length))
              : items.length === 0
                ? texts.none(term)
                : texts.found(term)}
          </p>
          {items.length === 0 ? null : children(items)}
        </>
      )}
    </Loaded>
  )
}
