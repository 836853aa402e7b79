import { cleanedLine } from './cleaned.ts'

/** Scripts that are written from right to left, by the blocks that Unicode reserves for them. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

const [firstStrongIsolate, popDirectionalIsolate] = ['\u2068', '\u2069']

/**
 * A name as it stands in a sentence, whatever was kept of it: its letters turn nothing around it, as within `<bdi>`.
 * Sentences run from left to right in every language that we have, so that names in such letters need no marks.
 */
export function isolated(name: string): string {
  const cleaned = cleanedLine(name)
  return rightToLeft.test(cleaned) ? `${firstStrongIsolate}${cleaned}${popDirectionalIsolate}` : cleaned
}
