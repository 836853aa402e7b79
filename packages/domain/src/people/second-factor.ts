import { foundCode } from '../text/found-code.ts'
import { codeFromBytes, groupedCode, readCode } from './typed-codes.ts'

/**
 * Parameters of authenticator codes, in the form of RFC 6238 that all apps support. `drift`: accepted codes before
 * and after the current one.
 */
export const authenticatorCodes = { digits: 6, seconds: 30, drift: 1 } as const

/** Number of recovery codes in a set, each valid once. */
export const recoveryCodesAtOnce = 10

/** 120 random bits: so many that a plain digest of a code gives nothing away. */
export const recoveryCodeBytes = 15
const recoveryCodeLength = 24
const recoveryCodeGroup = 4

/** 15 random bytes as a recovery code, as its owner gets it. */
export const recoveryCodeFromBytes = (bytes: Uint8Array): string =>
  groupedCode(codeFromBytes(bytes, recoveryCodeLength), recoveryCodeGroup)

const onlyDigits = (letters: string): string | null => (/^\d+$/.test(letters) ? letters : null)

export interface OneTimeCode {
  readonly kind: 'authenticator' | 'recovery'
  readonly code: string
}

/** A code of the authenticator app, or a recovery code, in its one form; `null` where it can be neither. */
export function readOneTimeCode(text: string): OneTimeCode | null {
  const recovery = readCode(text, recoveryCodeLength, recoveryCodeGroup)
  if (recovery !== null) return { kind: 'recovery', code: recovery }
  const code = foundCode(text, { length: authenticatorCodes.digits, group: 3, read: onlyDigits })
  return code === null ? null : { kind: 'authenticator', code }
}

/**
 * Seconds to wait before the next code, by the number of wrong codes before it; the last entry holds for all further
 * ones. Callers already have the password. Browsers that never signed in to the account share one count, so that
 * more of them give no more tries; a known browser has its own. Recovery codes are not counted.
 */
export const waitsAfterWrongCodes: readonly number[] = [0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900]
