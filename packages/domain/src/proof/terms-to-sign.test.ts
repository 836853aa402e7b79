import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parties } from '../people/parties.ts'
import { type TermsToSign, textToSign } from './terms-to-sign.ts'

const amount = fc.integer({ min: 1, max: 10_000_000 }).map(cents => cents / 100)
const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
const terms: fc.Arbitrary<TermsToSign> = fc.record({
  as: fc.constantFrom(...parties),
  claimId: fc.uuid(),
  currency: fc.constantFrom('EUR', 'USD'),
  value: amount,
  winningParty: fc.constantFrom(...parties),
  costOwner: fc.constantFrom(...parties),
  paymentPlan: fc.array(fc.record({ dueOn: day.map(date => date.toISOString().slice(0, 10)), value: amount }), {
    maxLength: 3,
  }),
  note: fc.option(fc.constantFrom('By bank.', 'Note: x', 'Due on 2026-01-01: EUR 1.00', 'a\nNote: b')),
})

test('other terms are another text', () => {
  fc.assert(
    fc.property(terms, terms, (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other))
      expect(textToSign(one)).not.toBe(textToSign(other))
    }),
  )
})

test('one changed term is another text', () => {
  fc.assert(
    fc.property(
      terms,
      terms,
      fc.constantFrom<keyof TermsToSign>('as', 'value', 'winningParty', 'costOwner', 'paymentPlan', 'note', 'currency'),
      (one, other, key) => {
        fc.pre(JSON.stringify(one[key]) !== JSON.stringify(other[key]))
        expect(textToSign({ ...one, [key]: other[key] })).not.toBe(textToSign(one))
      },
    ),
  )
})
