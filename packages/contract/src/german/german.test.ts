import { expect, test } from 'vitest'
import { errors } from '../errors.ts'
import { validationTexts } from '../validation-texts.ts'
import { germanErrors } from './errors.ts'
import { germanValidationTexts } from './validation-texts.ts'

const numbersIn = (text: string) => text.replace(/(\d)[.,](?=\d{3})/g, '$1').match(/\d+/g) ?? []

const pairs = [
  ...Object.values(validationTexts).map(text => [text, germanValidationTexts[text]] as const),
  ...(Object.keys(errors) as (keyof typeof errors)[]).map(code => [errors[code].text, germanErrors[code]] as const),
]

test.each(pairs)('%s', (english, german) => {
  expect(german).not.toBe(english)
  for (const number of numbersIn(english)) if (number !== '1') expect(numbersIn(german)).toContain(number)
})
