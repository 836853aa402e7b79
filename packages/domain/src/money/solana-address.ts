import { plainSigns } from '../text/pasted.ts'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const addressBytes = 32
/** 32 bytes have at most as many digits. */
const mostDigits = 44

/** Whether a text is the address of an account on Solana: 32 bytes in base58, where each leading 1 is a byte of zero. */
export function isSolanaAddress(text: string): boolean {
  if (text.length > mostDigits) return false
  let value = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return false
    value = value * BigInt(alphabet.length) + BigInt(digit)
  }
  const zeros = text.length - text.replace(/^1+/, '').length
  const others = value === 0n ? 0 : Math.ceil(value.toString(16).length / 2)
  return zeros + others === addressBytes
}

/** The address that a text holds; `null` where it holds none, or several. */
export function foundSolanaAddress(text: string): string | null {
  const [one, ...others] = new Set((plainSigns(text).match(/[A-Za-z\d]+/g) ?? []).filter(isSolanaAddress))
  return one === undefined || others.length > 0 ? null : one
}
