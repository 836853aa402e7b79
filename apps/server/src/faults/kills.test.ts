import { cpus } from 'node:os'
import { join } from 'node:path'
import { gatherings, type NotificationTopic } from '@redress/domain/claim/notifications.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runningEmbeddedDatabase } from '../local/embedded-database.ts'
import {
  type KillableInstallation,
  startKillableInstallation,
  victims,
} from '../testing/faults/killable-installation.ts'
import { type KillReport, runKills } from '../testing/faults/run-kills.ts'
import { violationsOf } from '../testing/faults/verify-lives.ts'
import { type Inbox, startInbox } from '../testing/inbox.ts'
import { isLongTest } from '../testing/long-tests.ts'
import { aboutLetter, codeInText } from '../testing/redeem-codes.ts'

/** `npm run test:faults` runs the long form. */
const run = isLongTest
  ? { kills: Number(process.env.KILLS ?? 200), plaintiffs: 8, loadMilliseconds: 3_000, restAfter: 20 }
  : { kills: 4, plaintiffs: 3, loadMilliseconds: 500, restAfter: 4 }

/** Topic that is notified in the app only; its mail is the letter. */
const offered = 'CLAIM_CREATED' satisfies NotificationTopic

/** Topics mailed in digests: rendered when the mail is sent, and dropped if they are out of date by then. */
const gathered = Object.values(gatherings).flatMap(({ topics }): readonly NotificationTopic[] => topics)
/** Subject of the only digest topic that the simulated claims produce. */
const aboutOffer = / made an offer/

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)
const median = (numbers: readonly number[]): number => sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0
const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1)

let inbox: Inbox
let installation: KillableInstallation
let report: KillReport
beforeAll(async () => {
  inbox = await startInbox()
  installation = await startKillableInstallation({
    SMTP_URL: inbox.url,
    SUBMISSION_FEE: '0',
    UNRESOLVED_CLAIMS_LIMIT: '1000000',
    REQUESTS_PER_MINUTE: '1000000',
    EVENT_LOOP_DELAY_LIMIT: 'PT0S',
  })
  report = await runKills(installation, run, inbox)
}, 3_600_000)
afterAll(async () => {
  await installation.stop()
  await inbox.stop()
})

describe(`after ${run.kills} kills of server, database, companion and the whole tree, under load`, () => {
  test('every acknowledged act is there, each once, and every document has its bytes', {
    timeout: 600_000,
  }, async () => {
    expect(report.lives.length).toBeGreaterThan(0)
    const violations: string[] = []
    for (const life of report.lives) violations.push(...(await violationsOf(life)))
    expect(violations).toEqual([])
  })

  test('nothing was answered 500, and no start failed or hung', () => {
    expect(report.counts.broken).toBe(0)
    expect(installation.starts().failed).toEqual([])
  })

  test('every mail arrived, with the same id where it arrived twice', async () => {
    const database = new pg.Client(runningEmbeddedDatabase(join(installation.folder, 'database')) ?? '')
    await database.connect()
    const readOwed = async () => {
      const { rows } = await database.query<{ address: string; count: number }>(
        `select address, count(*)::int as count
        from notifications join emails using (user_id)
        where address like '%@example.org' and not (facts ->> 'topic' = '${offered}' and claim_id is null)
          and facts ->> 'topic' <> all($1) group by address`,
        [gathered],
      )
      return new Map(rows.map(({ address, count }) => [address, count]))
    }
    const readArrived = () => {
      const ids = new Map<string, Set<string>>()
      for (const { to, messageId = '', subject = '' } of inbox.mail) {
        const address = to?.[0]?.address ?? ''
        if (!/Confirm/.test(subject) && !aboutLetter.test(subject) && !aboutOffer.test(subject))
          ids.set(address, (ids.get(address) ?? new Set()).add(messageId))
      }
      return new Map(
        [...ids].filter(([address]) => address.endsWith('@example.org')).map(([at, set]) => [at, set.size]),
      )
    }
    await expect.poll(readArrived, { timeout: 90_000 }).toEqual(await readOwed())
    const readOverdue = async () =>
      (await database.query("select from gathered_mails where due_at < now() - interval '1 minute'")).rowCount
    await expect.poll(readOverdue, { timeout: 90_000 }).toBe(0)
    await database.end()
    for (const { stranger, filedAt } of report.lives) {
      const invitations = inbox.mail.filter(({ to }) => to?.[0]?.address === stranger)
      expect(new Set(invitations.map(({ messageId }) => messageId)).size).toBe(filedAt === null ? 0 : 1)
      // A retried letter may show a newer status of the claim, but has the same code.
      expect(new Set(invitations.map(({ text }) => codeInText.exec(text ?? '')?.[0])).size).toBe(
        filedAt === null ? 0 : 1,
      )
    }
  })

  test('it is ready again in seconds, and takes its work up within half a minute', () => {
    const { counts, ready, takenUp, lives } = report
    const all = victims.flatMap(victim => ready[victim])
    const ids = inbox.mail.map(({ messageId }) => messageId)
    const lines = [
      ...victims.map(
        victim =>
          `${victim}: ${ready[victim].length} kills, ready again after ${seconds(median(ready[victim]))} s (median), ${seconds(Math.max(...ready[victim]))} s (longest)`,
      ),
      `all: ${all.length} kills, ready again after ${seconds(median(all))} s (median); ${installation.starts().count} starts`,
      `mail: ${ids.length} arrived, ${ids.length - new Set(ids).size} of them twice; after a kill all was there in ${seconds(median(takenUp))} s (median), ${seconds(Math.max(...takenUp))} s (longest)`,
      `acts: ${counts.acts} in ${lives.length} claims, ${counts.unknown} with an unknown outcome, ${counts.replayed} of them had acted`,
      `machine: ${cpus().length} × ${cpus()[0]?.model}, ${new Date().toISOString().slice(0, 10)}`,
    ]
    if (isLongTest) process.stdout.write(`${lines.join('\n')}\n`)
    // Other tests compete for the machine, so the short form allows more.
    expect(median(all)).toBeLessThan(isLongTest ? 5_000 : 60_000)
    expect(Math.max(...takenUp)).toBeLessThan(isLongTest ? 30_000 : 60_000)
  })
})
