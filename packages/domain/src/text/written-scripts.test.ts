import { expect, test } from 'vitest'
import { unwrittenLetters } from './written-scripts.ts'

test.each([
  ['Zoë Müller-Nguyễn', []],
  ['Jose\u0301 👍🏽 12', []],
  ['བསྟན་འཛིན', []],
  ['ᏣᎳᎩ Sequoyah ᏣᎳ', ['Ꮳ', 'Ꮃ', 'Ꭹ']],
  ['𠮷田 㐂', ['𠮷', '㐂']],
  ['𒀀', ['𒀀']],
])('of %s an agreement writes all letters but %j', (text, letters) => {
  expect(unwrittenLetters(text)).toEqual(letters)
})
