import type { ClaimListPage } from '@redress/contract/claim-views.ts'
import { shownStatuses, sortKeys } from '@redress/domain/claim/claim-lists.ts'
import { turns } from '@redress/domain/claim/turns.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { ChevronsUpDown, Search } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import type { ShownList } from './list-choice.ts'
import classes from './list-filters.module.css'

interface Props {
  page: ClaimListPage
  shown: ShownList
  /** Current text of the search field. */
  typed: string
  onType: (term: string) => void
  onChoose: (changes: Partial<ShownList>) => void
}

/** Filters and order of a claim list. The options are the values that some claim has. */
export function ListFilters({ page, shown, typed, onType, onChoose }: Props) {
  const texts = useTexts('claims').filters
  const status = useTexts('status')
  const { whose } = useTexts('turns')
  const id = useId()
  const orders = sortKeys.flatMap(key => (['desc', 'asc'] as const).map(order => ({ key, order })))
  return (
    <search className={classes.filters} aria-label={texts.label}>
      <div className={classes.filter} data-wide>
        <label htmlFor={`${id}-term`}>{texts.term}</label>
        <span className={classes.field}>
          <Search aria-hidden size={18} />
          <input
            id={`${id}-term`}
            type="search"
            value={typed}
            maxLength={limits.nameLength}
            autoComplete="off"
            onChange={event => onType(event.target.value)}
          />
        </span>
      </div>
      <Choice label={texts.status} value={shown.status} onChoose={value => onChoose({ status: value })}>
        <option value="">{texts.anyStatus}</option>
        {shownStatuses
          .filter(each => page.statuses.includes(each) || each === shown.status)
          .map(each => (
            <option key={each} value={each}>
              {status.claim[each]}
            </option>
          ))}
      </Choice>
      <Choice label={texts.turn} value={shown.turn} onChoose={value => onChoose({ turn: value })}>
        <option value="">{texts.anyTurn}</option>
        {turns
          .filter(each => page.turns.includes(each) || each === shown.turn)
          .map(each => (
            <option key={each} value={each}>
              {whose[each]}
            </option>
          ))}
      </Choice>
      <Choice
        label={texts.order}
        value={shown.sort === null ? null : `${shown.sort} ${shown.order}`}
        onChoose={value => {
          const chosen = orders.find(({ key, order }) => `${key} ${order}` === value)
          onChoose(chosen ? { sort: chosen.key, order: chosen.order } : { sort: null })
        }}
      >
        <option value="">{texts.newest}</option>
        {orders.map(({ key, order }) => (
          <option key={`${key} ${order}`} value={`${key} ${order}`}>
            {texts.orders[key][order]}
          </option>
        ))}
      </Choice>
    </search>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value | null
  onChoose: (value: Value | null) => void
  /** Options. The first one is empty, and the others carry the possible values. */
  children: ReactNode
}

function Choice<Value extends string>({ label, value, onChoose, children }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={classes.filter}>
      <label htmlFor={id}>{label}</label>
      <span className={classes.field}>
        <select id={id} value={value ?? ''} onChange={event => onChoose((event.target.value || null) as Value | null)}>
          {children}
        </select>
        <ChevronsUpDown aria-hidden size={16} />
      </span>
    </div>
  )
}
