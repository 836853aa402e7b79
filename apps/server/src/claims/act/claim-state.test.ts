import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { filledDatabase } from '../../testing/many-claims/filled-database.ts'
import { measureStatements } from '../../testing/many-claims/measured-statements.ts'
import { loadClaim } from './claim-state.ts'

test('a claim is loaded by its own rows, wherever the addresses of its defendants stand among those of accounts', async () => {
  await using filled = await filledDatabase(2_000)
  const { database, url } = filled
  await sql`update emails set address = 'a' || address`.execute(database)
  await sql`update defendants set email = 'z' || email`.execute(database)
  await sql`vacuum analyze`.execute(database)
  const { id } = await database.selectFrom('claims').select('id').limit(1).executeTakeFirstOrThrow()
  const [measured, ...others] = await measureStatements(url, connection => loadClaim(connection, id))
  expect(others).toEqual([])
  expect(measured?.scanned.filter(table => ['claims', 'defendants', 'emails', 'users'].includes(table))).toEqual([])
  expect(measured?.rows).toBeLessThan(40)
  expect(measured?.buffers).toBeLessThan(60)
})
