// @vitest-environment happy-dom
import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import { listItemExample } from '@redress/contract/example-schemas.ts'
import { type ListedClaim, pageOfList, shownStatuses, shownStatusOf } from '@redress/domain/claim/claim-lists.ts'
import { turnOf } from '@redress/domain/claim/claim-turn.ts'
import { turns } from '@redress/domain/claim/turns.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { ClaimList } from './claim-list.tsx'
import { useListChoice } from './use-list-choice.ts'

const idOf = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`

const numbered = (number: number, more: Partial<ClaimListItem> = {}): ClaimListItem => ({
  ...listItemExample,
  id: idOf(number),
  status: 'PUBLISHED',
  currentStatus: 'PUBLISHED',
  isDisregarded: false,
  asked: number,
  resolutions: [],
  defendantNames: [`Company ${number}`],
  ...more,
})
/** Each press draws the whole list again, which takes long where many tests run at once. */
const unhurried = { timeout: 30_000 }

const many = Array.from({ length: 22 }, (_, index) => numbered(index + 1))

const party = 'Plaintiff'

/** The page of these claims that the server answers with. */
function pageOf(items: readonly ClaimListItem[], { after, ...choice }: ReturnType<typeof useListChoice>['shown']) {
  const claims = items.map(item => ({ ...item, party }) satisfies ListedClaim)
  const itemOf = new Map(items.map(item => [item.id, item]))
  const textsOf = ({ id }: ListedClaim) => itemOf.get(id)?.defendantNames ?? []
  const page = pageOfList(claims, { choice, after, now: new Date(), textsOf })
  return {
    previous: null,
    next: null,
    ...page,
    claims: page.claims.flatMap(({ id }) => itemOf.get(id) ?? []),
    all: items.length,
    statuses: shownStatuses.filter(status => items.some(item => shownStatusOf(item) === status)),
    turns: turns.filter(turn => claims.some(claim => turnOf(claim, party).turn === turn)),
    changesAt: null,
  }
}

/** A list that a press brings up to date, as an event from the server does. */
function Refreshed({ before, after }: { before: readonly ClaimListItem[]; after: readonly ClaimListItem[] }) {
  const [claims, setClaims] = useState(before)
  const choice = useListChoice()
  const { search } = useLocation()
  return (
    <>
      <ClaimList page={pageOf(claims, choice.shown)} party={party} choice={choice} isWaiting={false} />
      <button type="button" onMouseDown={event => event.preventDefault()} onClick={() => setClaims(after)}>
        refresh
      </button>
      <output>{search}</output>
    </>
  )
}
const address = () => document.querySelector('output')?.textContent
const rows = () => [...document.querySelectorAll('tbody tr')]
const names = () => rows().map(row => /against Company \d+/.exec(row.textContent)?.[0])

test('pages hold twenty claims, and following one leads to the beginning of the list', unhurried, async () => {
  const user = userEvent.setup()
  await renderComponent(<Refreshed before={many} after={many} />)
  expect(names()).toHaveLength(20)
  expect(screen.getByText('Claims 1 to 20 of 22')).toBeDefined()
  await user.click(screen.getByText('Next'))
  expect(address()).toBe(`?after=${idOf(20)}`)
  expect(document.activeElement).toBe(screen.getByText('Claims 21 to 22 of 22'))
  expect(names()).toEqual(['against Company 21', 'against Company 22'])
  expect(screen.queryByText('Next')).toBeNull()
})

test('what is chosen stands in the address, and another choice begins on the first page', unhurried, async () => {
  const user = userEvent.setup()
  await renderComponent(<Refreshed before={[...many, numbered(99, { status: 'DISPUTED' })]} after={many} />)
  await user.click(screen.getByText('Next'))
  await user.click(screen.getByText('Original Amount', { selector: 'button' }))
  expect(address()).toBe('?sort=amount')
  expect(names()[0]).toBe('against Company 99')
  expect(screen.getByText('Original Amount', { selector: 'button' }).closest('th')?.getAttribute('aria-sort')).toBe(
    'descending',
  )
  await user.click(screen.getByText('Original Amount', { selector: 'button' }))
  expect(names()[0]).toBe('against Company 1')
  await user.selectOptions(screen.getByLabelText('Status'), 'Disputed')
  expect(address()).toBe('?status=DISPUTED&sort=amount&order=asc')
  expect(names()).toEqual(['against Company 99'])
  expect(screen.getByText('1 of 23 claims')).toBeDefined()
  await user.selectOptions(screen.getByLabelText('Whose turn'), 'Either side can act')
  expect(names()).toEqual(['against Company 99'])
})

test('nothing found says so and offers to show all again', unhurried, async () => {
  const user = userEvent.setup()
  await renderComponent(<Refreshed before={many} after={many} />)
  await user.type(screen.getByRole('searchbox'), 'nobody at all')
  expect(await screen.findAllByText('No claim matches')).toHaveLength(2)
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show all claims' }))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  expect(names()).toHaveLength(20)
  expect(document.activeElement).toBe(screen.getByText('Claims 1 to 20 of 22'))
})

test('a refresh moves neither focus nor page nor what is chosen', unhurried, async () => {
  const user = userEvent.setup()
  await renderComponent(<Refreshed before={many} after={[numbered(100), ...many]} />)
  await user.selectOptions(screen.getByLabelText('Whose turn'), 'Their turn')
  await user.click(screen.getByText('Next'))
  const link = screen.getAllByText('Professional Malpractice')[1]
  link?.focus()
  await user.click(screen.getByText('refresh'))
  expect(screen.getByText('Claims 22 to 23 of 23')).toBeDefined()
  expect(address()).toBe(`?turn=theirs&after=${idOf(20)}`)
  expect(document.activeElement).toBe(link)
})

test('where what has the focus goes away the focus stays with its claim', unhurried, async () => {
  const user = userEvent.setup()
  const before = [numbered(1, { status: 'WAITING_FOR_PAYMENT' }), numbered(2)]
  await renderComponent(<Refreshed before={before} after={[numbered(1), numbered(2)]} />)
  screen.getByText('Pay').closest('a')?.focus()
  await user.click(screen.getByText('refresh'))
  const [row] = rows()
  expect(row?.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.textContent).toBe('Professional Malpractice')
})

test('one claim needs no filters', unhurried, async () => {
  await renderComponent(<Refreshed before={[numbered(1)]} after={[]} />)
  expect(screen.queryByRole('searchbox')).toBeNull()
})
