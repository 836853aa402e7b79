import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runningEmbeddedDatabase } from '../../local/embedded-database.ts'
import { type KillableInstallation, startKillableInstallation } from '../../testing/faults/killable-installation.ts'
import type { LifeOfClaim } from '../../testing/faults/lives.ts'
import { signUp, startLoad } from '../../testing/faults/load.ts'
import { untilReady } from '../../testing/faults/until-ready.ts'
import { type KnownLife, knownNow, violationsIn } from '../../testing/faults/verify-restored.ts'
import { type Inbox, startInbox } from '../../testing/inbox.ts'
import { isLongTest } from '../../testing/long-tests.ts'

/** `npm run test:faults` runs the long form. */
const run = isLongTest ? { backups: 20, plaintiffs: 8 } : { backups: 2, plaintiffs: 2 }
const passphrase = 'of some length or other'

const folder = mkdtempSync(join(tmpdir(), 'redress-under-load-'))
const targetOf = (index: number) => join(folder, `restored-${index}`)
const fileOf = (index: number) => join(folder, `backup-${index}`)

let inbox: Inbox
let installation: KillableInstallation
const lives: LifeOfClaim[] = []
/** Acknowledged state before each backup began. */
const known: KnownLife[][] = []

function start(verb: 'write' | 'restore', path: string, dataDir: string, more: object = {}) {
  const script = join(import.meta.dirname, '../main.ts')
  const env = { PATH: process.env.PATH, TMPDIR: tmpdir(), DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...more }
  return spawn(process.execPath, [script, 'backup', verb, path], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Output of a command that must succeed. */
async function done(...given: Parameters<typeof start>): Promise<string> {
  const child = start(...given)
  const [output, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
  return output
}

const settings = () => ({
  SMTP_URL: inbox.url,
  SUBMISSION_FEE: '0',
  UNRESOLVED_CLAIMS_LIMIT: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  REQUESTS_AT_ONCE: '100000',
  EVENT_LOOP_DELAY_LIMIT: 'PT0S',
})

beforeAll(async () => {
  inbox = await startInbox()
  installation = await startKillableInstallation(settings())
  const counts = { acts: 0, unknown: 0, replayed: 0, broken: 0 }
  await untilReady(installation, performance.now())
  const defendant = await signUp(installation.url, inbox, counts)
  const plaintiffs = Array.from({ length: run.plaintiffs }, () => signUp(installation.url, inbox, counts))
  const stopLoad = startLoad(await Promise.all(plaintiffs), defendant, lives)
  for (let index = 0; index < run.backups; index++) {
    // New claims are filed before each backup.
    const before = lives.length
    await vi.waitUntil(() => lives.length > before + run.plaintiffs, { timeout: 240_000 })
    known.push(knownNow(lives))
    await done('write', fileOf(index), installation.folder, index === 1 ? { BACKUP_PASSPHRASE: passphrase } : {})
  }
  await stopLoad()
}, 900_000)
afterAll(async () => {
  await installation.stop()
  await inbox.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Files that other users of the machine may read or write. */
const openToOthers = (at: string): string[] =>
  readdirSync(at, { encoding: 'utf8', recursive: true }).filter(name => statSync(join(at, name)).mode & 0o066)

describe('a backup that was made while people went on', () => {
  test('has all that was acknowledged before, and is consistent', { timeout: 600_000 }, async () => {
    for (const [index, before] of known.entries()) {
      const dataDir = targetOf(index)
      const printed = await done('restore', fileOf(index), dataDir, { BACKUP_PASSPHRASE: passphrase })
      expect(printed).toMatch(/^Restored the state of [\d-]+ [\d:]+ UTC: [\d,]+ rows, [\d,]+ documents? \(.*\), and /)
      expect(openToOthers(dataDir)).toEqual([])
      const restored = await startKillableInstallation({ ...settings(), DATA_DIR: dataDir })
      try {
        await untilReady(restored, performance.now())
        const databaseUrl = runningEmbeddedDatabase(join(dataDir, 'database')) ?? ''
        expect(await violationsIn({ databaseUrl, folder: dataDir }, before)).toEqual([])
      } finally {
        await restored.stop()
      }
    }
  })

  test('loses no invitation: what had not gone out goes, as the same mail', async () => {
    const strangers = lives.filter(({ filedAt }) => filedAt !== null).map(({ stranger }) => stranger)
    const idsOf = (stranger: string) =>
      new Set(inbox.mail.filter(({ to }) => to?.[0]?.address === stranger).map(({ messageId }) => messageId))
    await expect.poll(() => strangers.filter(stranger => idsOf(stranger).size !== 1), { timeout: 90_000 }).toEqual([])
  })
})

describe('of an installation that is stopped', () => {
  test('a backup holds the same, and leaves it as it was', async () => {
    const [stopped, again] = [targetOf(0), join(folder, 'again')]
    const file = join(folder, 'stopped')
    const printed = await done('write', file, stopped)
    const counts = /: ([\d,]+ rows, [\d,]+ documents? \(.*?\))/
    expect(existsSync(join(stopped, 'database/connection'))).toBe(false)
    expect(counts.exec(await done('restore', file, again))?.[1]).toBe(counts.exec(printed)?.[1])
  })

  test('a restore that is killed leaves nothing that starts as if it were whole', async () => {
    const dataDir = mkdtempSync(join(folder, 'killed-'))
    const child = start('restore', fileOf(0), dataDir)
    const ended = once(child, 'exit')
    await expect.poll(() => existsSync(join(dataDir, 'restoring/database/connection')), { timeout: 120_000 }).toBe(true)
    child.kill('SIGKILL')
    await ended
    expect(readdirSync(dataDir)).toEqual(['restoring'])
    const second = start('restore', fileOf(0), dataDir)
    const [line, [code]] = await Promise.all([text(second.stderr), once(second, 'close')])
    expect({ code, line }).toEqual({
      code: 1,
      line: expect.stringMatching(
        /^.*restoring is of another restore\. Where that was ended by force, remove the folder\.\n$/,
      ),
    })
    await expect
      .poll(() => existsSync(join(dataDir, 'restoring/database/connection')), { timeout: 120_000 })
      .toBe(false)
    rmSync(join(dataDir, 'restoring'), { recursive: true })
    await done('restore', fileOf(0), dataDir)
  })
})
