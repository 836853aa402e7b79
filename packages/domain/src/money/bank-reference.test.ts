import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankReference, bankReferencesIn, idEndOf, inGroupsOfFour } from './bank-reference.ts'

const id = 'c0ffee00-1234-4abc-8def-0123456789ab'
const uuid = fc.uuid()
/** Text without letters and digits, as people put it between groups. */
const gap = fc.stringMatching(/^[ .,:/-]{0,3}$/)

test('the check digits are those of the standard', () => {
  expect(bankReference(id)).toBe('RF38014D2PF2DB')
})

test('a reference is short, and without letters that look like others', () => {
  expect(bankReference(id)).toMatch(/^RF\d\d[0-9A-HJKMNP-TV-Z]{10}$/)
  expect(inGroupsOfFour(bankReference(id))).toMatch(/^(\w{4} ){3}\w{2}$/)
})

describe('a reference is read back', () => {
  test('from whatever stands around it, in any case, with blanks and marks within', () => {
    fc.assert(
      fc.property(
        uuid,
        fc.string(),
        fc.string(),
        fc.array(gap, { minLength: 14, maxLength: 14 }),
        fc.boolean(),
        (payment, before, after, gaps, isLower) => {
          const reference = bankReference(payment)
          const typed = [...reference].map((letter, index) => letter + (gaps[index] ?? '')).join('')
          const text = `${before}${isLower ? typed.toLowerCase() : typed}${after}`
          expect(bankReferencesIn(text)).toContain(reference)
        },
      ),
    )
  })

  test.each([
    [
      'O typed for 0 and I or L for 1',
      (text: string) => text.replaceAll('0', 'o').replace('1', 'I').replaceAll('1', 'l'),
    ],
    ['full width', (text: string) => text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
    ['a sentence around', (text: string) => `Gebühr für Klara (${inGroupsOfFour(text)}), danke!`],
  ])('%s', (_what, change) => {
    fc.assert(
      fc.property(uuid, payment => {
        const reference = bankReference(payment)
        expect(bankReferencesIn(change(reference))).toContain(reference)
      }),
    )
  })

  test('beside another one', () => {
    const [one, other] = [bankReference(id), bankReference(id.replace('01234', '51234'))]
    expect(bankReferencesIn(`${one} and ${other}, ${one}`)).toEqual([one, other])
  })
})

test('a letter or digit that is another, or two that are swapped, make it no reference', () => {
  const signs = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  const isDigit = (sign: string | undefined) => /^\d$/.test(sign ?? '')
  fc.assert(
    fc.property(uuid, fc.integer({ min: 2, max: 12 }), signs, (payment, at, sign) => {
      const reference = bankReference(payment)
      const [here, next] = [reference[at] ?? '', reference[at + 1] ?? '']
      fc.pre(isDigit(sign) === isDigit(here) && isDigit(here) === isDigit(next))
      const changed = reference.slice(0, at) + sign + reference.slice(at + 1)
      const swapped = reference.slice(0, at) + next + here + reference.slice(at + 2)
      for (const wrong of [changed, swapped]) {
        if (wrong !== reference) expect(bankReferencesIn(wrong)).toEqual([])
      }
    }),
  )
})

test('a reference leads to the end of the id', () => {
  fc.assert(
    fc.property(uuid, payment => {
      expect(idEndOf(bankReference(payment))).toBe(payment.slice(-12))
    }),
  )
})
