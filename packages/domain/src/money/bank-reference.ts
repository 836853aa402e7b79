import { codeFromBytes, numberOfLetters, readLetters } from '../people/typed-codes.ts'
import { comparedCode } from '../text/compared.ts'

/** Hexadecimal digits of a payment's id that its reference holds, and the letters that hold them. */
const digits = 12
const letters = 10

/** Remainder that ISO 11649 and ISO 7064 (mod 97-10) compute: a letter counts as 10 to 35. */
const remainderOf = (text: string): number =>
  Number(BigInt([...text].map(letter => Number.parseInt(letter, 36)).join('')) % 97n)

const isValid = (reference: string): boolean => remainderOf(reference.slice(4) + reference.slice(0, 4)) === 1

/**
 * Reference that a bank transfer for a payment carries: a creditor reference of ISO 11649, with two check digits over
 * the end of the payment's id in Crockford's base32.
 */
export function bankReference(paymentId: string): string {
  const bytes = Uint8Array.from(paymentId.slice(-digits).match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  const token = codeFromBytes(bytes, letters)
  return `RF${String(98 - remainderOf(`${token}RF00`)).padStart(2, '0')}${token}`
}

/** References and IBANs in groups of four, as people read and type them. */
export const inGroupsOfFour = (text: string): string => text.replaceAll(/.{4}(?=.)/g, '$& ')

/** References that a text holds, however it was typed: in lower case, with blanks, in the middle of a sentence. */
export function bankReferencesIn(text: string): string[] {
  const compared = comparedCode(text)
  const found = [...compared.matchAll(/RF/g)].flatMap(({ index }) => {
    const read = readLetters(compared.slice(index + 2, index + 4 + letters))
    return read?.length === 2 + letters && /^\d\d/.test(read) && isValid(`RF${read}`) ? `RF${read}` : []
  })
  return [...new Set(found)]
}

/** Last digits of the id of a payment with the reference. */
export const idEndOf = (reference: string): string =>
  numberOfLetters(reference.slice(4)).toString(16).padStart(digits, '0')
