import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { defendantName } from '../../entities/defendant/defendant.tsx'
import { useFormats, useTexts } from '../../texts/texts.tsx'

/** What paying a fee makes final between the parties; `null` where it settles nothing. */
export interface Settlement {
  readonly value: number
  readonly winner: Party
}

/** What the fee of a purpose settles: the whole claim, or the last resolution. */
export function settlementOf(claim: PartyClaim, purpose: PaymentPurpose): Settlement | null {
  const last = claim.resolutions.at(-1)
  if (purpose === 'concession') return { value: last?.value ?? claim.claimValue ?? 0, winner: 'Plaintiff' }
  return purpose === 'platform fee' && last ? { value: last.value, winner: last.winningParty } : null
}

/** The parties of a claim by name; a company stands for its representatives. */
export function namesOf(claim: PartyClaim): Readonly<Record<Party, string>> {
  const [plaintiff] = claim.plaintiffs
  const defendants = claim.defendants.filter(defendant => !defendant.isCompanyRepresentative)
  return {
    Plaintiff: plaintiff ? `${plaintiff.firstName} ${plaintiff.lastName}` : '',
    Defendant: defendants.map(defendantName).join(', '),
  }
}

/** Who owes whom how much by a settlement, as a clause. */
export function useOwed(claim: PartyClaim): (settlement: Settlement) => string {
  const { terms } = useTexts('payment')
  const formats = useFormats()
  const names = namesOf(claim)
  return ({ value, winner }) =>
    winner === 'Plaintiff'
      ? terms.owes(names.Defendant, names.Plaintiff, formats.money(value, claim.currency))
      : terms.owesNothing(names.Defendant, names.Plaintiff)
}
