import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a link or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret. The secrets are random, so a plain digest gives nothing away. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
