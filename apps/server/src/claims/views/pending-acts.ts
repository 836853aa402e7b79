import type { PendingAct, PublicPendingAct } from '@redress/contract/claim-views.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import { fullName, type Person, peopleById } from '../../accounts/people.ts'
import { findUnpaidActs, type UnpaidAct } from '../../payments/unpaid-acts.ts'
import type { Connection } from '../../platform/database/database.ts'
import { type DefendantRecord, defendantName } from '../repositories/defendant-repository.ts'

/** An act that waits for its payment, and who wrote it. */
export interface ActOfPerson extends UnpaidAct {
  readonly person: Person | undefined
}

/** The acts of a claim that wait for their payment, oldest first. */
export async function pendingActsOf(connection: Connection, claimId: string): Promise<ActOfPerson[]> {
  const acts = (await findUnpaidActs(connection, [claimId])).get(claimId) ?? []
  const people = await peopleById(
    connection,
    acts.map(act => act.userId),
  )
  return acts.map(act => ({ ...act, person: people.get(act.userId) }))
}

const summaryOf = (act: UnpaidAct, name: string): PublicPendingAct => ({
  kind: act.kind,
  name,
  fee: numberFromCents(act.fee),
  currency: act.currency,
})

/** For the parties: with the name of whoever wrote it. */
export const presentPendingAct = (act: ActOfPerson, userId: string): PendingAct => ({
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
