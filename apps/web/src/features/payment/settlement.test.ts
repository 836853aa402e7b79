import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample, resolutionExample } from '@redress/contract/example-schemas.ts'
import { expect, test } from 'vitest'
import { settlementOf } from './settlement.ts'

const [dora] = partyClaimExample.defendants
if (dora?.view !== 'private' || dora.takeover === null) throw new Error('The example has a defendant who took it over')
const { takeover } = dora
const named = (firstName: string, isYou: boolean) => ({
  ...dora,
  firstName,
  lastName: 'Brandt',
  takeover: { ...takeover, isYou },
})
const claim: PartyClaim = {
  ...partyClaimExample,
  role: 'Defendant',
  claimValue: 900,
  resolutions: [],
  defendants: [named('Ada', false), named('Emil', true)],
}

test('what one of several defendants settles names that one alone', () => {
  const settled = (defence: { name: string; isYou: boolean } | null): PartyClaim => ({
    ...claim,
    resolutions: [{ ...resolutionExample, resolutionStatus: 'ACCEPTED', value: 700, defence }],
  })
  const emil = settled({ name: 'Emil Brandt', isYou: true })
  expect(settlementOf(claim, 'concession')).toEqual({ value: 900, winner: 'Plaintiff', defendants: 'Emil Brandt' })
  expect(settlementOf(emil, 'concession')?.defendants).toBe('Emil Brandt')
  expect(settlementOf(emil, 'platform fee')).toEqual({ value: 700, winner: 'Plaintiff', defendants: 'Emil Brandt' })
  expect(settlementOf(settled(null), 'platform fee')?.defendants).toBe('Ada Brandt, Emil Brandt')
  expect(settlementOf(emil, 'dispute')).toBeNull()
})
