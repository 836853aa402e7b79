import type { Cents, Currency } from '@redress/domain/money/money.ts'
import { ServiceUnavailable } from '../../platform/service-unavailable.ts'

/** What a SOL costs now. */
export interface RateSource {
  /**
   * In cents of the currency; always positive.
   * @throws PriceUnavailable
   */
  pricePerSol(currency: Currency): Promise<Cents>
}

/** No reliable price is known at the moment. The transaction is rolled back, and the request may be tried again. */
export class PriceUnavailable extends ServiceUnavailable {
  override readonly name = 'PriceUnavailable'
  override readonly errorCode = 'PRICE_UNAVAILABLE'
}
