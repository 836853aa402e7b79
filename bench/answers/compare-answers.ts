import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryOf } from '../../apps/server/src/testing/faults/processes.ts'
import { type Asked, loginsOf, pagesOf } from './asked.ts'
import { changeEverything, coldPagesOf } from './cold-pages.ts'
import { type Compared, printAnswers, printMemory, sharesOf } from './comparison.ts'
import { load, warmUp } from './load.ts'
import { givePasswords } from './people-with-passwords.ts'
import { plotShares } from './plot-shares.ts'
import { type Preparation, type PreparedInstallation, prepareInstallation } from './prepared-installation.ts'
import { expectSameShape } from './same-answers.ts'
import { ask, countKinds, kindsOf, type Server, type Target, targetOf } from './target.ts'

interface Options extends Preparation {
  /** About how long each is measured in each round. */
  readonly seconds: number
  /** Where the shares are drawn. */
  readonly plot?: string | undefined
}

interface Measured extends Compared {
  readonly targets: { readonly product: Target; readonly bare: Target }
  /** How many requests of each are sent in each round. */
  readonly amounts: { readonly product: number; readonly bare: number }
}

const rounds = 3

/** Measures hot answers of the product beside those of a server that does nothing else, in turns; prints tables. */
export async function compareAnswers({ seconds, plot, ...preparation }: Options): Promise<void> {
  await using running = new AsyncDisposableStack()
  const installation = await prepareInstallation(preparation, running)
  const bareServer = await startBareServer(installation, running)
  const memory = () => ({ product: residentOf(installation.pid), bare: residentOf(bareServer.pid) })
  const login = loginsOf(await givePasswords(installation.databaseUrl))
  const before = memory()
  const measured: Measured[] = []
  for (const asked of [...(await coldPagesOf(installation)), ...pagesOf(installation), login])
    measured.push(await prepare(asked, { installation, bareServer, seconds }))
  for (let round = 0; round < rounds; round++) {
    for (const { asked, targets, amounts, loads } of measured) {
      if (asked.isCold) await changeEverything(installation.databaseUrl)
      const product = await load(targets.product, amounts.product, round)
      loads.push({ product, bare: await load(targets.bare, amounts.bare, round) })
    }
  }
  for (const isCold of [true, false]) {
    console.log(isCold ? 'Each by or about somebody else, all of it new:' : 'By one person, again and again:')
    printAnswers(measured.filter(({ asked }) => (asked.isCold ?? false) === isCold))
  }
  printMemory(before, memory())
  if (plot !== undefined) writeFileSync(plot, plotShares(sharesOf(measured)))
}

/** Expects that both answer the same, and counts and warms up what is to be measured. */
async function prepare(
  asked: Asked,
  {
    installation,
    bareServer,
    seconds,
  }: { readonly installation: PreparedInstallation; readonly bareServer: Server; readonly seconds: number },
): Promise<Measured> {
  const atBare = { ...asked, requests: asked.requests.map(each => ({ ...each, path: each.barePath ?? each.path })) }
  const product = await targetOf(installation, asked, installation)
  const bare = await targetOf(bareServer, atBare, installation)
  const [kinds, bareKinds] = [kindsOf(product), kindsOf(bare)]
  if (asked.isCold) await changeEverything(installation.databaseUrl)
  for (const [index, request] of asked.isUnchanged ? [] : kinds.entries()) {
    const [one, other] = [await ask(product, request), await ask(bare, bareKinds[index] ?? request)]
    expectSameShape(request.kind, one, other)
  }
  const { databaseUrl } = installation
  const counts = { product: await countKinds(product, databaseUrl), bare: await countKinds(bare, databaseUrl) }
  const amountOf = async (target: Target) =>
    Math.min(await warmUp(target, seconds), asked.isCold ? target.requests.length : Infinity)
  const amounts = { product: await amountOf(product), bare: await amountOf(bare) }
  return { asked, targets: { product, bare }, counts, amounts, loads: [] }
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

/** Only Linux tells; elsewhere it is not a number. */
const residentOf = (pid: number): number => (process.platform === 'linux' ? memoryOf(pid) : Number.NaN)
