import type { Context } from '../platform/context.ts'
import { sendInvitation } from './defendants/send-invitation.ts'
import { deleteStoredFiles } from './documents/delete-stored-files.ts'
import { publishClaims } from './publish-claims.ts'

const everyMinute = '* * * * *'

/**
 * Invites defendants, deletes stored files, and publishes claims: at the end of each notice period, and every minute in
 * case that one was missed.
 */
export async function registerClaimJobs(context: Context): Promise<void> {
  const { jobs } = context
  await jobs.work('send invitation', data => sendInvitation(context, data))
  await jobs.work('delete stored files', data => deleteStoredFiles(context, data))
  await jobs.work('publish claims', () => publishClaims(context))
  await jobs.schedule('publish claims', everyMinute)
}
