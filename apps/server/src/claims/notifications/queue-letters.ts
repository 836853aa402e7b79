import { waitsForPublication } from '@redress/domain/claim/questions.ts'
import type { Reminder } from '@redress/domain/claim/reminders.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { type DefendantRecord, findDefendantsOfClaim } from '../repositories/defendant-repository.ts'
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

/** Whether an account has the claim for the defendant, so that nothing goes to the named address. */
const isHeld = ({ user_id, contested_at }: DefendantRecord): boolean => user_id !== null && contested_at === null

/** Has everybody reminded whom an unanswered claim names; an account that has taken it over in several places, once. */
export async function queueReminder(
  { clock, jobs }: Context,
  transaction: Connection,
  { claim, reminder }: { readonly claim: ClaimRecord; readonly reminder: Reminder },
): Promise<void> {
  if (!waitsForPublication(claim.status)) return
  const defendants = await findDefendantsOfClaim(transaction, claim.id)
  const reminded = defendants.filter(
    (defendant, index) =>
      !isHeld(defendant) || index === defendants.findIndex(each => isHeld(each) && each.user_id === defendant.user_id),
  )
  const written = reminded.filter(defendant => !isHeld(defendant)).map(({ id }) => id)
  await noteQueuedLetters(transaction, written, clock.now())
  await jobs.enqueueAll(
    transaction,
    'send invitation',
    reminded.map(({ id: defendantId }) => ({ defendantId, reminder })),
  )
}
