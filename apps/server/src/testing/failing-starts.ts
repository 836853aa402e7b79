import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../platform/database/migrate.ts'

/** Environment of a failing start. */
export interface Surroundings {
  /** `DATA_DIR`. For damaged data it is left by a clean stop; otherwise it does not exist yet. */
  readonly dataDir: string
  /** First of five free ports. */
  readonly port: number
  /** Creates an empty database. */
  newDatabase(): Promise<string>
  /** Disposed at the end of the test. */
  readonly running: AsyncDisposableStack
}

export interface FailingStart {
  /** Description of the fault. */
  readonly name: string
  readonly prepare: (surroundings: Surroundings) => Promise<Record<string, string>> | Record<string, string>
  /** Printed line, or its beginning. */
  readonly line: RegExp
}

async function listen({ running }: Surroundings, onSocket: (socket: Socket) => void, port = 0): Promise<number> {
  const server: Server = createServer(onSocket).listen(port, '127.0.0.1')
  await once(server, 'listening')
  running.defer(() => void server.close())
  return (server.address() as AddressInfo).port
}

const localDatabase = (port: number) => ({ DATABASE_URL: `postgres://redress:secret@127.0.0.1:${port}/redress` })

const changed = (url: string, change: Partial<URL>): Record<string, string> => ({
  DATABASE_URL: Object.assign(new URL(url), change).href,
})

