import { createHash } from 'node:crypto'
import { type Cents, type Currency, cents } from '@redress/domain/money/money.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Chain, type ChainAccount, ChainUnavailable } from '../solana/chain.ts'
import { type PriceReader, PriceUnavailable } from './rate-source.ts'

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
 * Decodes an account of Pyth's receiver program, all little-endian: discriminator, write authority, verification
 * level, feed message. `null` if it is another kind of account or not fully verified.
 */
function readPriceUpdate(data: Uint8Array): PriceUpdate | null {
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

/** A pair of Pyth's, the account in which it is published, and how old its price may be. */
interface PriceFeed {
  readonly account: string
  readonly longestAge: number
}

export interface PythRatesOptions {
  readonly chain: Pick<Chain, 'account'>
  readonly clock: Clock
  readonly solInDollars: PriceFeed
  readonly euroInDollars: PriceFeed
  /** Largest accepted confidence interval, in per cent of the price. */
  readonly greatestUncertainty: number
}

/** Pyth's receiver program, which verifies prices before it writes them; the same on every cluster. */
export const pythReceiver = 'rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ'
export const solInDollars = 'ef0d8b6fda2ceba41da15d4095d1da392a0d2f8ed0c6c7bc0f4cfac8c280b56d'
export const euroInDollars = 'a995d00bb36a63cef7fd2c287dc105fc8f3d93779f062f09551b0af3e81ec30b'

/** How far ahead of this machine's clock a price may be. */
const clockToleranceMilliseconds = 60_000
const centsExponent = 2
/** Hundredths of a per cent, so that the limit is compared in whole numbers. */
const partsPerPercent = 100

/** The prices that Pyth's feeds show on the chain. A SOL in euros is its price in dollars by the euro's. */
export function pythRates(options: PythRatesOptions): PriceReader {
  async function read(feed: string, { account, longestAge }: PriceFeed): Promise<PriceUpdate> {
    const found = await accountAt(options.chain, account)
    const update = found?.owner === pythReceiver ? readPriceUpdate(found.data) : null
    const unavailable = (reason: string) => new PriceUnavailable(`The price in ${account} ${reason}`)
    if (!update) throw unavailable('is not a fully verified price of Pyth')
    if (update.feed !== feed) throw unavailable(`is of the feed ${update.feed}, not ${feed}`)
    const age = options.clock.now().getTime() - update.publishedAt.getTime()
    if (age > longestAge || age < -clockToleranceMilliseconds)
      throw unavailable(`is of ${update.publishedAt.toISOString()}`)
    const limit = BigInt(Math.round(options.greatestUncertainty * partsPerPercent))
    const isCertain = update.uncertainty * 100n * BigInt(partsPerPercent) <= update.price * limit
    if (update.price <= 0n || !isCertain) throw unavailable(`is ${update.price} ± ${update.uncertainty}`)
    return update
  }

  const inDollars = () => read(solInDollars, options.solInDollars)
  const prices: Record<Currency, () => Promise<Cents>> = {
    USD: async () => positive(quotient(await inDollars(), { price: 1n, exponent: 0 })),
    EUR: async () =>
      positive(quotient(...(await Promise.all([inDollars(), read(euroInDollars, options.euroInDollars)])))),
  }
  return { pricePerSol: currency => prices[currency]() }
}

async function accountAt(chain: Pick<Chain, 'account'>, address: string): Promise<ChainAccount | null> {
  try {
    return await chain.account(address)
  } catch (cause) {
    if (cause instanceof ChainUnavailable)
      throw new PriceUnavailable(`The price in ${address} cannot be read`, { cause })
    throw cause
  }
}

type Scaled = Pick<PriceUpdate, 'price' | 'exponent'>

/** The quotient of two prices in hundredths, rounded to the nearest. */
function quotient(one: Scaled, by: Scaled): bigint {
  const exponent = one.exponent - by.exponent + centsExponent
  const dividend = one.price * 10n ** BigInt(Math.max(exponent, 0))
  const divisor = by.price * 10n ** BigInt(Math.max(-exponent, 0))
  return (2n * dividend + divisor) / (2n * divisor)
}

function positive(price: bigint): Cents {
  if (price <= 0n) throw new PriceUnavailable('A SOL is worth less than a cent')
  return cents(price)
}
