import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TextScan } from './text-scan.ts'

/** Scans content in pieces that are cut at the offsets. */
function scan(content: Uint8Array, cuts: readonly number[] = []) {
  const text = new TextScan()
  const offsets = [0, ...cuts.map(cut => cut % (content.length + 1)).sort((a, b) => a - b), content.length]
  for (let index = 1; index < offsets.length; index++) text.push(content.subarray(offsets[index - 1], offsets[index]))
  return text.end()
}

const letters = fc.string({ unit: fc.constantFrom(...'abc äöü € 漢字 😀\n\t') })

test('every text in UTF-8 is text, however it is cut', () => {
  fc.assert(
    fc.property(letters, fc.array(fc.nat()), (text, cuts) => {
      expect(scan(Buffer.from(text), cuts).isText).toBe(true)
    }),
  )
})

test('what is found does not depend on where the stream is cut', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.array(fc.nat()), (content, cuts) => {
      expect(scan(content, cuts)).toEqual(scan(content))
    }),
  )
})

test('a control byte anywhere makes it no text', () => {
  fc.assert(
    fc.property(letters, letters, fc.constantFrom(0, 1, 7, 8, 27, 127), (before, after, control) => {
      const content = Buffer.concat([Buffer.from(before), Buffer.of(control), Buffer.from(after)])
      // An odd length rules out UTF-16, in which NUL and `a` are one letter.
      const odd = content.length % 2 === 1 ? content : Buffer.concat([content, Buffer.from('.')])
      expect(scan(odd).isText).toBe(false)
    }),
  )
})

test.each([
  ['Latin text', Buffer.from('Größe: 5 \x80', 'latin1'), true],
  ['bytes that are neither UTF-8 nor Latin', Buffer.of(0x41, 0x81, 0x42), true],
  ['UTF-8 that breaks off', Buffer.of(0x41, 0xe2, 0x82), true],
])('%s', (_, content, isText) => {
  expect(scan(content).isText).toBe(isText)
})

test('the head is the beginning alone', () => {
  const content = Buffer.alloc(10_000, 'x')
  expect(scan(content, [10, 4_090, 4_100]).head).toHaveLength(4_096)
})

const wide = {
  'utf-16le': (text: string) => Buffer.from(text, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(text, 'utf16le').swap16(),
} as const

describe.each(Object.entries(wide))('%s', (_, encode) => {
  test('every text with a mark is text, and its head is without it, however it is cut', () => {
    fc.assert(
      fc.property(letters, fc.array(fc.nat()), (text, cuts) => {
        expect(scan(encode(`\ufeff${text}a`), cuts)).toEqual({ isText: true, head: `${text}a` })
      }),
    )
  })

  test('a text without a mark is text where it is plainly one', () => {
    expect(scan(encode('Größe;Betrag\r\n5;12,50 €\r\n'))).toEqual({
      isText: true,
      head: 'Größe;Betrag\r\n5;12,50 €\r\n',
    })
    expect(scan(encode('漢字漢字 漢')).isText).toBe(false)
  })

  test.each(['\0', '\u0007', '\u001b'])('a control character %j makes it no text', control => {
    expect(scan(encode(`\ufeffbefore${control}after`)).isText).toBe(false)
  })

  test('half a character makes it no text', () => {
    expect(scan(Buffer.concat([encode('\ufeffabc'), Buffer.of(0x41)])).isText).toBe(false)
    expect(scan(encode('\ufeffabc\ud83d')).isText).toBe(false)
  })
})
