import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { useMemo, useRef } from 'react'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { useNextStep } from '../../entities/claim/next-step.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import classes from './claims.module.css'
import { ClaimsTable } from './claims-table.tsx'
import { addressOf, chosenOf, firstOrder, isFiltering, type ListedClaim, pageOf } from './list-choice.ts'
import { ListFilters } from './list-filters.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useListChoice } from './use-list-choice.ts'

const nothing = { term: '', status: null, turn: null }

/** One list of claims: what of it is shown, in which order, page by page. */
export function ClaimList({ claims, party }: { claims: readonly ClaimListItem[]; party: Party }) {
  const texts = useTexts('claims')
  const formats = useFormats()
  const { choice, choose, type } = useListChoice()
  const listed = useListed(claims, party)
  const chosen = useMemo(() => chosenOf(listed, choice), [listed, choice])
  const { rows, page, pages, first } = pageOf(chosen, choice.page)
  const summary = useRef<HTMLParagraphElement>(null)
  const frame = useKeptFocus<HTMLDivElement>(summary)
  const isNarrowed = isFiltering(choice)
  const clear = () => {
    choose(nothing)
    summary.current?.focus()
  }
  const [from, to, count, all] = [first, first + rows.length - 1, chosen.length, claims.length].map(formats.count)
  const words = () => {
    if (chosen.length === 0) return texts.list.none
    if (pages > 1) return texts.list.range(from ?? '', to ?? '', count ?? '')
    return isNarrowed ? texts.list.someOf(count ?? '', all ?? '') : null
  }
  return (
    <div ref={frame}>
      {claims.length > 1 || isNarrowed ? (
        <ListFilters claims={listed} choice={choice} onType={type} onChoose={choose} />
      ) : null}
      <div className={classes.summary}>
        <p ref={summary} role="status" tabIndex={-1}>
          {words()}
        </p>
        {isNarrowed && chosen.length > 0 ? (
          <Button variant="quiet" isSmall onClick={clear}>
            {texts.list.clear}
          </Button>
        ) : null}
      </div>
      <ClaimsTable
        claims={rows}
        party={party}
        sorting={{
          by: choice.sort,
          order: choice.order,
          onSort: key => {
            const isSame = choice.sort === key
            const order = isSame ? (choice.order === 'asc' ? 'desc' : 'asc') : firstOrder[key]
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
        page={page}
        pages={pages}
        toPage={to => ({ search: String(addressOf({ ...choice, page: to })) })}
        onFollow={() => summary.current?.focus()}
      />
    </div>
  )
}

/** The claims with what they are searched and ordered by. */
function useListed(claims: readonly ClaimListItem[], party: Party): ListedClaim[] {
  const { untyped } = useTexts('claims')
  const vocabulary = useTexts('vocabulary')
  const status = useTexts('status')
  const formats = useFormats()
  const stepOf = useNextStep()
  return claims.map(claim => {
    const { turn, date } = stepOf(claim, party)
    const text = [
      claim.type === null ? untyped : vocabulary.claimType(claim.type),
      party === 'Plaintiff' ? claim.defendantNames.join(' ') : claim.plaintiffName,
      claim.isDisregarded ? status.noResponse : status.claim[claim.status],
      claim.value === null ? '' : `${claim.value} ${formats.money(claim.value, claim.currency)}`,
      claim.id,
    ]
    return { claim, turn, due: date?.at ?? null, text: text.join(' ') }
  })
}
