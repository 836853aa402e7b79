import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { lockClaim } from '../repositories/claim-repository.ts'
import { type DeadlineRecord, deleteDeadlines, findDueDeadlines } from '../repositories/deadline-repository.ts'
import { checkTransition } from './check-transition.ts'
import { applyTransition } from './execute-transition.ts'

/**
 * Does what the clock has to do by now: for one claim, or for all. May run at any time, twice and on several servers.
 */
export async function applyDueDeadlines(context: Context, claimId?: string): Promise<void> {
  const { database, clock, log } = context
  for (const deadline of await findDueDeadlines(database, clock.now(), claimId)) {
    await applyDeadline(context, deadline).catch(error => log.error({ error, deadline }, 'a deadline was not applied'))
  }
}

const applyDeadline = (context: Context, { claim_id, event }: DeadlineRecord): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const claim = await lockClaim(transaction, claim_id)
    if (!claim) return
    const checked = await checkTransition(transaction, claim, { event, by: 'clock' })
    if (checked.ok) await applyTransition(context, transaction, checked.value, { party: null, userId: null })
    else await deleteDeadlines(transaction, claim_id, [event])
  })
