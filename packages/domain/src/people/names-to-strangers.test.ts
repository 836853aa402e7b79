import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameToStrangers } from './names-to-strangers.ts'

describe('a name in mail to somebody who has not asked for it', () => {
  test.each([
    ['Amélie Fischer', 'Amélie Fischer'],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['Dr. Jürgen O’Neill-Łoś', 'Dr. Jürgen O’Neill-Łoś'],
    ['Brückner & Söhne GmbH', 'Brückner & Söhne GmbH'],
    ['  Anna \n Lang ', 'Anna Lang'],
    ['王小明', '王小明'],
    ['https://evil.example/login', 'https evil example login'],
    ['Pay at www.evil.example now', 'Pay at www evil example now'],
    ['mallory@evil.example', 'mallory evil example'],
    ['evil．example', 'evil example'],
    ['evil..example', 'evil example'],
    ['evil。example', 'evil example'],
    ['192.0.2.1:80', '192 0 2 1 80'],
    ['evil\u200b.exa\u202emple', 'evil example'],
    ['على\u202e', '\u2068على\u2069'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['\u3164', ''],
    ['', ''],
  ])('%j is %j', (name, shown) => {
    expect(nameToStrangers(name)).toBe(shown)
  })

  test('has at most 60 characters, whatever they are', () => {
    expect(nameToStrangers('x'.repeat(60))).toBe('x'.repeat(60))
    expect(nameToStrangers('x'.repeat(200))).toBe(`${'x'.repeat(59)}…`)
    expect(nameToStrangers(`${'x'.repeat(58)} ${'y'.repeat(9)}`)).toBe(`${'x'.repeat(58)}…`)
    expect(Array.from(nameToStrangers('😀'.repeat(200)))).toHaveLength(60)
  })

  test('holds no text that is like an address', () => {
    const likeAnAddress = /:\/\/|@|\/|\p{L}[.。．｡][\p{L}\p{N}]{2}|\p{N}[.]\p{N}/u
    const piece = fc.oneof(
      fc.constantFrom('http', '://', 'www.', '.', '。', '@', 'evil', 'example', 'com', ':', '/', ' ', '1', '\u200b'),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
        const shown = nameToStrangers(pieces.join(''))
        expect(shown).not.toMatch(likeAnAddress)
        expect(Array.from(shown.replace(/[\u2068\u2069]/g, '')).length).toBeLessThanOrEqual(60)
        expect(nameToStrangers(shown)).toBe(shown)
      }),
    )
  })
})
