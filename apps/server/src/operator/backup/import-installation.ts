import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { keptFiles } from '@redress/localnet/kept-files.ts'
import { readInstallation, readStoredFileFacts } from '../../claims/documents/stored-files.ts'
import { copyIn, setSequences } from '../../platform/database/copy-tables.ts'
import type { Connection } from '../../platform/database/database.ts'
import { migrateWithin } from '../../platform/database/migrate.ts'
import type { SingleConnection } from '../../platform/database/single-connection.ts'
import { bringJobsBack, copyJobsIn } from '../../platform/jobs/kept-jobs.ts'
import { keyFileIn } from '../../platform/secret-key.ts'
import { DamagedArchive } from '../archive/damaged-archive.ts'
import type { ArchiveEntry } from '../archive/tar.ts'
import { folders, keyName, type Manifest, manifestName, type Totals } from './manifest.ts'
import type { RestoreTarget } from './restore-target.ts'

async function write(stream: Writable, { content }: ArchiveEntry): Promise<void> {
  for await (const part of content) {
    if (stream.errored) throw stream.errored
    if (!stream.write(part)) await once(stream, 'drain')
  }
}

/** Fills tables one after the other from their parts. */
function tableFiller(open: (folder: string) => Promise<Writable>) {
  let current: { readonly folder: string; readonly stream: Writable } | null = null
  const close = async () => {
    const closing = current
    current = null
    if (!closing) return
    closing.stream.end()
    await finished(closing.stream)
  }
  return {
    async take(entry: ArchiveEntry) {
      const folder = dirname(entry.name)
      if (current?.folder !== folder) {
        await close()
        const stream = await open(folder)
        // The next write reports the error.
        stream.on('error', () => undefined)
        current = { folder, stream }
      }
      await write(current.stream, entry)
    },
    close,
    /** Aborts the current COPY, so that the connection can be used again. */
    abandon() {
      current?.stream.destroy()
    },
  }
}

async function writeFile(path: string, { content }: ArchiveEntry): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await pipeline(Readable.from(content), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
}

/** Stores a document; returns true if it matches its row. */
async function storeDocument(
  target: RestoreTarget,
  database: Connection,
  key: string,
  entry: ArchiveEntry,
): Promise<boolean> {
  const facts = await readStoredFileFacts(database, key)
  if (!facts) throw new DamagedArchive()
  const digest = createHash('sha256')
  async function* digested() {
    for await (const part of entry.content) {
      digest.update(part)
      yield part
    }
  }
  await target.storeDocument(key, Readable.from(digested(), { objectMode: false }))
  return digest.digest('hex') === facts.sha256
}

export interface Backup {
  readonly manifest: Manifest
  readonly totals: Totals
  readonly entries: AsyncIterable<ArchiveEntry>
}

/** Imports a backup into an empty target, in the transaction of its connection, which the caller commits. */
export async function importInstallation(
  target: RestoreTarget,
  { client, database }: SingleConnection,
  { manifest, totals, entries }: Backup,
  signal: AbortSignal,
): Promise<void> {
  await migrateWithin(database, manifest.migrations.at(-1))
  const filler = tableFiller(async folder => {
    if (folder === folders.jobs) return copyJobsIn(client)
    const table = manifest.tables.find(({ name }) => `${folders.tables}/${name}` === folder)
    if (!table) throw new DamagedArchive()
    return copyIn(client, table)
  })
  let documents = 0
  const damaged: string[] = []

  async function take(entry: ArchiveEntry): Promise<void> {
    const [folder, name] = entry.name.split('/')
    if (folder === folders.tables || folder === folders.jobs) return filler.take(entry)
    await filler.close()
    if (folder === folders.documents) {
      documents++
      const key = entry.name.slice(folders.documents.length + 1)
      if (!(await storeDocument(target, database, key, entry))) damaged.push(key)
    } else if (entry.name === keyName) {
      await writeFile(keyFileIn(target.folder), entry)
    } else if (folder === folders.chain && keptFiles.some(each => each === name)) {
      await writeFile(join(target.folder, entry.name), entry)
    } else if (entry.name !== manifestName) {
      throw new DamagedArchive()
    }
  }

  try {
    for await (const entry of entries) {
      signal.throwIfAborted()
      await take(entry)
    }
    await filler.close()
  } catch (error) {
    filler.abandon()
    throw error
  }
  // Every document must match its row, apart from those recorded as damaged.
  if (documents !== totals.documents || !damaged.every(key => totals.damaged.includes(key))) throw new DamagedArchive()
  await setSequences(client, manifest.sequences)
  if (totals.jobs > 0) await bringJobsBack(client, target.databaseUrl)
  await migrateWithin(database)
  await target.keepInstallationId(await readInstallation(database))
  await client.query('analyze')
  signal.throwIfAborted()
}
