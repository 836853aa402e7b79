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

const asks = 'The claim shows by when'
const tells = 'State on the claim where you are paid'

const asTaken = partyClaimExample.defendants.map(each =>
  each.view === 'private' && each.takeover ? { ...each, takeover: { ...each.takeover, isYou: true } } : each,
)

test.each<[Party, boolean, string, string, string | null]>([
  ['Plaintiff', false, 'Dora Defendant owes you EUR', 'Dora Defendant pays you directly.', tells],
  ['Defendant', true, 'You owe Ada Lovelace EUR', 'Pay Ada Lovelace directly.', asks],
  [
    ...(['Defendant', false, 'Dora Defendant owes Ada Lovelace EUR'] as const),
    ...(['Dora Defendant pays Ada Lovelace directly; you do not owe that.', null] as const),
  ],
])(
  'who pays whom, and how they learn where to, is said to the %s, where it is their own settlement: %s',
  async (role, isYou, owes, sentence, whereTo) => {
    const claim: PartyClaim = {
      ...partyClaimExample,
      role,
      ...(isYou && { defendants: asTaken }),
      status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
      resolutions: [{ ...resolutionExample, resolutionStatus: 'ACCEPTED', defence: { name: 'Dora Defendant', isYou } }],
    }
    answerCallsWith({})
    const saidOf = async (changes: Partial<PartyClaim>) => {
      const { container } = await renderComponent(
        <PaymentConfirmation claim={{ ...claim, ...changes }} payment={payment} />,
      )
      return container.textContent?.replaceAll('\u00a0', ' ') ?? ''
    }
    const said = await saidOf({})
    expect(said).toContain(owes)
    expect(said).toContain(sentence)
    expect([asks, tells].filter(each => said.includes(each))).toEqual(whereTo === null ? [] : [whereTo])
    expect(said).toContain('stays on the public record')
    expect(await saidOf({ isPublic: false, isRestricted: true })).not.toContain('public record')
    const gone = await saidOf({ isOtherSideGone: true })
    expect(gone).toContain(sentence)
    expect([asks, tells].filter(each => gone.includes(each))).toEqual([])
    if (!isYou) expect(said).not.toContain('Pay Ada Lovelace directly')
  },
)

test.each([false, true])(
  'after a dispute an offer is promised where somebody would answer it: the plaintiff gone: %s',
  async isOtherSideGone => {
    const claim: PartyClaim = { ...partyClaimExample, role: 'Defendant', status: 'DISPUTED', isOtherSideGone }
    answerCallsWith({})
    const { container } = await renderComponent(
      <PaymentConfirmation claim={claim} payment={{ ...payment, purpose: 'dispute' }} />,
    )
    const said = container.textContent ?? ''
    expect(said.includes('Either side can now make an offer')).toBe(!isOtherSideGone)
    expect(said.includes('We tell the plaintiff')).toBe(!isOtherSideGone)
    expect(said.includes('has closed their account, so nobody would answer an offer')).toBe(isOtherSideGone)
  },
)