async function query(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Database user with a unique name, without ownership. */
async function guestOf(databaseUrl: string, { running }: Surroundings): Promise<Record<string, string>> {
  const username = `guest_${randomUUID().replaceAll('-', '')}`
  await query(databaseUrl, `create role ${username} login password 'guest'`)
  running.defer(() => query(databaseUrl, `drop role ${username}`))
  return changed(databaseUrl, { username, password: 'guest' })
}

export const unusableSurroundings: readonly FailingStart[] = [
  {
    name: 'the port of the page is occupied',
    async prepare(surroundings) {
      await listen(surroundings, () => undefined, surroundings.port)
      return {}
    },
    line: /^Port \d+ is occupied\. End what listens there, or choose another port with PORT\.$/,
  },
  {
    name: "the port after the local chain's is occupied",
    async prepare(surroundings) {
      await listen(surroundings, () => undefined, surroundings.port + 4)
      return {}
    },
    line: /^Port \d+ is occupied\. .* with LOCALNET_PORT\.$/,
  },
  {
    name: 'two settings name one port',
    prepare: ({ port }) => ({ SMTP_PORT: String(port) }),
    line: /^Port \d+ is set twice: for PORT and for SMTP_PORT$/,
  },
  {
    name: 'the numbers are to have the port of the page',
    prepare: ({ port }) => ({ METRICS_PORT: String(port) }),
    line: /^Port \d+ is set twice: for PORT and for METRICS_PORT$/,
  },
  {
    name: "a setting names the port of the local chain's WebSocket",
    prepare: ({ port }) => ({ LOCALNET_PORT: String(port - 1) }),
    line: /^Port \d+ is set twice: for PORT and for the WebSocket of the local chain/,
  },
  {
    name: '`DATA_DIR` is a file',
    prepare({ dataDir }) {
      writeFileSync(dataDir, '')
      return {}
    },
    line: /^Nothing can be written to DATA_DIR \(.*\): .* is a file$/,
  },
  {
    name: '`DATA_DIR` cannot be made',
    prepare: () => ({ DATA_DIR: '/proc/redress' }),
    line: /^Nothing can be written to DATA_DIR \(\/proc\/redress\): /,
  },
  {
    name: 'nothing listens at `DATABASE_URL`',
    prepare: ({ port }) => localDatabase(port),
    line: /^DATABASE_URL: nothing listens at 127\.0\.0\.1:\d+\. Start PostgreSQL there, or correct host and port\.$/,
  },
  {
    name: '`DATABASE_URL` does not answer',
    prepare: async surroundings => localDatabase(await listen(surroundings, () => undefined)),
    line: /^DATABASE_URL: 127\.0\.0\.1:\d+ does not answer within 5 seconds\. /,
  },
  {
    name: 'what listens at `DATABASE_URL` is something else',
    prepare: async surroundings => localDatabase(await listen(surroundings, socket => void socket.destroy())),
    line: /^DATABASE_URL: what answers at 127\.0\.0\.1:\d+ breaks the connection off\. /,
  },
  {
    name: 'the password in `DATABASE_URL` is wrong',
    prepare: async ({ newDatabase }) => changed(await newDatabase(), { password: 'wrong' }),
    line: /^DATABASE_URL: the user redress or their password is wrong\. Correct them\.$/,
  },
  {
    name: 'the database of `DATABASE_URL` does not exist',
    prepare: async ({ newDatabase }) => changed(await newDatabase(), { pathname: '/absent' }),
    line: /^DATABASE_URL: there is no database absent\. Create it for the user redress, or correct its name\.$/,
  },
  {
    name: 'the user of `DATABASE_URL` may not make tables',
    prepare: async surroundings => guestOf(await surroundings.newDatabase(), surroundings),
    line: /^DATABASE_URL: its user may not make tables there \(permission denied .*\)\. Let the user own the database\.$/,
  },
  {
    name: 'a newer version has used the database',
    async prepare({ newDatabase }) {
      const url = await newDatabase()
      await migrate(url)
      await query(
        url,
        `insert into kysely_migration (name, timestamp) values ('9999-later', '2050-01-01T00:00:00.000Z')`,
      )
      return { DATABASE_URL: url }
    },
    line: /^The database is newer than this program: it is at 9999-later, and this program knows .* at the latest\. Start the version that brought it there, or a newer one\.$/,
  },
  {
    name: 'the bucket of `S3_BUCKET` does not answer',
    prepare: async ({ newDatabase, port }) => ({
      DATABASE_URL: await newDatabase(),
      S3_BUCKET: 'evidence',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    }),
    line: /^Documents cannot be kept: the bucket evidence cannot be used \(ECONNREFUSED\)$/,
  },
  {
    name: '`DATA_DIR` is not the one where the documents of the database are kept',
    async prepare({ newDatabase }) {
      const url = await newDatabase()
      await migrate(url)
      await query(url, 'insert into installation (id) values (gen_random_uuid())')
      return { DATABASE_URL: url }
    },
    line: /^DATA_DIR \(.*\) is not where the documents of this database are kept\. Set it to the one folder that all /,
  },
]

/**
 * Faults after the checks of a start, which no test can cause from outside; root may read every folder. The test of
 * the local installation covers these lines.
 */
export const metLater = [
  {
    name: "the local chain's port is taken after the start has looked at it, or still held by one that ends",
    line: 'The local chain does not start: it cannot listen on port 8899 of 127.0.0.1 (listen EADDRINUSE: address already in use 127.0.0.1:8899). End what listens there, or choose another port with LOCALNET_PORT.',
  },
  {
    name: 'a folder in `DATA_DIR` belongs to another user',
    line: "The local chain does not start: EACCES: permission denied, open '/srv/redress/chain/genesis.json.part'. Its folder belongs to another user: give it to the one that starts Redress (chown -R), or choose another with DATA_DIR.",
  },
] as const

/** Puts a file in place of a part's data folder. */
const fileInsteadOf =
  (folder: string) =>
  ({ dataDir }: Surroundings) => {
    rmSync(join(dataDir, folder), { recursive: true })
    writeFileSync(join(dataDir, folder), '')
    return {}
  }

const written =
  (path: string, content: string | Buffer) =>
  ({ dataDir }: Surroundings) => {
    writeFileSync(join(dataDir, path), content)
    return {}
  }

const removed =
  (path: string) =>
  ({ dataDir }: Surroundings) => {
    rmSync(join(dataDir, path), { recursive: true })
    return {}
  }

const damaged = /^The embedded database does not start: .* Its data are damaged: restore a backup, or move /

const chainUnusable =
  /^The local chain does not start: its data in .*chain cannot be used \(.*\)\. Restore a backup, or move /

export const spoiltData: readonly FailingStart[] = [
  {
    name: 'its control file is zeros',
    prepare: written('database/data/global/pg_control', Buffer.alloc(8192)),
    line: damaged,
  },
  { name: 'its write-ahead log is gone', prepare: removed('database/data/pg_wal'), line: damaged },
  {
    name: 'it is of another major version',
    prepare: written('database/data/PG_VERSION', '15\n'),
    line: /^The embedded database does not start: .* version 15, .* Start the version of Redress that made it, or move /,
  },
  {
    name: 'the folder `database/data` holds something else',
    prepare: removed('database/data/PG_VERSION'),
    line: damaged,
  },
  {
    name: 'the file with its password is another',
    prepare: written('database/password', 'another'),
    line: /^The embedded database does not start: password authentication failed .* is not the one that it was made with/,
  },
  {
    name: '`database` is a file',
    prepare: fileInsteadOf('database'),
    line: /^The embedded database does not start: .*database/,
  },
  { name: '`mail` is a file', prepare: fileInsteadOf('mail'), line: /^The mail catcher does not start: .*mail/ },
  {
    name: '`documents` is a file',
    prepare: fileInsteadOf('documents'),
    line: /^Documents cannot be kept: the folder /,
  },
  { name: '`chain` is a file', prepare: fileInsteadOf('chain'), line: chainUnusable },
  {
    name: "the key of the local chain's recipient is empty",
    prepare: written('chain/recipient-key', ''),
    line: /^The local chain does not start: .*recipient-key holds no key\. Restore it from a backup, or remove it: /,
  },
  {
    name: "the local chain's own file is damaged",
    prepare: written('chain/genesis.json', '{'),
    line: chainUnusable,
  },
  {
    name: "the local chain's journal is damaged",
    prepare: written('chain/transactions.jsonl', '{\n'),
    line: chainUnusable,
  },
]
