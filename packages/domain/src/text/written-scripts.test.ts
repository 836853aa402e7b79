import { expect, test } from 'vitest'
import { writtenHan } from './written-han.ts'
import { hasHan, unwrittenLetters } from './written-scripts.ts'

test.each([
  ['Zoë Müller-Nguyễn', []],
  ['Jose\u0301 👍🏽 12', []],
  ['བསྟན་འཛིན', []],
  ['ᏣᎳᎩ Sequoyah ᏣᎳ', ['Ꮳ', 'Ꮃ', 'Ꭹ']],
  ['𠮷田', ['𠮷']],
  ['𒀀', ['𒀀']],
])('of %s an agreement writes all letters but %j', (text, letters) => {
  expect(unwrittenLetters(text)).toEqual(letters)
})

test.each([
  ['王小明 陳怡君 髙橋 山﨑', []],
  ['㐂美 龘 䶮', ['㐂', '䶮']],
  ['Anna', []],
])('of %s the data on Han leave all letters but %j', (text, letters) => {
  expect(unwrittenLetters(text, writtenHan)).toEqual(letters)
  expect(hasHan(text)).toBe(text !== 'Anna')
})
