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

/** A code of that length and in such groups that a text holds, in its one form; `null` where it holds none. */
export const readCode = (text: string, length: number, group: number): string | null =>
  foundCode(text, {
    length,
    group,
    read: letters => {
      const code = [...letters].map(letter => lookAlikes[letter] ?? letter).join('')
      return [...code].every(letter => alphabet.includes(letter)) ? code : null
    },
  })

/** A code in groups of so many characters. */
export function groupedCode(code: string, size: number): string {
  const groups = Array.from({ length: Math.ceil(code.length / size) }, (_, index) =>
    code.slice(index * size, (index + 1) * size),
  )
  return groups.join('-')
}
