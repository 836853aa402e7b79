import {
  type ClaimEvent,
  isDisputed,
  isFiled,
  isResolved,
  isSubmitted,
  step,
} from '@redress/domain/claim-lifecycle.ts'
import { noticePeriodEnd } from '@redress/domain/deadlines.ts'
import type { Cents } from '@redress/domain/money.ts'
import type { Party } from '@redress/domain/parties.ts'
import { type PaymentPurpose, paidEvent } from '@redress/domain/payments.ts'
import type { Updateable } from 'kysely'
import { announceClaim } from '../live/announce-claim.ts'
import { feeDue } from '../payments/fee-due.ts'
import { openPayment } from '../payments/open-payment.ts'
import { supersedePayments } from '../payments/supersede-payments.ts'
import type { Context } from '../platform/context.ts'
import type { Connection } from '../platform/database.ts'
import type { ClaimsTable } from '../platform/database-schema.ts'
import { recordConcession } from '../resolutions/record-concession.ts'
import type { ResolutionRecord } from '../resolutions/resolution-record.ts'
import { type AdmittedStep, admitStep, factsOf } from './admit-step.ts'
import type { ClaimRecord } from './claim-record.ts'
import { changeClaim, removeClaim } from './claim-repository.ts'
import { openNoticePeriod } from './open-notice-period.ts'
import { recordAction } from './record-action.ts'
import { tellParties } from './tell-parties.ts'

/** Who took the step, and what it was about. */
export interface Act {
  /** `null`: the clock. */
  readonly party: Party | null
  readonly userId: string | null
  /** The resolution that the step is about, where it is not the active one that the step found. */
  readonly resolution?: ResolutionRecord
  /** The claim's value after an amendment. */
  readonly newValue?: Cents
  /** The payment that the step comes from, which the ledger closes itself. */
  readonly paymentId?: string
}

/** The open payments that an event makes stale although they stay possible: an amended claim is not what was conceded. */
const staleAfter: Partial<Record<ClaimEvent, readonly PaymentPurpose[]>> = { amend: ['concession'] }

/**
 * Takes an admitted step: status and timestamps, payments, history, notifications and the live announcement commit
 * together. Every change of a claim's status goes through here. A step that nothing stands in the way of any more (a
 * fee of zero, a notice period of zero) follows at once.
 */
export async function advanceClaim(
  context: Context,
  transaction: Connection,
  admitted: AdmittedStep,
  act: Act,
): Promise<ClaimRecord> {
  const { claim, event, transition } = admitted
  if (transition.to === null) {
    await removeClaim(transaction, claim.id)
    await announceClaim(transaction, claim)
    return claim
  }
  const now = context.clock.now()
  const changed = await changeClaim(transaction, claim.id, changesOf(context, admitted, act))
  const resolution = await resolutionOf(transaction, admitted, act, now)
  if (isFiled(changed.status) && !isFiled(claim.status)) await openNoticePeriod(context, transaction, changed)
  await supersedePayments(
    transaction,
    claim.id,
    payment =>
      payment.id !== act.paymentId &&
      (!step(changed.status, paidEvent[payment.purpose], 'payment', factsOf(resolution)).ok ||
        (staleAfter[event]?.includes(payment.purpose) ?? false)),
  )
  const opened = await openFee(context, transaction, changed, { admitted, act, resolution })
  if (transition.history && opened !== 'open already') {
    await recordAction(transaction, {
      claimId: claim.id,
      type: transition.history,
      party: act.party,
      userId: act.userId,
      resolutionId: resolution?.id ?? null,
      value: act.newValue ?? resolution?.value_cents ?? null,
      previousValue: act.newValue === undefined ? null : claim.value_cents,
      now,
    })
  }
  if (transition.tells) {
    await tellParties(context, transaction, { claim: changed, notice: transition.tells, resolution, event })
  }
  await announceClaim(transaction, claim)
  const next = opened === 'nothing to pay' && transition.opens ? paidEvent[transition.opens] : null
  if (next) return follow(context, transaction, { claimId: claim.id, event: next, by: 'payment' }, act)
  const isDue = changed.notice_period_ends_at !== null && changed.notice_period_ends_at <= now
  if (isDue && step(changed.status, 'notice period over', 'clock').ok) {
    const clock = { party: null, userId: null }
    return follow(context, transaction, { claimId: claim.id, event: 'notice period over', by: 'clock' }, clock)
  }
  return changed
}

async function follow(
  context: Context,
  transaction: Connection,
  request: Parameters<typeof admitStep>[1],
  act: Act,
): Promise<ClaimRecord> {
  const admitted = await admitStep(transaction, request)
  if (!admitted.ok) throw new Error(`"${request.event}" has to be possible at once, and is refused: ${admitted.code}`)
  return advanceClaim(context, transaction, admitted.value, act)
}

/** The columns that a step writes, each derived from the statuses before and after. */
function changesOf(context: Context, { claim, transition }: AdmittedStep, act: Act): Updateable<ClaimsTable> {
  const now = context.clock.now()
  const to = transition.to ?? claim.status
  const becomes = (question: (status: typeof to) => boolean) => question(to) && !question(claim.status)
  const isResponse = to !== claim.status && act.party === 'Defendant' && claim.first_response_at === null
  return {
    status: to,
    updated_at: now,
    ...(becomes(isSubmitted) && { submitted_at: now }),
    ...(becomes(isFiled) && { notice_period_ends_at: noticePeriodEnd(now, context.settings.NOTICE_PERIOD) }),
    ...(isResponse && { first_response_at: now }),
    ...(becomes(isDisputed) && { disputed_at: now }),
    ...(becomes(isResolved) && { resolved_at: now }),
    ...(act.newValue !== undefined && { value_cents: act.newValue }),
  }
}

async function resolutionOf(
  transaction: Connection,
  { claim, event, resolution }: AdmittedStep,
  act: Act,
  now: Date,
): Promise<ResolutionRecord | null> {
  if (event !== 'concession paid') return act.resolution ?? resolution
  return recordConcession(transaction, { claimId: claim.id, value: valueOf(claim), userId: act.userId, now })
}

async function openFee(
  context: Context,
  transaction: Connection,
  claim: ClaimRecord,
  { admitted, act, resolution }: { admitted: AdmittedStep; act: Act; resolution: ResolutionRecord | null },
): Promise<'opened' | 'open already' | 'nothing to pay' | null> {
  const { opens: purpose } = admitted.transition
  if (!purpose) return null
  const fee = feeDue(context.settings, purpose, {
    claimValue: valueOf(claim),
    resolutionFee: resolution?.platform_fee_cents ?? null,
  })
  if (fee === 0n) return 'nothing to pay'
  if (!act.party || !act.userId) throw new Error(`"${admitted.event}" opens a payment and needs somebody to pay it`)
  const { isNew } = await openPayment(context, transaction, {
    claimId: claim.id,
    purpose,
    payer: act.party,
    openedBy: act.userId,
    fee,
    currency: claim.currency,
    resolutionId: resolution?.id ?? null,
  })
  return isNew ? 'opened' : 'open already'
}

function valueOf(claim: ClaimRecord): Cents {
  if (claim.value_cents === null) throw new Error('A submitted claim has a value')
  return claim.value_cents
}
