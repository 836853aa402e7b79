import { resolutionStatuses } from '@redress/domain/claim/resolutions.ts'
import { currencies } from '@redress/domain/money/money.ts'
import { parties } from '@redress/domain/people/parties.ts'
import { z } from 'zod'
import { amount, choice, claimValue, dateTime, id } from './fields.ts'

export const resolution = z
  .object({
    id,
    value: amount,
    currency: z.enum(currencies),
    winningParty: z.enum(parties),
    costOwner: z.enum(parties),
    proposedBy: z.enum(parties),
    platformFee: amount,
    resolutionStatus: z.enum(resolutionStatuses),
    createdAt: dateTime,
    /** When it was accepted or rejected. */
    decidedAt: dateTime.nullable(),
    /** The defendant for whom it speaks: whoever made or accepted it. `null` while it is open to all of them. */
    defence: z.object({ name: z.string(), isYou: z.boolean() }).nullable(),
  })
  .meta({ id: 'Resolution' })
export type Resolution = z.output<typeof resolution>

export const resolutionProposal = z.strictObject({
  winningParty: choice(parties),
  costOwner: choice(parties),
  value: claimValue,
  /** Derived from the caller's role; a body that says otherwise is refused (decisions.md section 2). */
  proposedBy: choice(parties).optional(),
})
