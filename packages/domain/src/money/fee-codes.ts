import { type Cents, cents, type Lamports, lamports } from './money.ts'

/** Bounds of a fee code: its number of uses, its days, and its share of the fee in percent. */
export const feeCodeBounds = {
  uses: { min: 1, max: 10_000 },
  days: { min: 1, max: 366 },
  share: { min: 1, max: 100 },
} as const

/** Only an `open` code takes over a fee. */
export const feeCodeStates = ['open', 'used up', 'expired', 'ended'] as const
export type FeeCodeState = (typeof feeCodeStates)[number]

interface FeeCodeFacts {
  readonly uses: number
  /** Payments that it serves: open and paid ones. A superseded payment gives its use back. */
  readonly used: number
  readonly endsAt: Date
  /** When the operator ended it before its time. */
  readonly endedAt: Date | null
}

export function feeCodeState({ uses, used, endsAt, endedAt }: FeeCodeFacts, now: Date): FeeCodeState {
  if (endedAt !== null) return 'ended'
  if (endsAt <= now) return 'expired'
  return used < uses ? 'open' : 'used up'
}

interface OwedFee {
  readonly fee: Cents
  readonly asked: Lamports
  /** The sum of its credited transfers. */
  readonly received: Lamports
}

export interface FeeRelief {
  readonly fee: Cents
  readonly asked: Lamports
  /** Whether nothing is missing any more. */
  readonly completes: boolean
}

/**
 * Part of an open fee that a code takes over: its share in percent, rounded up to the cent, but no more than is
 * missing. What is left is asked at the price that the payment has locked.
 */
export function feeRelief({ fee, asked, received }: OwedFee, share: number): FeeRelief {
  const shared = (fee * BigInt(share) + 99n) / 100n
  const ofAsked = (asked * shared) / fee
  const missing = asked - received
  if (ofAsked < missing) return { fee: cents(shared), asked: lamports(ofAsked), completes: false }
  return { fee: cents((fee * missing) / asked), asked: lamports(missing), completes: true }
}
