// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import {
  resolutionExample,
  restrictedClaimExample,
  submissionPaymentExample,
} from '@redress/contract/example-schemas.ts'
import type { WrittenAnswer } from '@redress/contract/letters.ts'
import { waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import type { Attachments } from '../entities/claim/attachments.ts'
import { OfferTerms } from '../entities/claim/offer-terms.tsx'
import { WriteDispute } from '../features/answer/answer-form.tsx'
import { GiveAnswer } from '../features/answer/give-answer.tsx'
import { LetterPage } from '../features/answer/letter-page.tsx'
import { letter } from '../features/answer/testing/opened-letter.ts'
import { WritePaid } from '../features/answer/write-paid.tsx'
import { DisputeForm } from '../features/claims/dispute-form.tsx'
import { TurnBanner } from '../features/claims/turn-banner.tsx'
import { PaymentDialog } from '../features/messages/payment-dialog.tsx'
import { PaymentTerms } from '../features/payment/payment-terms.tsx'
import { ShowSettlement } from '../features/replies/show-settlement.tsx'
import { ResolutionCard } from '../features/resolutions/resolution-card.tsx'
import { answerCallsWith, renderComponent } from '../ui/testing/render.tsx'
import { AnswerStep } from './answer-step.tsx'

/** A claim that is not public because the operator keeps it off the record, or `changes` make it so. */
const claim: PartyClaim = {
  ...restrictedClaimExample,
  role: 'Defendant',
  status: 'PUBLISHED',
  noticePeriodEndsAt: '2026-02-02T09:30:00.000Z',
  pendingActs: [],
  replies: [],
  payments: [],
}
const offered: PartyClaim = { ...claim, status: 'RESOLUTION_PROPOSED_BY_DEFENDANT', resolutions: [resolutionExample] }
const agreed: PartyClaim = {
  ...claim,
  status: 'RESOLUTION_ACCEPTED',
  resolutions: [{ ...resolutionExample, resolutionStatus: 'ACCEPTED', decidedAt: '2999-01-04T12:00:00.000Z' }],
}
const settled: PartyClaim = {
  ...agreed,
  status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
  resolvedAt: '2026-03-04T12:00:00.000Z',
}
const said: PartyClaim = { ...claim, paymentClaimedOn: '2026-01-03', isPaymentClaimOpen: true }

const noFiles: Attachments = { sendWith: (_, send) => send([]), list: null, button: null }
const give = (answer: WrittenAnswer) => (
  <GiveAnswer letter={{ ...letter, answer }} claim={claim} signIn={null} otherAccounts={null} terms={null} />
)
const terms = (act: Parameters<typeof OfferTerms>[0]['act']) => (
  <OfferTerms claim={offered} offer={resolutionExample} party="Defendant" act={act} />
)
const paying = (purpose: 'dispute' | 'concession' | 'platform fee') => (
  <PaymentTerms claim={agreed} payment={{ ...submissionPaymentExample, purpose }} />
)
const card = (of: PartyClaim) => (
  <ResolutionCard claim={of} resolution={of.resolutions[0] ?? resolutionExample} title="" />
)

const shown: Record<string, ReactElement> = {
  'the letter': <LetterPage letter={{ ...letter, answer: null }} claim={claim} details={null} />,
  'the dispute of a letter': <WriteDispute letter={letter} claim={claim} />,
  'the payment of a letter': <WritePaid letter={letter} claim={claim} proof={{ ...noFiles, isBusy: false }} />,
  'a dispute that is given': give({ kind: 'dispute', disputeReason: 'Legal', disputeExplanation: 'It was dry.' }),
  'a payment that is said': give({ kind: 'already paid', paidOn: '2026-01-03', paidValue: 5, text: 'In cash.' }),
  'a concession that is given': give({ kind: 'concession', value: claim.asked ?? 0 }),
  'an offer that is given': give({ kind: 'offer', winningParty: 'Plaintiff', costOwner: 'Defendant', value: 5 }),
  'the dispute of an account': <DisputeForm claim={claim} />,
  'the payment of an account': <PaymentDialog claim={claim} attachments={noFiles} onClose={() => undefined} />,
  'an offer that is made': terms('propose'),
  'an offer that is accepted': terms('accept'),
  'an offer that is rejected': terms('reject'),
  'an offer that is countered': terms('counter'),
  'an offer that is withdrawn': terms('withdraw offer'),
  'an agreement that is ended': terms('end agreement'),
  'an agreement that is paid': terms('resolve'),
  'a concession that is paid': terms('concede'),
  'the fee of a dispute': paying('dispute'),
  'the fee of a concession': paying('concession'),
  'the fee of an agreement': paying('platform fee'),
  'an open offer': card(offered),
  'an agreement': card(agreed),
  'a settled claim': card(settled),
  'what a claim waits for': <TurnBanner claim={claim} />,
  'what a claim waits for that is said to be paid': <TurnBanner claim={said} />,
  'how a claim was resolved': <TurnBanner claim={settled} />,
}

/** Permitted phrases on publicity: that nothing is public now, and what is never shown. */
const allowed =
  /The public never sees the terms|(Made|Becomes) publicNothing, as long as the claim is off the public record|never shown as “No response”/g

test.each(Object.entries(shown))(
  'of a claim that is off the public record, nothing public is said: %s',
  async (_, page) => {
    answerCallsWith({})
    const { baseElement } = await renderComponent(page)
    await waitFor(() => expect(baseElement.textContent?.length).toBeGreaterThan(50))
    const words = baseElement.textContent?.replaceAll(allowed, '') ?? ''
    expect(words).not.toMatch(/public|everybody can|No response/i)
  },
)

test('nothing is written for the public about a claim that is not public', async () => {
  answerCallsWith({})
  const { container } = await renderComponent(<AnswerStep step="reply" letter={letter} claim={claim} />)
  expect(container.textContent).toBe('')
})

test('a settlement that everybody agreed to show is not said to be public from a day', async () => {
  answerCallsWith({})
  const earlySettlement = { shownAt: '2026-01-20T12:00:00.000Z', sides: [] }
  const { container } = await renderComponent(<ShowSettlement claim={{ ...settled, earlySettlement }} />)
  expect(container.textContent).toMatch(/everybody concerned has agreed to show it\.\s*$/)
})
