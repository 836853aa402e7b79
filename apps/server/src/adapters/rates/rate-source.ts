import type { Cents, Currency } from '@redress/domain/money/money.ts'
import { ServiceUnavailable } from '../../platform/service-unavailable.ts'

/** Reads the price of a SOL over the network. */
export interface PriceReader {
  /**
   * Price in cents of the currency; always positive.
   * @throws PriceUnavailable
   */
  pricePerSol(currency: Currency): Promise<Cents>
}

/** Price of a SOL. It is read before a transaction begins and used within, so that no lock waits for a node. */
export interface RateSource {
  /** Reads the price. A failure is reported by `pricePerSol`, if that is called. */
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
