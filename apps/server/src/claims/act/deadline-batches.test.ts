import { periodEnd } from '@redress/domain/claim/deadlines.ts'
import { transitions } from '@redress/domain/claim/lifecycle.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context } from '../../adapters/context.ts'
import { claimByCalls, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { unchained } from '../../testing/kept-rows.ts'
import { fillDatabase } from '../../testing/many-claims/fill-database.ts'
import { days } from '../../testing/movable-clock.ts'
import { statementsOf } from '../../testing/recorded-statements.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from './deadlines.ts'

const manyClaims = 800

let server: TestServer
/**
 * Context whose clock is past the notice periods of the generated claims. The server's own jobs run on an earlier
 * clock and leave them alone.
 */
let ahead: Context
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  ahead = aheadOf(server)
  await fillDatabase(server.context.settings.DATABASE_URL ?? '', {
    claims: 20,
    due: manyClaims,
    now: server.clock.now(),
  })
})
afterAll(() => server.stop())
beforeEach(() => sql`truncate deadlines`.execute(server.context.database))

const aheadOf = ({ context, clock }: TestServer): Context => ({
  ...context,
  clock: { now: () => new Date(clock.now().getTime() + days(20)) },
})

async function endNoticePeriods(count: number): Promise<string[]> {
  const { rows } = await sql<{ claim_id: string }>`
    insert into deadlines (claim_id, event, due_at)
    select id, 'notice period over', ${new Date(server.clock.now().getTime() + days(10))}
    from claims where status = 'PENDING_PUBLICATION' and type is not null
      and plaintiff_id in (select id from users where username ~ '^user[0-9]+$')
    order by id limit ${count}
    returning claim_id
  `.execute(server.context.database)
  expect(rows).toHaveLength(count)
  return rows.map(({ claim_id }) => claim_id)
}

/** How often each of the claims is public by its history. */
async function publications(ids: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await sql<{ times: number; claims: number }>`
    select times, count(*)::integer as claims from (
      select (select count(*)::integer from actions where actions.claim_id = asked.id and type = 'CLAIM_PUBLISHED') as times
      from unnest(${[...ids]}::uuid[]) as asked (id)
    ) as published group by times
  `.execute(server.context.database)
  return Object.fromEntries(rows.map(({ times, claims }) => [times, claims]))
}

/** Rows stored for a claim, without ids and times. */
async function keptOf(id: string) {
  const { rows } = await sql<{ kept: object }>`
    select jsonb_build_object(
      'claim', (select to_jsonb(claims) - array[
        'id', 'created_at', 'updated_at', 'submitted_at', 'notice_period_ends_at', 'extended_at', 'first_response_at',
        'disputed_at', 'resolved_at', 'public_from'
      ] || jsonb_build_object('isPublic', public_from is not null) from claims where id = ${id}),
      'defendants', (select jsonb_agg(to_jsonb(each) - array[
        'id', 'sequence', 'claim_id', 'record_id', 'created_at', 'taken_at', 'letter_message_id', 'redeem_code_hash', 'redeem_code_expires_at',
        'letter_queued_at', 'letter_accepted_at', 'letter_opened_at'
      ] || jsonb_build_object('isWritten', letter_queued_at is not null) order by sequence)
        from defendants as each where claim_id = ${id}),
      'history', (select jsonb_agg(to_jsonb(each) - array['id', 'claim_id', 'resolution_id', 'created_at', 'facts'] order by id)
        from actions as each where claim_id = ${id}),
      'told', (select jsonb_agg(to_jsonb(each) - array['id', 'claim_id', 'resolution_id', 'created_at', 'facts']
          || jsonb_build_object('topic', facts ->> 'topic') order by created_at, user_id, facts ->> 'topic')
        from notifications as each where claim_id = ${id}),
      'mailed', (select count(*) from pgboss.job where name = 'send-notification' and data ->> 'notificationId' in (
        select id::text from notifications where claim_id = ${id})),
      'written', (select count(*) from pgboss.job where name = 'send-invitation' and data ->> 'defendantId' in (
        select id::text from defendants where claim_id = ${id})),
      'owed', (select jsonb_agg(jsonb_build_array(purpose, payer, status) order by sequence)
        from payments where claim_id = ${id}),
      'searched', (select count(*) from searched_claims where claim_id = ${id}),
      'due', (select jsonb_agg(event order by event) from deadlines where claim_id = ${id})
    ) as kept
  `.execute(server.context.database)
  return rows[0]?.kept
}

