import fc from 'fast-check'
import { expect, test } from 'vitest'
import { platformFee } from '../money/fees.ts'
import { cents } from '../money/money.ts'
import { parties } from '../people/parties.ts'
import { claimStatuses } from './lifecycle.ts'
import { effectOfOffer, offerStage } from './offers.ts'
import { isResolved } from './questions.ts'
import { isActiveResolution, resolutionStatuses } from './resolutions.ts'

const anyParty = fc.constantFrom(...parties)

test('what the sides are left with and the fee add up to nothing, and the cost owner alone bears the fee', () => {
  fc.assert(
    fc.property(fc.bigInt(100n, 10n ** 12n), anyParty, anyParty, (value, winningParty, costOwner) => {
      const { moved, fee, feeBorneBy, net } = effectOfOffer({ value: cents(value), winningParty, costOwner })
      expect(net.Plaintiff + net.Defendant + fee).toBe(0n)
      expect([fee, feeBorneBy]).toEqual([platformFee(cents(value)), costOwner])
      expect(moved).toBe(winningParty === 'Plaintiff' ? value : 0n)
      expect(net.Plaintiff).toBe(costOwner === 'Plaintiff' ? moved - fee : moved)
    }),
  )
})

test('the fee is the one that was recorded', () => {
  const offer = { value: cents(100_00n), winningParty: 'Plaintiff', costOwner: 'Defendant' } as const
  expect(effectOfOffer({ ...offer, platformFee: cents(7_00n) })).toMatchObject({
    fee: 7_00n,
    net: { Defendant: -107_00n },
  })
})

test('an offer is active until it is refused, taken back or lapses', () => {
  expect(resolutionStatuses.filter(isActiveResolution)).toEqual(['PROPOSED', 'ACCEPTED'])
})

test('an accepted offer is in force once its claim is resolved; no other is changed by that', () => {
  const stages = claimStatuses.flatMap(claim =>
    resolutionStatuses.map(status => [status, isResolved(claim), offerStage(status, isResolved(claim))].join(' ')),
  )
  expect([...new Set(stages)].sort()).toEqual([
    'ACCEPTED false agreed',
    'ACCEPTED true settled',
    'COUNTERED false rejected',
    'COUNTERED true rejected',
    'EXPIRED false rejected',
    'EXPIRED true rejected',
    'LAPSED false rejected',
    'LAPSED true rejected',
    'PROPOSED false open',
    'PROPOSED true open',
    'REJECTED false rejected',
    'REJECTED true rejected',
    'WITHDRAWN false rejected',
    'WITHDRAWN true rejected',
  ])
})
