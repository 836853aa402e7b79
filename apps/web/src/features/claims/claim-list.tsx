import type { ClaimListPage } from '@redress/contract/claim-views.ts'
import { firstOrder, isFiltering } from '@redress/domain/claim/claim-lists.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { useRef } from 'react'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import classes from './claims.module.css'
import { ClaimsTable } from './claims-table.tsx'
import { addressOf } from './list-choice.ts'
import { ListFilters } from './list-filters.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import type { useListChoice } from './use-list-choice.ts'

const nothing = { term: '', status: null, turn: null }

interface Props {
  page: ClaimListPage
  party: Party
  choice: ReturnType<typeof useListChoice>
  /** Whether what is chosen is still asked for, and something else is shown until it comes. */
  isWaiting: boolean
}

/** One page of a list of claims, and what of the list is shown in which order. */
export function ClaimList({ page, party, choice, isWaiting }: Props) {
  const texts = useTexts('claims')
  const formats = useFormats()
  const { shown, typed, choose, type } = choice
  const { claims, all, total, first, previous, next } = page
  const summary = useRef<HTMLParagraphElement>(null)
  const frame = useKeptFocus<HTMLDivElement>(summary)
  const isNarrowed = isFiltering(shown)
  const clear = () => {
    choose(nothing)
    summary.current?.focus()
  }
  const last = first + claims.length - 1
  const words = () => {
    if (total === 0) return texts.list.none
    if (previous || next)
      return texts.list.range(...([first, last, total].map(formats.count) as [string, string, string]))
    return isNarrowed ? texts.list.someOf(formats.count(total), formats.count(all)) : null
  }
  const pageNumber = Math.ceil((first - 1) / limits.pageSize) + 1
  const toPage = (page: { readonly after: string | null } | null) =>
    page && { search: String(addressOf({ ...shown, after: page.after })) }
  return (
    <div ref={frame} aria-busy={isWaiting}>
      {all > 1 || isNarrowed ? (
        <ListFilters page={page} shown={shown} typed={typed} onType={type} onChoose={choose} />
      ) : null}
      <div className={classes.summary}>
        <p ref={summary} role="status" tabIndex={-1}>
          {words()}
        </p>
        {isNarrowed && total > 0 ? (
          <Button variant="quiet" isSmall onClick={clear}>
            {texts.list.clear}
          </Button>
        ) : null}
      </div>
      <ClaimsTable
        claims={claims}
        party={party}
        sorting={{
          by: shown.sort,
          order: shown.order,
          onSort: key => {
            const isSame = shown.sort === key
            const order = isSame ? (shown.order === 'asc' ? 'desc' : 'asc') : firstOrder[key]
            choose({ sort: key, order })
          },
        }}
        empty={
          <EmptyState
            title={texts.list.none}
            text={texts.list.noneText}
            action={<Button onClick={clear}>{texts.list.clear}</Button>}
          />
        }
      />
      <Pagination
        label={texts.list.pages(texts.tabs[viewOf(party)])}
        page={pageNumber}
        pages={pageNumber + Math.ceil((total - last) / limits.pageSize)}
        previous={toPage(previous)}
        next={toPage(next)}
        onFollow={() => summary.current?.focus()}
      />
    </div>
  )
}
