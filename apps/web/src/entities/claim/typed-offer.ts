import { platformFee } from '@redress/domain/money/fees.ts'
import { type Currency, centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'
import type { FieldValues } from 'react-hook-form'
import { planIn } from './offer-form.ts'
import type { WordedOffer } from './offer-in-words.ts'

export const isParty = (value: unknown): value is Party => parties.some(party => party === value)

/** What the values of a form, or an offer that is kept, offer, once all of it is chosen; `null` before. */
export function typedOffer(values: FieldValues, currency: Currency): WordedOffer | null {
  const { winningParty, value, costOwner } = values
  const amount = typeof value === 'number' && value > 0 ? centsFromNumber(value) : null
  if (amount === null || !isParty(winningParty) || !isParty(costOwner)) return null
  const paymentPlan = values.paymentPlan ?? planIn(values) ?? []
  return { value, currency, winningParty, costOwner, platformFee: numberFromCents(platformFee(amount)), paymentPlan }
}

/** By how much an offer that is to be paid exceeds the claim; `null` where it does not. */
export function excessOver(asked: number | null, { value, winningParty }: WordedOffer): number | null {
  const [offered, claimed] = [centsFromNumber(value), asked === null ? null : centsFromNumber(asked)]
  if (offered === null || claimed === null || winningParty === 'Defendant' || offered <= claimed) return null
  return Number(offered - claimed) / 100
}
