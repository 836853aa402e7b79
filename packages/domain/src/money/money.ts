declare const brand: unique symbol

/** A fiat amount in hundredths of its currency. */
export type Cents = bigint & { readonly [brand]: 'cents' }
/** A SOL amount in its smallest unit: 1 SOL is 1,000,000,000 lamports. */
export type Lamports = bigint & { readonly [brand]: 'lamports' }

export const lamportsPerSol = 1_000_000_000n

/** Every currency that a claim can be in; the first is the default (specification section 3). */
export const currencies = ['EUR', 'USD'] as const
export type Currency = (typeof currencies)[number]
export const defaultCurrency: Currency = currencies[0]

export const cents = (amount: bigint): Cents => amount as Cents
export const lamports = (amount: bigint): Lamports => amount as Lamports

/** The largest amount that travels exactly as a JSON number with two decimals. */
export const largestAmount = 10_000_000_000_000

/**
 * A JSON number with at most two decimals as cents; `null` where it has more, is not finite, or is larger than
 * {@link largestAmount}. Reads the shortest decimal form of the number, so that 1.1 is 110 and never 109.
 */
export function centsFromNumber(value: number): Cents | null {
  if (Math.abs(value) > largestAmount) return null
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(value))
  if (!match) return null
  const [, sign, whole = '0', fraction = ''] = match
  const amount = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
  return cents(sign === '-' ? -amount : amount)
}

/** Cents as the JSON number that travels on the wire. */
export const numberFromCents = (amount: Cents): number => Number(amount) / 100

/**
 * A fiat fee in lamports at a price of one SOL, rounded up to the lamport (decisions.md section 3).
 * @throws RangeError when the price is not positive: a setting that the start has already refused.
 */
export function lamportsForFee(fee: Cents, pricePerSol: Cents): Lamports {
  if (pricePerSol <= 0n) throw new RangeError('The price of a SOL must be positive')
  return lamports((fee * lamportsPerSol + pricePerSol - 1n) / pricePerSol)
}

/** Lamports as an exact decimal number of SOL without trailing zeros, as Solana Pay writes amounts. */
export function solAmount(amount: Lamports): string {
  const fraction = (amount % lamportsPerSol).toString().padStart(9, '0').replace(/0+$/, '')
  const whole = (amount / lamportsPerSol).toString()
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** Cache of formats, as making one takes dozens of times as long as using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>()

/** An amount in a locale's format: two decimals, the currency's code where the locale puts it, and a leading minus sign. */
export function moneyText(value: number, currency: string, locale: string): string {
  const key = `${locale} ${currency}`
  const format =
    moneyFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' })
  moneyFormats.set(key, format)
  return format.format(value)
}
