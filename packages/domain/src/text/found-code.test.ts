import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundToken } from './found-code.ts'
import { withoutMarksAround } from './pasted.ts'

const token = fc
  .array(fc.constantFrom(...'ABCxyz019-_'), { minLength: 43, maxLength: 43 })
  .map(letters => letters.join(''))

test.each<[string, (token: string) => string]>([
  ['alone', each => each],
  ['with a full stop', each => `${each}.`],
  ['in brackets', each => `(${each})`],
  ['in quotes', each => `“${each}”,`],
  ['at the end of a link', each => `<https://redress.example/auth/confirmation/token/${each}>`],
  ['behind marks of emphasis', each => `*${each}*`],
  ['with what nobody sees', each => `\u200b${each.slice(0, 20)}\u00ad${each.slice(20)}\u200b`],
])('a token is read %s', (_, put) => {
  fc.assert(fc.property(token, each => void expect(foundToken(put(each))).toBe(each)))
})

test.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(20)}.${'a'.repeat(23)}`])('%s is no token', text =>
  expect(foundToken(text)).toBeNull(),
)

test.each([
  ['(https://a.example/x_(y))', 'https://a.example/x_(y)'],
  ['„a“.', 'a'],
  ['...', ''],
])('%s is %s without the marks around it', (text, left) => expect(withoutMarksAround(text)).toBe(left))
