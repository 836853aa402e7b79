import type { Cents, Currency } from '@redress/domain/money.ts'

/** What a SOL costs now. */
export interface RateSource {
  /** In cents of the currency; always positive. */
  pricePerSol(currency: Currency): Promise<Cents>
}
