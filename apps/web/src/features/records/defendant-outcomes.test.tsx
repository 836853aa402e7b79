// @vitest-environment happy-dom
import { publicClaimExample } from '@redress/contract/example-schemas.ts'
import { asSpecifiedValue } from '@redress/contract/fields.ts'
import type { DefendantOutcome } from '@redress/domain/record/defendant-outcomes.ts'
import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { PublicRecord } from '../../entities/defendant/record-query.ts'
import { paths } from '../../lib/paths.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { Providers } from '../../providers.tsx'
import { areas, catalogueOf } from '../../texts/catalogue.ts'
import { renderComponent } from '../../ui/testing/render.tsx'
import { PublicClaimRecord } from './public-claim-record.tsx'
import { RecordClaims } from './record-overview.tsx'

const [example] = publicClaimExample.defendants
if (!example) throw new Error('The example names a defendant')
const status = 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' as const
const named = (lastName: string, outcome: DefendantOutcome | null, isCompanyRepresentative = false) => ({
  ...example,
  id: lastName,
  lastName,
  outcome,
  isCompanyRepresentative,
})
const claim = {
  ...publicClaimExample,
  status,
  currentStatus: status,
  defendants: [
    named('Settler', 'settled'),
    named('Disputer', 'disputed'),
    named('Absent', 'not taken part'),
    named('Spokesman', 'not taken part', true),
    named('Unknown', null),
  ],
}

test('the public record says beside each defendant who settled, and who did not', async () => {
  await renderComponent(<PublicClaimRecord claim={claim} paths={paths} />)
  const said = claim.defendants.map(({ lastName }) => {
    const entry = screen.getByRole('link', { name: `Dora ${lastName}` }).closest('li')
    return entry && (within(entry).queryByRole('strong')?.textContent ?? null)
  })
  expect(said).toEqual([
    'Settled this claim',
    'Answered this claim without settling it',
    'Did not take part in this claim',
    null,
    null,
  ])
})

const record: PublicRecord = {
  id: example.id,
  type: 'individual',
  name: 'Dora Absent',
  otherNames: [],
  figures: {
    claims: 2,
    answered: 0,
    unreached: 0,
    settled: 0,
    medianDaysToAnswer: null,
    agreements: 0,
    agreementsKept: 0,
    agreementsNotContradicted: 0,
    unproven: 0,
  },
  claims: (['not taken part', null] as const).map((outcome, index) => ({
    id: `${index}f0a6f2c-0000-4000-8000-000000000000`,
    type: 'Professional Malpractice',
    dateOfClaim: '2026-01-15',
    value: asSpecifiedValue(4_000),
    asked: 4_000,
    currency: 'EUR',
    jurisdiction: 'Austria',
    currentStatus: outcome === null ? 'PUBLISHED' : status,
    isDisregarded: false,
    isReached: true,
    ending: null,
    paymentClaimedOn: null,
    hasReply: false,
    isUnproven: false,
    plaintiffName: 'Ada Lovelace',
    defendantNames: ['Dora Settler', 'Dora Absent'],
    representativeNames: [],
    replies: [],
    outcome,
  })),
  next: null,
}

test.each([
  ['en', 'Did not take part in this claim'],
  ['de', 'Hat sich nicht zu dieser Forderung geäußert'],
] as const)(
  'a card of a profile says what became of the claim for whose profile it is, drawn in "%s"',
  async (language, said) => {
    const catalogue = await catalogueOf(language)
    await Promise.all(areas.map(catalogue.load))
    const page = renderToString(
      <Providers queryClient={createQueryClient()} catalogue={catalogue}>
        <MemoryRouter>
          <RecordClaims
            record={record}
            hasMore={false}
            isLoadingMore={false}
            onLoadMore={() => {}}
            pathOfClaim={paths.claim}
          />
        </MemoryRouter>
      </Providers>,
    )
    expect(page.split(said)).toHaveLength(2)
  },
)
