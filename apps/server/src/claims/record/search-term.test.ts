import { expect, test } from 'vitest'
import { readTerm } from './search-term.ts'

test.each([
  ['müller', 1, 0],
  ['mü', 0, 1],
  ['mu\u0308', 0, 1],
  ['an müller', 1, 1],
  ['&&&', 0, 1],
  ['a&b&c', 0, 1],
  ['a&bcd', 1, 0],
  ['aʹb', 0, 1],
  ['иванов ού', 1, 1],
  ['one two three four five six seven ab cd', 7, 1],
])('of “%s” %i words have trigrams, and %i have none', (term, long, short) => {
  expect(readTerm(term)).toMatchObject({ long, short })
})

test('words with trigrams come first, and beyond eight they follow each other', () => {
  expect(readTerm(' ab  müller ').words).toEqual(['müller', 'ab'])
  expect(readTerm('a b c d e f g h i jkl').words).toEqual(['h i jkl', 'a', 'b', 'c', 'd', 'e', 'f', 'g'])
})
