import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { connectionsTo, longStatementLimit } from './connections.ts'
import type { Connection } from './database.ts'
import type { Database } from './schema.ts'

/** Single connection for long work, as a pg client that streams rows, and as a Kysely database for repositories. */
export interface SingleConnection {
  readonly client: pg.Client
  readonly database: Connection
}

/** `running` closes it. */
export async function openSingleConnection(
  connectionString: string,
  running: AsyncDisposableStack,
): Promise<SingleConnection> {
  // Streams have no single response to time out; the server's own limit ends those that take too long.
  const { query_timeout: _, ...config } = connectionsTo(connectionString, longStatementLimit).config
  const client = new pg.Client({ ...config, idle_in_transaction_session_timeout: 0 })
  // The query in progress fails by itself; the event needs a listener.
  client.on('error', () => undefined)
  running.defer(() => client.end().catch(() => undefined))
  await client.connect()
  // Fixes the text format of values, whatever the server's or the database's defaults.
  await client.query(`set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set extra_float_digits to 1`)
  const query = client.query.bind(client) as never
  const connect = async () => ({ query, release: () => undefined })
  const pool = { options: {}, connect, end: async () => undefined }
  return { client, database: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) }
}
