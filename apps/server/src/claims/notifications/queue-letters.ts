import { letterStage } from '@redress/domain/claim/letters.ts'
import type { Reminder } from '@redress/domain/claim/reminders.ts'
import { isWrittenTo } from '@redress/domain/claim/takeovers.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { type ClaimRecord, responseFacts } from '../repositories/claim-repository.ts'
import { type DefendantRecord, takeoverStateOf } from '../repositories/defendant-repository.ts'
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

/** Has a letter with a new code sent because its reader asked. The code before it works until the new one is sent. */
export async function queueNewLetter(
  { clock, jobs }: Context,
  transaction: Connection,
  { id, redeem_code_generation }: DefendantRecord,
): Promise<void> {
  await noteQueuedLetters(transaction, [id], clock.now())
  await jobs.enqueue(transaction, 'send invitation', { defendantId: id, codeGeneration: redeem_code_generation + 1 })
}

interface Reminded {
  readonly claim: ClaimRecord
  readonly defendants: readonly DefendantRecord[]
}

/** Queues reminders for the defendants of unanswered claims. An account with several seats gets one. */
export async function queueReminders(
  { clock, jobs }: Context,
  transaction: Connection,
  reminded: readonly { readonly state: Reminded; readonly reminder: Reminder }[],
): Promise<void> {
  const now = clock.now()
  const waiting = reminded.filter(({ state: { claim } }) => letterStage(responseFacts(claim), now) === 'to be answered')
  const letters = waiting.map(({ state: { defendants }, reminder }) => {
    // The holder of a contested seat gets no reminder for it; the named address does.
    const written = defendants.filter(defendant => isWrittenTo(takeoverStateOf(defendant, now))).map(({ id }) => id)
    const others = defendants.filter(({ id }) => !written.includes(id))
    const held = new Map(others.flatMap(({ id, user_id }) => (user_id ? [[user_id, id]] : [])))
    // An account is mailed of a greater sum when it is asked.
    const reminded = reminder === 'raised sum' ? written : [...written, ...held.values()]
    return { written, jobs: reminded.map(defendantId => ({ defendantId, reminder })) }
  })
  await noteQueuedLetters(
    transaction,
    letters.flatMap(({ written }) => written),
    now,
  )
  await jobs.enqueueAll(
    transaction,
    'send invitation',
    letters.flatMap(each => each.jobs),
  )
}
