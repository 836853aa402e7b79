import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, draftClaim, fileDraft } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { days, hours } from '../../testing/movable-clock.ts'
import { confirmedUser, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from './deadlines.ts'

let server: TestServer
/** A second process of the same installation, which is restarted all the time. */
let other: TestServer
beforeAll(async () => {
  server = await startTestServer()
  other = await server.another()
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})

const renew = async (...users: TestUser[]) => {
  for (const { client } of users) dataOf(await client.post('/v1/auth/refresh'))
}

test('all that the clock does comes at its time, once, over restarts and with two processes', {
  tags: ['SPEC-4-reminders', 'SPEC-4-more-time'],
}, async () => {
  const plaintiff = await confirmedUser(server, { firstName: 'Paula', lastName: 'Lang' })
  const dora = await confirmedUser(server, { firstName: 'Dora', lastName: 'Defendant' })
  const email = registrationForm().email
  const id = await draftClaim({ plaintiff, defendant: dora })
  const nobody = { firstName: 'Nora', lastName: 'Named', email }
  dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/individual`, nobody))
  await fileDraft(server, id, { plaintiff, defendants: [dora] })
  const written = { disputeReason: 'Legal', disputeExplanation: 'I was never there.' }
  dataOf(await dora.client.post(`/v1/claims/${id}/dispute`, written))

  /** Mails to an address while time passes and two servers apply the due deadlines concurrently. */
  const mailedIn = async (milliseconds: number, to: string) => {
    for (const job of ['send notification', 'send invitation'] as const) await jobsDone(server, job)
    const before = server.inbox.mail.length
    await other.stop()
    server.clock.advance(milliseconds)
    other = await server.another()
    await Promise.all([server, other, server, other].map(({ context }) => applyDueDeadlines(context)))
    await applyDueDeadlines(other.context)
    for (const job of ['send notification', 'send invitation'] as const) await jobsDone(server, job)
    await renew(plaintiff, dora)
    return server.inbox.mail
      .slice(before)
      .flatMap(mail =>
        mail.to?.[0]?.address === to ? [(mail.subject ?? '').replaceAll(/\s+/g, ' ').split(':')[0]] : [],
      )
  }

  const unpaid = 'Your dispute with Paula Lang does not count until EUR 10.00 is paid'
  expect(await mailedIn(hours(1) - 1, dora.email)).toEqual([])
  expect(await mailedIn(1, dora.email)).toEqual([unpaid])
  expect(await mailedIn(hours(47), dora.email)).toEqual([unpaid])
  expect(await mailedIn(days(5) - 1, email)).toEqual([])
  expect(await mailedIn(1, email)).toEqual(['7 days left'])
  dataOf(await dora.client.post(`/v1/claims/${id}/extend`))
  const reminders = [
    [days(4.5), []],
    [days(2.5) - 1, []],
    [1, ['7 days left']],
    [days(4), ['3 days left']],
    [days(2), ['1 day left']],
    [days(2) - 1, []],
  ] as const
  for (const [milliseconds, subjects] of reminders) expect(await mailedIn(milliseconds, email)).toEqual(subjects)
  expect((await server.client().get(`/v1/claims/${id}`)).status).toBe(404)
  expect(await mailedIn(1, plaintiff.email)).toEqual([expect.stringMatching(/^Your claim of .* is public now$/)])
  const { data } = (await server.client().get(`/v1/claims/${id}`)).body
  expect(data).toMatchObject({ status: 'PUBLISHED', isDisregarded: true })
  const { notifications } = dataOf<{ notifications: { subject: string }[] }>(await dora.client.get('/v1/notifications'))
  const published = notifications.filter(({ subject }) => /^The claim of .* is public now$/.test(subject))
  expect(published).toHaveLength(1)
  const history = dataOf<{ type: string }[]>(await dora.client.get(`/v1/actions/claims/${id}`))
  expect(history.filter(({ type }) => type === 'CLAIM_PUBLISHED')).toHaveLength(1)
  expect(await mailedIn(days(20), email)).toEqual([])
})
