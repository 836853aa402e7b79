import { platformFee } from '../money/fees.ts'
import { type Cents, cents } from '../money/money.ts'
import type { Party } from '../people/parties.ts'
import type { PaymentPlan } from './payment-plan.ts'
import type { ResolutionStatus } from './resolutions.ts'

export interface Offer {
  readonly value: Cents
  readonly winningParty: Party
  readonly costOwner: Party
  /** As it was recorded with the offer; by the tiers where absent. */
  readonly platformFee?: Cents
  /** At once where absent. */
  readonly paymentPlan?: PaymentPlan
}

/** Where an offer stands: still to be answered, accepted with its fee unpaid, in force, or over without effect. */
export const offerStages = ['open', 'agreed', 'settled', 'rejected'] as const
export type OfferStage = (typeof offerStages)[number]

/** Where an offer stands, by its own status and by whether its claim is resolved. */
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

/** What an offer does, without words: who gives how much to whom, and who bears which fee. */
export interface OfferEffect {
  /** What moves from the defendant to the plaintiff: nothing where the defendant wins. Money never moves the other way. */
  readonly moved: Cents
  /** On which days it moves; on none where nothing does. */
  readonly plan: PaymentPlan
  readonly fee: Cents
  readonly feeBorneBy: Party
  /** What it leaves each side with. */
  readonly net: Readonly<Record<Party, Cents>>
}

/** What an offer moves from the defendant to the plaintiff. Where that is nothing its value is what the plaintiff drops. */
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
