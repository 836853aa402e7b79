import { cleanedLine } from './cleaned.ts'

/** Scripts that are written from right to left, by the blocks that Unicode reserves for them, and marks of direction. */
const turning = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}\p{Bidi_Control}]/u

const [firstStrongIsolate, popDirectionalIsolate] = ['\u2068', '\u2069']

/**
 * A name, or a sentence that holds one, as it stands in a sentence: its letters turn nothing around it, as within
 * `<bdi>`. Sentences run from left to right in every language that we have, so that names in such letters need no marks.
 */
export function isolated(name: string): string {
  if (!turning.test(name) || name.includes(firstStrongIsolate)) return name
  const cleaned = cleanedLine(name)
  return turning.test(cleaned) ? `${firstStrongIsolate}${cleaned}${popDirectionalIsolate}` : cleaned
}
