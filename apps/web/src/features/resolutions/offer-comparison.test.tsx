// @vitest-environment happy-dom
import { partyClaimExample, resolutionExample } from '@redress/contract/example-schemas.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { OfferComparison } from './offer-comparison.tsx'

const offers = [
  { ...resolutionExample, id: 'first', value: 900, proposedBy: 'Defendant', resolutionStatus: 'REJECTED' },
  { ...resolutionExample, id: 'second', value: 1100, proposedBy: 'Plaintiff' },
] as const

test('every offer stands beside the claim, with its difference, its fee and what it leaves each side', async () => {
  await renderComponent(<OfferComparison claim={{ ...partyClaimExample, resolutions: [...offers] }} />)
  const [, claim, first, second] = screen.getAllByRole('row')
  const texts = (row: HTMLElement | undefined) =>
    (row ? within(row).getAllByRole('cell') : []).map(cell => cell.textContent?.replaceAll('\u00a0', ' '))
  expect(texts(claim)).toContainEqual(expect.stringContaining('1,200.50'))
  for (const amount of ['EUR 900.00', '-EUR 300.50', 'EUR 200.00', '-EUR 1,100.00']) {
    expect(texts(first)).toContain(amount)
  }
  expect(texts(second)).toContain('EUR 1,100.00')
})

test.each([
  [offers, 'The last offers are EUR 200.00 apart.'],
  [offers.slice(0, 1), 'The last offer is EUR 300.50 below the claim.'],
  [
    [{ ...offers[0], winningParty: 'Defendant' as const, value: 1_200.5 }],
    'The last offer is EUR 1,200.50 below the claim.',
  ],
])('the distance is stated', async (resolutions, text) => {
  await renderComponent(<OfferComparison claim={{ ...partyClaimExample, resolutions: [...resolutions] }} />)
  expect(screen.getByText(text)).toBeDefined()
})

test.each([
  ['agreed', 'RESOLUTION_ACCEPTED', 'ACCEPTED'],
  ['resolved', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'ACCEPTED'],
  ['conceded', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'REJECTED'],
] as const)('of a claim that is %s no distance is stated', async (_which, status, resolutionStatus) => {
  const resolutions = [{ ...resolutionExample, resolutionStatus }]
  await renderComponent(<OfferComparison claim={{ ...partyClaimExample, status, resolutions }} />)
  expect(screen.getByText('Offers compared')).toBeDefined()
  expect(screen.queryByText(/last offer/)).toBeNull()
})
