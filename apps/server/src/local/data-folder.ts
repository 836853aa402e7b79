import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { useOf } from '../platform/database/database-owner.ts'

const patienceMilliseconds = 15_000
const pauseMilliseconds = 100

/** Lines 1 and 4 of PostgreSQL's `postmaster.pid`, the process id and the port; `null` if missing. */
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

/** True if the process is a PostgreSQL on this folder, rather than another with a reused id. */
function isPostgresOn(pid: number, folder: string): boolean {
  try {
    const procFile = `/proc/${pid}/cmdline`
    const command = existsSync(procFile)
      ? readFileSync(procFile, 'utf8')
      : execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' })
    return command.includes(folder) && command.includes('postgres')
  } catch {
    // The lock file decides if the process list cannot be read.
    return isAlive(pid)
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

/**
 * Ends a PostgreSQL whose parent was killed.
 * @throws with a line for people if the database is in use, or does not end
 */
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
 * Cleans up after a killed process: an orphaned PostgreSQL, or a stale lock file. PostgreSQL recovers its data by
 * itself.
 * @throws with a line for people if the folder is in use
 */
export async function recoverDataFolder(folder: string, connectTo: (port: number) => string): Promise<void> {
  const path = join(folder, 'postmaster.pid')
  if (!existsSync(path)) return
  const { pid, port } = readLockFile(path)
  if (pid !== null && isAlive(pid) && isPostgresOn(pid, folder)) {
    await endLeftBehind(pid, connectTo(port ?? 0), folder)
    return
  }
  rmSync(path)
}
