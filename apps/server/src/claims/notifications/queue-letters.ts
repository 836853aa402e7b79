import { waitsForPublication } from '@redress/domain/claim/questions.ts'
import type { Reminder } from '@redress/domain/claim/reminders.ts'
import { isWrittenTo } from '@redress/domain/claim/takeovers.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { findDefendantsOfClaim, takeoverStateOf } from '../repositories/defendant-repository.ts'
import { noteQueuedLetters } from '../repositories/letter-repository.ts'

/** Has a letter sent to each of the defendants when the transaction commits. */
export async function queueLetters(
  { clock, jobs }: Context,
  transaction: Connection,
  defendantIds: readonly string[],
): Promise<void> {
  await noteQueuedLetters(transaction, defendantIds, clock.now())
  await jobs.enqueueAll(
    transaction,
    'send invitation',
    defendantIds.map(defendantId => ({ defendantId })),
  )
}

/** Has everybody reminded whom an unanswered claim names; an account that has taken it over in several places, once. */
export async function queueReminder(
  { clock, jobs }: Context,
  transaction: Connection,
  { claim, reminder }: { readonly claim: ClaimRecord; readonly reminder: Reminder },
): Promise<void> {
  if (!waitsForPublication(claim.status)) return
  const defendants = await findDefendantsOfClaim(transaction, claim.id)
  const now = clock.now()
  // Whoever has the claim for a contested place is not reminded there: the named address is.
  const written = defendants.filter(defendant => isWrittenTo(takeoverStateOf(defendant, now))).map(({ id }) => id)
  const held = new Map(
    defendants.filter(({ id }) => !written.includes(id)).flatMap(({ id, user_id }) => (user_id ? [[user_id, id]] : [])),
  )
  await noteQueuedLetters(transaction, written, now)
  await jobs.enqueueAll(
    transaction,
    'send invitation',
    [...written, ...held.values()].map(defendantId => ({ defendantId, reminder })),
  )
}
