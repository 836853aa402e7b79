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
 * the beginning of the payment's id in Crockford's base32.
 */
export function bankReference(paymentId: string): string {
  const start = paymentId.replaceAll('-', '').slice(0, digits)
  const bytes = Uint8Array.from(start.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
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

/** First and last id that a payment with the reference can have. */
export function paymentIdsOf(reference: string): { readonly first: string; readonly last: string } {
  const start = numberOfLetters(reference.slice(4)).toString(16).padStart(digits, '0')
  const id = (rest: string) =>
    `${start.slice(0, 8)}-${start.slice(8, 12)}-${rest.repeat(4)}-${rest.repeat(4)}-${rest.repeat(12)}`
  return { first: id('0'), last: id('f') }
}
