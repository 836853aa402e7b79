import type { claimDispute } from '@redress/contract/claim-forms.ts'
import type { shownClaim } from '@redress/contract/claims.ts'
import { planMessage } from '@redress/contract/plan-message.ts'
import type {
  offerStep,
  resolutionAcceptance,
  resolutionCounter,
  resolutionProposal,
  WalletSignature,
} from '@redress/contract/resolutions.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { dayMilliseconds, endAfter } from '@redress/domain/claim/calendar-days.ts'
import { periodEnd } from '@redress/domain/claim/deadlines.ts'
import type { EndingEvent } from '@redress/domain/claim/lifecycle.ts'
import { platformFee } from '@redress/domain/money/fees.ts'
import { cents, centsFromNumber } from '@redress/domain/money/money.ts'
import { type TermsToSign, textToSign } from '@redress/domain/proof/terms-to-sign.ts'
import type { z } from 'zod'
import type { Context } from '../../adapters/context.ts'
import { isSignedByWallet } from '../../adapters/solana/verify-signature.ts'
import { fail } from '../../platform/result.ts'
import { type ActingParty, type Command, execute } from '../act/change-claim.ts'
import type { ClaimState } from '../act/claim-state.ts'
import type { Act } from '../act/record.ts'
import { type ClaimRecord, filedValue } from '../repositories/claim-repository.ts'
import { defenceOf } from '../repositories/defence.ts'
import { keepDisputeStatement } from '../repositories/dispute-statement-repository.ts'
import {
  insertResolution,
  moveResolution,
  type ResolutionRecord,
  termsToSign,
} from '../repositories/resolution-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { isOtherSideGone } from '../views/other-side.ts'

/**
 * Stores the caller's reasons for a dispute and opens the payment that puts it in force. A repetition before payment
 * only changes the reasons.
 */
export const disputing = (dispute: z.output<typeof claimDispute>): Command<'dispute'> => ({
  event: 'dispute',
  async prepare({ context, transaction }, { state }, { userId }) {
    await keepDisputeStatement(transaction, {
      claim_id: state.claim.id,
      user_id: userId,
      reason: dispute.disputeReason,
      explanation: dispute.disputeExplanation,
      written_at: context.clock.now(),
    })
    return {}
  },
})

type Proposal = z.output<typeof resolutionProposal>
type Counter = z.output<typeof resolutionCounter>
type ShownClaim = z.output<typeof shownClaim>
type OfferStep = z.output<typeof offerStep>
type Acceptance = z.output<typeof resolutionAcceptance>

type Terms = Omit<Proposal, 'proposedBy'>

/** Why a signature cannot be kept: it is not that of the wallet over these terms. */
const signatureRefusal = (signature: WalletSignature | undefined, terms: TermsToSign) =>
  signature && !isSignedByWallet(textToSign(terms), signature)
    ? fail('INVALID_INPUT', [{ path: 'signature', message: validationTexts.walletSignature }])
    : null

/** Proposes a resolution in the name of the caller's side, which the proposal may name; or counters the other side's. */
export const offerResolution = async <Offer extends Proposal, Event extends 'propose' | 'counter'>(
  context: Context,
  by: ClaimOfParty,
  proposal: Offer,
  offering: (proposal: Offer) => Command<Event, OfferFailure | 'NOT_IN_THIS_STATE'>,
) =>
  proposal.proposedBy && proposal.proposedBy !== by.party
    ? fail('INVALID_INPUT', [{ path: 'proposedBy', message: validationTexts.malformed }])
    : execute(context, by, offering(proposal))

type OfferFailure = 'OTHER_SIDE_GONE' | 'INVALID_INPUT'

export const proposing = (terms: Terms): Command<'propose', OfferFailure> => ({
  event: 'propose',
  prepare: async (act, { state }, by) =>
    refusalOf(act, terms, { state, by }) ?? { resolution: await insertOffer(act, terms, by) },
})

/** Answers the other party's proposal with a counter-offer, which replaces it. */
export const countering = ({
  resolutionId,
  ...terms
}: Counter): Command<'counter', OfferFailure | 'NOT_IN_THIS_STATE'> => ({
  event: 'counter',
  async prepare(act, { state }, by) {
    const offer = activeOf(state)
    const refusal = refusalToAnswer(act, offer, resolutionId) ?? refusalOf(act, terms, { state, by })
    if (refusal) return refusal
    await moveResolution(act.transaction, offer.id, {
      event: 'counter',
      now: act.context.clock.now(),
      decidedBy: by.userId,
    })
    return { resolution: await insertOffer(act, terms, by) }
  },
})

/** Reason why terms cannot be offered now: nobody can answer them, or their dates are past. `null` if they can. */
function refusalOf({ context }: Act, terms: Terms, { state, by }: { state: ClaimState; by: ActingParty }) {
  if (isOtherSideGone(state, by.party)) return fail('OTHER_SIDE_GONE')
  const message = planMessage(terms, context.clock.now())
  if (message !== null) return fail('INVALID_INPUT', [{ path: 'paymentPlan', message }])
  const { id: claimId, currency } = state.claim
  const { signature, note, paymentPlan = [] } = terms
  return signatureRefusal(signature, { ...terms, as: by.party, claimId, currency, paymentPlan, note: note || null })
}

