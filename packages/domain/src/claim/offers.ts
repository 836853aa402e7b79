import { platformFee } from '../money/fees.ts'
import { type Cents, cents } from '../money/money.ts'
import type { Party } from '../people/parties.ts'
import type { PaymentPlan } from './payment-plan.ts'
import type { ResolutionStatus } from './resolutions.ts'

export interface Offer {
  readonly value: Cents
  readonly winningParty: Party
  readonly costOwner: Party
  /** Fee recorded with the offer; if absent, it follows from the tiers. */
  readonly platformFee?: Cents
  /** Absent: paid at once. */
  readonly paymentPlan?: PaymentPlan
}

/** Stages of an offer: still to be answered, accepted with its fee unpaid, in force, or over without effect. */
export const offerStages = ['open', 'agreed', 'settled', 'rejected'] as const
export type OfferStage = (typeof offerStages)[number]

/** The stage of an offer, from its own status and whether its claim is resolved. */
export function offerStage(status: ResolutionStatus, isClaimResolved: boolean): OfferStage {
  const stages = {
    PROPOSED: 'open',
    ACCEPTED: isClaimResolved ? 'settled' : 'agreed',
    REJECTED: 'rejected',
    COUNTERED: 'rejected',
    WITHDRAWN: 'rejected',
    EXPIRED: 'rejected',
    LAPSED: 'rejected',
  } as const satisfies Record<ResolutionStatus, OfferStage>
  return stages[status]
}

/** Effect of an offer in figures: how much moves to whom, and who bears which fee. */
export interface OfferEffect {
  /** Sum that the defendant pays to the plaintiff; zero if the defendant wins. Money never moves the other way. */
  readonly moved: Cents
  /** Days of the payment; empty if nothing is paid or all is paid at once. */
  readonly plan: PaymentPlan
  readonly fee: Cents
  readonly feeBorneBy: Party
  /** Balance of each side after sum and fee. */
  readonly net: Readonly<Record<Party, Cents>>
}

/**
 * Sum that the defendant pays to the plaintiff. If the defendant wins it is zero: the value is then what the
 * plaintiff drops.
 */
export const movedBy = ({ value, winningParty }: Pick<Offer, 'value' | 'winningParty'>): Cents =>
  cents(winningParty === 'Plaintiff' ? value : 0n)

export function effectOfOffer(offer: Offer): OfferEffect {
  const fee = offer.platformFee ?? platformFee(offer.value)
  const moved = movedBy(offer)
  const borne = (party: Party) => (offer.costOwner === party ? fee : 0n)
  return {
    moved,
    plan: moved === 0n ? [] : (offer.paymentPlan ?? []),
    fee,
    feeBorneBy: offer.costOwner,
    net: { Plaintiff: cents(moved - borne('Plaintiff')), Defendant: cents(-moved - borne('Defendant')) },
  }
}

interface Offered {
  /** The last one last; each with the defendant for whom it speaks. */
  readonly resolutions: readonly { readonly defence?: { readonly isYou: boolean } | null }[]
}

/** Whether the last offer speaks for another defendant than the reader. */
export const isAnothersOffer = ({ resolutions }: Offered, reader: Party): boolean =>
  reader === 'Defendant' && resolutions.at(-1)?.defence?.isYou === false
