import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { isAnothersOffer } from '@redress/domain/claim/offers.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { namesOfOffer, partyNames } from '../../entities/claim/offer-in-words.ts'
import { defendantName } from '../../entities/defendant/defendant.tsx'
import { useFormats, useTexts } from '../../texts/texts.tsx'

/** Terms that the payment of a fee makes final between the parties. */
export interface Settlement {
  readonly value: number
  readonly winner: Party
  /** Names of the defendants whom it binds. */
  readonly defendants: string
  /** Whether it is another defendant's settlement, not the reader's. */
  readonly isAnothers: boolean
}

/** Settlement by a fee: a concession of the whole claim, or the last resolution. `null` for other fees. */
export function settlementOf(claim: PartyClaim, purpose: PaymentPurpose): Settlement | null {
  const last = claim.resolutions.at(-1)
  const isAnothers = isAnothersOffer(claim, claim.role)
  if (purpose === 'concession') {
    const value = last?.value ?? claim.asked ?? 0
    const defendants = last?.defence?.name ?? ownName(claim) ?? namesOf(claim).Defendant
    return { value, winner: 'Plaintiff', defendants, isAnothers }
  }
  if (purpose !== 'platform fee' || !last) return null
  const defendants = namesOfOffer(claim, last).Defendant.join(', ')
  return { value: last.value, winner: last.winningParty, defendants, isAnothers }
}

/** Name of the defendant for whom the reader acts; for a representative, the company. */
function ownName({ defendants }: PartyClaim): string | null {
  const own = defendants.find(each => each.view === 'private' && each.takeover?.isYou)
  return own ? ((own.isCompanyRepresentative ? own.companyName : null) ?? defendantName(own)) : null
}

/** Names of a claim's parties; representatives are covered by their company. */
export function namesOf(claim: PartyClaim): Readonly<Record<Party, string>> {
  const { plaintiff, defendants } = partyNames(claim)
  return { Plaintiff: plaintiff, Defendant: defendants.join(', ') }
}

/** Words a settlement as a clause in the reader's own person: debtor, creditor and amount. */
export function useOwed(claim: PartyClaim): (settlement: Settlement) => string {
  const { terms } = useTexts('payment')
  const formats = useFormats()
  const creditor = claim.role === 'Plaintiff' ? null : namesOf(claim).Plaintiff
  return ({ value, winner, defendants, isAnothers }) => {
    const isReader = claim.role === 'Defendant' && !isAnothers && defendants === ownName(claim)
    const debtor = isReader ? null : defendants
    return winner === 'Plaintiff'
      ? terms.owes(debtor, creditor, formats.money(value, claim.currency))
      : terms.owesNothing(debtor, creditor)
  }
}
