import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Held in the embedded database, as long as it runs, by the process that started it. */
const ownerLock = 4_072_025

const patienceMilliseconds = 15_000
const pauseMilliseconds = 100

/** Takes the lock that says that somebody uses this database. The connection ends with the database. */
export async function ownDatabase(connectionString: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString, keepAlive: true, application_name: 'redress owner' })
  owner.on('error', () => undefined)
  await owner.connect()
  await owner.query('select pg_advisory_lock($1)', [ownerLock])
  return owner
}

/** The first and the fourth line of PostgreSQL's `postmaster.pid`; `null` where they are not there. */
interface LockFile {
  readonly pid: number | null
  readonly port: number | null
}

function readLockFile(path: string): LockFile {
  const lines = readFileSync(path, 'utf8').split('\n')
  const number = (line: string | undefined) => (line && /^\d+$/.test(line.trim()) ? Number(line) : null)
  return { pid: number(lines[0]), port: number(lines[3]) }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a process is a PostgreSQL on this folder, and not another that came to the same number. */
function isPostgresOn(pid: number, folder: string): boolean {
  try {
    const procFile = `/proc/${pid}/cmdline`
    const command = existsSync(procFile)
      ? readFileSync(procFile, 'utf8')
      : execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' })
    return command.includes(folder) && command.includes('postgres')
  } catch {
    // Where processes cannot be looked at, the lock file is believed.
    return isAlive(pid)
  }
}

type Use = 'used' | 'left behind' | 'silent'

/** Asks a PostgreSQL that runs whether the process that started it is still there. */
async function useOf(connectionString: string): Promise<Use> {
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

async function waitUntilGone(pid: number): Promise<boolean> {
  const end = Date.now() + patienceMilliseconds
  while (isAlive(pid)) {
    if (Date.now() > end) return false
    await delay(pauseMilliseconds)
  }
  return true
}

/** Ends a PostgreSQL whose starter was killed. @throws with a line for people where somebody uses it, or it does not end */
async function endLeftBehind(pid: number, connectionString: string, folder: string): Promise<void> {
  const end = Date.now() + patienceMilliseconds / 3
  let use = await useOf(connectionString)
  while (use === 'silent' && isAlive(pid) && Date.now() < end) {
    await delay(pauseMilliseconds)
    use = await useOf(connectionString)
  }
  if (use === 'used') {
    throw new Error(`another Redress uses the data in ${folder}. End it, or choose another folder with DATA_DIR.`)
  }
  if (!isAlive(pid)) return
  if (use === 'silent') {
    throw new Error(`PostgreSQL (process ${pid}) still runs on ${folder} and does not answer. End it and start again.`)
  }
  process.kill(pid, 'SIGINT')
  if (await waitUntilGone(pid)) return
  process.kill(pid, 'SIGQUIT')
  if (!(await waitUntilGone(pid))) throw new Error(`PostgreSQL (process ${pid}) on ${folder} could not be ended.`)
}

/**
 * Puts away what a killed process left: a PostgreSQL that still runs, or a lock file that says so of one that does not.
 * PostgreSQL itself sees to the rest.
 * @throws with a line for people where the folder is in use
 */
export async function recoverDataFolder(folder: string, connectTo: (port: number) => string): Promise<void> {
  const path = join(folder, 'postmaster.pid')
  if (!existsSync(path)) return
  const { pid, port } = readLockFile(path)
  if (pid !== null && isAlive(pid) && isPostgresOn(pid, folder)) {
    await endLeftBehind(pid, connectTo(port ?? 0), folder)
    return
  }
  const remains = `${path}.remains`
  renameSync(path, remains)
  rmSync(remains)
}
