// @vitest-environment happy-dom

import { partyClaimExample, submissionPaymentExample } from '@redress/contract/example-schemas.ts'
import type { Payment } from '@redress/contract/payments.ts'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'

import { ClaimView } from './claim-view.tsx'

const feesOf = async (payments: readonly Partial<Payment>[]) => {
  const claim = { ...partyClaimExample, payments: payments.map(each => ({ ...submissionPaymentExample, ...each })) }
  await renderComponent(<ClaimView claim={claim} defendants={null} documents={null} correspondence={null} />)
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
}

test('money that was not needed is shown to whoever sent it, with what happens to it', async () => {
  const said = await feesOf([{ status: 'superseded', toReturn: '61000000', returned: '5000000' }])
  expect(said).toContain('Filing fee: not needed')
  expect(said).toContain('0.061 SOL arrived that is not needed. The operator of this website returns it.')
  expect(said).toContain('0.005 SOL was returned.')
})

test('a fee that took no more than it asked says nothing of that', async () => {
  expect(await feesOf([{ status: 'paid' }])).not.toContain('not needed')
})
