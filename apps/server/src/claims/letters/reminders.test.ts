import { pauseBetweenLetters } from '@redress/domain/claim/letters.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimByCalls, dataOf, draftClaim, type Opponents, pay } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { days, hours, minutes } from '../../testing/movable-clock.ts'
import { aboutLetter, codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from '../act/deadlines.ts'

let server: TestServer
/** One more process of the same installation. */
let other: TestServer
let plaintiff: TestUser
let email: string
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100', DISPUTE_FEE: '0' })
  other = await server.another()
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})
beforeEach(async () => {
  plaintiff = await confirmedUser(server, { firstName: 'Paula', lastName: 'Lang' })
  email = registrationForm().email
})

const stated = (): Opponents => ({ plaintiff, defendant: { ...plaintiff, email } })
const renew = async ({ client }: TestUser) => dataOf(await client.post('/v1/auth/refresh'))
const subjectsTo = (address: string) =>
  server.inbox.mail.flatMap(({ to, subject = '' }) => (to?.[0]?.address === address ? [subject] : []))
const remindersTo = (address: string) => subjectsTo(address).filter(subject => / left: /.test(subject))

/** Advances the clock and runs every process's job for due deadlines. */
async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds)
  await Promise.all([server, other, server].map(({ context }) => applyDueDeadlines(context)))
  await applyDueDeadlines(other.context)
}