const answered = [...new Set(transitions.filter(({ event }) => event === 'notice period over').map(({ from }) => from))]

test('a batch leaves in every table what its claims one by one leave', async () => {
  const opponents: Opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  const { database } = server.context
  const kinds = [...answered, 'with an act that is not paid'] as const
  const file = async (kind: (typeof kinds)[number]) => {
    if (kind !== 'with an act that is not paid') return claimByCalls(server, opponents, kind)
    const id = await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
    const words = { disputeReason: 'Legal', disputeExplanation: 'I was never there.' }
    dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/dispute`, words))
    return id
  }
  const filed = []
  for (const kind of kinds) filed.push({ kind, alone: await file(kind), inBatch: await file(kind) })
  const parked = await database.deleteFrom('deadlines').returningAll().execute()
  const bringBack = (ids: readonly string[]) =>
    database
      .insertInto('deadlines')
      .values(parked.filter(({ claim_id }) => ids.includes(claim_id)))
      .execute()

  for (const { alone } of filed) {
    await bringBack([alone])
    await applyDueDeadlines(ahead)
  }
  await bringBack(filed.map(({ inBatch }) => inBatch))
  await applyDueDeadlines(ahead)

  for (const { kind, alone, inBatch } of filed) {
    expect(await publications([alone, inBatch]), kind).toEqual({ 1: 2 })
    expect({ kind, ...(await keptOf(inBatch)) }).toEqual({ kind, ...(await keptOf(alone)) })
  }
  const ids = filed.flatMap(({ alone, inBatch }) => [alone, inBatch])
  expect(await unchained(database, ids)).toEqual([])
})

test('a large batch sends few statements', async () => {
  const ids = await endNoticePeriods(100)
  const statements = await statementsOf(() => applyDueDeadlines(ahead))
  expect(await publications(ids)).toEqual({ 1: 100 })
  expect(statements.length).toBeLessThanOrEqual(30)
  expect((await statementsOf(() => applyDueDeadlines(ahead))).length).toBeLessThanOrEqual(5)
})

test('two processes at once publish each claim once', async () => {
  const ids = await endNoticePeriods(300)
  const other = await server.another()
  await Promise.all([ahead, aheadOf(other), ahead].map(context => applyDueDeadlines(context)))
  await applyDueDeadlines(ahead)
  await other.stop()
  expect(await publications(ids)).toEqual({ 1: 300 })
})

test('a claim that fails leaves the others published, is told of, and comes when it can', async () => {
  const ids = await endNoticePeriods(20)
  const { database } = server.context
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
    create trigger refuse before update on claims for each row when (new.id = ${sql.lit(ids[7])}) execute function refuse();
  `.execute(database)
  const told: unknown[] = []
  const log = Object.assign(Object.create(ahead.log), { error: (about: { id: string }) => told.push(about.id) })
  await applyDueDeadlines({ ...ahead, log })
  expect(told).toEqual([ids[7]])
  expect(await publications(ids)).toEqual({ 0: 1, 1: 19 })
  await sql`drop trigger refuse on claims`.execute(database)
  await applyDueDeadlines(ahead)
  expect(await publications(ids)).toEqual({ 1: 20 })
})

test('a run that is told to stop ends after its batch, and the next goes on', async () => {
  const ids = await endNoticePeriods(manyClaims - 420)
  const stopping = new AbortController()
  const later: string[] = []
  const jobs: Context['jobs'] = {
    ...ahead.jobs,
    enqueue: async (_transaction, name) => void later.push(name),
    async enqueueAll(transaction, name, data) {
      stopping.abort()
      await ahead.jobs.enqueueAll(transaction, name, data)
    },
  }
  await applyDueDeadlines({ ...ahead, jobs }, stopping.signal)
  const { 0: left, 1: published } = await publications(ids)
  expect(published).toBeGreaterThan(0)
  expect(left).toBeGreaterThan(0)
  expect(later).toEqual(['apply deadlines'])
  await applyDueDeadlines(ahead)
  expect(await publications(ids)).toEqual({ 1: ids.length })
})

test('what many deadlines of one second need is one job', async () => {
  const { database, settings } = server.context
  // No other period ends on that day.
  server.clock.advance(days(2) + 500)
  const end = periodEnd('notice period', server.clock.now(), settings)
  const opponents: Opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  const jobs = sql`select id from pgboss.job where name = 'apply-deadlines' and start_after = ${end}`
  const before = (await jobs.execute(database)).rows.length
  await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
  await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
  expect((await jobs.execute(database)).rows).toHaveLength(before + 1)
})
