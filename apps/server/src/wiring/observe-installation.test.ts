import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from '../operator/backup/back-up.ts'
import { checkBackup } from '../operator/backup/check-backup.ts'
import { createLog } from '../platform/observability/log.ts'
import { freePorts } from '../testing/free-ports.ts'
import { days, hours } from '../testing/movable-clock.ts'
import { canMount, mountSmallDisk } from '../testing/small-disk.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'redress-observed-'))

function certificateFor(validDays: number): { key: Buffer; cert: Buffer; end: number } {
  const [key, cert] = [join(folder, `${validDays}.key`), join(folder, `${validDays}.pem`)]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=redress.example']
  execFileSync('openssl', [...request, '-days', String(validDays), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const content = readFileSync(cert)
  return { key: readFileSync(key), cert: content, end: Date.parse(new X509Certificate(content).validTo) }
}
const first = certificateFor(30)
const site = createServer(first)

let server: TestServer
let metricsPort: number
beforeAll(async () => {
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  metricsPort = await freePorts(1)
  server = await startTestServer({
    METRICS_PORT: String(metricsPort),
    PUBLIC_URL: `https://127.0.0.1:${(site.address() as AddressInfo).port}`,
  })
})
afterAll(async () => {
  await server.stop()
  site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Value of a metric, or `undefined` if there is none. */
async function numberOf(name: string): Promise<number | undefined> {
  const told = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const line = told.split('\n').find(each => each.startsWith(`${name} `) || each.startsWith(`${name}{`))
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')))
}

describe('the age of the newest backup, and of the newest that was restored', () => {
  const surroundings = () => ({
    settings: server.context.settings,
    log: createLog('silent'),
    signal: new AbortController().signal,
  })
  const ages = async () => ({
    written: await numberOf('redress_backup_age'),
    restored: await numberOf('redress_backup_restored_age'),
  })
  const letPass = (interval: string) =>
    sql`update backup_moments set moment = moment - ${interval}::interval`.execute(server.context.database)
  const [backups, aMinute, aDay] = [join(folder, 'backups'), 60, 86_400]

  test('are told from the first on, grow, and are of the newest', async () => {
    expect(await ages()).toEqual({ written: undefined, restored: undefined })
    const file = join(folder, 'redress-2026-01-01T000000Z.tar.gz')
    expect(await backUp(surroundings(), file)).toMatchObject({ ok: true })
    expect(await ages()).toEqual({ written: expect.closeTo(0, -2), restored: undefined })

    // Newest by name; the other file is no valid backup.
    execFileSync('sh', [
      '-c',
      `mkdir ${backups} && cp ${file} ${backups} && : > ${backups}/redress-2025-01-01T000000Z.tar.gz`,
    ])
    expect(await checkBackup(surroundings(), backups)).toEqual({
      ok: true,
      text: expect.stringMatching(/redress-2026-01-01T000000Z\.tar\.gz can be restored: the state of .*\.$/),
    })
    await letPass('3 days')
    expect(await ages()).toEqual({
      written: expect.closeTo(3 * aDay, -3),
      restored: expect.closeTo(3 * aDay, -3),
    })

    expect(await backUp(surroundings(), join(folder, 'later'))).toMatchObject({ ok: true })
    const { written = Number.NaN, restored } = await ages()
    expect(written).toBeLessThan(10 * aMinute)
    expect(restored).toBeGreaterThan(2 * aDay)
  })

  test('stay as they were where a backup cannot be restored or written', async () => {
    await letPass('9 days')
    expect(await checkBackup(surroundings(), join(folder, 'absent'))).toMatchObject({ ok: false })
    expect(await backUp(surroundings(), join(folder, 'later'))).toMatchObject({ ok: false })
    const { written, restored } = await ages()
    expect(written).toBeGreaterThan(8 * aDay)
    expect(restored).toBeGreaterThan(8 * aDay)
  })
})

const mounts = canMount()
test.skipIf(!mounts)(`free disk${mounts ? '' : ', SKIPPED: no disk can be mounted here'}`, async () => {
  const disk = mountSmallDisk(join(server.context.settings.DATA_DIR, 'documents'), 4)
  try {
    const free = () => numberOf('redress_disk_free')
    expect(await numberOf('redress_disk_size')).toBe(4 * 1024 ** 2)
    expect(await free()).toBe(4 * 1024 ** 2)
    disk.fill()
    expect(await free()).toBe(0)
  } finally {
    disk.makeRoom()
    disk.remove()
  }
})

test('connections to PostgreSQL, of those that it allows', async () => {
  const { rows } = await sql<{ max_connections: string }>`show max_connections`.execute(server.context.database)
  const allowed = await numberOf('redress_database_connections_allowed')
  expect(allowed).toBeLessThan(Number(rows[0]?.max_connections))
  const used = () => numberOf('redress_database_connections')
  const before = (await used()) ?? Number.NaN
  const clients = Array.from({ length: 10 }, () => new pg.Client(server.context.settings.DATABASE_URL))
  try {
    await Promise.all(clients.map(client => client.connect()))
    // Other tests open and close connections to the same PostgreSQL.
    await expect.poll(used).toBeGreaterThan(before + 5)
  } finally {
    await Promise.all(clients.map(client => client.end()))
  }
})

test('for how long the certificate is valid, which is read once an hour', async () => {
  const remaining = () => numberOf('redress_certificate_remaining')
  const secondsUntil = (end: number) => (end - server.clock.now().getTime()) / 1_000
  expect(await remaining()).toBe(secondsUntil(first.end))
  const renewed = certificateFor(90)
  site.setSecureContext(renewed)
  server.clock.advance(hours(1) - 1)
  expect(await remaining()).toBe(secondsUntil(first.end))
  server.clock.advance(1)
  expect(await remaining()).toBe(secondsUntil(renewed.end))
  server.clock.advance(days(400))
  expect(await remaining()).toBeLessThan(0)
})
