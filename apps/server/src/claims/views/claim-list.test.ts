import type { ClaimListPage, ClaimLists } from '@redress/contract/claim-views.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimIn, dataOf, type Opponents, offerOf } from '../../testing/file-claim.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
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

test('the plaintiff has every claim, the newest first, and counts that fit', {
  tags: 'SPEC-7-GET-claims',
}, async () => {
  const lists = dataOf<ClaimLists>(await opponents.plaintiff.client.get('/v1/claims'))
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
    totalActiveCount: 3,
    next: { myClaims: null, myClaimsPending: null, myClaimsUnresolved: null, accusedClaims: null },
  })
  const waiting = (whom: 'yours' | 'theirs') => lists.waiting[whom].claims.map(({ claim }) => claim.status)
  expect([waiting('yours'), waiting('theirs')]).toEqual([
    // The conceded sum is unpaid and the plaintiff has stated no account for it.
    ['RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'PENDING', 'WAITING_FOR_PAYMENT', 'DISPUTED'],
    ['PUBLISHED'],
  ])
  expect(lists.closureObstacles).toEqual({
    count: 2,
    claims: [
      { claimId: ids.WAITING_FOR_PAYMENT, party: 'Plaintiff', obstacle: 'unpaid submission' },
      { claimId: ids.DISPUTED, party: 'Plaintiff', obstacle: 'notice period' },
    ],
  })
  expect(lists.myClaims.find(item => item.id === ids.PUBLISHED)).toMatchObject({
    isPublic: true,
    isDisregarded: true,
    plaintiffName: 'Ada Lovelace',
    defendantNames: ['Dora Defendant'],
  })
})

