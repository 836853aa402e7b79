import { describe, expect, test } from 'vitest'
import { asText, asWords, isSame, wordsIn } from './words.ts'

describe('two values of a field', () => {
  test.each([
    ['', undefined, true],
    [null, '', true],
    ['Graz', ' Graz ', true],
    ['Graz', 'Linz', false],
    [0, '', false],
    [false, undefined, false],
    [12, 12, true],
    [[{ url: 'a', type: 'Other' }], [{ type: 'Other', url: 'a ' }], true],
    [[{ url: 'a' }], [{ url: 'a' }, { url: '' }], false],
    [[], '', false],
  ])('%j and %j: %j', (one, other, expected) => {
    expect(isSame(one, other)).toBe(expected)
    expect(isSame(other, one)).toBe(expected)
  })
})

describe('the words of a form', () => {
  const begun = { firstName: 'Ada', city: '', value: 12, id: 'x' }

  test('are what differs from its beginning', () => {
    expect(wordsIn({ ...begun, city: 'Graz' }, begun, new Set())).toEqual({ city: 'Graz' })
  })

  test('an answer that was taken back is one too', () => {
    expect(wordsIn({ ...begun, value: undefined }, begun, new Set())).toEqual({ value: '' })
  })

  test('leave out what is not kept', () => {
    expect(wordsIn({ ...begun, password: 'secret' }, begun, new Set(['password']))).toEqual({})
  })

  test('come back from the text that they are kept as', () => {
    const words = { city: 'Graz', wallets: [{ address: 'a' }] }
    expect(asWords(asText(words))).toEqual(words)
    expect(asText({})).toBeNull()
  })

  test.each([null, 'broken', '[]', '"text"', 'null'])('%j holds none', text => {
    expect(asWords(text)).toEqual({})
  })
})
