import type { Clock } from '../../platform/clock.ts'
import type { Settings } from '../../platform/settings.ts'
import type { Chain } from '../solana/chain.ts'
import { pythRates } from './pyth-rates.ts'
import type { RateSource } from './rate-source.ts'
import { readAhead } from './read-ahead.ts'

/** The prices that the settings name. */
const fixedRates = (settings: Pick<Settings, 'SOL_PRICE_EUR' | 'SOL_PRICE_USD'>): RateSource => ({
  read: async () => undefined,
  pricePerSol: currency => settings[`SOL_PRICE_${currency}`],
})

/** The source of prices that the settings choose. */
export function createRates(settings: Settings, { chain, clock }: { chain: Chain; clock: Clock }): RateSource {
  const { PYTH_SOL_USD, PYTH_EUR_USD } = settings
  if (settings.SOL_PRICE_SOURCE === 'fixed' || !PYTH_SOL_USD || !PYTH_EUR_USD) return fixedRates(settings)
  const reader = pythRates({
    chain,
    clock,
    solInDollars: { account: PYTH_SOL_USD, longestAge: settings.PYTH_SOL_AGE },
    euroInDollars: { account: PYTH_EUR_USD, longestAge: settings.PYTH_EUR_AGE },
    greatestUncertainty: settings.PYTH_UNCERTAINTY,
  })
  return readAhead(reader)
}
