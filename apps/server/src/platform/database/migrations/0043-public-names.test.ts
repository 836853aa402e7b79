import fc from 'fast-check'
import { sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'
import { unlikeOutcomes } from '../../../testing/kept-rows.ts'
import { isLongTest } from '../../../testing/long-tests.ts'
import { oldDatabase } from '../../../testing/old-database.ts'
import { waitingForLocks } from '../../../testing/waiting-for-locks.ts'
import type { Connection } from '../database.ts'
import type { Database } from '../schema.ts'

/** Claims by their place, each against companies by their names, as rows that may be an earlier version's. */
async function file(
  database: Connection,
  claims: readonly { status: string; ends: string; names: readonly string[] }[],
) {
  await sql`
    insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
    values ('ada', 'Ada', 'Lovelace', '', '', 'AB123456', 'en', 'ada', now())
  `.execute(database)
  for (const [place, { status, ends, names }] of claims.entries()) {
    await sql`
      with filed as (
        insert into claims (plaintiff_id, status, type, currency, location, jurisdiction, created_at, updated_at, notice_period_ends_at)
        select id, ${status}, 'Injury', 'EUR', ${`Place ${place}`}, 'Germany', now(), now(), ${ends}::timestamptz from users
        returning id
      )
      insert into defendants (claim_id, type, email, cell_phone, website, legal_name, social_links, wallets, created_at)
      select id, 'Company', name, '', '', name, '[]', '[]', now() from filed, unnest(${names}::text[]) as name
    `.execute(database)
  }
}

const companies = ['Groß AG', 'Klein AG']
const claims = [
  { status: 'PUBLISHED', ends: '2026-02-01', names: companies },
  { status: 'PENDING_PUBLICATION', ends: '2026-01-10', names: companies },
  { status: 'PENDING_PUBLICATION', ends: '2026-01-20', names: companies },
  { status: 'DISPUTED', ends: '2026-03-01', names: ['Groß AG'] },
]

const claimOf = (place: number) => sql`location = ${`Place ${place}`}`
const ofClaim = (place: number) => sql`claim_id = (select id from claims where ${claimOf(place)})`
const set = (place: number, status: string, resolved: string | null = null) =>
  sql`update claims set status = ${status}, resolved_at = ${resolved}::timestamptz where ${claimOf(place)}`

/** What changes what is public and how it is called; of whatever claim it is said. */
const acts = {
  'is published': place => set(place, 'PUBLISHED'),
  'waits again': place => set(place, 'PENDING_PUBLICATION'),
  'is settled early': place => set(place, 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', '2025-12-01'),
  'is shown': place => sql`update claims set shown_at = now() where ${claimOf(place)}`,
  'is public later': place =>
    sql`update claims set notice_period_ends_at = notice_period_ends_at + interval '40 days' where ${claimOf(place)}`,
  'is public sooner': place =>
    sql`update claims set notice_period_ends_at = notice_period_ends_at - interval '40 days' where ${claimOf(place)}`,
  'is against one record': place =>
    sql`update defendants set record_id = (select min(id::text)::uuid from defendants) where ${ofClaim(place)}`,
  'is against records of their own': place => sql`update defendants set record_id = null where ${ofClaim(place)}`,
  'is against one that is called otherwise': place =>
    sql`update defendants set legal_name = 'Mittel AG' where legal_name = 'Klein AG' and ${ofClaim(place)}`,
  'is against nobody': place => sql`delete from defendants where ${ofClaim(place)}`,
  'is by one who is called otherwise': () => sql`update users set last_name = last_name || ' Byron'`,
  'is deleted': place => sql`delete from claims where ${claimOf(place)}`,
} as const satisfies Record<string, (place: number) => ReturnType<typeof sql>>
type Act = keyof typeof acts
const names = Object.keys(acts) as Act[]

test('what an earlier version has kept becomes what is public, and follows whatever changes that', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.nat({ max: claims.length - 1 })), { maxLength: 12 }),
      async steps => {
        await using old = await oldDatabase('0042-public-changes')
        const { database } = old
        await file(database, claims)
        await old.migrate()
        expect(await unlikeOutcomes(database)).toEqual([])
        for (const [act, place] of steps) {
          await acts[act](place).execute(database)
          expect(await unlikeOutcomes(database)).toEqual([])
        }
      },
    ),
    { numRuns: 12, interruptAfterTimeLimit: 40_000 },
  )
})

/**
 * Each of what one transaction does of a claim that waits, beside what another does of one that is public, waits too, or
 * is the same: in the short form each two acts once, by turns of the three.
 */
const pairs = names.flatMap((first, row) =>
  names.flatMap((second, column) =>
    [0, 1, 2].filter(place => isLongTest || place === (row + column) % 3).map(place => [first, second, place] as const),
  ),
)

test('two transactions at once leave what is public, whatever each of them does', async () => {
  await using old = await oldDatabase('0042-public-changes')
  await old.migrate()
  for (const [first, second, place] of pairs) {
    const { database } = old
    await sql`delete from claims`.execute(database)
    await sql`delete from users`.execute(database)
    await file(database, claims)
    for (const each of [0, 1, 2]) await acts['is against one record'](each).execute(database)
    let isOver = false
    let other: Promise<unknown> | undefined
    await database.transaction().execute(async (transaction: Transaction<Database>) => {
      await acts[first](1).execute(transaction)
      other = acts[second](place)
        .execute(database)
        .finally(() => {
          isOver = true
        })
      await expect.poll(async () => isOver || (await waitingForLocks(transaction)) === 1, { interval: 2 }).toBe(true)
    })
    await other
    const unlike = await unlikeOutcomes(database)
    expect({ first, second, place, unlike }).toEqual({ first, second, place, unlike: [] })
  }
})
