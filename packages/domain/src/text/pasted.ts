import { cleanedLine } from './cleaned.ts'
import { withAsciiDigits } from './folded.ts'

const quotes = /[‘’‚‛ʼ′]/g
const dashes = /[‐‑‒–—―−﹣－]/g

/** What was typed or pasted into a field of plain signs: in the signs that keyboards have, without what nobody sees. */
export const plainSigns = (text: string): string =>
  withAsciiDigits(
    cleanedLine(text.replace(/\u00AD/g, ''))
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .normalize('NFKC'),
  )
    .replace(quotes, "'")
    .replace(dashes, '-')

const opening = new Set('<([{"\'„“”«»‹›,;:.*_')
const closing = new Set('>)]}"\'“”„«»‹›,;:.!?*_')

const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length

/**
 * A text without the marks that stood around it where it was copied. Of brackets at its end those stay that it opens
 * itself. Not by a pattern, which would look from every mark to the end.
 */
export function withoutMarksAround(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && (opening.has(text.charAt(start)) || text.charAt(start) === ' ')) start += 1
  while (end > start && (closing.has(text.charAt(end - 1)) || text.charAt(end - 1) === ' ')) {
    if (text.charAt(end - 1) === ')' && isBalanced(text.slice(start, end))) break
    end -= 1
  }
  return text.slice(start, end)
}
