import type { Filing } from '../acts/file-at-once.ts'
import { type Asked, firstSearchesOf, pagesOf, searchesOf } from '../answers/asked.ts'
import { type Load, load, warmUp } from '../answers/load.ts'
import { type PreparedInstallation, prepareInstallation } from '../answers/prepared-installation.ts'
import { signInPeople } from '../answers/signed-in-people.ts'
import type { StatementCounts } from '../answers/statement-counts.ts'
import { countKinds, type Target, targetOf } from '../answers/target.ts'
import { median } from '../percentile.ts'
import { fileAgainstCompany, fileClaims } from './file-claims.ts'
import { measureOwnClaims } from './list-own-claims.ts'
import { creditPayments } from './pay-claims.ts'
import { printStorage } from './storage.ts'

interface Options {
  readonly sizes: readonly number[]
  readonly kept?: string | undefined
  readonly seconds: number
}

interface Sized {
  readonly claims: number
  readonly installation: PreparedInstallation
}

interface Measured {
  readonly target: Target
  readonly amount: number
  readonly counts: StatementCounts | undefined
  readonly loads: Load[]
}

const rounds = 3
const clients = 16
const payments = 100

/** How many search at once. */
const searchers = 2

const askedOf = async (installation: PreparedInstallation): Promise<readonly Asked[]> => [
  ...pagesOf(installation),
  searchesOf(installation),
  await firstSearchesOf(installation),
]

/**
 * Measures the same calls of installations with more and more claims, in turns: what an answer costs, how fast claims are
 * filed and payments credited, and what all of it takes on the disk. Prints tables.
 */
export async function compareSizes({ sizes, kept, seconds }: Options): Promise<void> {
  await using running = new AsyncDisposableStack()
  const compared: Sized[] = []
  for (const claims of sizes)
    compared.push({ claims, installation: await prepareInstallation({ claims, kept }, running) })
  for (const { claims, installation } of compared) await printStorage(claims, installation.databaseUrl)
  await compareAnswers(compared, seconds)
  for (const { claims, installation } of compared) await measureOwnClaims(claims, installation)
  await compareFiling(compared, seconds)
}

async function compareAnswers(compared: readonly Sized[], seconds: number): Promise<void> {
  const heads = compared.map(({ claims }) => `${claims}: per second, p50, p95 ms | CPU ms, server + database | pages |`)
  console.log(`| what | ${heads.join(' ')} p95 of the last, of the one before |`)
  console.log(`|---|${compared.map(() => '---|---|---|').join('')}---|`)
  const [first] = compared
  const count = (first ? await askedOf(first.installation) : []).length
  for (let index = 0; index < count; index++) {
    const measured: (Measured & { readonly what: string })[] = []
    for (const { installation } of compared) {
      const asked = (await askedOf(installation))[index]
      if (!asked) continue
      const target = await targetOf(installation, asked, installation)
      const [counts] = (await countKinds(target, installation.databaseUrl)).values()
      const loaded = asked.isSearch ? { ...target, connections: searchers } : target
      measured.push({ what: asked.what, target: loaded, amount: await warmUp(loaded, seconds), counts, loads: [] })
    }
    for (let round = 0; round < rounds; round++)
      for (const { target, amount, loads } of measured) loads.push(await load(target, amount, round))
    const of = ({ loads }: Measured, value: Exclude<keyof Load, 'kinds'>) => median(loads.map(each => each[value]))
    const cells = measured.flatMap(each => [
      `${of(each, 'perSecond').toFixed(0)}, ${of(each, 'p50').toFixed(0)}, ${of(each, 'p95').toFixed(0)}`,
      `${of(each, 'serverCpu').toFixed(2)} + ${of(each, 'databaseCpu').toFixed(2)}`,
      each.counts?.pages ?? '',
    ])
    const [before, last] = measured.slice(-2).map(each => of(each, 'p95'))
    console.log(`| ${[measured[0]?.what, ...cells, ((last ?? 0) / (before ?? 1)).toFixed(2)].join(' | ')} |`)
  }
}

/** With and without the triggers that note for whom something has changed, in turns. */
async function compareFiling(compared: readonly Sized[], seconds: number): Promise<void> {
  console.log(
    `| claims | filed per second by ${clients} clients | p95 of one claim, ms | without noting changes | ms | payments credited per second | one claim against the most named company, ms |`,
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const { claims, installation } of compared) {
    const people = await signInPeople(installation.databaseUrl, clients)
    const filings = { noted: [] as Filing[], unnoted: [] as Filing[] }
    for (let round = 0; round < rounds; round++)
      for (const kind of ['noted', 'unnoted'] as const)
        filings[kind].push(await fileClaims(installation, { people, seconds, isNoted: kind === 'noted' }))
    const cells = (['noted', 'unnoted'] as const).flatMap(kind => [
      median(filings[kind].map(({ perSecond }) => perSecond)).toFixed(1),
      median(filings[kind].map(({ p95 }) => p95)).toFixed(0),
    ])
    const credited = await creditPayments(installation, { people, payments })
    const [person] = people
    const company = person && (await fileAgainstCompany(installation, person))
    const named = `${company?.median.toFixed(0)} (named by ${company?.claims})`
    console.log(`| ${[claims, ...cells, credited.toFixed(1), named].join(' | ')} |`)
  }
}
