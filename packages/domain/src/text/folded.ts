const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}

/** Accents, Hebrew and Arabic points, and invisible characters. Vowel signs of other scripts are letters. */
const unwritten =
  /[\u0300-\u036F\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0640]|(?=\p{Script=Hebrew})\p{M}|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?!\s)\p{Cc}/gu

/** A text without case, accents, and what its letters only look like: how people write the same in different ways. */
export const folded = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKD')
    .replace(unwritten, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßøæœłđðþıς]/g, letter => letters[letter] ?? letter)

/** The words of a folded text, without punctuation. */
export const foldedWords = (text: string): string[] => folded(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/**
 * Replaces digits of every script by ASCII ones. A script's ten digits are consecutive, and begin at a code point
 * that ends in 0 or 6.
 */
export const withAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, digit => {
    const code = digit.codePointAt(0) ?? 0
    const offset = code % 16
    return String(/\p{Nd}/u.test(String.fromCodePoint(code - offset)) ? offset : offset - 6)
  })
