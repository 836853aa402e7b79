import { sql } from 'kysely'
import type pg from 'pg'
import { WrongSetting } from '../settings.ts'
import type { Connection } from './database.ts'

/** Held by the connection of a backup, from before the moment that it shows until the last document is in it. */
const backupLock = 4_072_026
const lockNotAvailable = '55P03'

/** From now on nothing that a document names is deleted. @throws WrongSetting where another backup is under way */
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
 * Whether a backup is under way. Where none is, a later one shows a moment after this one: what nothing names by now is
 * not in it.
 */
export async function isBackupRunning(connection: Connection): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock_shared(${backupLock}) as "isFree"
  `.execute(connection)
  return rows[0]?.isFree !== true
}
