import { isolated } from '@redress/domain/text/isolated.ts'

/** Phrases without line breaks: a date with its time, a file size, and "E-Mail". */
const unbreakable =
  /\bE-Mail|\b\d+ [KMG]?B\b|\b\d\d-[A-Z][a-z]{2}-\d{4}(?: \d\d:\d\d)?\b|\b\d\d?\.? \p{L}+\.? \d{4}(?:,? \d\d:\d\d(?: Uhr)?)?\b/gu

const joined = (text: string): string => text.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0')

/** Isolates values in a text, so that a name's writing direction does not affect the text around it. */
function isolatedIn(part: unknown): unknown {
  if (typeof part === 'string') return isolated(part)
  if (Array.isArray(part)) return part.map(isolatedIn)
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part
  return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, isolatedIn(each)]))
}

/** Wraps texts so that dates and "E-Mail" do not break across lines, and inserted names are isolated. */
export function unbroken<Texts>(texts: Texts): Texts
export function unbroken(texts: unknown): unknown {
  if (typeof texts === 'string') return texts.replace(unbreakable, joined)
  if (typeof texts === 'function') {
    const made = (...parameters: unknown[]) => unbroken(texts(...parameters.map(isolatedIn)))
    return Object.defineProperty(made, 'length', { value: texts.length })
  }
  if (Array.isArray(texts)) return texts.map(each => unbroken(each))
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, unbroken(each)]))
}
