import type { Resolution } from '@redress/contract/resolutions.ts'
import { describe, expect, test } from 'vitest'
import { gapBetween, offerRows } from './offer-rows.ts'

const offer = (id: string, terms: Partial<Resolution>): Resolution => ({
  id,
  value: 1000,
  currency: 'EUR',
  winningParty: 'Plaintiff',
  costOwner: 'Defendant',
  proposedBy: 'Defendant',
  platformFee: 200,
  resolutionStatus: 'REJECTED',
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: null,
  decidedAt: null,
  paymentPlan: [],
  note: null,
  isFeeOverdue: false,
  isFromBids: false,
  defence: null,
  ...terms,
})

describe('the offers compared', () => {
  const resolutions = [
    offer('first', { value: 1000.1 }),
    offer('second', { value: 4000, proposedBy: 'Plaintiff', costOwner: 'Plaintiff' }),
    offer('third', { value: 2500.25 }),
  ]
  const rows = offerRows({ asked: 5000.2, resolutions })

  test('each with its difference to the claim, its fee and its nets', () => {
    expect(rows.map(row => [row.difference, row.fee, row.net.Plaintiff, row.net.Defendant])).toEqual([
      [-4000.1, 200, 1000.1, -1200.1],
      [-1000.2, 200, 3800, -4000],
      [-2499.95, 200, 2500.25, -2700.25],
    ])
  })

  test('the gap is between the last offers of both', () => {
    expect(gapBetween(resolutions)).toBe(1499.75)
    expect(gapBetween(resolutions.slice(0, 1))).toBeNull()
  })

  test('an offer by which the defendant wins moves nothing', () => {
    const offers = [offer('a', { winningParty: 'Defendant' }), offer('b', { value: 700, proposedBy: 'Plaintiff' })]
    expect(gapBetween(offers)).toBe(700)
    expect(offerRows({ asked: 1000, resolutions: offers })[0]?.net).toEqual({ Plaintiff: 0, Defendant: -200 })
  })
})
