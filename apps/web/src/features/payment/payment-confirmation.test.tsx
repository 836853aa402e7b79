// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample, resolutionExample, submissionPaymentExample } from '@redress/contract/example-schemas.ts'
import type { Payment } from '@redress/contract/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { PaymentConfirmation } from './payment-confirmation.tsx'

const payment: Payment = {
  ...submissionPaymentExample,
  purpose: 'platform fee',
  status: 'paid',
  paidAt: '2026-02-12T10:00:00.000Z',
}

test.each<[Party, boolean, string]>([
  ['Plaintiff', false, 'Dora Defendant pays you directly.'],
  ['Defendant', true, 'Pay Ada Lovelace directly.'],
  ['Defendant', false, 'Dora Defendant pays Ada Lovelace directly; you do not owe that.'],
])('who pays whom is said to the %s, where it is their own settlement: %s', async (role, isYou, sentence) => {
  const claim: PartyClaim = {
    ...partyClaimExample,
    role,
    status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
    resolutions: [{ ...resolutionExample, resolutionStatus: 'ACCEPTED', defence: { name: 'Dora Defendant', isYou } }],
  }
  answerCallsWith({})
  const { container } = await renderComponent(<PaymentConfirmation claim={claim} payment={payment} />)
  const said = container.textContent?.replaceAll('\u00a0', ' ') ?? ''
  expect(said).toContain(sentence)
  if (!isYou) expect(said).not.toContain('Pay Ada Lovelace directly')
})
