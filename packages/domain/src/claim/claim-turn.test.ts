import { expect, test } from 'vitest'
import type { Party } from '../people/parties.ts'
import { type ActionableClaim, type DatedClaim, datedTurnOf, feeOf, turnOf } from './claim-turn.ts'

const agreed = (costOwner: Party, isFeeOverdue: boolean, isYou: boolean): ActionableClaim => ({
  status: 'RESOLUTION_ACCEPTED',
  isOtherSideGone: false,
  isPaymentClaimOpen: false,
  unreached: 'none',
  nextSum: null,
  bidding: null,
  resolutions: [{ costOwner, isFeeOverdue, defence: { isYou } }],
})

// Decisions.md, section 2, "pay and resolve: cost owner"; beyond.md, section 2, "the other party may pay it instead".
test.each([
  { owedBy: 'Defendant', late: false, mayPay: { Plaintiff: false, Defendant: true } },
  { owedBy: 'Defendant', late: true, mayPay: { Plaintiff: true, Defendant: true } },
  { owedBy: 'Plaintiff', late: false, mayPay: { Plaintiff: true, Defendant: false } },
  { owedBy: 'Plaintiff', late: true, mayPay: { Plaintiff: true, Defendant: true } },
] as const)('a fee that the $owedBy owes, late: $late', ({ owedBy, late, mayPay }) => {
  const other = agreed(owedBy, late, false)
  expect(feeOf(other, 'Defendant')).toEqual({ owedBy, isAnothers: true, mayPay: mayPay.Defendant })
  const own = agreed(owedBy, late, true)
  expect(feeOf(own, 'Defendant')).toEqual({ owedBy, isAnothers: false, mayPay: mayPay.Defendant })
  expect(feeOf(own, 'Plaintiff')).toEqual({ owedBy, isAnothers: false, mayPay: mayPay.Plaintiff })
  expect(feeOf({ ...own, status: 'DISPUTED' }, 'Plaintiff')).toBeNull()
})

// Beyond.md, section 2: an offer stands until the day of its maker, and section 5: act, sum and day are said alike.
test('an open offer asks one side for a decision, and both sides read until when', () => {
  const claim: DatedClaim = {
    ...agreed('Defendant', false, true),
    status: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
    createdAt: '2026-02-01T12:00:00.000Z',
    noticePeriodEndsAt: '2026-02-20T12:00:00.000Z',
    resolutions: [
      {
        ...{ costOwner: 'Defendant', isFeeOverdue: false, resolutionStatus: 'PROPOSED', defence: { isYou: true } },
        ...{ createdAt: '2026-03-01T12:00:00.000Z', decidedAt: null, expiresAt: '2026-03-15T12:00:00.000Z' },
      },
    ],
  }
  const turn = (reader: Party) => datedTurnOf(claim, reader, new Date('2026-03-02T12:00:00.000Z'))
  const date = { kind: 'offer', at: '2026-03-14' }
  expect(turn('Plaintiff')).toMatchObject({ turn: 'yours', mine: { action: 'accept' }, theirs: null, date })
  expect(turn('Defendant')).toMatchObject({ turn: 'theirs', mine: null, theirs: { action: 'accept' }, date })
})

test('a sum that another defendant owes is that one’s task, and nobody else is asked for it', () => {
  const sum = {
    ...{ dueOn: '2026-03-31', value: 600, saidPaidAt: null, paidOn: null, receivedAt: null },
    ...{ timesSaidPaid: 0, uncontradictedAt: null, overdueAt: '2026-04-01T12:00:00.000Z', isOverdue: false },
  }
  const claim = {
    ...agreed('Defendant', false, false),
    status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
    nextSum: sum,
  } as const
  expect(turnOf(claim, 'Defendant')).toMatchObject({
    turn: 'theirs',
    mine: null,
    theirs: null,
    anothers: { action: 'pay sum', sum },
  })
})
