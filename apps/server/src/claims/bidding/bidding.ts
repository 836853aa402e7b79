import type { biddingTerms, sealedBid } from '@redress/contract/bidding-views.ts'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import {
  afterConsent,
  afterRound,
  askedFor,
  type Bidding,
  type BothBids,
  endingBy,
  middleOf,
  outcomeOfRound,
} from '@redress/domain/claim/bidding.ts'
import { isBidding, mayAskForBids } from '@redress/domain/claim/bidding-view.ts'
import { periodEnd } from '@redress/domain/claim/deadlines.ts'
import type { ClaimEvent } from '@redress/domain/claim/events.ts'
import { platformFee } from '@redress/domain/money/fees.ts'
import { type Cents, cents, centsFromNumber } from '@redress/domain/money/money.ts'
import { otherParty } from '@redress/domain/people/parties.ts'
import type { z } from 'zod'
import type { Context } from '../../adapters/context.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { applyTransition } from '../act/apply-transitions.ts'
import { biddersOf, writeBidding, writeEndOfBidding } from '../act/biddings.ts'
import { type ActingParty, changeClaim, type LockFailure, present } from '../act/change-claim.ts'
import { checkTransition } from '../act/check-transition.ts'
import type { ClaimState } from '../act/claim-state.ts'
import { type Happening, noActor } from '../act/happening.ts'
import type { Act } from '../act/record.ts'
import { filedValue } from '../repositories/claim-repository.ts'
import { insertResolution } from '../repositories/resolution-repository.ts'
import { isOtherSideGone } from '../views/other-side.ts'
import { openBid, openBoth, sealBid } from './sealed-bids.ts'

type StepFailure = 'NOT_IN_THIS_STATE'
type Terms = z.output<typeof biddingTerms>

const change = <Code extends ErrorCode>(
  context: Context,
  by: ActingParty,
  step: (act: Act, state: ClaimState) => Promise<Result<ClaimState, Code>>,
): Promise<Result<PartyClaim, Code | LockFailure>> =>
  changeClaim<PartyClaim, Code>(context, by, async (act, state) => {
    const done = await step(act, state)
    return done.ok ? ok(await present(act, done.value, by)) : done
  })

/** The sealed bids of a claim that a caller has a part in; another defendant than the one who bids has none. */
function biddingOf(
  { context: { clock } }: Act,
  state: ClaimState,
  { party, userId }: ActingParty,
): Result<Bidding, StepFailure> {
  const { bidding } = state.claim
  if (isBidding(bidding) && new Date(bidding.until) <= clock.now()) return fail('NOT_IN_THIS_STATE')
  const isOurs = bidding !== null && (party === 'Plaintiff' || biddersOf(bidding, state)?.has(userId) !== false)
  return isOurs ? ok(bidding) : fail('NOT_IN_THIS_STATE')
}

/** Until when the next step can be done. */
const untilNext = ({ clock, settings }: Context): Date => periodEnd('offer period', clock.now(), settings)

/** Stores the state of the bidding and records the event. */
async function move(
  act: Act,
  state: ClaimState,
  {
    bidding,
    event,
    by,
  }: {
    readonly bidding: Bidding
    readonly event: ClaimEvent
    readonly by: Happening['by'] & Pick<ActingParty, 'clientId'>
  },
): Promise<Result<ClaimState, never>> {
  const after = await writeBidding(act, state, bidding)
  // The accounts that bid for the defence are fixed when it consents. Other defendants are not notified of the
  // bidders' steps.
  const isForAll = event === 'ask for bids' || event === 'agree to bids' || event === 'bidding ended'
  const defence = isForAll ? null : biddersOf(bidding, after)
  act.news.push({ state: after, happenings: [{ event, by, defence }], clientId: by.clientId })
  return ok(after)
}

/** Asks the other side for sealed bids. */
export const askForBids = (context: Context, by: ActingParty, { costOwner }: Terms) =>
  change<StepFailure | 'OTHER_SIDE_GONE'>(context, by, async (act, state) => {
    const { bidding, status } = state.claim
    if (!mayAskForBids(status)) return fail('NOT_IN_THIS_STATE')
    if (isOtherSideGone(state, by.party)) return fail('OTHER_SIDE_GONE')
    if (isBidding(bidding)) {
      const isSame =
        bidding.state === 'asked' && bidding.costOwner === costOwner && bidding.speakers[by.party] === by.userId
      return isSame ? ok(state) : fail('NOT_IN_THIS_STATE')
    }
    const asked = askedFor({ by: by.party, userId: by.userId, costOwner, until: untilNext(context) })
    return move(act, state, { bidding: asked, event: 'ask for bids', by })
  })

/** Agrees to sealed bids, on the terms on which they are asked for. */
export const agreeToBids = (context: Context, by: ActingParty, { costOwner }: Terms) =>
  change<StepFailure>(context, by, async (act, state) => {
    const found = biddingOf(act, state, by)
    if (!found.ok) return found
    const { value: bidding } = found
    if (bidding.askedBy === by.party || bidding.costOwner !== costOwner) return fail('NOT_IN_THIS_STATE')
    if (bidding.state === 'bids' && bidding.round === 1) return ok(state)
    if (bidding.state !== 'asked') return fail('NOT_IN_THIS_STATE')
    return move(act, state, {
      bidding: afterConsent(bidding, by.userId, untilNext(context)),
      event: 'agree to bids',
      by,
    })
  })

