import { randomBytes } from 'node:crypto'

/** The code in a user's referral link: no secret, but not to be guessed by counting. */
export const newReferralCode = (): string => randomBytes(8).toString('hex')
