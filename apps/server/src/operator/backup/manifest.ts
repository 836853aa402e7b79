import { z } from 'zod'
import { haveOtherBaseline, unknownMigrations } from '../../platform/database/migrate.ts'
import { WrongSetting } from '../../platform/settings.ts'
import { DamagedArchive } from '../archive/damaged-archive.ts'

/** First file of a backup; the others are read by it. */
export const manifestName = 'redress.json'
const newestFormat = 1

/** Folder names inside a backup. */
export const folders = { tables: 'database', jobs: 'jobs', documents: 'documents', chain: 'chain' } as const
export const keyName = 'secret.key'

const manifest = z.object({
  format: z.literal(newestFormat),
  moment: z.iso.datetime(),
  /** Names of the applied migrations, in order. A restore runs them to create the tables. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1).readonly() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
  /** True if `SECRET_KEY` came from the settings, so that the backup has no key file. */
  isKeySet: z.boolean(),
})
export type Manifest = z.output<typeof manifest>

/** Totals of a backup, written at its end. */
const totals = z.object({
  rows: z.number(),
  jobs: z.number(),
  documents: z.number(),
  documentBytes: z.number(),
  /** Keys of documents whose file was missing or altered. */
  damaged: z.array(z.string()),
})
export type Totals = z.output<typeof totals>

export const newManifest = (facts: Omit<Manifest, 'format'>): Manifest => ({ format: newestFormat, ...facts })

/** @throws WrongSetting with one line if the backup is of a newer version or another schema; DamagedArchive */
export function parseManifest(content: Record<string, unknown>): Manifest {
  const { format } = content
  const migrations: readonly string[] = Array.isArray(content.migrations) ? content.migrations : []
  if (haveOtherBaseline(migrations))
    throw new WrongSetting(
      `The backup is of another version from before the first release (it has ${migrations.at(-1)}). Restore it with the version that made it.`,
    )
  const [unknown] = unknownMigrations(migrations)
  if (unknown !== undefined || (typeof format === 'number' && format > newestFormat)) {
    const reason = unknown === undefined ? `its format is ${format}` : `it has ${unknown}`
    throw new WrongSetting(
      `The backup is newer than this version: ${reason}. Restore it with the version that made it, or a newer one.`,
    )
  }
  const parsed = manifest.safeParse(content)
  if (!parsed.success) throw new DamagedArchive({ cause: parsed.error })
  return parsed.data
}

export function parseTotals(content: object): Totals {
  const parsed = totals.safeParse(content)
  if (!parsed.success) throw new DamagedArchive({ cause: parsed.error })
  return parsed.data
}
