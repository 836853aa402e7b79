// @vitest-environment happy-dom
import { partyClaimExample, resolutionExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { OfferTerms } from './offer-terms.tsx'

const day = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

test.each([
  ['is still to come', daysAgo(1), /paid by .+ by \d\d.[A-Z][a-z]{2}.\d{4}/],
  ['is over', daysAgo(60), /to be paid by .+; it was due on \d\d.[A-Z][a-z]{2}.\d{4}/],
])('the terms of an accepted offer say of a last day that it %s', async (_what, decidedAt, words) => {
  const offer = { ...resolutionExample, resolutionStatus: 'ACCEPTED' as const, decidedAt }
  await renderComponent(<OfferTerms {...{ claim: partyClaimExample, offer, party: 'Plaintiff', act: 'resolve' }} />)
  expect(screen.getByText(words)).toBeDefined()
})

const otherwise =
  /^Nothing, if you settle by .+ and the fee is paid by then\. Otherwise: That an offer was (made|accepted)\./

test.each([
  ['propose', 'ahead', daysAgo(-5), otherwise],
  ['propose', 'over', daysAgo(5), /^That an offer was made\./],
  ['accept', 'ahead', daysAgo(-5), otherwise],
  ['accept', 'over', daysAgo(5), /^That an offer was accepted\./],
  ['resolve', 'over', daysAgo(5), /^In whose favour the claim is resolved/],
  ['concede', 'over', daysAgo(5), /^That the claim is resolved in favour of the plaintiff/],
] as const)(
  'what becomes public by "%s" is said of a publication that is %s',
  async (act, _when, noticePeriodEndsAt, words) => {
    const claim = { ...partyClaimExample, status: 'PENDING_PUBLICATION' as const, noticePeriodEndsAt }
    await renderComponent(<OfferTerms {...{ claim, offer: resolutionExample, party: 'Plaintiff', act }} />)
    expect(screen.getByText(words)).toBeDefined()
  },
)
