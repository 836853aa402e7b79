import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { dataOf, draftClaim, type Opponents, takeOverOffered } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { aboutLetter } from '../../testing/redeem-codes.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ SUBMISSION_FEE: '0', DISPUTE_FEE: '0', NOTICE_PERIOD: 'PT0S' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

test('what costs nothing and waits for nothing follows at once', async () => {
  const id = await draftClaim(opponents)
  const submitted = dataOf<PartyClaim>(await opponents.plaintiff.client.post(`/v1/claims/${id}/submit`))
  expect(submitted).toMatchObject({ status: 'PUBLISHED', isPublic: true, payments: [], paymentLink: null })
  await jobsDone(server, 'send invitation')
  const letters = server.inbox.mail.filter(({ subject = '' }) => aboutLetter.test(subject))
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('you can still answer')])
  await takeOverOffered(opponents, id)

  const dispute = { disputeReason: 'Legal', disputeExplanation: 'No.' }
  const disputed = dataOf<PartyClaim>(await opponents.defendant.client.post(`/v1/claims/${id}/dispute`, dispute))
  expect(disputed).toMatchObject({ status: 'DISPUTED', payments: [], disputeReason: 'Legal' })

  const history = dataOf<object[]>(await opponents.plaintiff.client.get(`/v1/actions/claims/${id}`))
  expect(history).toMatchObject([
    { type: 'CLAIM_CREATED', partyTriggeredBy: 'Plaintiff' },
    { type: 'CLAIM_SUBMITTED', partyTriggeredBy: 'Plaintiff' },
    { type: 'CLAIM_PAID', partyTriggeredBy: 'Plaintiff', fee: 0 },
    { type: 'CLAIM_PUBLISHED', partyTriggeredBy: null },
    { type: 'CLAIM_TAKEN', partyTriggeredBy: 'Defendant' },
    { type: 'DISPUTE_OPENED', partyTriggeredBy: 'Defendant' },
    { type: 'CLAIM_DISPUTED', partyTriggeredBy: 'Defendant', fee: 0 },
  ])
  for (const { client } of [opponents.plaintiff, opponents.defendant]) {
    const { notifications } = dataOf<{ notifications: { subject: string; content: string }[] }>(
      await client.get('/v1/notifications'),
    )
    expect(notifications.length).toBeGreaterThan(0)
    for (const { subject, content } of notifications) expect(`${subject} ${content}`).not.toMatch(/\bpaid\b|\bfee\b/)
  }
})

test('where the first claim of each account is free, it is filed at once, the next costs the fee, and each draft says so', async () => {
  const free = await startTestServer({ FREE_CLAIMS: '1' })
  onTestFinished(() => free.stop())
  const parties = { plaintiff: await confirmedUser(free), defendant: await confirmedUser(free) }
  const { client } = parties.plaintiff
  for (const [submissionFee, status] of [
    [0, 'PENDING_PUBLICATION'],
    [10, 'WAITING_FOR_PAYMENT'],
  ] as const) {
    const id = await draftClaim(parties)
    expect(dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`)).submissionFee).toBe(submissionFee)
    const submitted = dataOf<PartyClaim>(await client.post(`/v1/claims/${id}/submit`))
    expect(submitted).toMatchObject({ status, submissionFee: null })
  }
})
