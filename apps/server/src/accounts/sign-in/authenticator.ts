import { authenticatorCodes } from '@redress/domain/people/second-factor.ts'
import { Secret, TOTP } from 'otpauth'

/** 160 bits, as RFC 4226 recommends, in base32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32

const issuer = 'Redress'

const generatorOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    ...{ issuer, label, secret },
    digits: authenticatorCodes.digits,
    period: authenticatorCodes.seconds,
  })

/** `otpauth:` URI for the QR code of an authenticator app. */
export const authenticatorAddress = (secret: string, username: string): string =>
  generatorOf(secret, username).toString()

/** Time step that a code belongs to; `null` if it fits no step near `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const generator = generatorOf(secret)
  const timestamp = now.getTime()
  const delta = generator.validate({ token: code, timestamp, window: authenticatorCodes.drift })
  return delta === null ? null : generator.counter({ timestamp }) + delta
}
