import type { Output } from '@redress/contract/endpoint.ts'
import type { getUser } from '@redress/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimIn, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { multiplyRows } from '../../testing/multiply-rows.ts'
import { confirmedUser, unconfirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type Profile = Output<typeof getUser>

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
      claimCount: 1,
      claims: [
        {
          id: published,
          type: 'Professional Malpractice',
          dateOfClaim: '2026-01-15',
          value: 4_000,
          asked: 4_000,
          currency: 'EUR',
          jurisdiction: 'Austria',
          currentStatus: 'PUBLISHED',
          isDisregarded: true,
          isReached: true,
          isUnproven: false,
          ending: null,
          paymentClaimedOn: null,
          hasReply: false,
          plaintiffName: 'Ada Lovelace',
          defendantNames: ['Dora Defendant'],
          representativeNames: [],
        },
      ],
      next: null,
    })
  })

  test('shows its claims in pages, of which the next begins behind the last claim of the one before', async () => {
    const own = await startTestServer()
    const opponents: Opponents = { plaintiff: await confirmedUser(own), defendant: await confirmedUser(own) }
    await claimIn(own, opponents, 'PUBLISHED')
    const hidden = await claimIn(own, opponents, 'PENDING_PUBLICATION')
    await multiplyRows(own, 24)
    const page = async (after: string | null): Promise<Profile> => {
      const query = after === null ? '' : `?after=${after}`
      return dataOf(await own.client().get(`/v1/users/${opponents.plaintiff.id}${query}`))
    }
    const first = await page(null)
    const second = await page(first.next)
    expect([first, second].map(({ claims, claimCount, next }) => [claims.length, claimCount, next !== null])).toEqual([
      [20, 25, true],
      [5, 25, false],
    ])
    expect(new Set([first, second].flatMap(({ claims }) => claims.map(({ id }) => id))).size).toBe(25)
    for (const unknown of [hidden, crypto.randomUUID()]) {
      expect(await page(unknown)).toMatchObject({ claims: [], claimCount: 25, next: null })
    }
    await own.stop()
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
