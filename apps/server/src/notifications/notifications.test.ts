import type { Output } from '@redress/contract/endpoint.ts'
import type { getNotifications } from '@redress/contract/notifications.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimByCalls, dataOf, draftClaim, fileDraft, type Opponents, offerOf, pay } from '../testing/file-claim.ts'
import { confirmedUser, registrationForm, type TestUser, tokenIn } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

type List = Output<typeof getNotifications>

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  opponents = {
    plaintiff: await confirmedUser(server),
    defendant: await confirmedUser(server, { firstName: 'Dora', lastName: 'Defendant' }),
  }
})
afterAll(() => server.stop())

const listOf = async ({ client }: TestUser) => dataOf<List>(await client.get('/v1/notifications'))
const toldTo = async (user: TestUser) => {
  const { notifications } = await listOf(user)
  return notifications.map(each => `${each.notificationType} as ${each.toPartyType}`).sort()
}

describe('the parties are notified', () => {
  test('of a claim: whoever is offered it, and the plaintiff that it was taken over', async () => {
    await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
    expect(await toldTo(opponents.defendant)).toEqual(['CLAIM_CREATED as Defendant'])
    expect(await toldTo(opponents.plaintiff)).toEqual(['CLAIM_TAKEN as Plaintiff'])
    const [filed] = (await listOf(opponents.defendant)).notifications
    expect(filed).toMatchObject({
      subject: 'Ada Lovelace filed a claim of EUR\u00a04,000.00 that names your email address',
      content:
        'Ada Lovelace filed a claim of EUR\u00a04,000.00 that names an email address of yours. Link it to your account on Home to read and answer it.',
      isRead: false,
      claimId: null,
      resolutionId: null,
    })
    const [taken] = (await listOf(opponents.plaintiff)).notifications
    expect(taken?.content).toMatch(
      /^Dora Defendant has linked your claim against Dora Defendant \(Professional Malpractice\) to their account as a defendant, and can answer it now\. An answer is possible until \d+ \w+ \d{4}\.$/,
    )
  })

  test('of a changed value, with a text of its own', async () => {
    const claimId = await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
    dataOf(await opponents.plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value: 5_500.5 }))
    const contents = (await listOf(opponents.defendant)).notifications.map(each => each.content)
    expect(contents).toContainEqual(
      expect.stringMatching(
        /^Ada Lovelace changed the amount of the claim against you \(Professional Malpractice\) to EUR\u00a05,500\.50\. An answer is possible until \d+ \w+ \d{4}\.$/,
      ),
    )
  })

  test('of a proposal and its answer: the other party, with the amount, never who acted', async () => {
    await claimByCalls(server, opponents, 'RESOLUTION_REJECTED', { value: 3_000 })
    expect(await toldTo(opponents.plaintiff)).toEqual(['CLAIM_TAKEN as Plaintiff', 'RESOLUTION_PROPOSED as Plaintiff'])
    expect(await toldTo(opponents.defendant)).toEqual([
      'CLAIM_CREATED as Defendant',
      'RESOLUTION_REJECTED as Defendant',
    ])
    const proposed = (await listOf(opponents.plaintiff)).notifications.find(each => each.resolutionId !== null)
    expect(proposed?.content).toMatch(
      /^Dora Defendant made an offer on your claim against Dora Defendant \(Professional Malpractice\)\. You would receive EUR\u00a03,000\.00\. Dora Defendant pays the fee of EUR\u00a0200\.00\. You can accept it, reject it, or make a counter-offer\. It is open until 14.March.2026\.$/,
    )
    const rejected = (await listOf(opponents.defendant)).notifications.find(each => each.resolutionId !== null)
    expect(rejected?.content).toContain(
      'You would have paid Ada Lovelace EUR\u00a03,000.00, and paid the fee of EUR\u00a0200.00.',
    )
  })

  test('of an offer that gives the plaintiff nothing, in these words, by mail too, and in every tense', async () => {
    const { plaintiff, defendant } = opponents
    const offer = { winningParty: 'Defendant', costOwner: 'Plaintiff' } as const
    const claimId = await claimByCalls(server, opponents, 'RESOLUTION_PROPOSED_BY_DEFENDANT', offer)
    // A mail that is sent after the acceptance is worded as that.
    const mail = await server.inbox.take(plaintiff.email, /made an offer/)
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain('You would receive nothing, and pay the fee of EUR 200.00.')
    dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/accept-resolution`))
    dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/resolve`))
    await pay(server, claimId, 'platform fee')
    const said = async (user: typeof plaintiff) =>
      (await listOf(user)).notifications.map(each => each.content.replaceAll('\u00a0', ' ')).join(' ')
    expect(await said(plaintiff)).toContain('By this agreement you receive nothing. The fee of EUR 200.00 is paid.')
    expect(await said(defendant)).toContain(
      'You are to pay Ada Lovelace nothing. Ada Lovelace is to pay the fee of EUR 200.00.',
    )
    expect(await said(defendant)).toContain(
      'By this agreement you pay Ada Lovelace nothing. Ada Lovelace was to pay the fee of EUR 200.00, which is paid.',
    )
  })

  test('of another defendant’s offer, as of one that does not concern them; of one that they accept, as theirs', async () => {
    const { plaintiff, defendant } = opponents
    const other = await confirmedUser(server, { firstName: 'Otto', lastName: 'Other' })
    const id = await draftClaim(opponents)
    const second = { firstName: 'Otto', lastName: 'Other', email: other.email }
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/individual`, second))
    await fileDraft(server, id, { plaintiff, defendants: [defendant, other] })
    const offer = async ({ client }: TestUser) =>
      dataOf(await client.post(`/v1/claims/${id}/propose-resolution`, offerOf()))
    const told = async (user: TestUser) =>
      (await listOf(user)).notifications.map(each => each.content.replaceAll('\u00a0', ' ')).join(' ')

    await offer(defendant)
    expect(await told(other)).toContain('Dora Defendant would pay Ada Lovelace EUR 3,000.00.')
    expect(await told(plaintiff)).toContain('Dora Defendant pays the fee of EUR 200.00.')
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/reject-resolution`))
    expect(await told(other)).toContain('Dora Defendant would have paid Ada Lovelace EUR 3,000.00.')

    await offer(plaintiff)
    for (const each of [defendant, other]) expect(await told(each)).toContain('You would pay Ada Lovelace EUR 3,000.00')
    dataOf(await other.client.post(`/v1/claims/${id}/accept-resolution`))
    expect(await told(defendant)).toContain('Otto Other is to pay Ada Lovelace EUR 3,000.00.')
    dataOf(await other.client.post(`/v1/claims/${id}/resolve`))
    await pay(server, id, 'platform fee')
    expect(await told(defendant)).toContain('By this agreement Otto Other pays Ada Lovelace EUR 3,000.00.')
    expect(await told(other)).toContain('By this agreement you pay Ada Lovelace EUR 3,000.00.')
  })

  test('of what a payment brings about: both, because neither of them acts', async () => {
    await claimByCalls(server, opponents, 'DISPUTED')
    expect(await toldTo(opponents.plaintiff)).toContain('CLAIM_DISPUTED as Plaintiff')
    expect(await toldTo(opponents.defendant)).toContain('CLAIM_DISPUTED as Defendant')
  })

  test('by e-mail too, at the primary address, with a link to their side of the claim', async () => {
    const { plaintiff, defendant } = opponents
    const address = registrationForm().email
    const { id } = dataOf<{ id: string }>(await plaintiff.client.post('/v1/users/emails', { email: address }))
    await plaintiff.client.get(`/v1/users/emails/confirm/${tokenIn(await server.inbox.take(address, /additional/))}`)
    await plaintiff.client.patch(`/v1/users/emails/${id}`)
    const claimId = await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
    const taken = await server.inbox.take(address, /can now answer your claim/)
    expect(taken.text).toContain(`http://localhost:3000/dashboard/claims/my-claims/${claimId}`)
    dataOf(await plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value: 5_500 }))
    const amended = await server.inbox.take(defendant.email, /changed the claim against you/)
    expect(amended.text).toContain(`http://localhost:3000/dashboard/claims/against-me/${claimId}`)
  })
})

