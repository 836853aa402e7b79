import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { getHistory } from '@redress/contract/claims.ts'
import type { Defendant, LetterDelivery } from '@redress/contract/defendants.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimByCalls, dataOf } from '../../testing/file-claim.ts'
import { hours } from '../../testing/movable-clock.ts'
import { aboutLetter, codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type HistoryItem = Output<typeof getHistory>[number]

let server: TestServer
let plaintiff: TestUser
let email: string
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100', NOTICE_PERIOD: 'P365D' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  plaintiff = await confirmedUser(server)
  email = registrationForm().email
})

const file = () => claimByCalls(server, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
const defendantOf = async (id: string, { client }: TestUser = plaintiff): Promise<Defendant | undefined> =>
  dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`)).defendants[0]
const deliveryOf = async (id: string, user?: TestUser): Promise<LetterDelivery | null> => {
  const defendant = await defendantOf(id, user)
  if (defendant?.view !== 'private') throw new Error('A party sees the contacts')
  return defendant.delivery
}
const stateOf = async (id: string) => (await deliveryOf(id))?.state
const now = () => server.clock.now().toISOString()
const refusals = async () =>
  dataOf<{ notifications: { subject: string; content: string; claimId: string }[] }>(
    await plaintiff.client.get('/v1/notifications'),
  ).notifications.filter(({ subject }) => /^Our email to .* did not arrive$/.test(subject))

describe('the plaintiff sees of the letter to a defendant', { tags: 'SPEC-4-delivery' }, () => {
  test('that it waits, that the server took it, that its code was used, and that the claim was taken over', async () => {
    server.inbox.leave()
    const written = now()
    const id = await file()
    const times = {
      acceptedAt: null,
      refusedAt: null,
      deferral: null,
      deferredAt: null,
      withheldAt: null,
      openedAt: null,
      disownedAt: null,
      takenOverAt: null,
    }
    const waiting = { state: 'waiting', queuedAt: written, ...times, corrections: 0 }
    await expect
      .poll(() => deliveryOf(id))
      .toEqual({ ...waiting, deferral: 'not now', deferredAt: written, refusal: expect.stringMatching(/^\d{3} /) })

    server.inbox.comeBack()
    const code = await codeSentTo(server, email)
    await expect.poll(() => stateOf(id)).toBe('accepted')
    const accepted = await deliveryOf(id)
    expect(accepted?.acceptedAt).toBe(written)

    server.clock.advance(hours(1))
    const opened = now()
    dataOf(await plaintiff.client.post('/v1/auth/refresh'))
    dataOf(await server.client().get(`/v1/auth/defendants/${code}`))
    expect(await deliveryOf(id)).toEqual({ ...accepted, state: 'opened', openedAt: opened })

    server.clock.advance(hours(1))
    dataOf(await plaintiff.client.post('/v1/auth/refresh'))
    dataOf(await server.client().get(`/v1/auth/defendants/${code}`))
    const dora = await confirmedUser(server)
    dataOf(await dora.client.post(`/v1/claims/takeover/${code}`))
    expect(await deliveryOf(id)).toEqual({ ...accepted, state: 'taken over', openedAt: opened, takenOverAt: now() })
    expect(await deliveryOf(id, dora)).toBeNull()
  })

  test('why the server refused it, without addresses, and is told once', async () => {
    server.inbox.refuse(email, `5.1.1 <${email}>: user unknown, see https://mx.example/help [192.0.2.7]`)
    const id = await file()
    await expect.poll(() => stateOf(id)).toBe('refused')
    const delivery = await deliveryOf(id)
    expect(delivery).toMatchObject({ acceptedAt: null, refusedAt: now() })
    expect(delivery?.refusal).toBe('550 5.1.1 user unknown, see')
    expect(await refusals()).toMatchObject([{ claimId: id }])
    expect((await refusals())[0]?.content).toContain('Dora Defendant may not know of the claim.')
    await server.inbox.take(plaintiff.email, /did not arrive/)
    expect(server.inbox.mail.some(({ to }) => to?.[0]?.address === email)).toBe(false)
  })

  test('a letter that is taken after one was refused', async () => {
    server.inbox.refuse(email, 'mailbox full')
    const id = await file()
    await expect.poll(() => stateOf(id)).toBe('refused')
    server.inbox.refuse(email, null)
    const [defendant] = await server.context.database
      .selectFrom('defendants')
      .selectAll()
      .where('claim_id', '=', id)
      .execute()
    server.clock.advance(hours(1))
    dataOf(await plaintiff.client.post('/v1/auth/refresh'))
    await server.context.jobs.enqueue(server.context.database, 'send invitation', { defendantId: defendant?.id ?? '' })
    await server.inbox.take(email, aboutLetter)
    await expect.poll(() => stateOf(id)).toBe('accepted')
    expect(await deliveryOf(id)).toMatchObject({ acceptedAt: now(), refusedAt: null, refusal: null })
  })

  test('that it is given up after five days of a full mailbox, and was waiting until then', async () => {
    server.inbox.refuse(email, '552 5.2.2 Over quota')
    const id = await file()
    await expect.poll(() => stateOf(id)).toBe('waiting')
    expect(await refusals()).toEqual([])
    server.clock.advance(hours(5 * 24))
    dataOf(await plaintiff.client.post('/v1/auth/refresh'))
    await expect.poll(() => stateOf(id)).toBe('given up')
    expect(await deliveryOf(id)).toMatchObject({ deferral: 'mailbox full', refusedAt: now(), acceptedAt: null })
    expect(await refusals()).toMatchObject([{ claimId: id }])
  })

  test('nothing final where the server only asks to try again', async () => {
    server.inbox.denyNext(aboutLetter)
    const id = await file()
    await server.inbox.take(email, aboutLetter)
    await server.inbox.take(email, aboutLetter)
    await expect.poll(() => stateOf(id)).toBe('accepted')
    expect(await refusals()).toEqual([])
  })
})

