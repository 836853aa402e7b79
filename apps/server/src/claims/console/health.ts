import type { InstallationHealth, InstallationPart } from '@redress/contract/figures.ts'
import { sql } from 'kysely'
import manifest from '../../../../../package.json' with { type: 'json' }
import type { Context } from '../../adapters/context.ts'
import { readBackupAges } from '../../platform/database/backup-moments.ts'
import { countConnections } from '../../platform/database/connections-used.ts'
import { appliedMigrations } from '../../platform/database/migrate.ts'
import { readJobBacklog } from '../../platform/jobs/job-backlog.ts'
import { readFreeDisks } from '../../platform/observability/free-disks.ts'
import { findOverdue } from '../act/deadline-repository.ts'

/** Time-out of each check in milliseconds. The page waits for the slowest check. */
const patienceMilliseconds = 5_000

/** Health checks, which reject if the part does not work; `null` if the installation does not have the part. */
const questions = ({
  database,
  jobs,
  mail,
  chain,
  storage,
  scanner,
}: Context): Record<InstallationPart, (() => Promise<unknown>) | null> => ({
  database: () => sql`select 1`.execute(database),
  queue: () => jobs.givenUp(database),
  mail: () => mail.check(),
  chain: () => chain.genesisHash(),
  storage: () => storage.check(),
  scanner: scanner && (() => scanner.isInfected(import.meta.filename)),
})

async function inTime(ask: () => Promise<unknown>): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`no answer within ${patienceMilliseconds / 1_000} s`)),
    patienceMilliseconds,
  )
  try {
    await Promise.race([ask(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

async function stateOf([part, ask]: [string, (() => Promise<unknown>) | null]): Promise<
  InstallationHealth['parts'][number]
> {
  const name = part as InstallationPart
  if (ask === null) return { part: name, state: 'not used', says: null }
  try {
    await inTime(ask)
    return { part: name, state: 'works', says: null }
  } catch (error) {
    return { part: name, state: 'fails', says: error instanceof Error ? error.message : String(error) }
  }
}

/** How the installation is, with each of its parts asked now. */
export async function installationHealth(context: Context): Promise<InstallationHealth> {
  const { database, settings, clock } = context
  const parts = await Promise.all(Object.entries(questions(context)).map(stateOf))
  const backlog = await readJobBacklog(database)
  const ages = new Map((await readBackupAges(database)).map(({ kind, seconds }) => [kind, seconds]))
  return {
    version: manifest.version,
    migration: (await appliedMigrations(database)).at(-1) ?? '',
    parts,
    connections: await countConnections(database),
    jobs: {
      waiting: backlog.waiting.reduce((sum, { count }) => sum + count, 0),
      oldestSeconds: Math.max(0, ...backlog.waiting.map(({ oldestSeconds }) => oldestSeconds)),
      failed: backlog.givenUp,
    },
    overdueDeadlines: (await findOverdue(database, clock.now())).count,
    disks: await readFreeDisks(settings.DATA_DIR),
    backups: { writtenSeconds: ages.get('written') ?? null, restoredSeconds: ages.get('restored') ?? null },
  }
}
