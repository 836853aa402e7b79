import { join } from 'node:path'
import { runningEmbeddedDatabase } from '../../apps/server/src/local/embedded-database.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import type { Installation } from './installation.ts'

/** Moves the letters of a claim, with the end of their codes, so far into the past that the codes have just expired. */
export async function expireCodes({ folder }: Installation, claimId: string): Promise<void> {
  const address = runningEmbeddedDatabase(join(folder, 'database'))
  if (!address) throw new Error('The installation has no database that runs')
  // A statement that fails says so itself.
  const database = openDatabase(address, { onError: () => undefined })
  const now = new Date()
  const past = { redeem_code_expires_at: now, letter_queued_at: new Date(now.getTime() - 30 * 86_400_000) }
  await database.updateTable('defendants').set(past).where('claim_id', '=', claimId).execute()
  await database.destroy()
}
