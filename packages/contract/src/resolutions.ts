import { offerDays, resolutionStatuses } from '@redress/domain/claim/resolutions.ts'
import { plainWord } from '@redress/domain/text/pasted.ts'
import { z } from 'zod'
import { party } from './choices.ts'
import {
  amount,
  claimValue,
  currency,
  date,
  dateTime,
  id,
  optionalShortText,
  partOfValue,
  walletAddress,
} from './fields.ts'
import { form, view } from './named-schemas.ts'
import { validationTexts } from './validation-texts.ts'

/**
 * Plan of the payment. Empty: at once. One entry over the whole sum: by that day. Else 2 to 24 instalments that add
 * up to it, in the order of their days. Use cases check that no day is past or more than 5 years ahead, as they have
 * the clock.
 */
export const paymentPlan = z.array(form('DueSum', { dueOn: date, value: partOfValue }))

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
  /** Last moment to answer it; `null` for a concession, which needs no answer. */
  expiresAt: dateTime.nullable(),
  /** When it was accepted, or ended without effect. */
  decidedAt: dateTime.nullable(),
  paymentPlan,
  /** The maker's note; `null`: none. */
  note: z.string().nullable(),
  /** Whether it is accepted and the time to pay its platform fee is over: the other side may pay it, or end the agreement. */
  isFeeOverdue: z.boolean(),
  /** Whether it results from sealed bids, so that nobody has named its value. */
  isFromBids: z.boolean(),
  /** Defendant who made or accepted it, and for whom it speaks. `null` while it is open to all of them. */
  defence: z.object({ name: z.string(), isYou: z.boolean() }).nullable(),
})
export type Resolution = z.output<typeof resolution>

/** Signature by a wallet of the terms as `textToSign` writes them, in base64. It is optional. */
const walletSignature = form('WalletSignature', {
  address: walletAddress,
  signature: z
    .string(validationTexts.walletSignature)
    .overwrite(plainWord)
    .regex(/^[A-Za-z\d+/]{86}==$/, validationTexts.walletSignature),
})
export type WalletSignature = z.output<typeof walletSignature>

/** Id of the offer as shown to the user. The act is refused if another one is current by now. */
const shownOffer = { resolutionId: id.optional() }

/** An act on the current offer. */
export const offerStep = form('OfferStep', shownOffer)

export const resolutionAcceptance = form('ResolutionAcceptance', {
  ...shownOffer,
  signature: walletSignature.optional(),
})

export const resolutionProposal = form('ResolutionProposal', {
  winningParty: party,
  costOwner: party,
  value: claimValue,
  paymentPlan: paymentPlan.optional(),
  /** The maker's note, for the parties alone. */
  note: optionalShortText.optional(),
  /** Derived from the caller's role; a body that says otherwise is refused (decisions.md section 2). */
  proposedBy: party.optional(),
  /** Days for which the offer stands; absent: the setting of the installation. */
  validForDays: z
    .number(validationTexts.offerDays)
    .int(validationTexts.offerDays)
    .min(offerDays.min, validationTexts.offerDays)
    .max(offerDays.max, validationTexts.offerDays)
    .optional(),
  signature: walletSignature.optional(),
})

export const resolutionCounter = form('ResolutionCounter', { ...resolutionProposal.shape, ...shownOffer })
