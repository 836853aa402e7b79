// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { SearchResults } from './search-results.tsx'

const none = { companies: 'No companies found.', people: 'No people found.', claims: 'No claims found.' }
const nobody = { claims: [], defendants: [], totals: { claims: 0, companies: 0, people: 0 }, cursor: null }
const ada = {
  id: '2f0a4c6e-8b1d-4e3f-a5c7-9d1b3e5f7a90',
  type: 'individual',
  name: 'Ada Brandt',
  country: null,
  companyName: null,
  companyPosition: null,
  figures: {
    claims: 1,
    answered: 0,
    settled: 0,
    medianDaysToAnswer: null,
    agreements: 0,
    agreementsKept: 0,
    agreementsNotContradicted: 0,
    unproven: 0,
  },
}
const oneOfThePeople = { ...nobody, defendants: [ada], totals: { ...nobody.totals, people: 1 } }

const manyPeople = (count: number) => ({
  ...nobody,
  defendants: Array.from({ length: 1_000 }, (_, index) => ({ ...ada, id: `${ada.id}-${index}` })),
  totals: { ...nobody.totals, people: count },
})

async function search(answer: unknown, portion = 3, term = 'Brandt') {
  answerCallsWith(answer)
  const to = (id: string) => `/${id}`
  await renderComponent(
    <SearchResults
      term={term}
      portion={portion}
      none={none}
      to={{ claim: to, company: to, individual: to, search: to }}
    />,
  )
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('a kind of which nothing was found has no group beside one that matches', async () => {
  await search(oneOfThePeople)
  expect((await screen.findByRole('link', { name: /Ada Brandt/ })).getAttribute('href')).toBe(`/${ada.id}`)
  expect(headings()).toEqual(['People (1)'])
  for (const text of Object.values(none)) expect(screen.queryByText(text)).toBeNull()
})

test('nothing found is said once, for every kind that is looked for', async () => {
  await search(nobody)
  await screen.findByText('Nothing was found for “Brandt”')
  const said = document.body.textContent ?? ''
  for (const text of [...Object.values(none), 'Try the beginning of a name']) expect(said.split(text)).toHaveLength(2)
})

test('a name that may be meant is a press away', async () => {
  await search({ ...nobody, suggestion: 'Ada Brandt' }, 3, 'Ada Brandd')
  const link = await screen.findByRole('link', { name: 'Did you mean “Ada Brandt”?' })
  expect(link.getAttribute('href')).toBe('/Ada Brandt')
})

test('a claim that was answered from an address of the plaintiff’s choice says so, and no other', async () => {
  const claim = {
    ...{
      id: 'c0',
      type: 'Slander',
      dateOfClaim: '2026-01-15',
      value: 10,
      asked: 10,
      currency: 'EUR',
      jurisdiction: 'Austria',
    },
    ...{ currentStatus: 'DISPUTED', isDisregarded: false, isReached: true, isUnproven: true, ending: null },
    ...{ paymentClaimedOn: null, hasReply: true, plaintiffName: 'Eve', defendantNames: ['Victim AG'] },
    representativeNames: [],
  }
  const claims = [claim, { ...claim, id: 'c1', plaintiffName: 'Ada', isUnproven: false }]
  await search({ ...nobody, claims, totals: { ...nobody.totals, claims: 2 } }, 3, 'Victim')
  await screen.findByRole('link', { name: /Eve/ })
  expect(screen.getAllByText(/answered from an address that the plaintiff stated/)).toHaveLength(1)
})

test('what was filtered out and does match is a press away', async () => {
  await search(oneOfThePeople)
  await screen.findByRole('link', { name: /Ada Brandt/ })
  await userEvent.click(screen.getByRole('checkbox', { name: 'People' }))
  await screen.findByText('Nothing was found for “Brandt”')
  expect(document.body.textContent).not.toContain('No people found.')
  await userEvent.click(screen.getByRole('button', { name: 'Show everything we found' }))
  expect(await screen.findByRole('link', { name: /Ada Brandt/ })).toBeDefined()
})

test('a count is exact to 1,000, and says so where there are more', async () => {
  await search(manyPeople(1_001))
  await screen.findAllByRole('link', { name: /Ada Brandt/ })
  expect(headings()).toEqual(['People (1,000+)'])
  expect(screen.getByRole('status').textContent).toBe('Results for Brandt: 0 companies, 1,000+ people, 0 claims')
  expect(screen.getByRole('button', { name: 'Show more People' })).toBeDefined()
})

test.each([
  [1_000, 'People (1,000)', false],
  [1_001, 'People (1,000+)', true],
])(
  'where all 1,000 are shown of %s, it says whether they are all',
  { timeout: 30_000 },
  async (count, heading, isFirst) => {
    await search(manyPeople(count), 1_000)
    await screen.findByText(heading)
    expect(document.querySelectorAll('a')).toHaveLength(1_000)
    expect(screen.queryByText('Show more')).toBeNull()
    const text = 'These are the first 1,000. A longer or second word finds fewer.'
    expect(screen.queryByText(text) !== null).toBe(isFirst)
  },
)

test.each([
  ['B', 'What are you looking for?'],
  ['x'.repeat(200), 'Nothing was found for'],
  ['.'.repeat(78_000), 'That is too long to search for'],
])('what is said of a term, by its length: %#', async (term, said) => {
  await search(nobody, 3, term)
  await screen.findByText(said, { exact: false })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
