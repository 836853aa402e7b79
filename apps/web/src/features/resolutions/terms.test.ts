import type { Resolution } from '@redress/contract/resolutions.ts'
import { describe, expect, test } from 'vitest'
import { differs, proposalTerms, resolveTerms, valuesOf } from './terms.ts'

const last: Resolution = {
  id: '01234567-89ab-4cde-8f01-23456789abcd',
  value: 4000,
  currency: 'EUR',
  winningParty: 'Defendant',
  costOwner: 'Plaintiff',
  proposedBy: 'Plaintiff',
  platformFee: 200,
  resolutionStatus: 'ACCEPTED',
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: null,
  decidedAt: null,
  paymentPlan: [],
  note: null,
  isFeeOverdue: false,
  isFromBids: false,
  defence: null,
}
const fresh = { asked: 9000, resolutions: [] }
const negotiated = { asked: 9000, resolutions: [last] }

describe('what a form begins with', () => {
  test('a first proposal: the claim’s value, the rest to be chosen', () => {
    expect(proposalTerms(fresh)).toEqual({ winningParty: null, value: 9000, costOwner: null })
    expect(valuesOf(proposalTerms(fresh))).toEqual({ value: 9000 })
  })

  test('a further proposal: the last one’s terms', () => {
    expect(proposalTerms(negotiated)).toEqual({ winningParty: 'Defendant', value: 4000, costOwner: 'Plaintiff' })
  })

  test('paying what is agreed: the accepted terms', () => {
    expect(resolveTerms(negotiated, true).value).toBe(4000)
  })

  test('conceding: the whole claim, the plaintiff wins, the defendant bears the fee', () => {
    expect(resolveTerms(negotiated, false)).toEqual({ winningParty: 'Plaintiff', value: 9000, costOwner: 'Defendant' })
  })
})

describe('a proposal differs from what it begins with', () => {
  const terms = proposalTerms(negotiated)
  test.each([
    [{ winningParty: 'Defendant', value: 4000, costOwner: 'Plaintiff' }, false],
    [{ winningParty: 'Plaintiff', value: 4000, costOwner: 'Plaintiff' }, true],
    [{ winningParty: 'Defendant', value: 4000.01, costOwner: 'Plaintiff' }, true],
    [{ winningParty: 'Defendant', value: undefined, costOwner: 'Plaintiff' }, true],
    [{ winningParty: 'Defendant', value: 4000, costOwner: 'Defendant' }, true],
  ])('%o: %s', (values, answer) => expect(differs(values, terms)).toBe(answer))

  test('nothing chosen yet is no difference', () => {
    expect(differs({ winningParty: '', value: 9000, costOwner: '' }, proposalTerms(fresh))).toBe(false)
  })
})
