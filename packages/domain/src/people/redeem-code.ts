/** A redeem code is 26 characters of Crockford base32: 130 bits, of which 128 are random (decisions.md section 5). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/** 16 random bytes as a redeem code, without groups. */
export function redeemCodeFromBytes(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let code = ''
  for (let index = 0; index < 26; index++) {
    code = (alphabet[Number(value & 31n)] ?? '') + code
    value >>= 5n
  }
  return code
}

/** The code as people write it, back to its one form; `null` where it cannot be a code. */
export function normaliseRedeemCode(text: string): string | null {
  const code = [...text.toUpperCase().replace(/[\s-]/g, '')].map(letter => lookAlikes[letter] ?? letter).join('')
  return code.length === 26 && [...code].every(letter => alphabet.includes(letter)) ? code : null
}

/** The code in groups, as it is written in e-mails. */
export const groupedRedeemCode = (code: string): string => code.match(/.{1,5}/g)?.join('-') ?? ''
