import { platformFee } from '@redress/domain/money/fees.ts'
import type { Cents } from '@redress/domain/money/money.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Context } from '../../adapters/context.ts'
import { feeDue, openPayment } from '../../payments/open-payment.ts'
import type { Connection } from '../../platform/database/database.ts'
import { readTogether } from '../../platform/database/read-together.ts'
import { type ClaimRecord, claimsFiledBy, filedValue } from '../repositories/claim-repository.ts'
import { insertResolution, type ResolutionRecord } from '../repositories/resolution-repository.ts'
import type { ClaimState } from './claim-state.ts'
import { anchorsOf } from './history-repository.ts'

interface RequiredFee {
  readonly state: ClaimState
  readonly purpose: PaymentPurpose
  readonly resolution: ResolutionRecord | null
  readonly party: Party | null
  readonly userId: string | null
}

/** Fee that a transition requires, and the state of its payment. */
export interface AskedFee {
  readonly fee: Cents
  readonly state: 'opened' | 'open already' | 'paid already' | 'nothing to pay'
}

/** Claims that a user has filed. A user has one draft at a time, so that no two are submitted at once. */
async function countFiled({ settings }: Context, transaction: Connection, plaintiffId: string): Promise<number> {
  const most = settings.FREE_CLAIMS
  return most === 0 ? 0 : (await readTogether(transaction, { filed: claimsFiledBy(plaintiffId, most) })).filed
}

/** Opens the payment of the fee that a transition requires. */
export async function requireFee(
  context: Context,
  transaction: Connection,
  { state: { claim, openPayments }, purpose, resolution, party, userId }: RequiredFee,
): Promise<AskedFee> {
  const resolutionFee = resolution?.platform_fee_cents ?? null
  const claimsFiled = purpose === 'submission' ? await countFiled(context, transaction, claim.plaintiff_id) : null
  const fee = feeDue(context.settings, purpose, { claimValue: filedValue(claim), resolutionFee, claimsFiled })
  if (fee === 0n) return { fee, state: 'nothing to pay' }
  if (!party || !userId) throw new Error(`The fee "${purpose}" needs somebody to pay it`)
  const opened = await openPayment(context, transaction, openPayments, {
    claimId: claim.id,
    purpose,
    payer: party,
    openedBy: userId,
    fee,
    currency: claim.currency,
    resolutionId: resolution?.id ?? null,
    anchors: anchorsOf(claim.id, resolution?.id ?? null),
  })
  if (opened.state === 'paid already')
    await context.jobs.enqueue(transaction, 'send receipt', { paymentId: opened.paymentId })
  return { fee, state: opened.state }
}

/** A paid concession is an accepted resolution for the full claim value, at the defendant's cost. */
export function recordConcession(
  transaction: Connection,
  claim: ClaimRecord,
  { userId, now }: { readonly userId: string | null; readonly now: Date },
): Promise<ResolutionRecord> {
  const value = filedValue(claim)
  return insertResolution(transaction, {
    claim_id: claim.id,
    value_cents: value,
    winning_party: 'Plaintiff',
    cost_owner: 'Defendant',
    proposed_by: 'Defendant',
    proposed_by_user: userId,
    platform_fee_cents: platformFee(value),
    status: 'ACCEPTED',
    created_at: now,
    decided_at: now,
    decided_by_user: null,
    expires_at: null,
  })
}
