import { createHash } from 'node:crypto'
import type { PriceUpdate } from '../pyth-rates.ts'

const size = 134

/** The data of a PriceUpdateV2 account as Pyth's receiver writes it, trailing byte of the longer variant included. */
export function priceAccountData(update: PriceUpdate, verification: 'full' | 'partial' = 'full'): Uint8Array {
  const data = Buffer.alloc(size)
  createHash('sha256').update('account:PriceUpdateV2').digest().copy(data, 0, 0, 8)
  data.fill(7, 8, 40)
  data.set(verification === 'full' ? [1] : [0, 5], 40)
  let offset = verification === 'full' ? 41 : 42
  data.write(update.feed, offset, 'hex')
  offset = data.writeBigInt64LE(update.price, offset + 32)
  offset = data.writeBigUInt64LE(update.uncertainty, offset)
  offset = data.writeInt32LE(update.exponent, offset)
  const seconds = BigInt(update.publishedAt.getTime() / 1_000)
  offset = data.writeBigInt64LE(seconds, offset)
  data.writeBigInt64LE(seconds - 1n, offset)
  return new Uint8Array(data)
}
