import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchedNames } from '../testing/searched-names.ts'
import { searchConditions, searchLetters, searchWords } from './search-words.ts'

/** Whether the index finds a text by a term: every condition of the term holds for the words of the text. */
function isFound(text: string, term: string): boolean {
  const words = searchWords(text)
  const conditions = searchConditions(term)
  return (
    conditions.length > 0 &&
    conditions.every(alternatives =>
      alternatives.some(alternative =>
        alternative.every(({ word, isWhole }) =>
          isWhole ? words.includes(word) : words.some(each => each.startsWith(word)),
        ),
      ),
    )
  )
}

test.each([...new Set(searchedNames.map(([name]) => name))])('%s is found in capitals', name =>
  expect(isFound(name, name.toUpperCase())).toBe(true),
)

test.each(searchedNames)('%s is found by %s', (name, term) => expect(isFound(name, term)).toBe(true))

test.each([
  ['Jürgen Weiß', 'Jürgen Schwarz'],
  ['Straßenbau Groß AG', 'bau'],
  ['O’Brien Holdings Ltd', 'rien'],
  ['Peter Seiler', 'Peter Sauer'],
  ['Müller GmbH', 'Meier GmbH'],
  ['Maria Berg', 'Berg AG'],
  ['北京示例科技有限公司', '北科'],
  ['Plan A', 'Plan B Berlin'],
  ['St. Pölten Bau', 'Stein Pölten'],
  ['Anna Berg', 'van der Berg'],
  ['Muster GmbH', 'ООО Ёлкин и Сыновья'],
  ['Muster GmbH', '(주)샘플전자'],
  ['Muster GmbH', 'The Sample'],
])('%s is not found by %s', (name, term) => expect(isFound(name, term)).toBe(false))

test.each(['%%', '- & -', '', ' ', '\u200b'])('%j looks for nothing', term =>
  expect(searchConditions(term)).toEqual([]),
)

describe('any name', () => {
  const word = fc.oneof(
    fc.constantFrom(...searchedNames.flatMap(([name]) => name.split(' '))),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  )
  const name = fc
    .array(word, { minLength: 1, maxLength: 6 })
    .map(words => words.join(' ').normalize('NFC').replace(/\s+/gu, ' ').trim())
    .filter(each => searchConditions(each).length > 0)
  const partOfName = name.chain(each => fc.tuple(fc.constant(each), fc.constantFrom(...each.split(' '))))

  test('is found by itself', () => fc.assert(fc.property(name, each => isFound(each, each))))
  test('is found by its words in any order', () => {
    const ordered = name.chain(each => {
      const words = each.split(' ')
      return fc.tuple(fc.constant(each), fc.shuffledSubarray(words, { minLength: words.length }))
    })
    fc.assert(fc.property(ordered, ([each, words]) => isFound(each, words.join(' '))))
  })
  test('is found by each of its words, and by the beginning of one', () => {
    const beginning = fc.tuple(partOfName, fc.nat({ max: 7 }))
    fc.assert(
      fc.property(beginning, ([[each, part], more]) => {
        const term = [...part].slice(0, more + 1).join('')
        return [part, term].every(asked => searchConditions(asked).length === 0 || isFound(each, asked))
      }),
    )
  })
  test('is found however it is normalised', () => {
    fc.assert(fc.property(name, each => isFound(each, each.normalize('NFD')) && isFound(each.normalize('NFD'), each)))
  })
  test('has the same letters when it is folded twice', () => {
    fc.assert(fc.property(name, each => searchLetters(searchLetters(each)) === searchLetters(each)))
  })
  test('has a bounded number of words of bounded length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), each => {
        expect(searchConditions(each).length).toBeLessThanOrEqual(12)
        expect(searchWords(each).every(found => found !== '' && new TextEncoder().encode(found).length <= 400)).toBe(
          true,
        )
      }),
    )
  })
})
