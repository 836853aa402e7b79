import type { Settings } from '../../platform/settings.ts'
import type { RateSource } from './rate-source.ts'

/** The prices that the settings name. */
export const fixedRates = (settings: Pick<Settings, 'SOL_PRICE_EUR' | 'SOL_PRICE_USD'>): RateSource => ({
  pricePerSol: async currency => settings[`SOL_PRICE_${currency}`],
})
