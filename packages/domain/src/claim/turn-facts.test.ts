import { expect, test } from 'vitest'
import type { Party } from '../people/parties.ts'
import { type ActionableClaim, feeOf } from './turn-facts.ts'

const agreed = (costOwner: Party, isFeeOverdue: boolean, isYou: boolean): ActionableClaim => ({
  status: 'RESOLUTION_ACCEPTED',
  isOtherSideGone: false,
  isPaymentClaimOpen: false,
  unreached: 'none',
  nextSum: null,
  bidding: null,
  resolutions: [{ costOwner, isFeeOverdue, defence: { name: 'Dora', isYou } }],
})

// Decisions.md, section 2, "pay and resolve: cost owner"; beyond.md, section 2, "the other party may pay it instead".
test.each([
  { owedBy: 'Defendant', late: false, mayPay: { Plaintiff: false, Defendant: true } },
  { owedBy: 'Defendant', late: true, mayPay: { Plaintiff: true, Defendant: true } },
  { owedBy: 'Plaintiff', late: false, mayPay: { Plaintiff: true, Defendant: false } },
  { owedBy: 'Plaintiff', late: true, mayPay: { Plaintiff: true, Defendant: true } },
] as const)('a fee that the $owedBy owes, late: $late', ({ owedBy, late, mayPay }) => {
  const other = agreed(owedBy, late, false)
  expect(feeOf(other, 'Defendant')).toEqual({ owedBy, otherDefendant: 'Dora', mayPay: mayPay.Defendant })
  const own = agreed(owedBy, late, true)
  expect(feeOf(own, 'Defendant')).toEqual({ owedBy, otherDefendant: null, mayPay: mayPay.Defendant })
  expect(feeOf(own, 'Plaintiff')).toEqual({ owedBy, otherDefendant: null, mayPay: mayPay.Plaintiff })
  expect(feeOf({ ...own, status: 'DISPUTED' }, 'Plaintiff')).toBeNull()
})
