import { withClient } from '../../apps/server/src/testing/with-client.ts'
import { type Filed, fileClaim, send } from '../answers/file-claim.ts'
import { type PreparedInstallation, prepareInstallation } from '../answers/prepared-installation.ts'
import { type SignedInPerson, signInPeople } from '../answers/signed-in-people.ts'
import { median, percentile } from '../percentile.ts'

interface Options {
  readonly claims: number
  readonly kept?: string | undefined
  readonly seconds: number
}

const rounds = 3
/** How many act at once. */
const crowds = [1, 8, 32] as const
const pairs = 8
const actsOfPair = 12

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

interface Round {
  readonly perSecond: number
  /** Of one claim, in milliseconds. */
  readonly p95: number
  /** Of one claim, jobs and mail included. */
  readonly work: Work
}

async function fileAtOnce(
  { url, databaseUrl }: PreparedInstallation,
  people: readonly SignedInPerson[],
  seconds: number,
): Promise<Round> {
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

interface Pair {
  readonly plaintiff: SignedInPerson
  readonly defendant: SignedInPerson
  readonly filed: readonly Filed[]
}

async function filedBetween(url: string, plaintiff: SignedInPerson, defendant: SignedInPerson): Promise<Pair> {
  const filed: Filed[] = []
  for (let count = 0; count < actsOfPair; count++) {
    const claim = await fileClaim(url, plaintiff.cookie, { email: defendant.email })
    await send({
      method: 'POST',
      url: `${url}/v1/claims/defendants/${claim.defendantId}/takeover`,
      cookie: defendant.cookie,
    })
    filed.push(claim)
  }
  return { plaintiff, defendant, filed }
}

interface Act {
  readonly path: string
  readonly by: 'plaintiff' | 'defendant'
  readonly body?: object
}

const acts: readonly Act[] = [
  { path: 'dispute', by: 'defendant', body: { disputeReason: 'Legal', disputeExplanation: 'It was delivered.' } },
  {
    path: 'propose-resolution',
    by: 'defendant',
    body: { value: 1_000, winningParty: 'Plaintiff', costOwner: 'Defendant' },
  },
  { path: 'accept-resolution', by: 'plaintiff' },
]

/**
 * How many claims are filed a second by one and by many, what each costs PostgreSQL, and how fast a claim of eight pairs
 * of people is disputed, and an offer made and accepted. Prints tables.
 */
export async function measureActs({ claims, kept, seconds }: Options): Promise<void> {
  await using running = new AsyncDisposableStack()
  const installation = await prepareInstallation({ claims, kept, settings: { DISPUTE_FEE: '0' } }, running)
  const { url, databaseUrl } = installation
  const people = await signInPeople(databaseUrl, Math.max(...crowds))

  console.log('| filing at once | a second | p95 of one, ms | statements of one | transactions | fsyncs |')
  console.log('|---|---|---|---|---|---|')
  await fileAtOnce(installation, people, seconds)
  for (const crowd of crowds) {
    const measured: Round[] = []
    for (let round = 0; round < rounds; round++)
      measured.push(await fileAtOnce(installation, people.slice(0, crowd), seconds))
    const of = (value: (round: Round) => number) => median(measured.map(value)).toFixed(1)
    const cells = [of(each => each.perSecond), of(each => each.p95), of(each => each.work.statements)]
    console.log(
      `| ${[crowd, ...cells, of(each => each.work.transactions), of(each => each.work.fsyncs)].join(' | ')} |`,
    )
  }

  const [own = [], others = []] = [people.slice(0, pairs), people.slice(pairs, 2 * pairs)]
  const filed = await Promise.all(
    own.map((plaintiff, index) => filedBetween(url, plaintiff, others[index] as SignedInPerson)),
  )
  console.log(`\n| of ${pairs} pairs at once | a second | p95, ms |`)
  console.log('|---|---|---|')
  for (const { path, by, body } of acts) {
    const times: number[] = []
    const begun = performance.now()
    await Promise.all(
      filed.map(async pair => {
        for (const claim of pair.filed) {
          const start = performance.now()
          await send({ method: 'POST', url: `${claim.url}/${path}`, cookie: pair[by].cookie, body })
          times.push(performance.now() - start)
        }
      }),
    )
    const perSecond = times.length / ((performance.now() - begun) / 1_000)
    const p95 = percentile(
      times.toSorted((one, other) => one - other),
      0.95,
    )
    console.log(`| ${path} | ${perSecond.toFixed(0)} | ${p95.toFixed(0)} |`)
  }
}
