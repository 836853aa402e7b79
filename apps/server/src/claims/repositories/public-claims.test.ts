import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { isPublic } from '@redress/domain/claim/publication.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '../../testing/movable-clock.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { publicClaims, responseFacts } from './claim-repository.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('what the database takes for public is public by the domain’s rule, whatever a claim’s facts are', async () => {
  const { database } = server.context
  const now = server.clock.now()
  const at = (count: number) => new Date(now.getTime() + days(count))
  const ends = [null, at(-1), now, at(1)]
  const facts = claimStatuses.flatMap(status =>
    ends.flatMap(notice_period_ends_at =>
      [null, at(-2), at(-1), now, at(1), at(2)].flatMap(resolved_at =>
        [null, now].map(shown_at => ({ status, notice_period_ends_at, resolved_at, shown_at })),
      ),
    ),
  )
  const { id } = await confirmedUser(server)
  // A plaintiff has one draft.
  await database.schema.dropIndex('claims_one_draft').execute()
  const written = { currency: 'EUR', location: '', jurisdiction: '', created_at: now, updated_at: now } as const
  const claims = await database
    .insertInto('claims')
    .values(facts.map(each => ({ plaintiff_id: id, ...written, ...each })))
    .returningAll()
    .execute()
  for (const time of [at(-1), now, at(1)]) {
    const found = await publicClaims(database, time).select('id').execute()
    const expected = claims.filter(claim => isPublic(responseFacts(claim), time))
    expect(found.map(each => each.id).toSorted()).toEqual(expected.map(each => each.id).toSorted())
  }
})