test('that a letter was opened stands in the history once, for both sides, and tells nobody', {
  tags: 'SPEC-4-delivery',
}, async () => {
  const id = await file()
  const code = await codeSentTo(server, email)
  const openings = async ({ client }: TestUser) =>
    dataOf<HistoryItem[]>(await client.get(`/v1/actions/claims/${id}`)).filter(({ type }) => type === 'LETTER_OPENED')
  const notices = async () => dataOf<{ totalUnreadCount: number }>(await plaintiff.client.get('/v1/notifications'))
  const before = await notices()
  expect(await openings(plaintiff)).toEqual([])

  const opened = now()
  await Promise.all([1, 2, 3].map(() => server.client().post('/v1/letters/open', { code })))
  dataOf(await server.client().get(`/v1/auth/defendants/${code}`))
  const facts = { partyTriggeredBy: null, triggeredBy: null, isOwnAct: false, createdAt: opened }
  const once = [expect.objectContaining({ ...facts, defendantName: 'Dora Defendant' })]
  expect(await openings(plaintiff)).toEqual(once)
  expect(await notices()).toEqual(before)

  const dora = await confirmedUser(server)
  dataOf(await dora.client.post(`/v1/claims/takeover/${code}`))
  expect(await openings(dora)).toEqual(once)
})

test('nobody but the plaintiff sees how a letter arrives', { tags: 'SPEC-4-delivery' }, async () => {
  const id = await claimByCalls(server, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
  const defendant = await defendantOf(id)
  const dora = await confirmedUser(server)
  dataOf(await dora.client.post(`/v1/claims/takeover/${await codeSentTo(server, email)}`))
  const read = async ({ client }: TestUser) =>
    dataOf<{ delivery: object | null }>(await client.get(`/v1/claims/defendants/${defendant?.id}`)).delivery
  expect(await read(plaintiff)).toMatchObject({ state: 'taken over' })
  expect(await read(dora)).toBeNull()
})
