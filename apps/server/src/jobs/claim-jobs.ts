import { sendInvitation } from '../claims/defendants/invitations.ts'
import { deleteStoredFiles } from '../claims/documents/stored-files.ts'
import { applyDueDeadlines } from '../claims/lifecycle/deadlines.ts'
import type { Context } from '../platform/context.ts'
import { startLoop } from '../platform/jobs/background-loop.ts'

const minute = 60_000

/**
 * Invites defendants, clears stored files away, and publishes claims: at the end of their notice period, at once, and
 * every minute, so that none is missed while no server ran.
 */
export async function startClaimJobs(context: Context): Promise<{ stop(): Promise<void> }> {
  const { jobs, log } = context
  await jobs.work('send invitation', data => sendInvitation(context, data))
  await jobs.work('delete stored files', data => deleteStoredFiles(context, data))
  await jobs.work('apply deadlines', ({ claimId }) => applyDueDeadlines(context, claimId))
  const publishing = async () => {
    await applyDueDeadlines(context)
    return minute
  }
  return startLoop('apply deadlines', publishing, log)
}
