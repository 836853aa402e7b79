import { foundCode } from '../text/found-code.ts'

const shown = 8

/** Prefix of an id that people are shown (specification section 9). */
export const shortId = (id: string): string => id.slice(0, shown)

const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

function read(letters: string): string | null {
  const number = [...letters].map(letter => lookAlikes[letter] ?? letter).join('')
  return /^[\dA-F]+$/.test(number) ? number.toLowerCase() : null
}

/** The number of a claim that a text holds, in its one form; `null` where it holds none. The whole id will do. */
export const normaliseShortId = (text: string): string | null =>
  foundCode(text, { length: 32, read })?.slice(0, shown) ?? foundCode(text, { length: shown, read })
