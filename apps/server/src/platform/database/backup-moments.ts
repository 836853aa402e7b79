import { sql } from 'kysely'
import type { Connection } from './database.ts'
import type { Table } from './schema.ts'

type Kind = Table<'backup_moments'>['kind']

/** Records the time of a backup's snapshot; does nothing in a database of an earlier version. */
export async function writeBackupMoment(connection: Connection, kind: Kind, moment: string): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('backup_moments') is not null as "isThere"
  `.execute(connection)
  if (!rows[0]?.isThere) return
  // Checking an older backup must not overwrite the time of a newer one.
  await sql`
    insert into backup_moments as known (kind, moment) values (${kind}, ${moment})
    on conflict (kind) do update set moment = greatest(known.moment, excluded.moment)
  `.execute(connection)
}

/** Age of the newest backup of each kind in seconds, by the database's clock, which also dated it. */
export async function readBackupAges(connection: Connection): Promise<readonly { kind: Kind; seconds: number }[]> {
  const { rows } = await sql<{ kind: Kind; seconds: number }>`
    select kind, greatest(extract(epoch from now() - moment), 0)::float8 as seconds from backup_moments
  `.execute(connection)
  return rows
}