test('the defendant has those that were filed', async () => {
  const lists = dataOf<ClaimLists>(await opponents.defendant.client.get('/v1/claims'))
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

describe('a list that is longer than a page', () => {
  const count = 23
  let plaintiff: TestUser
  let defendant: TestUser
  /** The newest first. */
  const filed: string[] = []
  beforeAll(async () => {
    plaintiff = await confirmedUser(server)
    defendant = await confirmedUser(server)
    for (let number = 1; number <= count; number++) {
      const isAnswerable = number % 3 === 0
      filed.unshift(await claimIn(server, { plaintiff, defendant }, isAnswerable ? 'PENDING_PUBLICATION' : 'DISPUTED'))
      server.clock.advance(1_000)
    }
  })
  const listsOf = async ({ client }: TestUser) => dataOf<ClaimLists>(await client.get('/v1/claims'))
  const pageAt = async ({ client }: TestUser, path: string) => dataOf<ClaimListPage>(await client.get(path))
  const idsOf = (claims: readonly { readonly id: string }[]) => claims.map(({ id }) => id)

  test('says how it goes on, and what follows is the rest of it', {
    tags: 'SPEC-7-GET-claims-lists-list',
  }, async () => {
    for (const [user, list, count] of [
      [plaintiff, 'myClaims', 'myClaimsCount'],
      [plaintiff, 'myClaimsUnresolved', 'myClaimsUnresolvedCount'],
      [defendant, 'accusedClaims', 'accusedClaimsCount'],
    ] as const) {
      const lists = await listsOf(user)
      expect(idsOf(lists[list]), list).toEqual(filed.slice(0, 20))
      expect(lists[count]).toBe(filed.length)
      const next = await pageAt(user, lists.next[list] ?? '')
      expect(idsOf(next.claims), list).toEqual(filed.slice(20))
      expect(next).toMatchObject({ all: 23, total: 23, first: 21, previous: { after: null }, next: null })
      expect(next.claims[0]).toEqual((await claimsWhole(user)).find(({ id }) => id === filed[20]))
    }
  })

  /** Every claim of a list, page by page. */
  async function claimsWhole(user: TestUser, query = '') {
    const list = user === plaintiff ? 'my-claims' : 'against-me'
    const claims: ClaimListPage['claims'] = []
    let after: string | null = null
    do {
      const page: ClaimListPage = await pageAt(
        user,
        `/v1/claims/lists/${list}?${after ? `after=${after}&` : ''}${query}`,
      )
      claims.push(...page.claims)
      after = page.next?.after ?? null
    } while (after !== null)
    return claims
  }

  test('of what waits the soonest are told, and how many there are', async () => {
    const { waiting } = await listsOf(defendant)
    expect(waiting.yours).toMatchObject({ count: filed.length, claims: { length: 10 } })
    const due = waiting.yours.claims.map(({ claim }) => claim.noticePeriodEndsAt)
    expect(due.slice(0, 7)).toEqual(due.slice(0, 7).toSorted())
    expect(waiting.yours.claims.map(({ claim }) => claim.status)).toEqual([
      ...Array(7).fill('PENDING_PUBLICATION'),
      ...Array(3).fill('DISPUTED'),
    ])
    expect(waiting.theirs).toEqual({ count: 0, claims: [] })
  })

  test('is chosen of and ordered as is asked for', { tags: 'SPEC-7-GET-claims-lists-list' }, async () => {
    const answerable = filed.filter((_, index) => (count - index) % 3 === 0)
    for (const query of ['status=PENDING_PUBLICATION', 'turn=theirs', 'term=vor+veroffentlichung'])
      expect(idsOf(await claimsWhole(plaintiff, query)), query).toEqual(answerable)
    for (const query of ['term=dora', 'term=defendant+eur', 'term=4,000.00', ''])
      expect(idsOf(await claimsWhole(plaintiff, query)), query).toEqual(filed)
    expect(idsOf(await claimsWhole(plaintiff, 'term=lovelace'))).toEqual([])
    expect(idsOf(await claimsWhole(defendant, 'term=lovelace'))).toEqual(filed)
    const byTurn = await claimsWhole(defendant, 'sort=turn')
    expect(idsOf(byTurn).slice(0, answerable.length)).toEqual(answerable.toReversed())
    expect(await pageAt(plaintiff, '/v1/claims/lists/my-claims?status=DISPUTED')).toMatchObject({
      all: 23,
      total: 23 - answerable.length,
      statuses: ['PENDING_PUBLICATION', 'DISPUTED'],
      turns: ['either', 'theirs'],
    })
  })

  test('shows nobody the claims of others, whichever they name', async () => {
    const other = await confirmedUser(server)
    const page = await pageAt(other, `/v1/claims/lists/my-claims?after=${filed[0]}`)
    expect(page).toMatchObject({ claims: [], all: 0, total: 0, statuses: [] })
  })

  test.each([
    'all',
    'my-claims?after=7',
    'my-claims?sort=name',
    'my-claims?page=2',
    `my-claims?term=${'a'.repeat(201)}`,
  ])('what is not a list, or asked for wrongly, is refused: %s', async path => {
    expect((await plaintiff.client.get(`/v1/claims/lists/${path}`)).status).toBe(400)
  })

  test('is told again unchanged until something changes, on every page', async () => {
    const path = `/v1/claims/lists/my-claims?after=${filed[19]}`
    const known = { 'if-none-match': String((await plaintiff.client.get(path)).headers.etag) }
    expect((await plaintiff.client.get(path, known)).status).toBe(304)
    dataOf(await plaintiff.client.post(`/v1/claims/${filed[22]}/propose-resolution`, offerOf()))
    expect((await plaintiff.client.get(path, known)).status).toBe(200)
  })

  test('becomes another by the clock alone when it says so', async () => {
    const user = await confirmedUser(server)
    await claimIn(server, { plaintiff: user, defendant }, 'PENDING_PUBLICATION')
    const { changesAt } = await listsOf(user)
    const end = new Date(changesAt ?? 0)
    expect((await listsOf(user)).myClaims[0]?.noticePeriodEndsAt).toBe(changesAt)
    expect(end.getTime()).toBeGreaterThan(server.clock.now().getTime())
  })
})
