import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedRedeemCode, normaliseRedeemCode, redeemCodeFromBytes } from './redeem-code.ts'

const code = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(redeemCodeFromBytes)

test('a code survives groups, case, spaces and look-alikes', () => {
  fc.assert(
    fc.property(code, made => {
      const typed = ` ${groupedRedeemCode(made).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `
      expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
      expect(normaliseRedeemCode(typed)).toBe(made)
    }),
  )
})

test('different bytes make different codes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), fc.nat(15), fc.nat(7), (bytes, index, bit) => {
      const changed = Uint8Array.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ (1 << bit)
      expect(redeemCodeFromBytes(changed)).not.toBe(redeemCodeFromBytes(bytes))
    }),
  )
})

test.each(['', 'ABC', 'U'.repeat(26), '0'.repeat(27), `U${'0'.repeat(25)}`, `${'0'.repeat(25)}*`])(
  '"%s" is no code',
  text => {
    expect(normaliseRedeemCode(text)).toBeNull()
  },
)

const dashes = ['–', '—', '‑', '‐', '−', '－', '\u00ad', '\u200b', ' ', '\n', '_']
const around: ((code: string) => string)[] = [
  code => `${code}.`,
  code => `(${code}),`,
  code => `“${code}”`,
  code => `"${code}"`,
  code => `*${code}*`,
  code => `Your code: ${code}`,
  code => `Ihr Code lautet ${code}. Bitte geben Sie ihn niemandem.`,
  code => `My code is ${code}`,
  code => `https://redress.example/answer#${code}`,
  code => `<https://redress.example/answer?language=de#code=${code}>`,
  code => `https://redress.example/dashboard?redeem_code=${code}&x=1.`,
  code =>
    [...code]
      .map(letter => (/[!-~]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter))
      .join(''),
]

test('a code is read in what mails make of it', () => {
  fc.assert(
    fc.property(code, fc.constantFrom(...dashes), fc.constantFrom(...around), (made, dash, put) => {
      const groups = groupedRedeemCode(made)
      expect(normaliseRedeemCode(put(groups))).toBe(made)
      expect(normaliseRedeemCode(groups.replaceAll('-', dash))).toBe(made)
      expect(normaliseRedeemCode(put(made))).toBe(made)
    }),
  )
})

test('two codes are none', () => {
  fc.assert(
    fc.property(code, code, (one, other) => {
      fc.pre(one !== other)
      expect(normaliseRedeemCode(`${groupedRedeemCode(one)} ${groupedRedeemCode(other)}`)).toBeNull()
    }),
  )
})
