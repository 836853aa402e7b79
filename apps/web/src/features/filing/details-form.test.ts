import { validationTexts } from '@redress/contract/validation-texts.ts'
import { describe, expect, test } from 'vitest'
import { detailsPatch } from './details-form.ts'
import { detailsSchema } from './details-schema.ts'

const values = {
  type: '',
  dateOfClaim: '',
  lastCommunication: '',
  value: undefined,
  currency: 'EUR',
  location: 'Paris',
}

describe('step 2 on the wire', () => {
  test('an empty value is left out, empty choices and dates are null', () => {
    expect(detailsPatch(values)).toEqual({
      type: null,
      dateOfClaim: null,
      lastCommunication: null,
      currency: 'EUR',
      location: 'Paris',
    })
  })

  test('the value is a number', () => {
    expect(detailsPatch({ ...values, value: 8400.5 }).value).toBe(8400.5)
  })

  test('an amount that is not understood is not forgotten', () => {
    expect(detailsPatch({ ...values, value: 'a lot' }).value).toBe('a lot')
  })

  test('a date that has begun nowhere on earth is refused', () => {
    const result = detailsSchema.shape.dateOfClaim.safeParse('2999-01-01')
    expect(result.error?.issues[0]?.message).toBe(validationTexts.futureDate)
    expect(detailsSchema.shape.dateOfClaim.safeParse('2020-01-01').success).toBe(true)
  })
})
