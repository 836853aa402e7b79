import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { median } from '../percentile.ts'
import { type Asked, askedOf } from './asked.ts'
import { type Load, load, type Target } from './load.ts'
import { type Preparation, type PreparedInstallation, prepareInstallation } from './prepared-installation.ts'
import { expectSameShape } from './same-answers.ts'
import { countStatements, type StatementCounts } from './statement-counts.ts'

interface Options extends Preparation {
  /** How long each is measured in each round. */
  readonly seconds: number
}

interface Compared {
  readonly asked: Asked
  readonly product: Target
  readonly bare: Target
  readonly counts: StatementCounts
  readonly bareCounts: StatementCounts
  readonly loads: { readonly product: Load; readonly bare: Load }[]
}

const rounds = 3

/** Measures hot answers of the product beside those of a server that does nothing else, in turns; prints a table. */
export async function compareAnswers({ seconds, ...preparation }: Options): Promise<void> {
  await using running = new AsyncDisposableStack()
  const installation = await prepareInstallation(preparation, running)
  const bareServer = await startBareServer(installation, running)
  const compared: Compared[] = []
  for (const asked of askedOf(installation)) {
    const product = await targetOf({ ...installation, path: asked.path }, asked, installation)
    const bare = await targetOf({ ...bareServer, path: asked.barePath ?? asked.path }, asked, installation)
    if (!asked.isUnchanged) expectSameShape(asked.what, await bodyOf(product), await bodyOf(bare))
    const [counts, bareCounts] = [await countsOf(installation, product), await countsOf(installation, bare)]
    compared.push({ asked, product, bare, counts, bareCounts, loads: [] })
  }
  for (const { product, bare } of compared) for (const each of [product, bare]) await load(each, 1)
  for (let round = 0; round < rounds; round++) {
    for (const { product, bare, loads } of compared)
      loads.push({ product: await load(product, seconds), bare: await load(bare, seconds) })
  }
  print(compared)
}

/** A process that answers. */
interface Server {
  readonly url: string
  readonly pid: number
}

async function startBareServer({ databaseUrl }: PreparedInstallation, running: AsyncDisposableStack): Promise<Server> {
  const child = spawn('node', [join(import.meta.dirname, '../bare/server.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.defer(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  })
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), pid: child.pid ?? 0 }
}

export async function targetOf(
  { url: origin, pid, path }: Server & { readonly path: string },
  asked: Pick<Asked, 'isSignedIn' | 'isUnchanged'>,
  { cookie, pid: installation }: PreparedInstallation,
): Promise<Target> {
  const [url, processes] = [`${origin}${path}`, [pid, installation] as const]
  const headers = asked.isSignedIn ? { cookie } : {}
  if (!asked.isUnchanged) return { url, headers, processes, status: 200 }
  const tag = (await fetch(url, { headers })).headers.get('etag') ?? ''
  return { url, headers: { ...headers, 'if-none-match': tag }, processes, status: 304 }
}

export const bodyOf = async ({ url, headers }: Pick<Target, 'url' | 'headers'>): Promise<string> =>
  (await fetch(url, { headers })).text()

const countsOf = ({ databaseUrl }: PreparedInstallation, target: Target) =>
  countStatements(databaseUrl, () => bodyOf(target))

/** Of one request, in milliseconds. */
const cpu = ({ serverCpu, databaseCpu }: Pick<Load, 'serverCpu' | 'databaseCpu'>): string =>
  `${serverCpu.toFixed(2)} + ${databaseCpu.toFixed(2)}`

const cost = ({ statements, rows, pages }: StatementCounts): string => `${statements} / ${rows} / ${pages}`

function print(compared: readonly Compared[]): void {
  console.log(
    '| what | product, per second | bare | share | CPU ms, server + database | bare | share of CPU | p50, ms | bare | p95, ms | bare | statements / rows / pages | bare |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|')
  for (const { asked, loads, counts, bareCounts } of compared) {
    const of = (side: 'product' | 'bare', value: keyof Load) => median(loads.map(each => each[side][value]))
    const share = median(loads.map(({ product, bare }) => product.perSecond / bare.perSecond))
    const total = (side: 'product' | 'bare') => of(side, 'serverCpu') + of(side, 'databaseCpu')
    const cells = [
      asked.what,
      Math.round(of('product', 'perSecond')),
      Math.round(of('bare', 'perSecond')),
      share.toFixed(2),
      ...(['product', 'bare'] as const).map(side =>
        cpu({ serverCpu: of(side, 'serverCpu'), databaseCpu: of(side, 'databaseCpu') }),
      ),
      (total('bare') / total('product')).toFixed(2),
      ...(['p50', 'p95'] as const).flatMap(each => [of('product', each), of('bare', each)].map(ms => ms.toFixed(0))),
      cost(counts),
      cost(bareCounts),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  const refused = compared.flatMap(({ loads }) => loads.flatMap(({ product, bare }) => [product.refused, bare.refused]))
  console.log(
    `Refused in all rounds, because there was too much to do: ${refused.reduce((sum, each) => sum + each, 0)}`,
  )
}
