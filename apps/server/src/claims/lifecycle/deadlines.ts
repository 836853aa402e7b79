import { unpaidEvent } from '@redress/domain/claim/notifications.ts'
import { isReminder } from '@redress/domain/claim/reminders.ts'
import type { Context } from '../../adapters/context.ts'
import { claimsToRemind, takeDueReminders } from '../../payments/unpaid-acts.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { notifyParties } from '../notifications/notify-parties.ts'
import { queueReminder } from '../notifications/queue-letters.ts'
import { lockClaim } from '../repositories/claim-repository.ts'
import { type DeadlineRecord, deleteDeadlines, findDueDeadlines } from '../repositories/deadline-repository.ts'
import { findDefendantsOfClaim } from '../repositories/defendant-repository.ts'
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
  for (const id of await claimsToRemind(database, clock.now())) {
    await remindOfUnpaid(context, id).catch(error => log.error({ error, id }, 'nobody was reminded of an unpaid act'))
  }
}

/** Reminds those who have written an answer whose fee is unpaid, so that nobody knows of it yet. */
const remindOfUnpaid = (context: Context, claimId: string): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const claim = await lockClaim(transaction, claimId)
    if (!claim) return
    const acts = await takeDueReminders(transaction, claimId, context.clock.now())
    const reminded = acts.map(({ kind, userId, fee }) => ({ event: unpaidEvent[kind], userId, fee }))
    const defendants = await findDefendantsOfClaim(transaction, claimId)
    await notifyParties(context, transaction, { claim, defendants }, reminded)
  })

const applyDeadline = (context: Context, { claim_id, event }: DeadlineRecord): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const claim = await lockClaim(transaction, claim_id)
    if (!claim) return
    // Another process may have done it while this one waited for the claim.
    const due = await findDueDeadlines(transaction, context.clock.now(), claim_id)
    if (!due.some(each => each.event === event)) return
    if (isReminder(event)) {
      await deleteDeadlines(transaction, claim_id, [event])
      // After a standstill the last of those that are due says all there is to say, and none what is past.
      if (due.at(-1)?.event === event) await queueReminder(context, transaction, { claim, reminder: event })
      return
    }
    const checked = await checkTransition(transaction, claim, { event, by: 'clock' })
    if (checked.ok) await applyTransition(context, transaction, checked.value, { party: null, userId: null })
    else await deleteDeadlines(transaction, claim_id, [event])
  })
