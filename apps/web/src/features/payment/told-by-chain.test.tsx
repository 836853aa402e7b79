// @vitest-environment happy-dom
import { publicPaymentExample } from '@redress/contract/example-schemas.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderComponent } from '../../ui/testing/render.tsx'
import { Checkout } from './checkout.tsx'

const sum = /can read how much this fee is, and work out the sum of the settlement from it\./
const most = /can read how much this fee is\. It tells them that the settlement is at most EUR 5,000\.00\./

test.each<[PaymentPurpose, number, RegExp | null]>([
  ['submission', 10, null],
  ['dispute', 10, null],
  ['platform fee', 406.17, sum],
  ['concession', 368, sum],
  ['platform fee', 200, most],
])('before a %s of EUR %d is paid, it is said what the chain tells of the settlement', async (purpose, fee, said) => {
  const payment = { ...publicPaymentExample, purpose, fee }
  answerCalls(({ pathname }) => (pathname === '/v1/auth' ? null : payment))
  const source = { queryKey: ['payment', purpose, fee], fetch: async () => payment }
  const { container } = await renderComponent(
    <Checkout payment={payment} source={source as never} onPaid={() => undefined} />,
  )
  await screen.findByText(/^EUR/)
  const text = container.textContent?.replaceAll('\u00a0', ' ') ?? ''
  for (const sentence of [sum, most]) expect(sentence.test(text)).toBe(sentence === said)
})
