import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { readerHeader } from '@redress/contract/letters.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilText } from '../../mail/times.ts'
import { claimByCalls, dataOf, draftClaim, fileDraft } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { days, hours } from '../../testing/movable-clock.ts'
import { aboutLetter, codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from '../act/deadlines.ts'

let server: TestServer
/** One more process of the same installation. */
let other: TestServer
let plaintiff: TestUser
let dora: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  other = await server.another()
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})
beforeEach(async () => {
  plaintiff = await confirmedUser(server, { firstName: 'Paula', lastName: 'Lang' })
  dora = await confirmedUser(server, { firstName: 'Dora', lastName: 'Defendant' })
})

const file = () => claimByCalls(server, { plaintiff, defendant: dora }, 'PENDING_PUBLICATION')
const ask = (id: string, { client } = dora) => client.post(`/v1/claims/${id}/extend`)
const renew = async (...users: TestUser[]) => {
  for (const { client } of users) dataOf(await client.post('/v1/auth/refresh'))
}
const claimOf = async (id: string, { client } = dora) => dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`))
const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const later = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString()
const deadlinesOf = async (claimId: string) => {
  const { database } = server.context
  const found = await database.selectFrom('deadlines').selectAll().where('claim_id', '=', claimId).execute()
  return Object.fromEntries(
    found.map(({ event, due_at }) => [event, (due_at.getTime() - server.clock.now().getTime()) / days(1)]),
  )
}

/** Advances the clock and runs every process's job for due deadlines. */
async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds)
  await Promise.all([server, other, server].map(({ context }) => applyDueDeadlines(context)))
  await jobsDone(server, 'send invitation')
}

describe('more time', { tags: 'SPEC-4-more-time' }, () => {
  test('is seven days, given at once: answer, publication and what is left of the reminders are due later', {
    tags: 'SPEC-7-POST-claims-id-extend',
  }, async () => {
    const id = await file()
    expect(await claimOf(id)).toMatchObject({ extendedAt: null, extensionEndsAt: later(days(22)) })
    await pass(days(8))
    await renew(plaintiff, dora)
    const now = later(0)
    const given = dataOf<PartyClaim>(await ask(id))
    expect(given).toMatchObject({
      status: 'PENDING_PUBLICATION',
      noticePeriodEndsAt: later(days(14)),
      extendedAt: now,
      extensionEndsAt: null,
    })
    expect(await claimOf(id, plaintiff)).toMatchObject({ noticePeriodEndsAt: later(days(14)), extendedAt: now })
    expect(await deadlinesOf(id)).toEqual({
      'notice period over': 14,
      'first reminder': 6.5,
      'second reminder': 10,
      'last reminder': 12,
    })
    const [row] = dataOf<object[]>(await plaintiff.client.get(`/v1/actions/claims/${id}`)).slice(-1)
    expect(row).toMatchObject({
      type: 'NOTICE_PERIOD_EXTENDED',
      partyTriggeredBy: 'Defendant',
      triggeredBy: { firstName: 'Dora', lastName: 'Defendant' },
    })
    await pass(days(14) - 1)
    expect((await server.client().get(`/v1/claims/${id}`)).status).toBe(404)
    await pass(1)
    expect((await server.client().get(`/v1/claims/${id}`)).body.data).toMatchObject({ status: 'PUBLISHED' })
  })

  test('is told to both sides, and to a named defendant without an account', async () => {
    const email = registrationForm().email
    const id = await draftClaim({ plaintiff, defendant: dora })
    const nobody = { firstName: 'Nora', lastName: 'Named', email }
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/individual`, nobody))
    await fileDraft(server, id, { plaintiff, defendants: [dora] })
    await server.inbox.take(email, aboutLetter)
    dataOf(await ask(id))
    const end = new Date(later(days(22)))
    const said = plain((await server.inbox.take(plaintiff.email, /More time/)).text)
    expect(said).toContain('Dora Defendant asked for more time to answer your claim against Dora Defendant, Nora Named')
    expect(said).toContain(`An answer is now possible until ${untilText(end, 'en')}`)
    expect(plain((await server.inbox.take(dora.email, /More time/)).text)).toContain(untilText(end, 'en'))
    const letter = await server.inbox.take(email, aboutLetter)
    expect(plain(letter.subject)).toBe(`Paula Lang asks EUR 4,000.00 from you: answer by ${untilText(end, 'en')}`)
    expect(plain(letter.text)).toContain('A defendant asked for more time and got it')
    for (const { client } of [plaintiff, dora]) {
      const { notifications } = dataOf<{ notifications: { subject: string; claimId: string }[] }>(
        await client.get('/v1/notifications'),
      )
      const told = notifications.filter(({ subject }) => /more time/i.test(subject))
      expect(told.map(({ claimId }) => claimId)).toEqual([id])
    }
  })

  test('is given once, whoever asks at once', { tags: 'SPEC-8-EXTENDED_ALREADY' }, async () => {
    const otto = await confirmedUser(server)
    const id = await draftClaim({ plaintiff, defendant: dora })
    const second = { firstName: 'Otto', lastName: 'Other', email: otto.email }
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/individual`, second))
    await fileDraft(server, id, { plaintiff, defendants: [dora, otto] })
    const answers = await Promise.all([dora, otto, dora].map(user => ask(id, user)))
    expect(answers.map(({ status, body }) => (status === 200 ? 'given' : body.code)).sort()).toEqual([
      'EXTENDED_ALREADY',
      'EXTENDED_ALREADY',
      'given',
    ])
    expect(await claimOf(id)).toMatchObject({ noticePeriodEndsAt: later(days(22)) })
    const history = dataOf<{ type: string }[]>(await dora.client.get(`/v1/actions/claims/${id}`))
    expect(history.filter(({ type }) => type === 'NOTICE_PERIOD_EXTENDED')).toHaveLength(1)
  })

  test('is given to whoever has opened the letter, without an account', async () => {
    const { email } = registrationForm()
    const defendant = { ...dora, email, client: server.client() }
    const id = await claimByCalls(server, { plaintiff, defendant }, 'PENDING_PUBLICATION')
    dataOf(await defendant.client.post('/v1/letters/open', { code: await codeSentTo(server, email) }))
    const asReader = { [readerHeader]: 'true' }
    const path = `/v1/claims/${id}/extend`
    const given = dataOf<PartyClaim>(await defendant.client.post(path, undefined, asReader))
    expect(given).toMatchObject({ role: 'Defendant', noticePeriodEndsAt: later(days(22)), extensionEndsAt: null })
    const [row] = dataOf<object[]>(await plaintiff.client.get(`/v1/actions/claims/${id}`)).slice(-1)
    expect(row).toMatchObject({
      type: 'NOTICE_PERIOD_EXTENDED',
      partyTriggeredBy: 'Defendant',
      triggeredBy: null,
      defendantName: 'Dora Defendant',
    })
    const { text } = await server.inbox.take(plaintiff.email, /More time/)
    expect(text).toContain('Dora Defendant asked for more time')
    const letter = await server.inbox.take(email, aboutLetter)
    expect(plain(letter.subject)).toContain(`answer by ${untilText(new Date(later(days(22))), 'en')}`)
    expect((await defendant.client.post(path, undefined, asReader)).body.code).toBe('EXTENDED_ALREADY')
    expect((await defendant.client.post(path)).status).toBe(401)
  })

  test('is not given when the period is over, however late the clock is', async () => {
    const id = await file()
    server.clock.advance(days(15))
    await renew(plaintiff, dora)
    expect((await ask(id)).body.code).toBe('NOT_IN_THIS_STATE')
    expect((await claimOf(id)).extensionEndsAt).toBeNull()
    await pass(0)
    expect((await ask(id)).body.code).toBe('NOT_IN_THIS_STATE')
  })

  test('leaves what is written and not yet paid as it is', async () => {
    const id = await file()
    dataOf(await dora.client.post(`/v1/claims/${id}/dispute`, { disputeReason: 'Legal', disputeExplanation: 'No.' }))
    const given = dataOf<PartyClaim>(await ask(id))
    expect(given.pendingActs).toMatchObject([{ kind: 'dispute', isOwn: true }])
  })

  test('asked on the last day brings reminders before the new one, each once', async () => {
    const id = await file()
    await jobsDone(server, 'send invitation')
    for (const step of [days(7), days(4), days(2), hours(12)]) await pass(step)
    await renew(plaintiff, dora)
    dataOf(await ask(id))
    for (const step of [days(3.75), days(0.75), days(2), days(1)]) await pass(step)
    const reminders = server.inbox.mail.flatMap(({ to, subject = '' }) =>
      to?.[0]?.address === dora.email && / left: /.test(subject) ? [subject.slice(0, subject.indexOf(':'))] : [],
    )
    expect(reminders.sort()).toEqual([
      '1 day left',
      '1 day left',
      '3 days left',
      '3 days left',
      '3 days left',
      '7 days left',
    ])
  })
})
