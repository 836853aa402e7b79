import { folded, withAsciiDigits } from './folded.ts'

/** A part of a text, counted as JavaScript does. */
interface Span {
  readonly start: number
  readonly end: number
}

/** A folded letter, digit or mark of a text, with its position. */
interface Sign extends Span {
  readonly sign: string
}

/** A passage of fewer letters and digits is found as words of its own alone: others happen to hold them. */
const fewSigns = 8

const isSign = /[\p{L}\p{N}\p{M}]/u

/** Letters and digits of a text in their compared form, without everything between them. */
function signsOf(text: string): Sign[] {
  const known = new Map<string, readonly string[]>()
  const signsIn = (character: string): readonly string[] => {
    const found = [...withAsciiDigits(folded(character)).normalize('NFKD')].filter(each => isSign.test(each))
    known.set(character, found)
    return found
  }
  const signs: Sign[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    for (const sign of known.get(character) ?? signsIn(character)) signs.push({ sign, start, end })
    start = end
  }
  return signs
}

/** End offset of a letter, including its accents and the invisible characters after it. */
const endOfLetter = (text: string, end: number): number =>
  end + (/^[\p{M}\p{Default_Ignorable_Code_Point}]*/u.exec(text.slice(end))?.[0].length ?? 0)

/**
 * Occurrences of passages in a text in any spelling: other blanks, line breaks, punctuation, capitals, accents,
 * widths, digits, or invisible characters. Finds may overlap.
 */
export function respellingsIn(text: string, passages: readonly string[]): Span[][] {
  const signs = signsOf(text)
  /** Whether a sign follows the one before it at once. */
  const isAfter = (index: number): boolean => signs[index - 1]?.end === signs[index]?.start
  return passages.map(passage => {
    const wanted = signsOf(passage).map(({ sign }) => sign)
    const found: Span[] = []
    if (wanted.length === 0) return found
    for (let first = 0; first + wanted.length <= signs.length; first++) {
      if (!wanted.every((sign, index) => signs[first + index]?.sign === sign)) continue
      const after = first + wanted.length
      if (wanted.length < fewSigns && ((first > 0 && isAfter(first)) || (after < signs.length && isAfter(after))))
        continue
      const [from, last] = [signs[first], signs[after - 1]]
      if (from && last) found.push({ start: from.start, end: endOfLetter(text, last.end) })
    }
    return found
  })
}
