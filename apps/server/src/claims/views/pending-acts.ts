import type { PendingAct, PublicPendingAct } from '@redress/contract/claim-views.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import { fullName, type Person } from '../../accounts/people/people.ts'
import type { UnpaidAct } from '../../payments/unpaid-acts.ts'
import { type DefendantRecord, defendantName } from '../repositories/defendant-repository.ts'

/** An act that waits for its payment, and who wrote it. */
export interface ActOfPerson extends UnpaidAct {
  readonly person: Person | undefined
}

const summaryOf = (act: UnpaidAct, name: string): PublicPendingAct => ({
  kind: act.kind,
  name,
  fee: numberFromCents(act.fee),
  currency: act.currency,
})

/** A pending act as the parties see it, with the name of its author. */
export const presentPendingAct = (act: ActOfPerson, userId: string | null): PendingAct => ({
  ...summaryOf(act, act.person ? fullName(act.person) : ''),
  isOwn: act.userId === userId,
  openedAt: act.openedAt.toISOString(),
})

/** For everybody else: with the name that the claim gives the defendant; a representative acts for the company. */
export function presentPublicPendingAct(act: UnpaidAct, defendants: readonly DefendantRecord[]): PublicPendingAct {
  const own = defendants.find(defendant => defendant.user_id === act.userId)
  const accused = defendants.find(defendant => defendant.id === own?.company_id) ?? own
  return summaryOf(act, accused ? defendantName(accused) : '')
}
