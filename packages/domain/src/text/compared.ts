import { cleanedLine } from './cleaned.ts'
import { folded, foldedWords, withAsciiDigits } from './folded.ts'

// Normal forms for comparing texts of a kind: equal if people would take them for the same. `company-name.ts` has
// that of companies.

/** A name without case, accents and punctuation. */
export const comparedName = (name: string): string => foldedWords(name).join(' ')

/** The letters and digits of a code, without groups and marks. */
export const comparedCode = (code: string): string =>
  withAsciiDigits(folded(code))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The name of a file, or its ending. */
export const comparedFileName = (name: string): string =>
  cleanedLine(name)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()

/** A text in which words are looked for. */
export const comparedForSearch = (text: string): string => folded(cleanedLine(text)).replace(/\s+/g, ' ').trim()
