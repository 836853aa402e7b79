import { withClient } from '../../apps/server/src/testing/with-client.ts'
import { fileClaim } from '../answers/file-claim.ts'
import type { PreparedInstallation } from '../answers/prepared-installation.ts'
import type { SignedInPerson } from '../answers/signed-in-people.ts'
import { percentile } from '../percentile.ts'

/** Work of PostgreSQL so far, including background processes. */
interface Work {
  readonly statements: number
  readonly transactions: number
  /** Calls of fsync for the write-ahead log. */
  readonly fsyncs: number
}

const workSoFar = (databaseUrl: string): Promise<Work> =>
  withClient(databaseUrl, async client => {
    const { rows } = await client.query<Work>(
      `select (select sum(calls) from pg_stat_statements)::int as statements,
         (select sum(xact_commit + xact_rollback) from pg_stat_database)::int as transactions,
         (select sum(fsyncs) from pg_stat_io where object = 'wal')::int as fsyncs`,
    )
    if (!rows[0]) throw new Error('PostgreSQL tells nothing of its work')
    return rows[0]
  })

export interface Filing {
  readonly perSecond: number
  /** 95th percentile for one claim, which is five calls, in milliseconds. */
  readonly p95: number
  /** Work for one claim, including jobs and mail. */
  readonly work: Work
}

/**
 * Every person files one claim after the other, without pauses.
 * @throws if a call fails
 */
export async function fileAtOnce(
  { url, databaseUrl }: Pick<PreparedInstallation, 'url' | 'databaseUrl'>,
  people: readonly SignedInPerson[],
  seconds: number,
): Promise<Filing> {
  const times: number[] = []
  const before = await workSoFar(databaseUrl)
  const begun = performance.now()
  await Promise.all(
    people.map(async ({ cookie }) => {
      while (performance.now() < begun + seconds * 1_000) {
        const start = performance.now()
        await fileClaim(url, cookie, { email: `${crypto.randomUUID()}@example.net` })
        times.push(performance.now() - start)
      }
    }),
  )
  const perSecond = times.length / ((performance.now() - begun) / 1_000)
  const after = await workSoFar(databaseUrl)
  const ofOne = (kind: keyof Work) => (after[kind] - before[kind]) / times.length
  const work = { statements: ofOne('statements'), transactions: ofOne('transactions'), fsyncs: ofOne('fsyncs') }
  return {
    perSecond,
    p95: percentile(
      times.toSorted((one, other) => one - other),
      0.95,
    ),
    work,
  }
}
