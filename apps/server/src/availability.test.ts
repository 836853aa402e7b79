import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesToFillIn, filledIn } from './testing/availability/filled-in.ts'
import {
  type HighlyAvailableInstallation,
  startHighlyAvailableInstallation,
} from './testing/availability/highly-available-installation.ts'
import { openPage } from './testing/availability/open-page.ts'
import { type Probe, startProbe } from './testing/availability/probe.ts'
import { missingOf, programs } from './testing/availability/programs.ts'
import type { Service } from './testing/availability/service.ts'
import type { Counts } from './testing/faults/journal.ts'
import { type LifeOfClaim, liveClaim } from './testing/faults/lives.ts'
import { type Person, signUp, startLoad, untilMailed } from './testing/faults/load.ts'
import { violationsOf } from './testing/faults/verify-lives.ts'
import { isLongTest } from './testing/long-tests.ts'

/** Kills of each part. */
const rounds = Number(process.env.TEST_ROUNDS ?? 10)
const longestWithoutWriting = 30_000
const longestWithoutReading = 5_000
const missing = missingOf(['etcd-server', 'etcd-client', 'patroni', 'haproxy', 'pgbouncer', 'nginx', 'postgresql'])
const skipped = isLongTest
  ? missing.length > 0 && `not there: ${missing.join(', ')}`
  : 'only npm run test:operations runs it'

/** Final statuses of the claims: without and with a payment of what was agreed. */
const agreed: ClaimStatus = 'RESOLUTION_ACCEPTED'
const paid: ClaimStatus = 'RESOLVED_IN_FAVOUR_OF_PLANTIFF'

describe('the files of an installation that may lose any part', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redress-files-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const ports = ['PRIMARY', 'REPLICA', 'POOLER', 'NGINX', 'PGBOUNCER', 'POSTGRESQL', 'PATRONI'].map(
    name => `${name}_PORT`,
  )
  const ofEach = ['POSTGRESQL', 'PATRONI', 'PGBOUNCER', 'API'].flatMap(name =>
    [1, 2, 3].map(number => `${name}_PORT_${number}`),
  )
  const values = {
    ...{
      ADDRESS: '127.0.0.1',
      FOLDER: folder,
      NAME: 'one',
      WATCHDOG: 'required',
      NETWORK: '127.0.0.1/32',
      ETCD_HOSTS: '127.0.0.1:2379',
    },
    ...{ SUPERUSER_PASSWORD: 'a', REPLICATION_PASSWORD: 'b', REWIND_PASSWORD: 'c', DATABASE_PASSWORD: 'd' },
    ...{ POSTGRESQL_PROGRAMS: '/usr/bin', REPOSITORY: folder },
    ...Object.fromEntries([...ports, ...ofEach].map((name, index) => [name, 20_000 + index])),
  }
  const write = (name: string, change: (content: string) => string) => {
    const path = join(folder, name)
    writeFileSync(path, change(filledIn(name, values)))
    return path
  }

  for (const { name, file, parameters, word } of [
    { name: 'haproxy', file: 'haproxy.cfg', parameters: ['-c', '-f'], word: 'option httpchk' },
    { name: 'nginx', file: 'nginx.conf', parameters: ['-t', '-c'], word: 'proxy_pass' },
  ] as const) {
    const absent = missingOf([name]).length > 0
    test.skipIf(absent)(`can be read by ${name}${absent ? ', SKIPPED: it is not installed' : ''}`, () => {
      const read = (path: string) => spawnSync(programs[name], [...parameters, path], { encoding: 'utf8' })
      const { status, stderr } = read(write(file, content => content))
      expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
      expect(read(write(file, content => content.replace(word, `${word}s`))).status).not.toBe(0)
    })
  }

  test.each(readdirSync(filesToFillIn))('%s asks for nothing that is not said of all of them', name => {
    expect(filledIn(name, values)).not.toContain('${')
    expect(() => filledIn(name, {})).toThrow(`${name} asks for `)
  })
})

interface Killable {
  kill(): Promise<void>
  restart(): Promise<void>
}

