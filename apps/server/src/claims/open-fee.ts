import type { Cents } from '@redress/domain/money/money.ts'
import { feeDue, openPayment } from '../payments/open-payment.ts'
import type { Context } from '../platform/context.ts'
import type { Connection } from '../platform/database/database.ts'
import type { Act } from './act.ts'
import type { AdmittedStep } from './admit-step.ts'
import type { ClaimRecord } from './claim-record.ts'
import type { ResolutionRecord } from './resolutions/resolution-record.ts'

/** The value of a claim that was submitted. */
export function filedValue(claim: ClaimRecord): Cents {
  if (claim.value_cents === null) throw new Error('A submitted claim has a value')
  return claim.value_cents
}

interface Step {
  readonly admitted: AdmittedStep
  readonly act: Act
  readonly resolution: ResolutionRecord | null
}

/** Opens the payment that a step asks for, if any. */
export async function openFee(
  context: Context,
  transaction: Connection,
  claim: ClaimRecord,
  { admitted, act, resolution }: Step,
): Promise<'opened' | 'open already' | 'nothing to pay' | null> {
  const { opens: purpose } = admitted.transition
  if (!purpose) return null
  const resolutionFee = resolution?.platform_fee_cents ?? null
  const fee = feeDue(context.settings, purpose, { claimValue: filedValue(claim), resolutionFee })
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
