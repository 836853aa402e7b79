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
    expect(read('elm street 4, Elm Street 5', [address])).toBe('elm street 4, Elm Street 5')
    expect(read('It was […] so.', [address])).toBe('It was […] so.')
    expect(read('', [address])).toBe('')
    expect(read('So.', [{ passage: '', takenOut: 'other' }])).toBe('So.')
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
    // Of two that begin together the longer one says what it was.
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