describe('whoever is named and has not answered is reminded', { tags: 'SPEC-4-reminders' }, () => {
  test('at half of the period, three days and a day before its end: once each, by however many processes', async () => {
    await claimByCalls(server, stated(), 'PENDING_PUBLICATION')
    const letter = await server.inbox.take(email, aboutLetter)
    const asked = 'Paula Lang asks EUR 4,000.00 from you: answer by'
    await pass(days(7) - 1)
    expect(remindersTo(email)).toEqual([])
    for (const [milliseconds, left] of [
      [1, '7 days left'],
      [days(4), '3 days left'],
      [days(2), '1 day left'],
    ] as const) {
      await pass(milliseconds)
      const reminder = await server.inbox.take(email, / left: /)
      expect(reminder.subject).toContain(`${left}: ${asked}`)
      expect(reminder.text).toContain(`Nobody has answered yet: ${left}.`)
      const code = /[0-9A-Z]{5}(?:-[0-9A-Z]{1,5}){5}/
      expect(code.exec(reminder.text ?? '')?.[0]).toBe(code.exec(letter.text ?? '')?.[0])
      expect(reminder.messageId).not.toBe(letter.messageId)
      expect([reminder.references, reminder.inReplyTo]).toEqual([letter.references, letter.references])
    }
    await pass(days(1))
    await pass(days(30))
    await jobsDone(server, 'send invitation')
    expect(remindersTo(email)).toHaveLength(3)
  })

  test('after a standstill by the last that is due alone, and not of what is past', async () => {
    await claimByCalls(server, stated(), 'PENDING_PUBLICATION')
    await server.inbox.take(email, aboutLetter)
    await pass(days(12))
    expect((await server.inbox.take(email, / left: /)).subject).toContain('2 days left')
    await pass(days(20))
    await jobsDone(server, 'send invitation')
    expect(remindersTo(email)).toHaveLength(1)
  })

  test('at the account that has taken the claim over, once, without a code', async () => {
    const dora = await confirmedUser(server, { firstName: 'Dora' })
    const id = await draftClaim(stated())
    const [company, representative] = [registrationForm().email, registrationForm().email]
    const firm = { taxId: 'GB1', country: 'GB', legalName: 'Roofs Ltd', email: company }
    const { id: companyId } = dataOf<{ id: string }>(
      await plaintiff.client.post(`/v1/claims/${id}/defendants/company`, firm),
    )
    const person = { firstName: 'Rita', lastName: 'Roth', email: representative, companyPosition: 'Director' }
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/company/${companyId}`, person))
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/submit`))
    await pay(server, id, 'submission')
    for (const address of [company, representative]) {
      dataOf(await dora.client.post(`/v1/claims/takeover/${await codeSentTo(server, address)}`))
    }
    await pass(days(8))
    const { text = '' } = await server.inbox.take(dora.email, / left: /)
    expect(text).toContain('Hello Dora,')
    expect(text).toContain(`/dashboard/claims/against-me/${id}`)
    expect(text).not.toMatch(/[0-9A-Z]{5}-[0-9A-Z]{5}-/)
    await server.inbox.take(email, / left: /)
    await jobsDone(server, 'send invitation')
    expect([company, representative, dora.email].map(address => remindersTo(address).length)).toEqual([0, 0, 1])
  })

  test('but nobody after an answer', async () => {
    const dora = await confirmedUser(server)
    const id = await claimByCalls(server, stated(), 'PENDING_PUBLICATION')
    dataOf(await dora.client.post(`/v1/claims/takeover/${await codeSentTo(server, email)}`))
    await pass(days(8))
    await server.inbox.take(dora.email, / left: /)
    await renew(dora)
    const dispute = { disputeReason: 'Legal', disputeExplanation: 'I was never there.' }
    dataOf(await dora.client.post(`/v1/claims/${id}/dispute`, dispute))
    for (const milliseconds of [days(4), days(2), days(1), hours(1)]) await pass(milliseconds)
    await jobsDone(server, 'send invitation')
    expect([email, dora.email].map(address => remindersTo(address).length)).toEqual([0, 1])
  })

  test('once more where the sum is raised after the last one, by one letter that names the sum of then', async () => {
    const id = await claimByCalls(server, stated(), 'PENDING_PUBLICATION')
    const amend = async (value: number) => {
      await renew(plaintiff)
      dataOf(await plaintiff.client.patch(`/v1/claims/${id}/amend`, { value }))
      await pass(0)
    }
    await pass(days(8))
    await amend(5_000)
    await pass(days(6))
    await jobsDone(server, 'send invitation')
    const before = remindersTo(email).length
    expect(remindersTo(email).at(-1)).toContain('EUR 5,000.00')
    await amend(4_000)
    await pass(minutes(30))
    await jobsDone(server, 'send invitation')
    expect(remindersTo(email)).toHaveLength(before)
    for (const value of [5_000, 40_000, 50_000]) await amend(value)
    await jobsDone(server, 'send invitation')
    expect(remindersTo(email).slice(before)).toEqual([expect.stringContaining('EUR 5,000.00')])
    await pass(pauseBetweenLetters - 1)
    expect(remindersTo(email)).toHaveLength(before + 1)
    await pass(1)
    await jobsDone(server, 'send invitation')
    await pass(hours(1))
    await jobsDone(server, 'send invitation')
    expect(remindersTo(email).slice(before + 1)).toEqual([expect.stringMatching(/hours left: .*EUR 50,000\.00/)])
  })

  test('nor does a letter that nobody will get count as waiting, once it is said that all is paid', async () => {
    const [dora, other] = [await confirmedUser(server), registrationForm().email]
    const id = await draftClaim(stated())
    const person = { firstName: 'Otto', lastName: 'Other', email: other }
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/individual`, person))
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/submit`))
    await pay(server, id, 'submission')
    dataOf(await dora.client.post(`/v1/claims/takeover/${await codeSentTo(server, email)}`))
    await server.inbox.take(other, aboutLetter)
    dataOf(
      await dora.client.post(`/v1/claims/${id}/payment-statements`, {
        paidOn: '2026-01-12',
        paidValue: 900,
        text: 'Paid.',
      }),
    )
    await pass(days(8))
    await jobsDone(server, 'send invitation')
    const { letter_queued_at, letter_accepted_at } = await server.context.database
      .selectFrom('defendants')
      .selectAll()
      .where('claim_id', '=', id)
      .where('email', '=', other)
      .executeTakeFirstOrThrow()
    expect(letter_queued_at?.getTime()).toBeLessThanOrEqual(letter_accepted_at?.getTime() ?? 0)
  })
})

test('a claim that is answered within its period is published once, by however many processes', async () => {
  const dora = await confirmedUser(server)
  const id = await claimByCalls(server, stated(), 'PENDING_PUBLICATION')
  dataOf(await dora.client.post(`/v1/claims/takeover/${await codeSentTo(server, email)}`))
  const dispute = { disputeReason: 'Legal', disputeExplanation: 'I was never there.' }
  dataOf(await dora.client.post(`/v1/claims/${id}/dispute`, dispute))
  await pass(days(17))
  await renew(dora)
  const history = dataOf<{ type: string }[]>(await dora.client.get(`/v1/actions/claims/${id}`))
  expect(history.filter(({ type }) => type === 'CLAIM_PUBLISHED')).toHaveLength(1)
})
