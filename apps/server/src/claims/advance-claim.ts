import { type ClaimEvent, paidEvent, step } from '@redress/domain/claim/lifecycle.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import { announceClaim } from '../live/announce-claim.ts'
import { notify } from '../notifications/notify.ts'
import { supersedePayments } from '../payments/open-payment.ts'
import type { Context } from '../platform/context.ts'
import type { Connection } from '../platform/database/database.ts'
import type { Act } from './act.ts'
import { type AdmittedStep, admitStep, factsOf } from './admit-step.ts'
import type { ClaimRecord } from './claim-record.ts'
import { changeClaim, removeClaim } from './claim-repository.ts'
import { filedValue, openFee } from './open-fee.ts'
import { openNoticePeriod } from './open-notice-period.ts'
import { recordAction } from './record-action.ts'
import { recordConcession } from './resolutions/record-concession.ts'
import type { ResolutionRecord } from './resolutions/resolution-record.ts'
import { stepChanges } from './step-changes.ts'

/** The open payments that an event makes stale though they stay possible: an amended claim is not what was conceded. */
const staleAfter: Partial<Record<ClaimEvent, readonly PaymentPurpose[]>> = { amend: ['concession'] }

/**
 * Takes an admitted step: status and timestamps, payments, history, notifications and the live announcement commit
 * together. Every change of a claim's status goes through here. A step that nothing stands in the way of any more
 * (after a fee of zero, a notice period of zero) follows at once.
 */
export async function advanceClaim(
  context: Context,
  transaction: Connection,
  admitted: AdmittedStep,
  act: Act,
): Promise<void> {
  const { claim, event, transition } = admitted
  if (transition.to === null) {
    await announceClaim(transaction, claim)
    await removeClaim(transaction, claim.id)
    return
  }
  const changed = await changeClaim(transaction, claim.id, stepChanges(context, admitted, act))
  const resolution = await resolutionOf(context, transaction, admitted, act)
  await supersedePayments(
    transaction,
    claim.id,
    payment =>
      !step(changed.status, paidEvent[payment.purpose], 'payment', factsOf(resolution)).ok ||
      (staleAfter[event]?.includes(payment.purpose) ?? false),
  )
  const fee = await openFee(context, transaction, changed, { admitted, act, resolution })
  if (transition.history && fee !== 'open already') {
    await recordAction(transaction, {
      claimId: claim.id,
      type: transition.history,
      party: act.party,
      userId: act.userId,
      resolutionId: resolution?.id ?? null,
      value: act.newValue ?? resolution?.value_cents ?? null,
      previousValue: act.newValue === undefined ? null : claim.value_cents,
      now: context.clock.now(),
    })
  }
  if (isFiled(changed.status) && !isFiled(claim.status)) await openNoticePeriod(context, transaction, changed)
  if (transition.tells) {
    await notify(context, transaction, {
      ...transition.tells,
      claimId: claim.id,
      resolutionId: resolution?.id ?? null,
      exceptUserId: transition.by === 'payment' ? null : act.userId,
      event,
      value: resolution?.value_cents ?? null,
    })
  }
  await announceClaim(transaction, changed)
  if (fee === 'nothing to pay' && transition.opens) {
    await follow(context, transaction, { claimId: claim.id, event: paidEvent[transition.opens], by: 'payment' }, act)
  } else if (isDue(changed, context.clock.now())) {
    const clock = { party: null, userId: null }
    await follow(context, transaction, { claimId: claim.id, event: 'notice period over', by: 'clock' }, clock)
  }
}

const isDue = (claim: ClaimRecord, now: Date): boolean =>
  step(claim.status, 'notice period over', 'clock').ok &&
  claim.notice_period_ends_at !== null &&
  claim.notice_period_ends_at <= now

async function follow(
  context: Context,
  transaction: Connection,
  request: Parameters<typeof admitStep>[1],
  act: Act,
): Promise<void> {
  const admitted = await admitStep(transaction, request)
  if (!admitted.ok) throw new Error(`"${request.event}" has to be possible at once, and is refused: ${admitted.code}`)
  await advanceClaim(context, transaction, admitted.value, act)
}

/** The resolution that a step is about; a paid concession makes its own. */
async function resolutionOf(
  { clock }: Context,
  transaction: Connection,
  { claim, event, resolution }: AdmittedStep,
  act: Act,
): Promise<ResolutionRecord | null> {
  if (event !== 'concession paid') return act.resolution ?? resolution
  const concession = { claimId: claim.id, value: filedValue(claim), userId: act.userId, now: clock.now() }
  return recordConcession(transaction, concession)
}
