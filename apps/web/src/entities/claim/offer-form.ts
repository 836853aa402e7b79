import { choice, date } from '@redress/contract/fields.ts'
import { planMessage } from '@redress/contract/plan-message.ts'
import { type Resolution, resolutionProposal } from '@redress/contract/resolutions.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { planInstalments, planLimits } from '@redress/domain/claim/payment-plan.ts'
import { centsFromNumber, currencies, numberFromCents } from '@redress/domain/money/money.ts'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'

type Plan = Resolution['paymentPlan']

export const paidWhen = ['at once', 'by date', 'instalments'] as const
type PaidWhen = (typeof paidWhen)[number]

/** How many instalments one can choose, as a select has them. */
export const instalmentCounts = Array.from(
  { length: planLimits.mostInstalments - planLimits.fewestInstalments + 1 },
  (_, index) => String(index + planLimits.fewestInstalments),
)

interface PlanValues {
  readonly paidWhen: PaidWhen
  /** The only day, or that of the first instalment. */
  readonly dueOn: string
  readonly instalmentCount: string
}

/** A plan as the form's values; one of other sums or days becomes one of monthly instalments. */
export const planValuesOf = (plan: Plan = []): PlanValues => ({
  paidWhen: plan.length > 1 ? 'instalments' : plan.length === 1 ? 'by date' : 'at once',
  dueOn: plan[0]?.dueOn ?? '',
  instalmentCount: String(plan.length > 1 ? plan.length : 3),
})

/** The plan that the values of a form make; `null` as long as its day or its sum is missing. */
export function planIn({ winningParty, value, ...values }: FieldValues): Plan | null {
  if (winningParty === 'Defendant' || values.paidWhen === undefined || values.paidWhen === 'at once') return []
  const sum = typeof value === 'number' && value > 0 ? centsFromNumber(value) : null
  const day = date.safeParse(values.dueOn)
  if (sum === null || !day.success) return null
  const count = values.paidWhen === 'instalments' ? Number(values.instalmentCount) : 1
  return planInstalments(sum, count, day.data).map(each => ({ ...each, value: numberFromCents(each.value) }))
}

/** The form of an offer: it asks for the first day and the number of instalments, and makes the plan of them. */
export const offerForm = resolutionProposal
  .omit({ proposedBy: true, paymentPlan: true })
  .extend({
    currency: z.enum(currencies).optional(),
    paidWhen: choice(paidWhen),
    dueOn: z.string().optional(),
    instalmentCount: choice(instalmentCounts as [string, ...string[]]).optional(),
    /** A choice of a form is a text. */
    validForDays: z.string().optional(),
  })
  .transform(({ currency: _, paidWhen, dueOn, instalmentCount, note, validForDays, ...offer }, context) => {
    const paymentPlan = planIn({ ...offer, paidWhen, dueOn, instalmentCount })
    const message = paymentPlan === null ? validationTexts.date : planMessage({ ...offer, paymentPlan }, new Date())
    if (message !== null) context.addIssue({ code: 'custom', message, path: ['dueOn'] })
    return {
      ...offer,
      ...(paymentPlan?.length && { paymentPlan }),
      ...(note && { note }),
      ...(validForDays !== undefined && { validForDays: Number(validForDays) }),
    }
  })
