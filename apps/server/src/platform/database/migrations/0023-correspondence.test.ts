import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('documents of before were added by the plaintiff, and are nobody’s message', async () => {
  await using old = await oldDatabase('0020-account-changes')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      select name, name, '', '', '', 'AB123456', 'en', name, now() from unnest(array['ada', 'dora']) as name
      returning id, username
    ), claim as (
      insert into claims (plaintiff_id, status, currency, location, jurisdiction, created_at, updated_at)
      select id, 'PUBLISHED', 'EUR', '', '', now(), now() from person
      returning id
    )
    insert into documents (claim_id, type, url, url_description, created_at)
    select id, 'url', 'https://example.org', '', now() from claim
  `.execute(database)

  await old.migrate()

  const documents = sql`
    select username, added_by = plaintiff_id as "isPlaintiffs", message_id, is_unsent, read_by_others_at
    from documents join claims on claims.id = claim_id join users on users.id = added_by order by username
  `
  const others = { isPlaintiffs: true, message_id: null, is_unsent: false, read_by_others_at: null }
  expect((await documents.execute(database)).rows).toEqual([
    { username: 'ada', ...others },
    { username: 'dora', ...others },
  ])
})
