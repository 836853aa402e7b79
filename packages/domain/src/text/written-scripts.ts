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

/** Letters outside the first plane, and those of Han outside its blocks but for U+FA11, are too rare for the fonts. */
const unwritten = new RegExp(`[^${anyScript}]|[\\u303B\\uFA0E-\\uFA10\\uFA12-\\uFA29]|[\\u{10000}-\\u{10FFFF}]`, 'u')

const firstHan = 0x3400
const lastHan = 0x9fff

/** Whether a text has letters that only {@link unwrittenLetters} with `writtenHan` tells apart. */
export const hasHan = (text: string): boolean => /[\u3400-\u9FFF]/.test(text)

/** Tests letters against `writtenHan`. */
function hanTest(writtenHan: string): (letter: string) => boolean {
  const bits = atob(writtenHan)
  return letter => {
    const index = (letter.codePointAt(0) ?? 0) - firstHan
    const isHan = index >= 0 && index <= lastHan - firstHan
    return isHan && ((bits.charCodeAt(index >> 3) >> (index & 7)) & 1) === 0
  }
}

/**
 * Letters of a text that an agreement would write as their numbers, each once. Rare letters of Han are among them with
 * `writtenHan`, the data of `written-han.ts`.
 */
export function unwrittenLetters(text: string, writtenHan?: string): string[] {
  const isUnwrittenHan = writtenHan === undefined ? () => false : hanTest(writtenHan)
  const letters = text.normalize('NFC').match(/\p{L}/gu) ?? []
  return [...new Set(letters.filter(letter => unwritten.test(letter) || isUnwrittenHan(letter)))]
}
