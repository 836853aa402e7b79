import type { claimDispute } from '@redress/contract/claim-forms.ts'
import { planMessage } from '@redress/contract/offer-words.ts'
import type { resolutionProposal } from '@redress/contract/resolutions.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import type { EndingEvent } from '@redress/domain/claim/lifecycle.ts'
import type { ResolutionStatus } from '@redress/domain/claim/resolutions.ts'
import { platformFee } from '@redress/domain/money/fees.ts'
import { cents, centsFromNumber } from '@redress/domain/money/money.ts'
import type { z } from 'zod'
import type { Context } from '../../adapters/context.ts'
import { fail } from '../../platform/result.ts'
import { type Command, execute } from '../act/change-claim.ts'
import { keepDisputeStatement } from '../repositories/dispute-statement-repository.ts'
import { decideResolution, insertResolution, lapseResolution } from '../repositories/resolution-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { isOtherSideGone } from '../views/other-side.ts'

/**
 * Keeps why the caller disputes the claim, and opens the caller's payment that puts it in force. Asked again before it
 * is paid, it changes the words alone.
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

/** Proposes a resolution in the name of the caller's side, which the proposal may name. */
export const proposeResolution = async (context: Context, by: ClaimOfParty, proposal: Proposal) =>
  proposal.proposedBy && proposal.proposedBy !== by.party
    ? fail('INVALID_INPUT', [{ path: 'proposedBy', message: validationTexts.malformed }])
    : execute(context, by, proposing(proposal))

type ProposalFailure = 'OTHER_SIDE_GONE' | 'INVALID_INPUT'

export const proposing = (proposal: Omit<Proposal, 'proposedBy'>): Command<'propose', ProposalFailure> => ({
  event: 'propose',
  async prepare({ context, transaction }, { state }, { party, userId }) {
    if (isOtherSideGone(state, party)) return fail('OTHER_SIDE_GONE')
    const now = context.clock.now()
    const message = planMessage(proposal, now)
    if (message !== null) return fail('INVALID_INPUT', [{ path: 'paymentPlan', message }])
    const value = centsFromNumber(proposal.value) ?? cents(0n)
    const resolution = await insertResolution(transaction, {
      claim_id: state.claim.id,
      value_cents: value,
      winning_party: proposal.winningParty,
      cost_owner: proposal.costOwner,
      proposed_by: party,
      proposed_by_user: userId,
      platform_fee_cents: platformFee(value),
      status: 'PROPOSED',
      created_at: now,
      decided_at: null,
      decided_by_user: null,
      payment_plan: JSON.stringify(proposal.paymentPlan ?? []),
      note: proposal.note || null,
    })
    return { resolution }
  },
})

const statusAfter = { accept: 'ACCEPTED', reject: 'REJECTED' } as const satisfies Record<string, ResolutionStatus>

/** Accepts or rejects the proposal of the other party. */
export const deciding = <Decision extends keyof typeof statusAfter>(decision: Decision): Command<Decision> => ({
  event: decision,
  async prepare({ context, transaction }, { state: { resolution } }, { userId }) {
    if (!resolution) throw new Error('A claim with a proposal has an active resolution')
    const decided = { status: statusAfter[decision], decided_at: context.clock.now(), decided_by_user: userId }
    return { resolution: await decideResolution(transaction, resolution.id, decided) }
  },
})

/** Ends a claim in the name of its plaintiff; an offer that is open or whose fee is unpaid ends with it. */
export const ending = <Event extends EndingEvent>(event: Event): Command<Event> => ({
  event,
  async prepare({ context, transaction }, { state: { resolution } }) {
    return resolution ? { resolution: await lapseResolution(transaction, resolution.id, context.clock.now()) } : {}
  },
})

/** Opens the payment that ends a claim: a defendant's concession, or the platform fee of the accepted resolution. */
export const resolving: Command<'resolve'> = { event: 'resolve' }
