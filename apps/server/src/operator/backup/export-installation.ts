import { createHash } from 'node:crypto'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { keptFiles } from '@redress/localnet/kept-files.ts'
import { type DocumentStorage, StorageUnavailable } from '../../adapters/storage/document-storage.ts'
import { listStoredFiles, type StoredFileFacts } from '../../claims/documents/stored-files.ts'
import { holdBackupLock } from '../../platform/database/backup-lock.ts'
import { copyOut, listTables, readSequences } from '../../platform/database/copy-tables.ts'
import { appliedMigrations, refuseOthers } from '../../platform/database/migrate.ts'
import { openSingleConnection, type SingleConnection } from '../../platform/database/single-connection.ts'
import { copyJobsOut } from '../../platform/jobs/kept-jobs.ts'
import { keyFileIn } from '../../platform/secret-key.ts'
import { type Settings, WrongSetting } from '../../platform/settings.ts'
import type { ArchiveEntry } from '../archive/tar.ts'
import { folders, keyName, type Manifest, manifestName, newManifest, type Totals } from './manifest.ts'

/** Bytes read from the database at once and held in memory. */
const partBytes = 1024 * 1024

async function* of(content: Buffer) {
  yield content
}

/** Splits a stream of unknown length into archive entries of known length. */
async function* partsOf(folder: string, content: AsyncIterable<Buffer>): AsyncGenerator<ArchiveEntry> {
  let number = 0
  let held: Buffer[] = []
  let size = 0
  const part = (): ArchiveEntry => {
    const whole = Buffer.concat(held)
    held = []
    size = 0
    return { name: `${folder}/${String(++number).padStart(6, '0')}`, size: whole.length, content: of(whole) }
  }
  for await (const chunk of content) {
    held.push(chunk)
    size += chunk.length
    if (size >= partBytes) yield part()
  }
  if (size > 0) yield part()
}

/** Document with exactly its recorded size; `onDamage` is called if size or digest differ. */
async function* documentOf({ key, size, sha256 }: StoredFileFacts, content: Readable, onDamage: () => void) {
  const digest = createHash('sha256')
  let left = size
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      const part = chunk.subarray(0, left)
      digest.update(chunk)
      left -= part.length
      if (part.length > 0) yield part
    }
  } catch (cause) {
    throw new StorageUnavailable(`the document ${key} could not be read (${(cause as Error).message})`, { cause })
  }
  if (digest.digest('hex') !== sha256) onDamage()
  for (; left > 0; left -= Math.min(left, partBytes)) yield Buffer.alloc(Math.min(left, partBytes))
}

/** Archive entry with the file's current size, even if the file grows. */
function fileEntry(name: string, path: string): ArchiveEntry {
  const { size } = statSync(path)
  return { name, size, content: size > 0 ? createReadStream(path, { end: size - 1 }) : of(Buffer.alloc(0)) }
}

/**
 * Describes the database for the manifest.
 * @throws WrongSetting with one line if a newer version has migrated it, or none has
 */
async function describe({ client, database }: SingleConnection, isKeySet: boolean): Promise<Manifest> {
  const migrations = await appliedMigrations(database)
  refuseOthers(migrations)
  if (migrations.length === 0) throw new WrongSetting('There is nothing to back up: no server has used the database.')
  const { rows } = await client.query<{ moment: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment`,
  )
  return newManifest({
    moment: rows[0]?.moment ?? '',
    migrations,
    tables: await listTables(client),
    sequences: await readSequences(client),
    isKeySet,
  })
}

export interface ExportedInstallation {
  readonly settings: Settings
  readonly databaseUrl: string
  readonly storage: DocumentStorage
}

export interface Export {
  readonly manifest: Manifest
  readonly entries: AsyncIterable<ArchiveEntry>
  /** Complete after the last entry. */
  readonly totals: Totals
}

/**
 * Exports a consistent snapshot of an installation, taken now; `running` ends it. Later writes are not included, and
 * deletions wait until the snapshot has been read.
 */
export async function exportInstallation(
  { settings, databaseUrl, storage }: ExportedInstallation,
  running: AsyncDisposableStack,
): Promise<Export> {
  const connection = await openSingleConnection(databaseUrl, running)
  const { client, database } = connection
  await holdBackupLock(client)
  await client.query('begin isolation level repeatable read read only')
  const manifest = await describe(connection, settings.SECRET_KEY !== undefined)
  const totals: Totals = { rows: 0, jobs: 0, documents: 0, documentBytes: 0, damaged: [] }

  async function* tables() {
    for (const table of manifest.tables) {
      const rows = copyOut(client, table)
      yield* partsOf(`${folders.tables}/${table.name}`, rows)
      totals.rows += rows.rowCount
    }
    const jobs = await copyJobsOut(client)
    if (jobs) yield* partsOf(folders.jobs, jobs)
    totals.jobs = jobs?.rowCount ?? 0
  }

  async function* documents(): AsyncGenerator<ArchiveEntry> {
    for await (const file of listStoredFiles(database)) {
      const { key, size } = file
      const content = await storage.read(key)
      if (!content) {
        totals.damaged.push(key)
        continue
      }
      totals.documents++
      totals.documentBytes += size
      const onDamage = () => void totals.damaged.push(key)
      yield { name: `${folders.documents}/${key}`, size, content: documentOf(file, content, onDamage) }
    }
  }

  async function* entries(): AsyncGenerator<ArchiveEntry> {
    const described = Buffer.from(JSON.stringify(manifest))
    yield { name: manifestName, size: described.length, content: of(described) }
    const keyFile = keyFileIn(settings.DATA_DIR)
    if (!manifest.isKeySet && existsSync(keyFile)) yield fileEntry(keyName, keyFile)
    yield* tables()
    yield* documents()
    // The chain comes last, because it may be ahead of the database, which reads missing transactions again.
    for (const name of settings.SOLANA_RPC_URL ? [] : keptFiles) {
      const path = join(settings.DATA_DIR, 'chain', name)
      if (existsSync(path)) yield fileEntry(`${folders.chain}/${name}`, path)
    }
  }

  return { manifest, entries: entries(), totals }
}
