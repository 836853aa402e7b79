import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Connection, openDatabase } from '../platform/database/database.ts'

/** PostgreSQL adds a connection's counts up at most once a second. */
const countedAfterMilliseconds = 1_200

/** How often every statement alone or transaction has ended in the database. */
async function ended(database: Connection): Promise<number> {
  const { rows } = await sql<{ ended: bigint }>`
    select xact_commit + xact_rollback as ended from pg_stat_database where datname = current_database()
  `.execute(database)
  return Number(rows[0]?.ended ?? 0)
}

async function endedDuring(database: Connection, act: () => Promise<unknown>): Promise<{ count: number; ms: number }> {
  await delay(countedAfterMilliseconds)
  const [before, start] = [await ended(database), Date.now()]
  await act()
  await delay(countedAfterMilliseconds)
  return { count: (await ended(database)) - before, ms: Date.now() - start }
}

/** About how many statements an act takes, less what the server does in the background meanwhile. */
export async function countStatements(databaseUrl: string, act: () => Promise<unknown>): Promise<number> {
  const database = openDatabase(databaseUrl, { onError: () => undefined })
  try {
    const idle = await endedDuring(database, () => delay(2 * countedAfterMilliseconds))
    const busy = await endedDuring(database, act)
    return Math.max(0, busy.count - (idle.count * busy.ms) / idle.ms)
  } finally {
    await database.destroy()
  }
}
