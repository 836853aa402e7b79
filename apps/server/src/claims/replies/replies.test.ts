import type { PartyClaim, publicClaim } from '@redress/contract/claim-views.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getNotifications } from '@redress/contract/notifications.ts'
import type { getRecord } from '@redress/contract/record.ts'
import type { search } from '@redress/contract/search.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  claimIn,
  dataOf,
  draftClaim,
  fileDraft,
  type Opponents,
  passNoticePeriod,
  proveSeats,
} from '../../testing/file-claim.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type PublicClaim = z.output<typeof publicClaim>

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
})
beforeEach(async () => {
  opponents = {
    plaintiff: await confirmedUser(server, { firstName: 'Ada', lastName: 'Lovelace' }),
    defendant: await confirmedUser(server, { firstName: 'Dora', lastName: 'Writer' }),
  }
})
afterAll(() => server.stop())

const claimAs = async ({ client }: Pick<TestUser, 'client'>, id: string) =>
  dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`))
const publicView = async (id: string) => dataOf<PublicClaim>(await server.client().get(`/v1/claims/${id}`))
const reply = ({ client }: TestUser, claimId: string, defendantId: string, text: string) =>
  client.post(`/v1/claims/${claimId}/defendants/${defendantId}/reply`, { text })
const answer = (claimId: string, replyId: string, text: string) =>
  opponents.plaintiff.client.post(`/v1/claims/${claimId}/replies/${replyId}/answer`, { text })

interface Published {
  readonly id: string
  readonly defendantId: string
}

async function publishedClaim(): Promise<Published> {
  const id = await claimIn(server, opponents, 'PUBLISHED')
  return { id, defendantId: (await claimAs(opponents.plaintiff, id)).defendants[0]?.id ?? '' }
}

describe('a reply beside a public claim', {
  tags: ['SPEC-4-reply', 'SPEC-7-POST-claims-claimId-defendants-defendantId-reply'],
}, () => {
  test('stands there in the name that the claim gives the defendant, and “No response” is gone everywhere', async () => {
    const { id, defendantId } = await publishedClaim()
    const { plaintiff, defendant } = opponents
    const lists = async () => dataOf<Record<string, unknown>>(await plaintiff.client.get('/v1/claims'))
    expect(await publicView(id)).toMatchObject({ isDisregarded: true, replies: [] })
    expect(await lists()).toMatchObject({ totalUnresolvedCount: 0 })

    const answered = dataOf<PartyClaim>(await reply(defendant, id, defendantId, '  The roof was dry.\n\nAsk Otto.  '))
    const shown = { name: 'Dora Defendant', text: 'The roof was dry.\n\nAsk Otto.', changedAt: null, answer: null }
    expect(answered).toMatchObject({ status: 'PUBLISHED', isDisregarded: false, replies: [{ ...shown, isOwn: true }] })
    expect((await claimAs(plaintiff, id)).replies).toMatchObject([{ ...shown, isOwn: false, earlierVersions: [] }])
    const view = await publicView(id)
    expect(view).toMatchObject({ status: 'PUBLISHED', isDisregarded: false, replies: [shown] })
    expect(JSON.stringify(view)).not.toContain('Writer')
    expect(await lists()).toMatchObject({ totalUnresolvedCount: 1, myClaims: [{ isDisregarded: false }] })

    const found = dataOf<Output<typeof search>>(await server.client().get(`/v1/search?term=${id.slice(0, 8)}`))
    expect(found.claims).toMatchObject([{ id, isDisregarded: false, hasReply: true }])
    const record = dataOf<Output<typeof getRecord>>(
      await server.client().get(`/v1/claims/defendants/${defendantId}/record`),
    )
    expect(record).toMatchObject({ figures: { claims: 1, answered: 1, settled: 0 }, claims: [{ replies: [shown] }] })
  })

  test('is told to the other side and the other defendants, stands in the history, and moves nothing', async () => {
    const { plaintiff, defendant } = opponents
    const other = await confirmedUser(server, { firstName: 'Otto', lastName: 'Other' })
    const id = await draftClaim(opponents)
    const second = { firstName: 'Otto', lastName: 'Other', email: other.email }
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/individual`, second))
    await fileDraft(server, id, { plaintiff, defendants: [defendant, other] })
    await passNoticePeriod(server, opponents)
    dataOf(await other.client.post('/v1/auth/refresh'))
    const before = await claimAs(plaintiff, id)
    dataOf(await reply(defendant, id, before.defendants[0]?.id ?? '', 'It was dry.'))
    expect((await server.inbox.take(plaintiff.email, /replied in public to your claim/)).text).toContain('Dora Writer')
    await server.inbox.take(other.email, /replied in public to the claim/)
    server.clock.advance(1)
    dataOf(await reply(defendant, id, before.defendants[0]?.id ?? '', 'It was quite dry.'))
    const { replies } = await claimAs(plaintiff, id)
    dataOf(await answer(id, replies[0]?.id ?? '', 'It was wet.'))
    for (const { email } of [defendant, other]) await server.inbox.take(email, /answered a public reply/)
    const newOf = async ({ client }: TestUser) =>
      dataOf<Output<typeof getNotifications>>(await client.get('/v1/notifications'))
        .notifications.map(({ subject }) => subject)
        .filter(subject => /repl/.test(subject))
    expect(await newOf(plaintiff)).toEqual([
      expect.stringMatching(/changed the public reply to your claim/),
      expect.stringMatching(/replied in public to your claim/),
    ])
    expect(await newOf(defendant)).toEqual([expect.stringMatching(/answered a public reply/)])
    const history = dataOf<{ type: string; partyTriggeredBy: string }[]>(
      await plaintiff.client.get(`/v1/actions/claims/${id}`),
    )
    expect(history.slice(-3)).toMatchObject([
      { type: 'REPLY_PUBLISHED', partyTriggeredBy: 'Defendant' },
      { type: 'REPLY_CHANGED', partyTriggeredBy: 'Defendant' },
      { type: 'REPLY_ANSWERED', partyTriggeredBy: 'Plaintiff' },
    ])
    const { status, noticePeriodEndsAt, firstResponseAt } = await claimAs(plaintiff, id)
    expect({ status, noticePeriodEndsAt, firstResponseAt }).toEqual({
      status: before.status,
      noticePeriodEndsAt: before.noticePeriodEndsAt,
      firstResponseAt: null,
    })
  })

  test('can be changed: the parties read what stood there before, the public what stands there now', async () => {
    const { id, defendantId } = await publishedClaim()
    const { plaintiff, defendant } = opponents
    for (const text of ['First.', 'First.', 'Second.', 'First.']) dataOf(await reply(defendant, id, defendantId, text))
    const [shown] = (await claimAs(plaintiff, id)).replies
    expect(shown).toMatchObject({ text: 'First.', earlierVersions: [{ text: 'First.' }, { text: 'Second.' }] })
    const [open] = (await publicView(id)).replies
    expect(open?.text).toBe('First.')
    expect(open?.changedAt).not.toBeNull()
    expect(JSON.stringify(open)).not.toContain('Second.')
  })

  test('cannot be changed without end', { tags: 'SPEC-8-TOO_MANY_REPLY_VERSIONS' }, async () => {
    const { id, defendantId } = await publishedClaim()
    for (let version = 1; version <= limits.replyVersions; version++)
      dataOf(await reply(opponents.defendant, id, defendantId, `Version ${version}`))
    const refused = await reply(opponents.defendant, id, defendantId, 'One more')
    expect([refused.status, refused.body.code]).toEqual([409, 'TOO_MANY_REPLY_VERSIONS'])
    dataOf(await reply(opponents.defendant, id, defendantId, `Version ${limits.replyVersions}`))
  })

  test('pressed many times at once is published once', async () => {
    const { id, defendantId } = await publishedClaim()
    const pressed = await Promise.all(
      Array.from({ length: 5 }, () => reply(opponents.defendant, id, defendantId, 'It was dry.')),
    )
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await claimAs(opponents.plaintiff, id)).replies).toMatchObject([{ changedAt: null, earlierVersions: [] }])
  })

  test('is answered once, and to the words that stand there', {
    tags: [
      'SPEC-7-POST-claims-claimId-replies-replyId-answer',
      'SPEC-8-REPLY_CHANGED',
      'SPEC-8-REPLY_NOT_FOUND',
      'SPEC-8-REPLY_ANSWERED',
    ],
  }, async () => {
    const { id, defendantId } = await publishedClaim()
    const { replies } = dataOf<PartyClaim>(await reply(opponents.defendant, id, defendantId, 'First.'))
    const first = replies[0]?.id ?? ''
    const changed =
      dataOf<PartyClaim>(await reply(opponents.defendant, id, defendantId, 'Second.')).replies[0]?.id ?? ''
    expect((await answer(id, first, 'No.')).body.code).toBe('REPLY_CHANGED')
    expect((await answer(id, defendantId, 'No.')).body.code).toBe('REPLY_NOT_FOUND')
    dataOf(await answer(id, changed, 'No.'))
    dataOf(await answer(id, changed, 'No.'))
    expect((await answer(id, changed, 'No, no.')).body.code).toBe('REPLY_ANSWERED')
    expect((await publicView(id)).replies).toMatchObject([
      { text: 'Second.', answer: { text: 'No.', isToEarlierVersion: false } },
    ])
    dataOf(await reply(opponents.defendant, id, defendantId, 'Third.'))
    expect((await publicView(id)).replies).toMatchObject([
      { text: 'Third.', answer: { text: 'No.', isToEarlierVersion: true } },
    ])
  })

  test('is one for each defendant; a representative’s is the company’s', async () => {
    const { plaintiff, defendant } = opponents
    const acting = await confirmedUser(server)
    const id = await draftClaim(opponents)
    const company = { legalName: 'Roof Ltd', taxId: 'AT-1', country: 'AT', email: 'office@roof.example' }
    const { id: companyId } = dataOf<{ id: string }>(
      await plaintiff.client.post(`/v1/claims/${id}/defendants/company`, company),
    )
    const representative = { firstName: 'Rita', lastName: 'Rep', email: acting.email, companyPosition: 'Counsel' }
    const { id: seatId } = dataOf<{ id: string }>(
      await plaintiff.client.post(`/v1/claims/${id}/defendants/company/${companyId}`, representative),
    )
    await fileDraft(server, id, { plaintiff, defendants: [defendant, acting] })
    await proveSeats(server, id)
    await passNoticePeriod(server, opponents)
    dataOf(await acting.client.post('/v1/auth/refresh'))
    const [person] = (await claimAs(plaintiff, id)).defendants
    dataOf(await reply(acting, id, seatId, 'We were not there.'))
    dataOf(await reply(acting, id, companyId, 'We were on holiday.'))
    dataOf(await reply(defendant, id, person?.id ?? '', 'I was.'))
    expect((await reply(defendant, id, companyId, 'Not mine.')).body.code).toBe('DEFENDANT_NOT_FOUND')
    expect((await publicView(id)).replies).toMatchObject([
      { name: 'Roof Ltd', defendantId: companyId, text: 'We were on holiday.' },
      { name: 'Dora Defendant', defendantId: person?.id, text: 'I was.' },
    ])
    const record = dataOf<Output<typeof getRecord>>(
      await server.client().get(`/v1/claims/defendants/${companyId}/record`),
    )
    expect(record).toMatchObject({ claims: [{ replies: [{ name: 'Roof Ltd' }] }], figures: { answered: 1 } })
  })

  test('is refused as long as the claim is not public', async () => {
    const id = await claimIn(server, opponents, 'DISPUTED')
    const { defendants } = await claimAs(opponents.plaintiff, id)
    const refused = await reply(opponents.defendant, id, defendants[0]?.id ?? '', 'Not yet.')
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_IN_THIS_STATE'])
    await passNoticePeriod(server, opponents)
    dataOf(await reply(opponents.defendant, id, defendants[0]?.id ?? '', 'Now.'))
    expect(await publicView(id)).toMatchObject({ status: 'DISPUTED', replies: [{ text: 'Now.' }] })
  })
})