/** Enters the bid of a side. The second of a round decides it; the same bid again changes nothing. */
export const giveBid = (context: Context, by: ActingParty, { round, value }: z.output<typeof sealedBid>) =>
  change<StepFailure | 'BID_GIVEN' | 'INVALID_INPUT'>(context, by, async (act, state) => {
    const found = biddingOf(act, state, by)
    if (!found.ok) return found
    const { value: bidding } = found
    const { party } = by
    const { claim } = state
    if (bidding.state !== 'bids' || bidding.round !== round) return fail('NOT_IN_THIS_STATE')
    const bid = centsFromNumber(value) ?? cents(0n)
    if (bid > filedValue(claim)) {
      return fail('INVALID_INPUT', [{ path: 'value', message: validationTexts.bidAboveClaim }])
    }
    if (bidding.sealed[party] !== null) {
      return openBid(context, claim.id, { bidding, party }) === bid ? ok(state) : fail('BID_GIVEN')
    }
    const sealed = { ...bidding.sealed, [party]: sealBid(context, { claimId: claim.id, party, round }, bid) }
    const given = { ...bidding, sealed }
    if (sealed[otherParty[party]] === null) return move(act, state, { bidding: given, event: 'bid', by })
    const bids = openBoth(context, claim.id, given)
    return bids
      ? endRound(act, state, { bidding: given, bids, by })
      : end(act, state, { bidding, by, isUnreadable: true })
  })

async function endRound(
  act: Act,
  state: ClaimState,
  { bidding, bids, by }: { readonly bidding: Bidding; readonly bids: BothBids; readonly by: ActingParty },
): Promise<Result<ClaimState, never>> {
  const outcome = outcomeOfRound(bids, { round: bidding.round, claimValue: filedValue(state.claim) })
  if (outcome.kind === 'met') return ok(await settle(act, state, { bidding, value: outcome.value, by }))
  const after = afterRound(bidding, outcome, untilNext(act.context))
  const event = ({ 'next round': 'bids apart', close: 'bids close', apart: 'bidding ended' } as const)[outcome.kind]
  return move(act, state, { bidding: after, event, by: { ...noActor, clientId: by.clientId } })
}

/** Agrees to the middle of the last bids. Nobody is notified before both sides agree. */
export const agreeToMiddle = (context: Context, by: ActingParty) =>
  change<StepFailure>(context, by, async (act, state) => {
    const found = biddingOf(act, state, by)
    if (!found.ok) return found
    const { value: bidding } = found
    if (bidding.state !== 'middle') return fail('NOT_IN_THIS_STATE')
    if (bidding.agreed.includes(by.party)) return ok(state)
    const agreed = [...bidding.agreed, by.party]
    if (!agreed.includes(otherParty[by.party])) return ok(await writeBidding(act, state, { ...bidding, agreed }))
    const bids = openBoth(context, state.claim.id, bidding)
    return bids
      ? ok(await settle(act, state, { bidding, value: middleOf(bids), by }))
      : end(act, state, { bidding, by, isUnreadable: true })
  })

/** Ends sealed bidding: declines it, withdraws from it, or declines the middle. */
export const endBidding = (context: Context, by: ActingParty) =>
  change<StepFailure>(context, by, async (act, state) => {
    const found = biddingOf(act, state, by)
    if (!found.ok) return found
    return isBidding(found.value) ? end(act, state, { bidding: found.value, by }) : ok(state)
  })

interface End {
  readonly bidding: Bidding
  readonly by: ActingParty
  /** A bid cannot be decrypted any more. The bidding ends without an actor. */
  readonly isUnreadable?: true
}

async function end(
  act: Act,
  state: ClaimState,
  { bidding, by, isUnreadable }: End,
): Promise<Result<ClaimState, never>> {
  const ending = isUnreadable ? 'unreadable' : endingBy(bidding, by.party)
  const { after, happening } = await writeEndOfBidding(act, state, { bidding, ending, by: isUnreadable ? noActor : by })
  act.news.push({ state: after, happenings: [happening], clientId: by.clientId })
  return ok(after)
}

/**
 * Records the middle as an accepted offer: made by the side that asked for bids, accepted by the other. Fee, document
 * and mails follow as for any offer.
 */
async function settle(
  act: Act,
  state: ClaimState,
  { bidding, value, by }: { readonly bidding: Bidding; readonly value: Cents; readonly by: ActingParty },
): Promise<ClaimState> {
  const { context, transaction } = act
  const checked = checkTransition(state, { event: 'settle by bids', by: 'bids' })
  if (!checked.ok) throw new Error('Sealed bids have met where they cannot settle a claim')
  const now = context.clock.now()
  const { askedBy, speakers, costOwner } = bidding
  const resolution = await insertResolution(transaction, {
    claim_id: state.claim.id,
    value_cents: value,
    winning_party: 'Plaintiff',
    cost_owner: costOwner,
    proposed_by: askedBy,
    proposed_by_user: speakers[askedBy],
    platform_fee_cents: platformFee(value),
    status: 'ACCEPTED',
    created_at: now,
    decided_at: now,
    accepted_at: now,
    decided_by_user: speakers[otherParty[askedBy]],
    payment_plan: '[]',
    note: null,
    expires_at: now,
    is_from_bids: true,
  })
  await context.jobs.enqueue(transaction, 'make agreement', { resolutionId: resolution.id })
  return applyTransition(act, checked.value, { ...noActor, clientId: by.clientId }, { resolution })
}