function insertOffer({ context, transaction }: Act, terms: Terms, by: ActingParty): Promise<ResolutionRecord> {
  const value = centsFromNumber(terms.value) ?? cents(0n)
  const now = context.clock.now()
  return insertResolution(transaction, {
    claim_id: by.claim.id,
    value_cents: value,
    winning_party: terms.winningParty,
    cost_owner: terms.costOwner,
    proposed_by: by.party,
    proposed_by_user: by.userId,
    platform_fee_cents: platformFee(value),
    status: 'PROPOSED',
    created_at: now,
    decided_at: null,
    decided_by_user: null,
    payment_plan: JSON.stringify(terms.paymentPlan ?? []),
    note: terms.note || null,
    proposer_signature: terms.signature ? JSON.stringify(terms.signature) : null,
    expires_at:
      terms.validForDays === undefined
        ? periodEnd('offer period', now, context.settings)
        : endAfter(now, terms.validForDays * dayMilliseconds),
  })
}

function activeOf({ resolution }: ClaimState): ResolutionRecord {
  if (!resolution) throw new Error('A claim with a proposal has an active resolution')
  return resolution
}

/** Why nothing is done about an offer: it is not the one that was shown. */
const refusalOfAnother = ({ id }: ResolutionRecord, shownId: string | undefined) =>
  shownId !== undefined && shownId !== id ? fail('NOT_IN_THIS_STATE') : null

/** Why an offer cannot be answered: it is not the one that was shown, or its time is over, however late the clock is. */
const refusalToAnswer = ({ context }: Act, offer: ResolutionRecord, shownId: string | undefined) =>
  offer.expires_at !== null && offer.expires_at <= context.clock.now()
    ? fail('NOT_IN_THIS_STATE')
    : refusalOfAnother(offer, shownId)

/** Accepts or rejects the other party's proposal. The document of an accepted one is made after the commit. */
export const deciding = <Decision extends 'accept' | 'reject'>(
  decision: Decision,
  { resolutionId, signature }: Acceptance,
): Command<Decision, 'INVALID_INPUT' | 'NOT_IN_THIS_STATE'> => ({
  event: decision,
  async prepare(act, { state }, { userId, party }) {
    const { context, transaction } = act
    const offer = activeOf(state)
    const refusal =
      refusalToAnswer(act, offer, resolutionId) ??
      signatureRefusal(signature, termsToSign(offer, state.claim.currency, party))
    if (refusal) return refusal
    const decided = { event: decision, now: context.clock.now(), decidedBy: userId, signature }
    const resolution = await moveResolution(transaction, offer.id, decided)
    if (decision === 'accept')
      await context.jobs.enqueue(transaction, 'make agreement', { resolutionId: resolution.id })
    return { resolution }
  },
})

/**
 * Withdraws an own proposal, or ends an agreement whose fee the other side has not paid in time. Of several
 * defendants only the one for whom it speaks can.
 */
export const gettingOut = <Event extends 'withdraw offer' | 'end agreement'>(
  event: Event,
  { resolutionId }: OfferStep,
): Command<Event, 'FORBIDDEN' | 'NOT_IN_THIS_STATE'> => ({
  event,
  async prepare({ context, transaction }, { state }, { party, userId }) {
    const offer = activeOf(state)
    const refusal = refusalOfAnother(offer, resolutionId)
    if (refusal) return refusal
    const defence = party === 'Defendant' ? defenceOf(offer, state.defendants) : null
    if (defence && !defence.userIds.has(userId)) return fail('FORBIDDEN')
    return { resolution: await moveResolution(transaction, offer.id, { event, now: context.clock.now() }) }
  },
})

/** Whether the claim has changed since the caller loaded it. */
const isAnother = (claim: ClaimRecord, { status = claim.status, value }: ShownClaim): boolean =>
  claim.status !== status || (value !== undefined && filedValue(claim) !== centsFromNumber(value))

/** Ends a claim on behalf of its plaintiff, together with an offer that is open or whose fee is unpaid. */
export const ending = <Event extends EndingEvent>(
  event: Event,
  shown: ShownClaim,
): Command<Event, 'NOT_IN_THIS_STATE'> => ({
  event,
  async prepare({ context, transaction }, { state: { claim, resolution } }) {
    if (isAnother(claim, shown)) return fail('NOT_IN_THIS_STATE')
    if (!resolution) return {}
    return { resolution: await moveResolution(transaction, resolution.id, { event, now: context.clock.now() }) }
  },
})

/** Opens the payment that ends a claim: a defendant's concession, or the platform fee of the accepted resolution. */
export const resolving = (shown: ShownClaim): Command<'resolve', 'NOT_IN_THIS_STATE'> => ({
  event: 'resolve',
  prepare: async (_act, { state }) => (isAnother(state.claim, shown) ? fail('NOT_IN_THIS_STATE') : {}),
})