describe.skipIf(skipped)(`any part may be lost${skipped ? `, SKIPPED: ${skipped}` : ''}`, () => {
  const counts: Counts = { acts: 0, unknown: 0, replayed: 0, broken: 0 }
  const lives: LifeOfClaim[] = []
  let installation: HighlyAvailableInstallation
  beforeAll(async () => {
    installation = await startHighlyAvailableInstallation({
      SUBMISSION_FEE: '0',
      UNRESOLVED_CLAIMS_LIMIT: '1000000',
      REQUESTS_PER_MINUTE: '12000',
      EVENT_LOOP_DELAY_LIMIT: 'PT0S',
    })
  }, 300_000)
  afterAll(() => installation?.stop())

  const restartable = (service: { start(): void; kill(): Promise<void> }): Killable => ({
    kill: () => service.kill(),
    async restart() {
      service.start()
      await installation.database.whole()
    },
  })
  const processOf = (find: () => HighlyAvailableInstallation['worker']): Killable => ({
    kill: async () => void (await find().end('SIGKILL')),
    async restart() {
      find().start()
      await find().ready()
    },
  })
  /** Connections stay open without answers, until the watchdog resets the machine. */
  const silenced = (service: Service): Killable => ({
    kill: async () => service.fallSilent(),
    async restart() {
      await service.kill()
      service.start()
      await installation.database.whole()
    },
  })
  const parts: Readonly<Record<string, (round: number) => Promise<Killable>>> = {
    'the primary PostgreSQL, with its Patroni': async () => restartable(await installation.database.primary()),
    'the primary PostgreSQL, whose machine falls silent and is reset': async () =>
      silenced(await installation.database.primary()),
    'the leader of etcd': async () => restartable(await installation.database.leader()),
    'a pgBouncer': async round => restartable(installation.database.poolers[round % 2 === 0 ? 0 : 1]),
    'a process that serves': async round => processOf(() => installation.processes.api[round % 2 === 0 ? 0 : 1]),
    'the process that works': async () => processOf(() => installation.worker),
  }

  /** Writes an increasing number, and records the last acknowledged one. */
  function writer(person: Person) {
    let sequence = 0
    let acknowledged = 0
    const probe = startProbe(async signal => {
      const city = String(++sequence)
      const { status } = await fetch(`${installation.url}/v1/users`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', cookie: person.cookie() },
        body: JSON.stringify({ city }),
        signal,
      })
      if (status === 401) await person.get('/v1/auth')
      if (status === 200) acknowledged = Number(city)
      return status === 200
    })
    return { probe, acknowledged: () => acknowledged }
  }

  const reader = (): Probe =>
    startProbe(async signal => (await fetch(`${installation.url}/v1/search?term=roof`, { signal })).status === 200)

  /** Pays agreed sums, one claim after the other; returns a function that stops it and returns the number paid. */
  function startPaying(defendant: Person): () => Promise<number> {
    let isOver = false
    let count = 0
    const paying = (async () => {
      const wallet = await openLocalWallet(installation.processes.chainUrl)
      while (!isOver) {
        const life = lives.find(({ status }) => status === agreed)
        if (!life) {
          await delay(100)
          continue
        }
        const { data } = await defendant.post<PartyClaim>(`/v1/claims/${life.id}/resolve`)
        await wallet.pay(data.paymentLink ?? '')
        life.status = paid
        count++
      }
    })()
    paying.catch(() => undefined)
    return async () => {
      isOver = true
      await paying
      return count
    }
  }

  test('and nothing acknowledged is lost, done twice or left undone', { timeout: 7_200_000 }, async () => {
    const { url, processes } = installation
    const joined = () => signUp(url, processes.inbox, counts)
    const [defendant, first, second] = [await joined(), await joined(), await joined()]
    const [whoWrites, whoLooks] = [await joined(), await joined()]
    for (const each of [whoWrites, whoLooks]) await each.get('/v1/auth')
    await using running = new AsyncDisposableStack()
    const path = '/dashboard/claims/my-claims'
    const page = await openPage({ url, path, cookie: whoLooks.cookie() }, running)
    const stopLoad = startLoad([first, second], defendant, lives)
    const stopPaying = startPaying(defendant)
    const writing = writer(whoWrites)
    const reading = reader()
    const table = Object.fromEntries(
      Object.keys(parts).map(name => [name, { write: [] as number[], read: [] as number[] }]),
    )
    for (let round = 0; round < rounds; round++) {
      for (const [name, find] of Object.entries(parts)) {
        const begun = lives.length
        await expect.poll(() => lives.length, { timeout: 120_000 }).toBeGreaterThan(begun + 1)
        const part = await find(round)
        const killedAt = performance.now()
        await part.kill()
        const seen = liveClaim({ plaintiff: whoLooks, defendant }, lives)
        const gone = performance.now()
        for (const probe of [writing.probe, reading])
          await expect.poll(() => probe.hasSucceededSince(gone), { timeout: 120_000 }).toBe(true)
        // New claims are filed while the part is down.
        const before = lives.length
        await expect.poll(() => lives.length, { timeout: 120_000 }).toBeGreaterThan(before + 2)
        const [write, read] = [writing.probe, reading].map(probe => Math.round(probe.longestGapSince(killedAt)))
        table[name]?.write.push(write ?? 0)
        table[name]?.read.push(read ?? 0)
        process.stdout.write(`${name}: ${write} ms without writing, ${read} ms without reading\n`)
        await part.restart()
        await seen
        const newest = lives.findLast(({ plaintiff }) => plaintiff === whoLooks)
        const row = page.getByRole('row').filter({
          has: page.locator(`[href*="${newest?.id}"]`),
          hasText: /Resolution Accepted|Resolved In Favour/,
        })
        await expect.poll(() => row.count()).toBe(1)
      }
    }
    await stopLoad()
    const payments = await stopPaying()
    await writing.probe.stop()
    await reading.stop()
    expect(await untilMailed(lives, processes.inbox, performance.now())).toBeLessThan(120_000)
    for (const { id, status } of lives.filter(each => each.status === paid)) {
      const claim = async () => (await defendant.get<PartyClaim>(`/v1/claims/${id}`)).data
      await expect.poll(async () => (await claim()).status, { timeout: 120_000 }).toBe(status)
      expect((await claim()).payments.filter(payment => payment.status === 'paid')).toHaveLength(1)
    }
    const violations: string[] = []
    for (const life of lives) violations.push(...(await violationsOf(life)))
    expect(violations).toEqual([])
    for (const { stranger, status } of lives) {
      const letters = () => processes.inbox.mail.filter(({ to }) => to?.[0]?.address === stranger)
      const different = () => new Set(letters().map(({ messageId }) => messageId)).size
      // A second mail reports the payment. It arrives half a minute later if the worker that was sending it was
      // killed.
      await expect.poll(different, { timeout: 120_000 }).toBe(status === paid ? 2 : 1)
    }
    const { data: account } = await whoWrites.get<{ city: string }>('/v1/auth')
    expect(Number(account.city)).toBeGreaterThanOrEqual(writing.acknowledged())
    expect(counts.broken).toBe(0)
    const seconds = (milliseconds: readonly number[]) => {
      const sorted = [...milliseconds].sort((one, other) => one - other)
      const shown = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map(each => ((each ?? 0) / 1_000).toFixed(1))
      return `${shown.join(' (')})`
    }
    const rows = Object.entries(table).map(
      ([name, { write, read }]) => `| ${name} | ${write.length} | ${seconds(write)} | ${seconds(read)} | nothing |\n`,
    )
    const totals = { ...counts, claims: lives.length, payments, writes: writing.acknowledged() }
    process.stdout.write(`${rows.join('')}${JSON.stringify(totals)}\n`)
    for (const [name, { write, read }] of Object.entries(table)) {
      expect(Math.max(...write), `writing without ${name}`).toBeLessThan(longestWithoutWriting)
      expect(Math.max(...read), `reading without ${name}`).toBeLessThan(longestWithoutReading)
    }
  })
})