describe('a notification', () => {
  test('is unread until it is marked, one by one or all at once', {
    tags: ['SPEC-7-GET-notifications', 'SPEC-7-PATCH-notifications'],
  }, async () => {
    const { defendant } = opponents
    const claimId = await claimByCalls(server, opponents, 'DISPUTED')
    const before = await listOf(defendant)
    expect(before.totalUnreadCount).toBe(2)
    expect(new Set(before.notifications.map(each => each.claimId))).toEqual(new Set([claimId, null]))
    const [first] = before.notifications
    for (const _ of ['once', 'again']) {
      expect(await defendant.client.patch(`/v1/notifications/${first?.id}`)).toMatchObject({
        status: 200,
        body: { data: { ...first, isRead: true } },
      })
    }
    expect((await listOf(defendant)).totalUnreadCount).toBe(1)
    expect((await defendant.client.patch('/v1/notifications')).body.data).toEqual({
      totalCount: 2,
      totalUnreadCount: 0,
      next: null,
      notifications: before.notifications.map(each => ({ ...each, isRead: true })),
    })
    expect((await listOf(opponents.plaintiff)).totalUnreadCount).toBe(2)
  })

  test('stands in pages of twenty, newest first, with how many there are in all', {
    tags: 'SPEC-7-GET-notifications.after',
  }, async () => {
    const { plaintiff, defendant } = opponents
    await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
    const newest = (await listOf(plaintiff)).notifications[0]?.id
    await sql`
      insert into notifications (user_id, type, to_party, claim_id, resolution_id, facts, is_read, created_at)
      select user_id, type, to_party, claim_id, resolution_id, facts, true, created_at - n % 5 * interval '1 minute'
      from notifications, generate_series(1, 44) n where id = ${newest}
    `.execute(server.context.database)
    const pageAfter = async ({ client }: TestUser, after: string | null | undefined) =>
      dataOf<List>(await client.get(`/v1/notifications${after ? `?after=${after}` : ''}`))
    const first = await pageAfter(plaintiff, null)
    const second = await pageAfter(plaintiff, first.next)
    const third = await pageAfter(plaintiff, second.next)
    const pages = [first, second, third]
    expect(pages.map(({ notifications }) => notifications.length)).toEqual([20, 20, 5])
    expect(third.next).toBe(null)
    for (const page of pages) expect(page).toMatchObject({ totalCount: 45, totalUnreadCount: 1 })
    const all = pages.flatMap(({ notifications }) => notifications)
    expect(new Set(all.map(({ id }) => id)).size).toBe(45)
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    for (const unknown of [newest, crypto.randomUUID()]) {
      expect(await pageAfter(defendant, unknown)).toMatchObject({ notifications: [], totalCount: 1, next: null })
    }
  })

  test('of one moment stands before those that were written before it', async () => {
    const { plaintiff, defendant } = opponents
    const claimId = await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
    const values = [1, 2, 3, 4, 5, 6, 7, 8]
    for (const value of values) dataOf(await plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value }))
    const { notifications } = await listOf(defendant)
    const told = notifications.slice(0, values.length).map(({ content }) => content)
    expect(told).toEqual(values.toReversed().map(value => expect.stringContaining(`EUR\u00a0${value}.00`)))
  })

  test('is marked by its reader alone', {
    tags: ['SPEC-7-PATCH-notifications-id', 'SPEC-8-NOTIFICATION_NOT_FOUND'],
  }, async () => {
    const { plaintiff, defendant } = opponents
    await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
    const [theirs] = (await listOf(defendant)).notifications
    for (const id of [theirs?.id, crypto.randomUUID()]) {
      expect(await plaintiff.client.patch(`/v1/notifications/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'NOTIFICATION_NOT_FOUND' },
      })
    }
    expect((await listOf(defendant)).totalUnreadCount).toBe(1)
  })
})
