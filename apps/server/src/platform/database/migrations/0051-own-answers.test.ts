import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { unlikeOutcomes } from '../../../testing/kept-rows.ts'
import { fillDatabase } from '../../../testing/many-claims/fill-database.ts'
import { oldDatabase } from '../../../testing/old-database.ts'

test('whoever had only replaced a stranger, or paid the fee of what another settled, has not answered any more', async () => {
  await using old = await oldDatabase('0050-withheld-streets')
  const { database } = old
  await fillDatabase(old.url, { claims: 500, now: new Date() })
  const answered = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(days_to_answer)::int as count from record_outcomes`.execute(database)
    return rows[0]?.count ?? Number.NaN
  }
  const before = await answered()
  // Of the claims that nobody answered, to some each.
  await sql`
    with silent as (
      select defendants.claim_id, user_id, row_number() over (order by defendants.claim_id) as place
      from defendants join record_outcomes on defendant_id = defendants.id
      where user_id is not null and days_to_answer is null limit 20
    )
    insert into actions (claim_id, type, party, user_id, created_at)
    select claim_id, case place % 2 when 0 then 'RESOLUTION_LAPSED' else 'CLAIM_RESOLVED' end, 'Defendant', user_id, now()
    from silent
  `.execute(database)
  expect(await answered()).toBeGreaterThan(before)
  await old.migrate()
  expect(await answered()).toBe(before)
  expect(await unlikeOutcomes(database)).toEqual([])
})

test('what everybody has agreed to show before the notice period is over is placed at its end', async () => {
  await using old = await oldDatabase('0050-withheld-streets')
  const { database } = old
  await fillDatabase(old.url, { claims: 100, now: new Date() })
  await sql`update claims set shown_at = null`.execute(database)
  const { rows: shown } = await sql`
    update claims set notice_period_ends_at = resolved_at + interval '1 day', shown_at = resolved_at + interval '1 hour'
    where id in (select id from claims where resolved_at is not null order by id limit 2)
    returning id as claim_id, 'notice period over' as event, notice_period_ends_at as due_at
  `.execute(database)
  expect(shown).toHaveLength(2)
  await sql`truncate deadlines`.execute(database)
  await old.migrate()
  const { rows } = await sql`table deadlines`.execute(database)
  expect(rows).toEqual(expect.arrayContaining(shown))
  expect(rows).toHaveLength(2)
})
