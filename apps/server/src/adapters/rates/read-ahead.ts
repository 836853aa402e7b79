import type { Cents, Currency } from '@redress/domain/money/money.ts'
import { type PriceReader, PriceUnavailable, type RateSource } from './rate-source.ts'

/** Longer than a transaction waits for its locks. */
const keptMilliseconds = 30_000

interface Reading {
  readonly at: number
  /** @throws PriceUnavailable */
  price(): Cents
}

/** Caches the last read, price or failure, for the transaction that begins next. */
export function readAhead(reader: PriceReader): RateSource {
  const readings = new Map<Currency, Reading>()
  return {
    async read(currency) {
      const price = await reader.pricePerSol(currency).then(
        cents => () => cents,
        (error: unknown) => () => {
          throw error
        },
      )
      readings.set(currency, { at: performance.now(), price })
    },
    pricePerSol(currency) {
      const reading = readings.get(currency)
      if (reading && performance.now() - reading.at <= keptMilliseconds) return reading.price()
      throw new PriceUnavailable('The price was not read before the transaction began')
    },
  }
}
