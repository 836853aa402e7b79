import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimIn, dataOf, type Opponents, offerOf } from '../../testing/file-claim.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let opponents: Opponents
const statuses: ClaimStatus[] = [
  'PUBLISHED',
  'DISPUTED',
  'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
  'WAITING_FOR_PAYMENT',
  'PENDING',
]
const ids: Partial<Record<ClaimStatus, string>> = {}
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  for (const status of statuses) {
    ids[status] = await claimIn(server, opponents, status)
    server.clock.advance(1_000)
  }
})
afterAll(() => server.stop())

interface Lists {
  readonly myClaims: ClaimListItem[]
  readonly myClaimsPending: ClaimListItem[]
  readonly myClaimsUnresolved: ClaimListItem[]
  readonly accusedClaims: ClaimListItem[]
}

test('the plaintiff has every claim, the newest first, and counts that fit', {
  tags: 'SPEC-7-GET-claims',
}, async () => {
  const lists = dataOf<Lists>(await opponents.plaintiff.client.get('/v1/claims'))
  expect(lists.myClaims.map(item => item.status)).toEqual([...statuses].reverse())
  expect(lists.myClaimsPending.map(item => item.id)).toEqual([ids.PENDING])
  // The published claim is disregarded, and so is not unresolved.
  expect(lists.myClaimsUnresolved.map(item => item.status)).toEqual(['WAITING_FOR_PAYMENT', 'DISPUTED'])
  expect(lists).toMatchObject({
    myClaimsCount: 5,
    myClaimsPendingCount: 1,
    myClaimsUnresolvedCount: 2,
    accusedClaimsCount: 0,
    totalDisputedCount: 1,
    totalUnresolvedCount: 2,
    totalPendingCount: 1,
  })
  expect(lists.myClaims.find(item => item.id === ids.PUBLISHED)).toMatchObject({
    isPublic: true,
    isDisregarded: true,
    plaintiffName: 'Ada Lovelace',
    defendantNames: ['Dora Defendant'],
  })
})

test('the defendant has those that were filed', async () => {
  const lists = dataOf<Lists>(await opponents.defendant.client.get('/v1/claims'))
  expect(lists.accusedClaims.map(item => item.status)).toEqual([
    'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
    'DISPUTED',
    'PUBLISHED',
  ])
  expect(lists).toMatchObject({
    myClaimsCount: 0,
    accusedClaimsCount: 3,
    totalDisputedCount: 1,
    totalUnresolvedCount: 1,
    totalPendingCount: 0,
  })
  expect(lists.accusedClaims[0]?.resolutions).toMatchObject([
    { value: 4000, winningParty: 'Plaintiff', costOwner: 'Defendant', proposedBy: 'Defendant', platformFee: 200 },
  ])
})

describe.each([
  ['list', (): string => '/v1/claims'],
  ['claim', (): string => `/v1/claims/${ids.DISPUTED}`],
] as const)('a %s', (_, pathOf) => {
  test.each(['identity', 'gzip'])(
    'answers 304 while it is unchanged, in %s',
    { tags: 'SPEC-7-GET-claims' },
    async encoding => {
      const cookies = Object.fromEntries(opponents.plaintiff.client.cookies)
      const request = { method: 'GET', url: pathOf(), cookies } as const
      const first = await server.http.inject({ ...request, headers: { 'accept-encoding': encoding } })
      const etag = String(first.headers.etag)
      expect(etag).toMatch(/^W\//)
      const known = { 'accept-encoding': encoding, 'if-none-match': etag }
      const again = await server.http.inject({ ...request, headers: known })
      expect(again).toMatchObject({ statusCode: 304, body: '' })
      expect(again.headers.etag).toBe(etag)
    },
  )

  test('answers anew once it has changed, and to somebody else', async () => {
    const [mine, theirs] = [opponents.plaintiff.client, opponents.defendant.client]
    const known = { 'if-none-match': String((await mine.get(pathOf())).headers.etag) }
    expect((await theirs.get(pathOf(), known)).status).toBe(200)
    dataOf(await mine.post(`/v1/claims/${ids.DISPUTED}/propose-resolution`, offerOf()))
    const changed = await mine.get(pathOf(), known)
    expect(changed.status).toBe(200)
    expect(changed.headers.etag).not.toBe(known['if-none-match'])
    dataOf(await theirs.post(`/v1/claims/${ids.DISPUTED}/reject-resolution`))
  })
})
