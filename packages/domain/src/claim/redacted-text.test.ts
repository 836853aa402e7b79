import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { omission, redacted, withNotes } from './redacted-text.ts'

const address = { passage: 'Elm Street 4', takenOut: 'address' } as const
const noteOf = (takenOut: string) => `<${takenOut}>`
const read = (...given: Parameters<typeof redacted>) => withNotes(redacted(...given), noteOf)

describe('a redacted text', { tags: 'SPEC-4-redaction' }, () => {
  test('says where something was taken out, and what', () => {
    const text = 'She lives in Elm Street 4, call +49 30 1234567.'
    const phone = { passage: '+49 30 1234567', takenOut: 'phone number' } as const
    const shown = redacted(text, [phone, address])
    expect(shown).toEqual({
      text: `She lives in ${omission}, call ${omission}.`,
      omissions: [
        { offset: 13, takenOut: 'address' },
        { offset: 23, takenOut: 'phone number' },
      ],
    })
    expect(withNotes(shown, noteOf)).toBe('She lives in <address>, call <phone number>.')
  })

  test('lacks a passage wherever it stands, and nothing else', () => {
    expect(read('Elm Street 4! Elm Street 4', [address])).toBe('<address>! <address>')
    expect(read('Elm Street 5, Elm', [address])).toBe('Elm Street 5, Elm')
    expect(read('It was […] so.', [address])).toBe('It was […] so.')
    expect(read('', [address])).toBe('')
    expect(read('So.', [{ passage: '', takenOut: 'other' }])).toBe('So.')
  })

  test.each<[string, string]>([
    ['capitals', 'ELM STREET 4'],
    ['blanks between letters', 'E l m S t r e e t 4'],
    ['no blanks', 'ElmStreet4'],
    ['line breaks', 'Elm\nStreet\n4'],
    ['tabs and blanks of other widths', 'Elm\tStreet\u00A0\u20034'],
    ['full-width letters', 'Ｅｌｍ Ｓｔｒｅｅｔ ４'],
    ['letters in circles', 'Ⓔⓛⓜ Ⓢⓣⓡⓔⓔⓣ ④'],
    ['mathematical letters', '𝐄𝐥𝐦 𝑺𝒕𝒓𝒆𝒆𝒕 𝟜'],
    ['characters of no width', 'E\u200Bl\u200Dm St\u2060reet\uFEFF 4'],
    ['soft hyphens', 'E\u00ADlm St\u00ADreet 4'],
    ['accents', 'Élm Strëet 4'],
    ['accents of their own', 'E\u0301lm Stre\u0308et 4\u0301'],
    ['punctuation', 'Elm-Street, 4'],
    ['dots', 'E.l.m. S.t.r.e.e.t. 4'],
    ['digits of another script', 'Elm Street ٤'],
    ['ligatures and all of it', 'e L\u200Bm\nＳT-r.é\u00ADe t ④'],
  ])('lacks a passage that is spelt with %s', (_, spelt) => {
    expect(read(`She lives in ${spelt}, and knew it.`, [address])).toBe('She lives in <address>, and knew it.')
    expect(read(`(${spelt})`, [address])).toBe('(<address>)')
  })

  test('lacks a passage of any script, composed or not', () => {
    const passages = [
      { passage: 'Łódź Straße', takenOut: 'address' },
      { passage: '한국 거리', takenOut: 'third person' },
      { passage: 'Ρόδος', takenOut: 'other' },
    ] as const
    for (const text of ['LODZ STRASSE; 한국거리; ΡΟΔΟΣ', 'łodz-straße; 한국 거리; ροδοσ'])
      for (const form of ['NFC', 'NFD'] as const)
        expect(read(text.normalize(form), passages)).toBe('<address>; <third person>; <other>')
  })

  test('lacks a passage however it is respelt at random', () => {
    const between = fc.constantFrom('', ' ', '\n', '\u200B', '-', '. ', '\u00A0', '\u0301')
    const shape = fc.constantFrom<(letter: string) => string>(
      letter => letter,
      letter => letter.toUpperCase(),
      letter => letter.replace(/[!-~]/, each => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0)),
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(between, shape), { minLength: address.passage.length, maxLength: address.passage.length }),
        spelling => {
          const spelt = spelling.map(([gap, write], index) => write(address.passage[index] ?? '') + gap).join('')
          expect(read(`At ${spelt}, so`, [address])).toMatch(/^At <address>[^\p{L}\p{N}]*, so$/u)
        },
      ),
    )
  })

  test('finds a short passage that is respelt as words of its own alone', () => {
    const name = { passage: 'Now Ar', takenOut: 'third person' } as const
    expect(read('I know art. NOW AR! n o w a r', [name])).toBe('I know art. <third person>! <third person>')
    expect(read('Fewer than 14', [{ passage: '+4', takenOut: 'other' }])).toBe('Fewer than 14')
  })

  test('shows no part of passages that overlap, in whichever order they were taken out', () => {
    const number = { passage: '4', takenOut: 'other' } as const
    const rest = { passage: '4, Vienna', takenOut: 'third person' } as const
    for (const passages of [
      [number, rest, address],
      [address, number, rest],
      [rest, address, number],
    ])
      expect(read('In Elm Street 4, Vienna, at 4.', passages)).toBe('In <address>, at <other>.')
    // A passage that overlaps itself.
    expect(read('xaaay', [{ passage: 'aa', takenOut: 'other' }])).toBe('x<other>y')
    // The kind of the longer passage wins when two begin together.
    expect(read('Elm Street 4', [{ passage: 'Elm', takenOut: 'insult' }, address])).toBe('<address>')
  })

  test('keeps two passages apart that only touch', () => {
    const passages = [
      { passage: 'Elm', takenOut: 'address' },
      { passage: 'Street', takenOut: 'insult' },
    ] as const
    expect(read('ElmStreet', passages)).toBe('<address><insult>')
  })
})
