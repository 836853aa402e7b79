import type { Cents, Currency } from '@redress/domain/money/money.ts'
import { ServiceUnavailable } from '../../platform/service-unavailable.ts'

/** Where the price of a SOL is read: a call to somewhere else. */
export interface PriceReader {
  /**
   * In cents of the currency; always positive.
   * @throws PriceUnavailable
   */
  pricePerSol(currency: Currency): Promise<Cents>
}

/** What a SOL costs now. Read before a transaction begins and asked for within, so that no lock waits for a node. */
export interface RateSource {
  /** Reads the price. What goes wrong is said by whoever asks for it, if anybody does. */
  read(currency: Currency): Promise<void>
  /**
   * The price that was just read, in cents of the currency; always positive.
   * @throws PriceUnavailable
   */
  pricePerSol(currency: Currency): Cents
}

/** No reliable price is known at the moment. The transaction is rolled back, and the request may be tried again. */
export class PriceUnavailable extends ServiceUnavailable {
  override readonly name = 'PriceUnavailable'
  override readonly errorCode = 'PRICE_UNAVAILABLE'
}
