import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { lastDayOf } from '@redress/domain/claim/calendar-days.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { claimIn, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { parsedCalendar } from '../../testing/parsed-calendar.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const fetched = (client: InProcessClient, claimId: string, language = 'en') =>
  server.http.inject({
    url: `/v1/claims/${claimId}/calendar`,
    cookies: Object.fromEntries(client.cookies),
    headers: { 'accept-language': language },
  })

test('the day by which one has to act is an iCalendar file, in the language that is asked for', {
  tags: 'SPEC-7-GET-claims-id-calendar',
}, async () => {
  const { plaintiff, defendant } = opponents
  const claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
  const answer = await fetched(defendant.client, claimId)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'content-disposition': expect.stringMatching(/^attachment; filename="redress-.+-answer\.ics"/),
  })
  const { noticePeriodEndsAt } = dataOf<PartyClaim>(await defendant.client.get(`/v1/claims/${claimId}`))
  const { day, summary } = parsedCalendar(new Uint8Array(answer.rawPayload))
  expect(day).toBe(lastDayOf(new Date(noticePeriodEndsAt ?? 0)))
  expect(summary).toMatch(/^Last day to answer .+: EUR.4,000\.00$/)
  const german = parsedCalendar(new Uint8Array((await fetched(defendant.client, claimId, 'de')).rawPayload))
  expect(german.summary).not.toBe(summary)
  expect((await fetched(plaintiff.client, claimId)).json()).toMatchObject({ code: 'NOT_IN_THIS_STATE' })
})

test('whoever bears the fee of an agreement is given its last day', async () => {
  const { plaintiff, defendant } = opponents
  const claimId = await claimIn(server, opponents, 'RESOLUTION_ACCEPTED')
  const answers = await Promise.all([plaintiff, defendant].map(({ client }) => fetched(client, claimId)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 200])
  expect(answers.map(({ rawPayload }) => String(rawPayload).includes(`fee-${claimId}@`))).toEqual([false, true])
})

test('whoever is made an offer is given the last day to answer it', async () => {
  const { plaintiff, defendant } = opponents
  const claimId = await claimIn(server, opponents, 'RESOLUTION_PROPOSED_BY_DEFENDANT')
  const answers = await Promise.all([plaintiff, defendant].map(({ client }) => fetched(client, claimId)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409])
  const { resolutions } = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`))
  const { day, summary } = parsedCalendar(new Uint8Array(answers[0]?.rawPayload ?? []))
  expect(day).toBe(lastDayOf(new Date(resolutions[0]?.expiresAt ?? 0)))
  expect(summary).toContain('Last day to answer the offer of EUR')
})
