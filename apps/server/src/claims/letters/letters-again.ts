import { pauseBetweenLetters } from '@redress/domain/claim/letters.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { ok, type Result } from '../../platform/result.ts'
import { lockSeatsNaming } from './reading-session-repository.ts'
import { replaceCode } from './redeem-codes.ts'

/** Has letters sent again. Whether any names the address is found out later, so that neither answer nor time reveals it. */
export const askForLetters = ({ database, jobs }: Context, address: string): Promise<Result<null, never>> =>
  inTransaction(database, async transaction => {
    await jobs.enqueue(transaction, 'send letters again', { address })
    return ok(null)
  })

/**
 * Sends a letter with a new code for every open seat that names the address. The pause between letters keeps others,
 * who know the address, from invalidating every code.
 */
export const sendLettersAgain = (context: Context, { address }: JobData['send letters again']): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const since = new Date(context.clock.now().getTime() - pauseBetweenLetters)
    for (const defendant of await lockSeatsNaming(transaction, address)) {
      const { letter_queued_at: queuedAt } = defendant
      if (queuedAt === null || queuedAt <= since) await replaceCode(context, transaction, defendant)
    }
  })
