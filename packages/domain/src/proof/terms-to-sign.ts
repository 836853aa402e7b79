import type { Party } from '../people/parties.ts'

/**
 * Terms that a user may sign with a wallet when they make or accept an offer. Amounts are decimal, days as
 * `YYYY-MM-DD`.
 */
export interface TermsToSign {
  /** The side that signs. */
  readonly as: Party
  readonly claimId: string
  readonly currency: string
  readonly value: number
  readonly winningParty: Party
  readonly costOwner: Party
  /** Empty: at once. */
  readonly paymentPlan: readonly { readonly dueOn: string; readonly value: number }[]
  readonly note: string | null
}

/** The terms as the text that a wallet shows and signs. The note comes last: it may have any lines. */
export function textToSign({
  as,
  claimId,
  currency,
  value,
  winningParty,
  costOwner,
  paymentPlan,
  note,
}: TermsToSign): string {
  const money = (amount: number) => `${currency} ${amount.toFixed(2)}`
  return [
    'Redress: I agree to these terms.',
    `Claim: ${claimId}`,
    `As: ${as}`,
    `Value: ${money(value)}`,
    `In favour of: ${winningParty}`,
    `Platform fee borne by: ${costOwner}`,
    ...paymentPlan.map(each => `Due on ${each.dueOn}: ${money(each.value)}`),
    ...(note === null ? [] : [`Note: ${note}`]),
  ].join('\n')
}
