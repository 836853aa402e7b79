import type { Party } from '../people/parties.ts'
import { platformFee } from './fees.ts'
import { type Cents, cents } from './money.ts'

export interface Offer {
  readonly value: Cents
  readonly winningParty: Party
  readonly costOwner: Party
}

/**
 * What an offer leaves each side with, in cents: the value moves to the plaintiff where the plaintiff wins and nothing
 * moves where the defendant does; the cost owner bears the platform fee.
 */
export function netOfOffer(offer: Offer): { readonly fee: Cents; readonly net: Readonly<Record<Party, Cents>> } {
  const fee = platformFee(offer.value)
  const moved = offer.winningParty === 'Plaintiff' ? offer.value : 0n
  const borne = (party: Party) => (offer.costOwner === party ? fee : 0n)
  return { fee, net: { Plaintiff: cents(moved - borne('Plaintiff')), Defendant: cents(-moved - borne('Defendant')) } }
}
