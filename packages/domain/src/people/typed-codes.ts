import { foundCode } from '../text/found-code.ts'

/**
 * Crockford's base32, for codes that people type from paper: similar characters such as I, L and O are read as 1 and
 * 0.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/** Bytes as a code of so many characters, without groups; five bits a character. */
export function codeFromBytes(bytes: Uint8Array, length: number): string {
  let value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let code = ''
  for (let index = 0; index < length; index++) {
    code = (alphabet[Number(value & 31n)] ?? '') + code
    value >>= 5n
  }
  return code
}

/** Letters with similar ones read as those of the alphabet; `null` if there is any other. */
export function readLetters(letters: string): string | null {
  const code = [...letters].map(letter => lookAlikes[letter] ?? letter).join('')
  return [...code].every(letter => alphabet.includes(letter)) ? code : null
}

/** Letters of the alphabet as the number that they write, five bits each. */
export const numberOfLetters = (letters: string): bigint =>
  [...letters].reduce((value, letter) => (value << 5n) | BigInt(alphabet.indexOf(letter)), 0n)

/** A code of that length and in such groups that a text holds, in its one form; `null` where it holds none. */
export const readCode = (text: string, length: number, group: number): string | null =>
  foundCode(text, { length, group, read: readLetters })

/** A code in groups of so many characters. */
export function groupedCode(code: string, size: number): string {
  const groups = Array.from({ length: Math.ceil(code.length / size) }, (_, index) =>
    code.slice(index * size, (index + 1) * size),
  )
  return groups.join('-')
}
