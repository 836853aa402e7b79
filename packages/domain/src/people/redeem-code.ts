import { codeFromBytes, groupedCode, normaliseCode } from './typed-codes.ts'

/** A redeem code is 26 characters of Crockford base32: 130 bits, of which 128 are random (decisions.md section 5). */
const length = 26

/** 16 random bytes as a redeem code, without groups. */
export const redeemCodeFromBytes = (bytes: Uint8Array): string => codeFromBytes(bytes, length)

/** The code as people write it, back to its one form; `null` where it cannot be a code. */
export const normaliseRedeemCode = (text: string): string | null => normaliseCode(text, length)

/** The code in groups, as it is written in e-mails. */
export const groupedRedeemCode = (code: string): string => groupedCode(code, 5)
