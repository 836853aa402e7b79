import { platformFee } from '@redress/domain/money/fees.ts'
import { type Currency, centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'
import type { FieldValues } from 'react-hook-form'
import { planIn } from './offer-form.ts'
import type { WordedOffer } from './offer-in-words.ts'

export const isParty = (value: unknown): value is Party => parties.some(party => party === value)

/** The offer in a form's values or in a written answer; `null` until it is complete. */
export function typedOffer(values: FieldValues, currency: Currency): WordedOffer | null {
  const { winningParty, value, costOwner } = values
  const amount = typeof value === 'number' && value > 0 ? centsFromNumber(value) : null
  if (amount === null || !isParty(winningParty) || !isParty(costOwner)) return null
  const paymentPlan = values.paymentPlan ?? planIn(values)
  if (paymentPlan === null) return null
  return { value, currency, winningParty, costOwner, platformFee: numberFromCents(platformFee(amount)), paymentPlan }
}

/** Whether a day is all that the offer in a form's values lacks. */
export const lacksDay = (values: FieldValues, currency: Currency): boolean =>
  typedOffer(values, currency) === null && typedOffer({ ...values, paymentPlan: [] }, currency) !== null

/** Amount by which the plaintiff would get more than the claim asks; `null` if no more. */
export function excessOver(asked: number | null, { value, winningParty }: WordedOffer): number | null {
  const [offered, claimed] = [centsFromNumber(value), asked === null ? null : centsFromNumber(asked)]
  if (offered === null || claimed === null || winningParty === 'Defendant' || offered <= claimed) return null
  return Number(offered - claimed) / 100
}
