import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { memoryOf } from '../../apps/server/src/testing/faults/processes.ts'
import { type AskedOfBoth, loginsOf, pagesOf } from './asked.ts'
import { type Compared, printAnswers, printMemory } from './comparison.ts'
import { load, warmUp } from './load.ts'
import { pagesOfMany } from './pages-of-many.ts'
import { givePasswords } from './people-with-passwords.ts'
import { type Preparation, type PreparedInstallation, prepareInstallation } from './prepared-installation.ts'
import { expectSameShape } from './same-answers.ts'
import { ask, countKinds, type Server, type Target, targetOf } from './target.ts'

interface Options extends Preparation {
  /** Approximate duration of each case in each round. */
  readonly seconds: number
}

interface Measured extends Compared {
  readonly targets: { readonly product: Target; readonly bare: Target }
  /** Requests per round. */
  readonly amounts: { readonly product: number; readonly bare: number }
}

const rounds = 3

/** The product and the bare server, on one database. */
export interface Servers {
  readonly installation: PreparedInstallation
  readonly bareServer: Server
}

export async function startServers(preparation: Preparation, running: AsyncDisposableStack): Promise<Servers> {
  const installation = await prepareInstallation(preparation, running)
  return { installation, bareServer: await startBareServer(installation, running) }
}

export const askedOf = async (installation: PreparedInstallation): Promise<readonly AskedOfBoth[]> => [
  ...(await pagesOfMany(installation)),
  ...pagesOf(installation),
  loginsOf(await givePasswords(installation.databaseUrl)),
]

/** Measures the product against the bare server, in turns; prints tables. */
export async function compareAnswers({ seconds, ...preparation }: Options): Promise<void> {
  await using running = new AsyncDisposableStack()
  const servers = await startServers(preparation, running)
  const { installation, bareServer } = servers
  const memory = () => ({ product: residentOf(installation.pid), bare: residentOf(bareServer.pid) })
  const before = memory()
  const measured: Measured[] = []
  for (const asked of await askedOf(installation)) measured.push(await prepare(asked, servers, seconds))
  for (let round = 0; round < rounds; round++) {
    for (const { targets, amounts, loads } of measured) {
      const product = await load(targets.product, amounts.product, round)
      loads.push({ product, bare: await load(targets.bare, amounts.bare, round) })
    }
  }
  const [ofMany = [], others = []] = [true, false].map(isOfMany =>
    measured.filter(({ asked }) => (asked.isOfMany ?? false) === isOfMany),
  )
  console.log('Each by or about somebody else:')
  printAnswers(ofMany)
  console.log('By one person, again and again:')
  printAnswers(others)
  printMemory(before, memory())
}

/**
 * The answers to the measure's own person, who has claims of every status, are compared for all.
 *
 * @throws unless both servers answer alike what is asked
 */
export async function targetsOf(
  asked: AskedOfBoth,
  { installation, bareServer }: Servers,
): Promise<Measured['targets']> {
  const atBare = { ...asked, requests: asked.requests.map(each => ({ ...each, path: each.barePath ?? each.path })) }
  const product = await targetOf(installation, asked, installation)
  const bare = await targetOf(bareServer, atBare, installation)
  const [first, bareFirst] = [product.requests[0], bare.requests[0]]
  if (!first || !bareFirst) throw new Error(`Nobody asks for ${asked.what}`)
  if (!asked.isUnchanged && !asked.isOfMany)
    expectSameShape(asked.what, await ask(product, first), await ask(bare, bareFirst))
  return { product, bare }
}

/** Counts the statements of a case, and warms it up. */
async function prepare(asked: AskedOfBoth, servers: Servers, seconds: number): Promise<Measured> {
  const targets = await targetsOf(asked, servers)
  const { databaseUrl } = servers.installation
  const counts = {
    product: await countKinds(targets.product, databaseUrl),
    bare: await countKinds(targets.bare, databaseUrl),
  }
  return {
    asked,
    targets,
    counts,
    amounts: { product: await warmUp(targets.product, seconds), bare: await warmUp(targets.bare, seconds) },
    loads: [],
  }
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

/** Resident memory; NaN on other systems than Linux. */
const residentOf = (pid: number): number => (process.platform === 'linux' ? memoryOf(pid) : Number.NaN)
