import { cleanedLine } from './cleaned.ts'
import { withAsciiDigits } from './folded.ts'

/** Apostrophes and characters used for one. NFKC would turn some of them into a space and an accent. */
const quotes = /[‘’‚‛ʼ′`´]/g
const dashes = /[‐‑‒–—―−﹣－]/g

/** A text with the one apostrophe that keyboards have. */
export const withPlainQuotes = (text: string): string => text.replace(quotes, "'")

/** Text of a field for keyboard characters: pasted variants are normalised, invisible characters removed. */
export const plainSigns = (text: string): string =>
  withAsciiDigits(
    cleanedLine(withPlainQuotes(text).replace(/\u00AD/g, ''))
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .normalize('NFKC'),
  ).replace(dashes, '-')

const opening = new Set('<([{"\'„“”«»‹›,;:.')
/** Around a word they stress it; on one side alone they are its own, but for a star behind it. */
const stressing = new Set('*_')
const closing = new Set('>)]}"\'“”„«»‹›,;:.!?')

/** A word of keyboard characters without what was copied around it. */
export const plainWord = (text: string): string => withoutMarksAround(plainSigns(text))

/** Whether as many round brackets are closed as opened. */
export const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length

/**
 * A text without the marks copied around it. A closing bracket stays if the text opens it. This is no regular
 * expression, as one would scan to the end from every mark.
 */
export function withoutMarksAround(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && (opening.has(text.charAt(start)) || text.charAt(start) === ' ')) start += 1
  while (end > start && (closing.has(text.charAt(end - 1)) || text.charAt(end - 1) === ' ')) {
    if (text.charAt(end - 1) === ')' && isBalanced(text.slice(start, end))) break
    end -= 1
  }
  while (end - start > 1 && stressing.has(text.charAt(start)) && text.charAt(end - 1) === text.charAt(start)) {
    start += 1
    end -= 1
  }
  while (end > start && text.charAt(end - 1) === '*') end -= 1
  return text.slice(start, end)
}
