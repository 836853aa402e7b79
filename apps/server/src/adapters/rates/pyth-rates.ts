import { type Cents, type Currency, cents } from '@redress/domain/money/money.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Chain, type ChainAccount, ChainUnavailable } from '../solana/chain.ts'
import { type PriceUpdate, readPriceUpdate } from './price-update.ts'
import { PriceUnavailable, type RateSource } from './rate-source.ts'

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
  /** How far a price may be from the true one by its own telling, in per cent of it. */
  readonly greatestUncertainty: number
}

/** The program that verifies prices before it writes them, the same on every cluster. */
export const pythReceiver = 'rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ'
export const solInDollars = 'ef0d8b6fda2ceba41da15d4095d1da392a0d2f8ed0c6c7bc0f4cfac8c280b56d'
export const euroInDollars = 'a995d00bb36a63cef7fd2c287dc105fc8f3d93779f062f09551b0af3e81ec30b'

/** Clocks differ a little; a price from further ahead is no price. */
const clockToleranceMilliseconds = 60_000
const centsExponent = 2
/** Hundredths of a per cent, so that the limit is compared in whole numbers. */
const partsPerPercent = 100

/** The prices that Pyth's feeds show on the chain. A SOL in euros is its price in dollars by the euro's. */
export function pythRates(options: PythRatesOptions): RateSource {
  async function read(feed: string, { account, longestAge }: PriceFeed): Promise<PriceUpdate> {
    const found = await accountAt(options.chain, account)
    const update = found?.owner === pythReceiver ? readPriceUpdate(found.data) : null
    const refuse = (reason: string) => new PriceUnavailable(`The price in ${account} ${reason}`)
    if (!update) throw refuse('is not a fully verified price of Pyth')
    if (update.feed !== feed) throw refuse(`is of the feed ${update.feed}, not ${feed}`)
    const age = options.clock.now().getTime() - update.publishedAt.getTime()
    if (age > longestAge || age < -clockToleranceMilliseconds) throw refuse(`is of ${update.publishedAt.toISOString()}`)
    const limit = BigInt(Math.round(options.greatestUncertainty * partsPerPercent))
    const isSure = update.uncertainty * 100n * BigInt(partsPerPercent) <= update.price * limit
    if (update.price <= 0n || !isSure) throw refuse(`is ${update.price} ± ${update.uncertainty}`)
    return update
  }

  const inDollars = () => read(solInDollars, options.solInDollars)
  const prices: Record<Currency, () => Promise<Cents>> = {
    USD: async () => positive(scaled(await inDollars(), { price: 1n, exponent: 0 })),
    EUR: async () =>
      positive(scaled(...(await Promise.all([inDollars(), read(euroInDollars, options.euroInDollars)])))),
  }
  return { pricePerSol: currency => prices[currency]() }
}

async function accountAt(chain: Pick<Chain, 'account'>, address: string): Promise<ChainAccount | null> {
  try {
    return await chain.account(address)
  } catch (cause) {
    if (cause instanceof ChainUnavailable) throw new PriceUnavailable(`The price in ${address} is away`, { cause })
    throw cause
  }
}

type Scaled = Pick<PriceUpdate, 'price' | 'exponent'>

/** One price by the other in hundredths, rounded to the nearest. */
function scaled(one: Scaled, by: Scaled): bigint {
  const exponent = one.exponent - by.exponent + centsExponent
  const dividend = one.price * 10n ** BigInt(Math.max(exponent, 0))
  const divisor = by.price * 10n ** BigInt(Math.max(-exponent, 0))
  return (2n * dividend + divisor) / (2n * divisor)
}

function positive(price: bigint): Cents {
  if (price <= 0n) throw new PriceUnavailable('A SOL is worth less than a cent')
  return cents(price)
}
