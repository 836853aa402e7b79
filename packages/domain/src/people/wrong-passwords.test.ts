import { describe, expect, test } from 'vitest'
import {
  longestWaitAfterWrongPasswords,
  waitsAfterWrongPasswords,
  wrongPasswordsForgottenAfter,
} from './wrong-passwords.ts'

describe.each(Object.entries(waitsAfterWrongPasswords))('the waits of a %s', (source, waits: readonly number[]) => {
  test('grow, and end within a quarter of an hour', () => {
    expect([...waits].sort((one, other) => one - other)).toEqual(waits)
    expect(waits.at(-1)).toBeGreaterThan(0)
    expect(waits.at(-1)).toBeLessThanOrEqual(longestWaitAfterWrongPasswords)
    expect(longestWaitAfterWrongPasswords).toBe(15 * 60)
  })

  test('leave a guesser few tries a day', () => {
    const longest = waits.at(-1) ?? 0
    expect(waits.length + (24 * 60 * 60) / longest).toBeLessThan(source === 'known' ? 1_500 : 120)
  })
})

test('wrong tries are forgotten after a day without another', () => {
  expect(wrongPasswordsForgottenAfter).toBe(86_400_000)
})
