import type { Cents, Currency } from '@redress/domain/money/money.ts'

/** What a SOL costs now. */
export interface RateSource {
  /**
   * In cents of the currency; always positive.
   * @throws PriceUnavailable
   */
  pricePerSol(currency: Currency): Promise<Cents>
}

/** No price can be vouched for now: what was under way is undone and may be tried again. */
export class PriceUnavailable extends Error {
  override readonly name = 'PriceUnavailable'
}
