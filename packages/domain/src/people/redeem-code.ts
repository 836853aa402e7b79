import { codeFromBytes, groupedCode, readCode } from './typed-codes.ts'

/** A redeem code is 26 characters of Crockford base32: 130 bits, of which 128 are random (decisions.md section 5). */
const length = 26
const group = 5

/** 16 random bytes as a redeem code, without groups. */
export const redeemCodeFromBytes = (bytes: Uint8Array): string => codeFromBytes(bytes, length)

/** Normalises a redeem code that was typed, or copied with text around it; `null` if there is none. */
export const normaliseRedeemCode = (text: string): string | null => readCode(text, length, group)

/** The code in groups, as it is written in e-mails. */
export const groupedRedeemCode = (code: string): string => groupedCode(code, group)
