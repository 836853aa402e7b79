import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { withClient } from '../../apps/server/src/testing/with-client.ts'
import { cpuOf } from '../answers/cpu.ts'
import { load, type Times, timesOf, warmUp } from '../answers/load.ts'
import { type PreparedInstallation, prepareInstallation, runStatements } from '../answers/prepared-installation.ts'
import { signInPeople } from '../answers/signed-in-people.ts'
import type { Target } from '../answers/target.ts'

interface Publication {
  readonly claims: number
  /** Whose notice period ends at one moment. */
  readonly due: number
}

const people = 32
const secondsBefore = 5
const pollMilliseconds = 250
/** The share after which the server is stopped. */
const stoppedAfter = 0.5

const waitingSql = 'select count(*)::int as count from deadlines where due_at <= now()'
const mailsSql = `select count(*)::int as count from pgboss.job where name in ('send-notification', 'send-invitation') and state = 'completed'`
const statementsSql = `
  select round(sum(calls))::int as count from pg_stat_statements
  where query !~* 'pgboss' and query !~ '^(begin|commit|rollback|savepoint|release)'`
const slowestSql = `
  select regexp_replace(left(query, 110), '\\s+', ' ', 'g') as query, calls::int, (total_exec_time + total_plan_time)::int as ms
  from pg_stat_statements order by total_exec_time + total_plan_time desc limit 12`
const functionsSql = `
  select funcname, calls::int, total_time::int as ms from pg_stat_user_functions order by total_time desc limit 8`

/** As the deadlines of one second have it: one for all. */
const jobSql = `
  insert into pgboss.job (name, data, retry_limit, expire_seconds, deletion_seconds, keep_until, policy, heartbeat_seconds)
  select name, jsonb_build_object('cause', gen_random_uuid()), retry_limit, expire_seconds, deletion_seconds,
    now() + interval '14 days', policy, heartbeat_seconds
  from pgboss.queue where name = 'apply-deadlines'`

const count = (databaseUrl: string, statement: string): Promise<number> =>
  withClient(databaseUrl, async client => (await client.query<{ count: number }>(statement)).rows[0]?.count ?? 0)

async function listsOf({ url, pid, databaseUrl }: PreparedInstallation): Promise<Target> {
  const asking = await signInPeople(databaseUrl, people)
  const requests = asking.map(
    ({ cookie }) => ({ kind: 'list', method: 'GET', path: '/v1/claims', headers: { cookie } }) as const,
  )
  return { url, requests, status: 200, connections: people, processes: [pid, pid] }
}

interface Progress {
  readonly published: number
  readonly seconds: number
}

/** Waits until so many are left to be published. */
async function publishedDownTo(databaseUrl: string, left: number, from: number): Promise<Progress> {
  const begun = performance.now()
  for (;;) {
    const waiting = await count(databaseUrl, waitingSql)
    if (waiting <= left) return { published: from - waiting, seconds: (performance.now() - begun) / 1_000 }
    await setTimeout(pollMilliseconds)
  }
}

const timesText = ({ p50, p95 }: Times) => `p50 ${Math.round(p50)}, p95 ${Math.round(p95)} ms`
const rateText = ({ published, seconds }: Progress) =>
  `${published} claims in ${seconds.toFixed(1)} s, ${(published / seconds).toFixed(1)} a second`

/** The sum of the lists that were asked for until an act has ended. */
async function askMeanwhile<Value>(target: Target, perRound: number, act: Promise<Value>) {
  let isOver = false
  act.finally(() => {
    isOver = true
  })
  const times: number[] = []
  for (let round = 0; !isOver; round++) {
    const { kinds } = await load(target, perRound, round)
    times.push(...[...kinds.values()].flat())
  }
  return { value: await act, times: timesOf(times) }
}

/** Has many claims end their notice periods at once, asks for lists meanwhile, and stops the server half-way. */
export async function measurePublication({ claims, due }: Publication): Promise<void> {
  await using running = new AsyncDisposableStack()
  const kept = mkdtempSync(join(tmpdir(), 'redress-bench-'))
  running.defer(() => rmSync(kept, { recursive: true, force: true }))
  const installation = await prepareInstallation({ claims, due, kept }, running)
  const { databaseUrl } = installation
  const lists = await listsOf(installation)
  const amount = await warmUp(lists, secondsBefore)
  console.log(`Lists before: ${timesText(await load(lists, amount))}`)

  await runStatements(databaseUrl, `alter system set track_functions = 'pl'`, 'select pg_reload_conf()')
  await runStatements(
    databaseUrl,
    `insert into deadlines (claim_id, event, due_at)
     select id, 'notice period over', now() from claims
     where status = 'PENDING_PUBLICATION' and notice_period_ends_at <= now()`,
    'analyze deadlines',
    jobSql,
  )
  const half = Math.floor(due * (1 - stoppedAfter))
  const meanwhile = await askMeanwhile(
    lists,
    Math.ceil(amount / secondsBefore),
    publishedDownTo(databaseUrl, half, due),
  )
  console.log(`With lists asked for: ${rateText(meanwhile.value)}; lists ${timesText(meanwhile.times)}`)

  const beforeStop = performance.now()
  await installation.stop()
  console.log(`An orderly stop took ${((performance.now() - beforeStop) / 1_000).toFixed(1)} s`)
  const again = await prepareInstallation({ claims, due, kept }, running)
  const left = await count(again.databaseUrl, waitingSql)
  if (left === 0) throw new Error(`All of ${due} were published before the server had stopped: take more`)
  const mailsBefore = await count(again.databaseUrl, mailsSql)
  await runStatements(again.databaseUrl, 'select pg_stat_statements_reset()', 'select pg_stat_reset()')
  const cpuBefore = cpuOf(again.pid, again.pid)
  const alone = await publishedDownTo(again.databaseUrl, 0, left)
  const cpu = cpuOf(again.pid, again.pid)
  const statements = await count(again.databaseUrl, statementsSql)
  const mails = (await count(again.databaseUrl, mailsSql)) - mailsBefore
  console.log(
    `After a start, alone: ${rateText(alone)}; ${(mails / alone.seconds).toFixed(1)} mails a second meanwhile`,
  )
  const perClaim = (before: number, after: number) => ((after - before) / alone.published).toFixed(2)
  console.log(
    `Of one claim: processor ${perClaim(cpuBefore.server, cpu.server)} ms of the server, ` +
      `${perClaim(cpuBefore.database, cpu.database)} ms of PostgreSQL, ${perClaim(0, statements)} statements, those of its mails included`,
  )
  for (const sql of [slowestSql, functionsSql])
    await withClient(again.databaseUrl, async client => console.table((await client.query(sql)).rows))
}
