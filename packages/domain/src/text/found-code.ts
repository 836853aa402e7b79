import { comparedCode } from './compared.ts'
import { plainSigns } from './pasted.ts'

interface CodeShape {
  /** Number of letters and digits. */
  readonly length: number
  /** Size of the groups in which the code is written; absent: a single group. */
  readonly group?: number
  /** The normalised code from letters of that length; `null` if it is no such code. */
  readonly read: (letters: string) => string | null
}

/** Number of words searched, counted from the end: no mail puts more around a code. */
const mostWords = 200

/**
 * The code that a text holds: alone, in whatever groups and marks, within the words that a mail says it with, or within a
 * link. `null` where there is none, or several that differ.
 */
export function foundCode(text: string, { length, group = length, read }: CodeShape): string | null {
  const words = (plainSigns(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(comparedCode).slice(-mostWords)
  const found: { readonly code: string; readonly isInGroups: boolean }[] = []
  for (let first = 0; first < words.length; first++) {
    const run: string[] = []
    for (let count = 0; count < length && first + run.length < words.length; ) {
      const word = words[first + run.length] ?? ''
      run.push(word)
      count += word.length
      const code = count === length ? read(run.join('')) : null
      if (code !== null) found.push({ code, isInGroups: isInGroups(run, group) })
    }
  }
  const [one, ...others] = new Set(
    (found.some(each => each.isInGroups) ? found.filter(each => each.isInGroups) : found).map(({ code }) => code),
  )
  return one === undefined || others.length > 0 ? null : one
}

const isInGroups = (run: readonly string[], group: number): boolean =>
  run.length === 1 || run.slice(0, -1).every(word => word.length === group)

/** The one-time token at the end of a link in a text; the rest is ignored. Case counts. */
export const foundToken = (text: string): string | null =>
  /(?<![\w-])([\w-]{43})[-_]*(?![\w-])/.exec(plainSigns(text))?.[1] ?? null
