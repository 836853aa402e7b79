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
  asked: 900,
  resolutions: [],
  defendants: [named('Ada', false), named('Emil', true)],
}

test('what one of several defendants settles names that one alone', () => {
  const settled = (defence: { name: string; isYou: boolean } | null): PartyClaim => ({
    ...claim,
    resolutions: [{ ...resolutionExample, resolutionStatus: 'ACCEPTED', value: 700, defence }],
  })
  const emil = settled({ name: 'Emil Brandt', isYou: true })
  const own = { winner: 'Plaintiff', defendants: 'Emil Brandt', isAnothers: false }
  expect(settlementOf(claim, 'concession')).toEqual({ ...own, value: 900 })
  expect(settlementOf(emil, 'concession')?.defendants).toBe('Emil Brandt')
  expect(settlementOf(emil, 'platform fee')).toEqual({ ...own, value: 700 })
  const ada = settled({ name: 'Ada Brandt', isYou: false })
  expect(settlementOf(ada, 'platform fee')).toEqual({ ...own, value: 700, defendants: 'Ada Brandt', isAnothers: true })
  expect(settlementOf(settled(null), 'platform fee')?.defendants).toBe('Ada Brandt, Emil Brandt')
  expect(settlementOf(emil, 'dispute')).toBeNull()
})
