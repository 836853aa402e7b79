import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits for a link or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret. The secrets are random, so a plain digest gives nothing away. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * 256 bits that nobody guesses without the key, and always the same for one purpose and cause: a mail that is written
 * twice carries the secret that it carried before, though only its hash is stored.
 */
export const deriveSecret = (key: string, purpose: string, cause: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, cause]))
    .digest()
