import { withClient } from '../../apps/server/src/testing/with-client.ts'
import { fileClaim } from '../answers/file-claim.ts'
import type { PreparedInstallation } from '../answers/prepared-installation.ts'
import type { SignedInPerson } from '../answers/signed-in-people.ts'
import { percentile } from '../percentile.ts'

/** What PostgreSQL has done so far, with all that works in the background. */
interface Work {
  readonly statements: number
  readonly transactions: number
  /** Of its log. */
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
  /** Of one claim, which is five calls, in milliseconds. */
  readonly p95: number
  /** Of one claim, jobs and mail included. */
  readonly work: Work
}

/** Each of these people files one claim after the other, as fast as they are answered. @throws where a call fails */
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
