import { expect, test } from 'vitest'
import { printable } from './run-command.ts'

test('what strangers wrote is shown, and not obeyed by the terminal', () => {
  const written = 'hello \u001b]52;c;ZXZpbA==\u0007\u001b[2J\u009b31m\r\u202e'
  expect(printable(`${written}\n\tÀ 日本 👩‍👧`)).toBe(
    'hello \\u{1b}]52;c;ZXZpbA==\\u{7}\\u{1b}[2J\\u{9b}31m\\u{d}\\u{202e}\n\tÀ 日本 👩‍👧',
  )
})
