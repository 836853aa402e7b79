import { lapsedEvent } from '@redress/domain/claim/events.ts'
import { isActPurpose, type PaymentPurpose } from '@redress/domain/money/payments.ts'
import { findUnpaidActs } from '../../payments/unpaid-acts.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { PaymentRecord } from '../../platform/database/schema.ts'
import type { Actor, Happening } from '../act/happening.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import type { AskedFee } from './fees.ts'

/** Those whose unpaid acts lapse by what somebody else did. */
export const lapsedActs = (superseded: readonly PaymentRecord[], actor: Actor): Happening[] =>
  superseded.flatMap(({ purpose, opened_by }) =>
    isActPurpose(purpose) && opened_by !== actor.userId
      ? { event: lapsedEvent[purpose], by: actor, acting: opened_by }
      : [],
  )

interface AskedAct {
  readonly claim: ClaimRecord
  readonly purpose: PaymentPurpose | undefined
  readonly asked: AskedFee | null
  readonly actor: Actor
}

/** A concession that somebody opens while another defendant's dispute waits for its payment. */
export async function concessionBesideDispute(
  transaction: Connection,
  { claim, purpose, asked, actor }: AskedAct,
): Promise<Happening[]> {
  if (purpose !== 'concession' || asked?.state !== 'opened') return []
  const acts = await findUnpaidActs(transaction, claim.id)
  const isBesideDispute = acts.some(act => act.kind === 'dispute' && act.userId !== actor.userId)
  return isBesideDispute ? [{ event: 'concede beside a dispute', by: actor }] : []
}
