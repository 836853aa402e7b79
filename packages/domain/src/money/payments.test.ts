import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lamports } from './money.ts'
import { creditFor, isActPurpose, isOpenPayment, isPaidPayment, paymentPurposes, paymentStatuses } from './payments.ts'

const credit = (status: 'open' | 'paid' | 'superseded', asked: bigint, received: bigint, amount: bigint) =>
  creditFor({ status, asked: lamports(asked), received: lamports(received) }, lamports(amount))

test.each([
  ['less than asked', 0n, 99n, false, 0n],
  ['exactly what is asked', 0n, 100n, true, 0n],
  ['the rest', 60n, 40n, true, 0n],
  ['less than the rest', 60n, 39n, false, 0n],
  ['more than the rest', 60n, 41n, true, 1n],
  ['more than asked', 0n, 250n, true, 150n],
])('%s', (_name, received, amount, completes, surplus) => {
  expect(credit('open', 100n, received, amount)).toEqual({ state: 'credited', completes, surplus })
})

test('a payment is open, paid, or neither', () => {
  expect(paymentStatuses.filter(isOpenPayment)).toEqual(['open'])
  expect(paymentStatuses.filter(isPaidPayment)).toEqual(['paid'])
})

test('what is one person’s act is paid by that person, and the other fees by a side', () => {
  expect(paymentPurposes.filter(isActPurpose)).toEqual(['dispute', 'concession'])
})

test('what is closed takes nothing', () => {
  expect(credit('paid', 100n, 100n, 1n)).toEqual({ state: 'unapplied', reason: 'ALREADY_PAID' })
  expect(credit('superseded', 100n, 0n, 100n)).toEqual({ state: 'unapplied', reason: 'CLAIM_MOVED_ON' })
})

test('in whatever parts it comes, exactly what is asked is kept', () => {
  const amounts = fc.array(fc.bigInt(1n, 400n), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.bigInt(1n, 1_000n), amounts, (asked, parts) => {
      let received = 0n
      for (const part of parts) {
        const result = credit('open', asked, received, part)
        if (result.state === 'unapplied') throw new Error('An open payment takes everything')
        received += part
        expect(result.completes).toBe(received >= asked)
        expect(received - result.surplus).toBe(received < asked ? received : asked)
        if (result.completes) break
      }
    }),
  )
})
