import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
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
