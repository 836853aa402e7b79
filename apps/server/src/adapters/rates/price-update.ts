import { createHash } from 'node:crypto'

/** A price as Pyth publishes it: `(price ± uncertainty) · 10^exponent`. */
export interface PriceUpdate {
  /** In hexadecimal. */
  readonly feed: string
  readonly price: bigint
  readonly uncertainty: bigint
  readonly exponent: number
  readonly publishedAt: Date
}

const discriminator = createHash('sha256').update('account:PriceUpdateV2').digest().subarray(0, 8)
const authorityBytes = 32
const feedBytes = 32
/** The level 1; a partial verification is 0 and has a byte more. */
const fullyVerified = 1
const shortest = discriminator.length + authorityBytes + 1 + feedBytes + 8 + 8 + 4 + 8

/**
 * Reads the data of an account of Pyth's receiver program: discriminator, write authority, level of verification, then
 * the message of the feed, all little-endian. `null` where it is another kind of account or not fully verified.
 */
export function readPriceUpdate(data: Uint8Array): PriceUpdate | null {
  const bytes = Buffer.from(data)
  if (bytes.length < shortest || !bytes.subarray(0, discriminator.length).equals(discriminator)) return null
  const level = discriminator.length + authorityBytes
  if (bytes[level] !== fullyVerified) return null
  const feed = level + 1
  const message = feed + feedBytes
  return {
    feed: bytes.subarray(feed, message).toString('hex'),
    price: bytes.readBigInt64LE(message),
    uncertainty: bytes.readBigUInt64LE(message + 8),
    exponent: bytes.readInt32LE(message + 16),
    publishedAt: new Date(Number(bytes.readBigInt64LE(message + 20)) * 1_000),
  }
}
