import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundIban, foundId, foundToken } from './found-code.ts'
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

const id = '5f0c9a51-6d1b-4c0e-9b57-3a7d1b7e2f10'
test.each([
  [id, id],
  [id.toUpperCase(), id],
  [id.replaceAll('-', ''), id],
  [`https://redress.example/claim/${id}>`, id],
  [`${id}, ${id}`, id],
  [`/claims/${id}/documents/${id.replace('5f', '6f')}`, null],
  [id.slice(1), null],
  [`a${id}`, null],
  ['', null],
])('%s holds the id %s', (text, held) => expect(foundId(text)).toBe(held))

test.each([
  ['DE12 3456 7890 1234 56', 'DE12345678901234 56'],
  ['DE12 3456 7890 1234 56 or DE65 3456 7890 1234 12', null],
  ['GB12 3456', null],
])('%s holds the account %s', (text, held) =>
  expect(foundIban(text, letters => letters.length === 18)).toBe(held?.replace(' ', '') ?? null),
)
