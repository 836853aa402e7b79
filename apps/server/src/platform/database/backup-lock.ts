import { sql } from 'kysely'
import type pg from 'pg'
import { WrongSetting } from '../settings.ts'
import type { Connection } from './database.ts'

/** Advisory lock of a backup, held from before its snapshot until its last document is written. */
const backupLock = 4_072_026
const lockNotAvailable = '55P03'

/**
 * Prevents the deletion of documents from now on.
 * @throws WrongSetting if another backup is running
 */
export async function holdBackupLock(client: pg.Client): Promise<void> {
  try {
    await client.query(`set lock_timeout to '2s'`)
    await client.query('select pg_advisory_lock($1)', [backupLock])
    await client.query('reset lock_timeout')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === lockNotAvailable)) throw error
    throw new WrongSetting('Another backup of this installation is under way. Try again when it has ended.', {
      cause: error,
    })
  }
}

/**
 * True if a backup is running. A backup that starts later has a later snapshot, without the documents that are
 * unreferenced now.
 */
export async function isBackupRunning(connection: Connection): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock_shared(${backupLock}) as "isFree"
  `.execute(connection)
  return rows[0]?.isFree !== true
}
