import { resolutionStatuses } from '@redress/domain/claim/resolutions.ts'
import { z } from 'zod'
import { party } from './choices.ts'
import { amount, claimValue, currency, dateTime, id } from './fields.ts'
import { form, view } from './named-schemas.ts'

export const resolution = view('Resolution', {
  id,
  value: amount,
  currency,
  winningParty: party,
  costOwner: party,
  proposedBy: party,
  platformFee: amount,
  resolutionStatus: z.enum(resolutionStatuses),
  createdAt: dateTime,
  /** When it was accepted or rejected. */
  decidedAt: dateTime.nullable(),
  /** The defendant for whom it speaks: whoever made or accepted it. `null` while it is open to all of them. */
  defence: z.object({ name: z.string(), isYou: z.boolean() }).nullable(),
})
export type Resolution = z.output<typeof resolution>

export const resolutionProposal = form('ResolutionProposal', {
  winningParty: party,
  costOwner: party,
  value: claimValue,
  /** Derived from the caller's role; a body that says otherwise is refused (decisions.md section 2). */
  proposedBy: party.optional(),
})
