// @vitest-environment happy-dom
import { publicPaymentExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls, renderComponent } from '../../ui/testing/render.tsx'
import { FeeCode } from './fee-code.tsx'
import { moreAdvanced } from './payment-phase.ts'
import { PaymentReceipt } from './payment-receipt.tsx'
import { paymentByLink } from './payment-source.ts'

const relieved = { ...publicPaymentExample, fee: 5, relief: 5, lamports: '33333334', missing: '33333334' }

test('a code that is entered in groups is sent for the payment', async () => {
  const calls = answerCalls(() => relieved)
  await renderComponent(
    <FeeCode payment={publicPaymentExample} source={paymentByLink(publicPaymentExample.publicId)} />,
  )
  await userEvent.click(screen.getByText('I have a code for the fee'))
  await userEvent.type(screen.getByLabelText('Code'), '4q7rh-2mvxk-9d3ts-6zjyc-8nbwf-1')
  await userEvent.click(screen.getByRole('button', { name: 'Use the code' }))
  const sent = () => calls.find(([address]) => String(address).includes('/code'))
  await expect
    .poll(sent, { timeout: 15_000 })
    .toMatchObject([
      `/v1/payments/${publicPaymentExample.publicId}/code`,
      { body: JSON.stringify({ feeCode: '4Q7RH2MVXK9D3TS6ZJYC8NBWF1' }) },
    ])
})

test('of two states of one payment the one with a code is the newer', () => {
  expect(moreAdvanced(publicPaymentExample, relieved)).toBe(relieved)
  expect(moreAdvanced(relieved, publicPaymentExample)).toBe(relieved)
})

test('the receipt of a fee that a code has taken over names no payment on the chain', async () => {
  const payment = { ...publicPaymentExample, status: 'paid' as const, fee: 0, relief: 10, lamports: '0', sol: '0' }
  const { container } = await renderComponent(
    <PaymentReceipt payment={payment} claimNumber="6a1f0c52" configuration={undefined} />,
  )
  const said = container.textContent?.replaceAll('\u00a0', ' ') ?? ''
  expect(said).toContain('Taken over by a codeEUR 10.00')
  for (const absent of ['SOL', 'Transaction', 'wallet', payment.reference, payment.recipient, payment.memo])
    expect(said).not.toContain(absent)
})
