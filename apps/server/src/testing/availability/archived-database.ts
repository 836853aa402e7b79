import { execFile } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import getPort from 'get-port'
import pg from 'pg'
import { documentedCommand, filledCommand } from '../documented-commands.ts'
import type { DatabaseSettings } from '../faults/role-processes.ts'
import { filledIn } from './filled-in.ts'
import { postgresAccount, postgresqlPrograms } from './programs.ts'
import { pathOfRoot } from './service.ts'

/** PostgreSQL whose changes pgBackRest archives. */
export interface ArchivedDatabase {
  readonly settings: DatabaseSettings
  /** Time by the database's clock. */
  now(): Promise<Date>
  backUp(): Promise<void>
  /** Waits until all changes so far are archived. */
  archive(): Promise<void>
  /** Stops the database, and restores it to a point in time. */
  restoreTo(moment: Date): Promise<void>
  stop(): Promise<void>
}

export async function startArchivedDatabase(): Promise<ArchivedDatabase> {
  await using starting = new AsyncDisposableStack()
  const account = postgresAccount()
  const folder = mkdtempSync(join(tmpdir(), 'redress-archived-'))
  starting.defer(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o700)
  chownSync(folder, account.uid, account.gid)
  for (const name of ['repository', 'log', 'lock', 'spool']) {
    mkdirSync(join(folder, name), { mode: 0o700 })
    chownSync(join(folder, name), account.uid, account.gid)
  }
  const data = join(folder, 'data')
  const port = await getPort({ host: '127.0.0.1' })
  const values = {
    FOLDER: folder,
    REPOSITORY: join(folder, 'repository'),
    POSTGRESQL_PORT: port,
    DATABASE_PASSWORD: 'inside',
  }
  const write = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content, { mode: 0o600 })
    chownSync(path, account.uid, account.gid)
    return path
  }
  const run = async (program: string, ...parameters: string[]) => {
    // Child processes must not keep the output open.
    const env = { PATH: pathOfRoot, PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf') }
    await promisify(execFile)(program, parameters, { ...account, cwd: folder, env })
  }
  const program = (name: string) => join(postgresqlPrograms(), name)
  const type = (command: string) => run('bash', '-c', command)
  const control = (...parameters: string[]) =>
    run(program('pg_ctl'), '--pgdata', data, '--log', join(folder, 'log/postgresql.log'), '--wait', ...parameters)
  const superuser = `postgres://postgres@127.0.0.1:${port}/postgres`
  const ask = async <Row extends pg.QueryResultRow>(statement: string): Promise<Row> => {
    const client = new pg.Client(superuser)
    await client.connect()
    try {
      return (await client.query<Row>(statement)).rows[0] as Row
    } finally {
      await client.end()
    }
  }

  write('pgbackrest.conf', filledIn('pgbackrest.conf', values))
  await run(program('initdb'), '--pgdata', data, '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--auth', 'trust')
  const settings = `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n`
  write('data/postgresql.auto.conf', `${settings}${filledIn('archive.conf', values)}`)
  await control('start')
  starting.defer(() => control('stop', '--mode', 'immediate').catch(() => undefined))
  for (const statement of filledIn('database.sql', values).split(/;\n/)) await ask(statement)
  await type(documentedCommand('availability.md', 'pgbackrest --stanza=redress stanza-create'))
  const running = starting.move()
  return {
    settings: { DATABASE_URL: `postgres://redress:${values.DATABASE_PASSWORD}@127.0.0.1:${port}/redress` },
    now: async () => (await ask<{ now: Date }>('select now()')).now,
    backUp: () => type(documentedCommand('availability.md', 'pgbackrest --stanza=redress backup')),
    async archive() {
      const { segment } = await ask<{ segment: string }>('select pg_walfile_name(pg_switch_wal()) as segment')
      const isArchived = `select coalesce(last_archived_wal >= '${segment}', false) as "isArchived" from pg_stat_archiver`
      while (!(await ask<{ isArchived: boolean }>(isArchived)).isArchived);
    },
    async restoreTo(moment) {
      // Time format of pgBackRest.
      const target = moment.toISOString().replace('T', ' ').replace('Z', '+00')
      await control('stop', '--mode', 'fast')
      const command = documentedCommand('availability.md', 'pgbackrest --stanza=redress restore')
      await type(filledCommand(command, { '2026-11-23 09:59:59+00': target }))
      await control('start')
      while ((await ask<{ isRecovering: boolean }>('select pg_is_in_recovery() as "isRecovering"')).isRecovering);
    },
    stop: () => running.disposeAsync(),
  }
}
