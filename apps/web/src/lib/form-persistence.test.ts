import { describe, expect, test } from 'vitest'
import { changedValues, isSameValue, parse, serialize } from './form-persistence.ts'

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
    expect(isSameValue(one, other)).toBe(expected)
    expect(isSameValue(other, one)).toBe(expected)
  })
})

describe('the changed values of a form', () => {
  const defaults = { firstName: 'Ada', city: '', value: 12, id: 'x' }

  test('are what differs from its defaults', () => {
    expect(changedValues({ ...defaults, city: 'Graz' }, defaults, new Set())).toEqual({ city: 'Graz' })
  })

  test('include an answer that was taken back', () => {
    expect(changedValues({ ...defaults, value: undefined }, defaults, new Set())).toEqual({ value: '' })
  })

  test('leave out what is not persisted', () => {
    expect(changedValues({ ...defaults, password: 'secret' }, defaults, new Set(['password']))).toEqual({})
  })

  test('come back from the text that they are stored as', () => {
    const values = { city: 'Graz', wallets: [{ address: 'a' }] }
    expect(parse(serialize(values))).toEqual(values)
    expect(serialize({})).toBeNull()
  })

  test.each([null, 'broken', '[]', '"text"', 'null'])('%j holds none', text => {
    expect(parse(text)).toEqual({})
  })
})
