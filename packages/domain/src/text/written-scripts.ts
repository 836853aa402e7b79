/** Scripts that an agreement can be written in, by their names in Unicode. Fonts, fields and tests ask this list. */
const writtenScripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Syriac',
  'Thaana',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Tibetan',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Armenian',
  'Georgian',
  'Ethiopic',
] as const

export type WrittenScript = (typeof writtenScripts)[number]

const anyScript = ['Common', 'Inherited', ...writtenScripts].map(script => `\\p{Script=${script}}`).join('')

/** Letters outside the first plane, and the first extension of Han, are too rare for the fonts. */
const unwritten = new RegExp(`[^${anyScript}]|[\\u3400-\\u4DBF]|[\\u{10000}-\\u{10FFFF}]`, 'u')

/** Letters of a text that an agreement would write as their numbers, each once. */
export const unwrittenLetters = (text: string): string[] => [
  ...new Set((text.normalize('NFC').match(/\p{L}/gu) ?? []).filter(letter => unwritten.test(letter))),
]
