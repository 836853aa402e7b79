import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits for a link or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Digest that is stored in place of a secret. Secrets are random, so a plain hash is safe. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * Derives 256 bits, unguessable without the key and the same for a purpose and cause. A mail that is sent twice thus
 * carries the same secret, though only its hash is stored.
 */
export const deriveSecret = (key: string, purpose: string, cause: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, cause]))
    .digest()

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a secret for one purpose and owner; it cannot be decrypted for another. */
export function seal(key: string, purpose: string, owner: string, secret: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, deriveSecret(key, purpose, owner), nonce)
  const sealed = [nonce, sealing.update(secret, 'utf8'), sealing.final()]
  return Buffer.concat([...sealed, sealing.getAuthTag()]).toString('base64url')
}

/** Decrypts a sealed value; `null` if the key, the purpose or the owner differs. */
export function unseal(key: string, purpose: string, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const opening = createDecipheriv(cipher, deriveSecret(key, purpose, owner), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    opening.setAuthTag(bytes.subarray(-tagBytes))
    return `${opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8')}${opening.final('utf8')}`
  } catch {
    return null
  }
}
