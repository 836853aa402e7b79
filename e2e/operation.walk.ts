import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { expect, test } from '@playwright/test'
import { join, logIn, person } from './accounts/accounts.ts'
import { type Installation, startInstallation } from './installation/installation.ts'
import { withDeadlinesAllTheTime } from './installation/stored-claims.ts'

/** Files that other users may read or write. Traversing folders is allowed, because PostgreSQL's user has to. */
const openToOthers = (folder: string): string[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map(name => ({ name, stats: lstatSync(joinPath(folder, name)) }))
    .filter(({ stats }) => !stats.isSymbolicLink() && stats.mode & 0o066)
    .map(({ name }) => name)

test('all data survives Ctrl-C and a second start, and is nobody else’s to read', async ({ browser }) => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), 'redress-operation-'))
  const who = person('Lea', 'Wolf', 'Austria')
  try {
    const first = await startInstallation({ dataDir })
    const before = await browser.newPage({ baseURL: first.url })
    await join(before, first, who)
    await before.goto('/dashboard/create-claim')
    await expect(before.getByRole('heading', { level: 1 })).toHaveText('Defendant(s)')
    const claimUrl = new URL(before.url()).pathname
    expect(openToOthers(dataDir)).toEqual([])
    expect(await first.stop()).toBe(0)

    for (const folder of ['documents', 'mail']) chmodSync(joinPath(dataDir, folder), 0o755)
    const second = await startInstallation({ dataDir })
    const after = await browser.newPage({ baseURL: second.url })
    await logIn(after, who)
    await after.goto('/dashboard/create-claim')
    await expect(after).toHaveURL(new RegExp(`${claimUrl}$`))
    const mails = (await (await fetch(`${second.mailUrl}/email`)).json()) as unknown[]
    expect(mails.length).toBeGreaterThan(0)
    expect(openToOthers(dataDir)).toEqual([])
    expect(await second.stop()).toBe(0)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('sample data of past days is created beside a server that looks at deadlines all the time', async () => {
  const installation = await startInstallation()
  await withDeadlinesAllTheTime(installation, installation.seed())
  expect(await installation.stop()).toBe(0)
})

const ps = (...parameters: string[]) => execFileSync('ps', parameters, { encoding: 'utf8' }).trim().split('\n')

/** A process and all that it brought along. */
function familyOf(pid: number): number[] {
  const rows = ps('-eo', 'ppid=,pid=').map(row => row.trim().split(/\s+/).map(Number))
  const family = [pid]
  for (const parent of family) family.push(...rows.filter(([ppid]) => ppid === parent).map(([, child = 0]) => child))
  return family
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const childOf = (pid: number): number => Number(ps('-o', 'pid=', '--ppid', String(pid))[0])

const stops: [name: string, send: (installation: Installation) => void][] = [
  ['Ctrl-C, which every process in the terminal gets', ({ pid }) => process.kill(-pid, 'SIGINT')],
  ['SIGTERM to all of them', ({ pid }) => process.kill(-pid, 'SIGTERM')],
  ['SIGTERM to npm', ({ pid }) => process.kill(pid, 'SIGTERM')],
  ['SIGTERM to the server', ({ pid }) => process.kill(childOf(pid), 'SIGTERM')],
]

for (const [name, send] of stops) {
  test(`what \`npm start\` started ends wholly by ${name}`, async () => {
    const dataDir = mkdtempSync(joinPath(tmpdir(), 'redress-operation-'))
    const installation = await startInstallation({ dataDir, byNpm: true })
    const family = familyOf(installation.pid)
    expect(family.length, 'npm, the server, two companions, PostgreSQL and its own').toBeGreaterThan(5)
    send(installation)
    expect(await installation.ended).toBe(0)
    expect(family.filter(isAlive)).toEqual([])
    expect(existsSync(joinPath(dataDir, 'database/data/postmaster.pid'))).toBe(false)
    rmSync(dataDir, { recursive: true })
  })
}

test('what `npm start` started ends wholly by itself when npm is killed', async () => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), 'redress-operation-'))
  const installation = await startInstallation({ dataDir, byNpm: true })
  const family = familyOf(installation.pid)
  process.kill(installation.pid, 'SIGKILL')
  expect(await installation.ended).toBe('SIGKILL')
  await expect(() => expect(family.filter(isAlive)).toEqual([])).toPass()
  expect(existsSync(joinPath(dataDir, 'database/data/postmaster.pid'))).toBe(false)
  rmSync(dataDir, { recursive: true })
})

test('a second Ctrl-C does not wait for what is under way', async () => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), 'redress-operation-'))
  const installation = await startInstallation({ dataDir, settings: { DRAIN_SECONDS: '3600' } })
  const { hostname, port } = new URL(installation.url)
  const unfinished = connect(Number(port), hostname)
  unfinished.on('error', () => undefined)
  unfinished.write('POST /v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n')
  unfinished.write('Content-Length: 10\r\n\r\n{')
  await fetch(installation.url)
  const family = familyOf(installation.pid)
  process.kill(installation.pid, 'SIGINT')
  const isRefused = () =>
    fetch(installation.url).then(
      () => false,
      () => true,
    )
  await expect.poll(isRefused, 'it takes no more connections').toBe(true)
  // Two presses are further apart than what npm passes on of one.
  await expect(async () => {
    if (isAlive(installation.pid)) process.kill(installation.pid, 'SIGINT')
    expect(isAlive(installation.pid)).toBe(false)
  }).toPass()
  expect(await installation.ended).toBe(130)
  await expect(() => expect(family.filter(isAlive)).toEqual([])).toPass()
  rmSync(dataDir, { recursive: true })
})
