import pg from 'pg'

/** Advisory lock in the embedded database, held by the process that started it. */
const ownerLock = 4_072_025

/** Takes the lock for the owner of the database. The connection ends with the database. */
export async function ownDatabase(connectionString: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString, keepAlive: true, application_name: 'redress owner' })
  owner.on('error', () => undefined)
  await owner.connect()
  await owner.query('select pg_advisory_lock($1)', [ownerLock])
  return owner
}

/** State of a database's owner; `silent` if the database does not answer. */
export type Use = 'used' | 'left behind' | 'silent'

/** Asks a running PostgreSQL whether its owner still exists. */
export async function useOf(connectionString: string): Promise<Use> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ isFree: boolean; isSettled: boolean }>(
      `select pg_try_advisory_lock($1) as "isFree", pg_postmaster_start_time() < now() - interval '2 seconds' as "isSettled"`,
      [ownerLock],
    )
    if (!rows[0]?.isFree) return 'used'
    return rows[0].isSettled ? 'left behind' : 'silent'
  } catch {
    return 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}
