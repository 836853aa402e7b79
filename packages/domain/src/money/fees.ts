import { type Cents, cents } from './money.ts'

/**
 * The platform fee's tiers by agreement amount (specification section 9): the first row whose `upTo` the amount does
 * not exceed decides. `flat` is in cents, `percent` in hundredths of the amount.
 */
export const platformFeeTiers = [
  { upTo: cents(5_000_00n), flat: cents(200_00n) },
  { upTo: cents(15_000_00n), percent: 5n },
  { upTo: null, percent: 2n },
] as const satisfies readonly ({ upTo: Cents | null } & ({ flat: Cents } | { percent: bigint }))[]

/** The platform fee in cents for an agreement amount in cents, rounded half up to the cent. */
export function platformFee(amount: Cents): Cents {
  for (const tier of platformFeeTiers) {
    if (tier.upTo !== null && amount > tier.upTo) continue
    return 'flat' in tier ? tier.flat : cents((amount * tier.percent + 50n) / 100n)
  }
  throw new Error('The last tier has no upper bound')
}

/** Whether an account files a claim without the submission fee: it has filed fewer than an installation gives free. */
export const isFiledFree = (claimsFiled: number, freeClaims: number): boolean => claimsFiled < freeClaims

/** The sum that an agreement with this platform fee does not exceed; `null` where its sum can be worked out from the fee. */
export const mostFor = (fee: Cents): Cents | null =>
  platformFeeTiers.find(tier => 'flat' in tier && tier.flat === fee)?.upTo ?? null
