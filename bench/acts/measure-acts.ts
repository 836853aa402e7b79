import { type Filed, fileClaim, send } from '../answers/file-claim.ts'
import { prepareInstallation } from '../answers/prepared-installation.ts'
import { type SignedInPerson, signInPeople } from '../answers/signed-in-people.ts'
import { median, percentile } from '../percentile.ts'
import { type Filing, fileAtOnce } from './file-at-once.ts'

interface Options {
  readonly claims: number
  readonly kept?: string | undefined
  readonly seconds: number
}

const rounds = 3
/** Numbers of concurrent plaintiffs. */
const crowds = [1, 8, 32] as const
const pairs = 8
const actsOfPair = 12

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
 * Measures claims filed per second, by one and by many plaintiffs, and their cost in PostgreSQL; and the latency of
 * disputes, offers and acceptances with eight pairs. Prints tables.
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
    const measured: Filing[] = []
    for (let round = 0; round < rounds; round++)
      measured.push(await fileAtOnce(installation, people.slice(0, crowd), seconds))
    const of = (value: (round: Filing) => number) => median(measured.map(value)).toFixed(1)
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
