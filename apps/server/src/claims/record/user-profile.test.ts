import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimIn, type Opponents } from '../../testing/file-claim.ts'
import { confirmedUser, unconfirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('the public profile', () => {
  test('shows the allowed fields and the public claims, and nothing else', {
    tags: ['SPEC-7-GET-users-id', 'SPEC-3-public-user'],
  }, async () => {
    const opponents: Opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
    const { plaintiff } = opponents
    const since = server.clock.now().toISOString()
    const published = await claimIn(server, opponents, 'PUBLISHED')
    await claimIn(server, opponents, 'PENDING_PUBLICATION')
    expect((await server.client().get(`/v1/users/${plaintiff.id}`)).body.data).toEqual({
      id: plaintiff.id,
      username: plaintiff.username,
      firstName: 'Ada',
      country: 'GB',
      memberSince: since,
      claims: [
        {
          id: published,
          type: 'Professional Malpractice',
          dateOfClaim: '2026-01-15',
          value: 4_000,
          currency: 'EUR',
          jurisdiction: 'Austria',
          currentStatus: 'PUBLISHED',
          isDisregarded: true,
          hasReply: false,
          plaintiffName: 'Ada Lovelace',
          defendantNames: ['Dora Defendant'],
          representativeNames: [],
        },
      ],
    })
  })

  test('exists only for accounts that are confirmed', { tags: 'SPEC-8-USER_NOT_FOUND' }, async () => {
    const { id } = await unconfirmedUser(server)
    for (const unknown of [id, crypto.randomUUID()]) {
      expect(await server.client().get(`/v1/users/${unknown}`)).toMatchObject({
        status: 404,
        body: { code: 'USER_NOT_FOUND' },
      })
    }
  })
})
