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

const wholeId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const idWithin = /(?<![\p{L}\p{N}])[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}(?![\p{L}\p{N}])/giu

/** The id that a text holds, also without its hyphens or within a link, in its one form; `null` where it holds none. */
export function foundId(text: string): string | null {
  if (wholeId.test(text)) return text
  const found = (plainSigns(text).match(idWithin) ?? []).map(each => each.replaceAll('-', '').toLowerCase())
  const [one, ...others] = new Set(found)
  if (one === undefined || others.length > 0) return null
  return one.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const ibanLengths = { min: 15, max: 34 } as const

/** The IBAN that a text holds, in groups or not, without blanks; `null` where it holds none, or several. */
export function foundIban(text: string, isIban: (letters: string) => boolean): string | null {
  const words = (plainSigns(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(comparedCode).slice(-mostWords)
  const found = new Set<string>()
  for (const [first, word] of words.entries()) {
    if (!/^[A-Z]{2}\d/.test(word)) continue
    let letters = ''
    for (const each of words.slice(first)) {
      letters += each
      if (letters.length > ibanLengths.max) break
      if (letters.length >= ibanLengths.min && isIban(letters)) found.add(letters)
    }
  }
  const [one, ...others] = found
  return one === undefined || others.length > 0 ? null : one
}

/** The one-time token at the end of a link in a text; the rest is ignored. Case counts. */
export const foundToken = (text: string): string | null =>
  /(?<![\w-])([\w-]{43})[-_]*(?![\w-])/.exec(plainSigns(text))?.[1] ?? null
