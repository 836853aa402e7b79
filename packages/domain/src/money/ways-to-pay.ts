import { type Cents, type Currency, cents, defaultCurrency, type Lamports, lamports } from './money.ts'

/** Ways to pay a fee, in the order in which they are offered. */
export const waysToPay = ['bank', 'SOL'] as const
export type WayToPay = (typeof waysToPay)[number]

/** Ways for a fee. A bank transfer arrives in euros, so it pays fees in euros alone. */
export const waysFor = (currency: Currency, hasBankAccount: boolean): WayToPay[] =>
  waysToPay.filter(way => way === 'SOL' || (hasBankAccount && currency === defaultCurrency))

/** An open fee, in its currency and at the price of SOL that it has locked. */
interface PricedFee {
  readonly fee_cents: Cents
  readonly lamports: Lamports
}

/** Lamports for which money in the fee's currency counts, rounded up, so that the whole fee is never short of one. */
export const lamportsForCents = (amount: Cents, { fee_cents: fee, lamports: asked }: PricedFee): Lamports =>
  lamports(fee === 0n ? 0n : (amount * asked + fee - 1n) / fee)

/** Money in the fee's currency that a surplus is worth, rounded down to the cent. */
export const surplusInCents = (surplus: Lamports, { fee_cents: fee, lamports: asked }: PricedFee): Cents =>
  cents(asked === 0n ? 0n : (surplus * fee) / asked)

/** Money in the fee's currency that is missing, rounded up to the cent. */
export const missingInCents = (missing: Lamports, { fee_cents: fee, lamports: asked }: PricedFee): Cents =>
  cents(asked === 0n ? 0n : (missing * fee + asked - 1n) / asked)
