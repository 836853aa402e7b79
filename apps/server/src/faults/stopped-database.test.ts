import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../local/embedded-database.ts'
import { createLog } from '../platform/observability/log.ts'
import { type DatabaseGate, startDatabaseGate } from '../testing/database-gate.ts'
import type { Counts } from '../testing/faults/journal.ts'
import { type KillableInstallation, startKillableInstallation } from '../testing/faults/killable-installation.ts'
import type { LifeOfClaim } from '../testing/faults/lives.ts'
import { type Person, signUp, startLoad, untilMailed } from '../testing/faults/load.ts'
import { treeOf } from '../testing/faults/processes.ts'
import { untilReady } from '../testing/faults/until-ready.ts'
import { violationsOf } from '../testing/faults/verify-lives.ts'
import { type Inbox, startInbox } from '../testing/inbox.ts'
import { isLongTest } from '../testing/long-tests.ts'
import { testDraws } from '../testing/test-seed.ts'

/** `npm run test:faults` runs the long form. */
const run = isLongTest
  ? { awayMilliseconds: 60_000, cuts: 500, plaintiffs: 6, databaseTimeout: 10_000 }
  : { awayMilliseconds: 2_500, cuts: 10, plaintiffs: 2, databaseTimeout: 3_000 }
/** Upper bound of an answer: connection timeout, statement timeout, and slack for a busy machine. */
const longestAnswer = 5_000 + run.databaseTimeout + 1_000 + 5_000

let folder: string
const startDatabase = () => startEmbeddedDatabase(folder, { log: createLog('silent'), isForTests: true })

let inbox: Inbox
let database: EmbeddedDatabase
let gate: DatabaseGate
let installation: KillableInstallation
let defendant: Person
let people: Person[]
const counts: Counts = { acts: 0, unknown: 0, replayed: 0, broken: 0 }
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redress-stopped-'))
  inbox = await startInbox()
  database = await startDatabase()
  gate = await startDatabaseGate(database.connectionString)
  installation = await startKillableInstallation({
    DATABASE_URL: gate.databaseUrl,
    DATABASE_TIMEOUT: `PT${run.databaseTimeout / 1_000}S`,
    SMTP_URL: inbox.url,
    SUBMISSION_FEE: '0',
    UNRESOLVED_CLAIMS_LIMIT: '1000000',
    REQUESTS_PER_MINUTE: '1000000',
    EVENT_LOOP_DELAY_LIMIT: 'PT0S',
  })
  await untilReady(installation, performance.now())
  const signUpOne = () => signUp(installation.url, inbox, counts)
  defendant = await signUpOne()
  people = await Promise.all(Array.from({ length: run.plaintiffs }, signUpOne))
  // Establishes the session.
  await defendant.get('/v1/claims')
})
afterAll(async () => {
  await installation.stop()
  await gate.shut()
  await database.stop()
  await inbox.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs an act while people file claims. Afterwards every acknowledged act is present and every mail has arrived. */
async function underLoad(act: () => Promise<void>): Promise<void> {
  const lives: LifeOfClaim[] = []
  const stopLoad = startLoad(people, defendant, lives)
  try {
    await act()
    await untilReady(installation, performance.now())
  } finally {
    await stopLoad()
  }
  await untilMailed(lives, inbox, performance.now())
  expect(lives.length).toBeGreaterThan(0)
  const violations: string[] = []
  for (const life of lives) violations.push(...(await violationsOf(life)))
  expect(violations).toEqual([])
  expect(counts.broken).toBe(0)
  expect(installation.starts()).toEqual({ count: 1, failed: [] })
}

const paths = ['/v1/search?term=roof', '/v1/auth', '/v1/claims']

/** Sends requests while the database is down, as people who retry. */
async function askMeanwhile(): Promise<void> {
  const end = performance.now() + run.awayMilliseconds
  const answers: Promise<object>[] = []
  while (performance.now() < end) {
    const begun = performance.now()
    const path = paths[answers.length % paths.length] ?? '/'
    const asked = fetch(`${installation.url}${path}`, { headers: { cookie: defendant.cookie() } })
    answers.push(
      asked.then(({ status, headers }) => ({
        status,
        saysWhen: headers.has('retry-after'),
        isInTime: performance.now() - begun < longestAnswer,
      })),
    )
    await delay(200)
  }
  for (const answer of await Promise.all(answers)) {
    expect(answer).toEqual({ status: 503, saysWhen: true, isInTime: true })
  }
}

function signalDatabase(signal: NodeJS.Signals): void {
  const [postmaster] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
  for (const { pid } of treeOf(Number(postmaster))) process.kill(pid, signal)
}

const seconds = run.awayMilliseconds / 1_000
const longest = run.awayMilliseconds + 240_000
describe(`a database that is away for ${seconds} s, under load: 503 with Retry-After, all goes on, nothing twice`, () => {
  test('it is halted: what is connected stays so, and nothing comes back', { timeout: longest }, () =>
    underLoad(async () => {
      signalDatabase('SIGSTOP')
      try {
        await askMeanwhile()
      } finally {
        signalDatabase('SIGCONT')
      }
    }),
  )

  test('it is stopped, and nobody listens at its port', { timeout: longest }, () =>
    underLoad(async () => {
      await database.stop()
      await gate.shut()
      try {
        await askMeanwhile()
      } finally {
        database = await startDatabase()
        gate.leadTo(database.connectionString)
        await gate.open()
      }
    }),
  )
})

test(`nothing happens twice where all connections to it are cut ${run.cuts} times, under load`, {
  timeout: 480_000,
}, async () => {
  const before = { ...counts }
  await underLoad(async () => {
    const draws = testDraws()
    for (let cut = 0; cut < run.cuts; cut++) {
      await delay(50 + draws.next() * 150)
      gate.cut()
    }
  })
  const [acts, unknown, replayed] = [
    counts.acts - before.acts,
    counts.unknown - before.unknown,
    counts.replayed - before.replayed,
  ]
  if (isLongTest)
    process.stdout.write(
      `${run.cuts} cuts of all connections: ${acts} acts, ${unknown} with an unknown outcome, ${replayed} of them had acted, none twice\n`,
    )
  expect(unknown).toBeGreaterThan(0)
})
