import { offerDays, resolutionStatuses } from '@redress/domain/claim/resolutions.ts'
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
 * When the sum is paid: at once where it is empty, by a day where it holds all of it, else in 2 to 24 instalments that
 * add up to it, in the order of their days. No day is past or more than 5 years ahead: that is checked where the clock is.
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
  /** Until when it can be answered; `null` for a concession, which nobody has to answer. */
  expiresAt: dateTime.nullable(),
  /** When it was accepted, or ended without effect. */
  decidedAt: dateTime.nullable(),
  paymentPlan,
  /** The maker's note; `null`: none. */
  note: z.string().nullable(),
  /** Whether it is accepted and the time to pay its platform fee is over: the other side may pay it, or end the agreement. */
  isFeeOverdue: z.boolean(),
  /** Whether it is what sealed bids came to, so that nobody has named its value. */
  isFromBids: z.boolean(),
  /** The defendant for whom it speaks: whoever made or accepted it. `null` while it is open to all of them. */
  defence: z.object({ name: z.string(), isYou: z.boolean() }).nullable(),
})
export type Resolution = z.output<typeof resolution>

/** Signature by a wallet of the terms as `textToSign` writes them, in base64. It is optional. */
const walletSignature = form('WalletSignature', {
  address: walletAddress,
  signature: z.string(validationTexts.walletSignature).regex(/^[A-Za-z\d+/]{86}==$/, validationTexts.walletSignature),
})
export type WalletSignature = z.output<typeof walletSignature>

/** The offer that an act is about, as it was shown: where another one stands by now, nothing is done. */
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
  /** How many days the offer stands; as long as the installation says where absent. */
  validForDays: z
    .number(validationTexts.offerDays)
    .int(validationTexts.offerDays)
    .min(offerDays.min, validationTexts.offerDays)
    .max(offerDays.max, validationTexts.offerDays)
    .optional(),
  signature: walletSignature.optional(),
})

export const resolutionCounter = form('ResolutionCounter', { ...resolutionProposal.shape, ...shownOffer })
