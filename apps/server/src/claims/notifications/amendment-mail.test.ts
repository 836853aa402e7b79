import type { Output } from '@redress/contract/endpoint.ts'
import type { getNotifications } from '@redress/contract/notifications.ts'
import { mailPause } from '@redress/domain/claim/correspondence.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendGatheredMails } from '../../notifications/gathered-notices.ts'
import { claimByCalls, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { minutes } from '../../testing/movable-clock.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
/** One more process of the same installation. */
let other: TestServer
let opponents: Opponents
let path: string
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  other = await server.another()
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})
beforeEach(async () => {
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  path = `/v1/claims/${await claimByCalls(server, opponents, 'PENDING_PUBLICATION')}`
})

const about = /changed the claim against you/

const amend = async (value: number) => dataOf(await opponents.plaintiff.client.patch(`${path}/amend`, { value }))

/** Lets time pass, and every process look at once for mail that is due. */
async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds)
  for (const { client } of Object.values(opponents) as TestUser[]) dataOf(await client.post('/v1/auth/refresh'))
  await Promise.all([server, other, server].map(({ context }) => sendGatheredMails(context)))
  await jobsDone(server, 'send gathered mails')
  await jobsDone(server, 'send notification')
}

const toldOf = async () => {
  const { notifications } = dataOf<Output<typeof getNotifications>>(
    await opponents.defendant.client.get('/v1/notifications'),
  )
  return notifications.filter(({ subject }) => about.test(subject))
}

/** The amounts that the mails name, in their order. */
const mailed = () =>
  server.inbox.mail
    .filter(({ to, subject = '' }) => to?.[0]?.address === opponents.defendant.email && about.test(subject))
    .map(({ text = '' }) => /\) to EUR\s([\d,.]+\d)/.exec(text.replaceAll(/\s+/g, ' '))?.[1])

describe('whose claim is amended again and again is mailed', { tags: 'SPEC-7-gathered-mail' }, () => {
  test('of the first at once, and an hour later of what the claim is then, by however many processes', async () => {
    await amend(1_000)
    await pass(0)
    expect(mailed()).toEqual(['1,000.00'])
    for (const value of [2_000, 3_000, 4_500]) {
      await pass(minutes(10))
      await amend(value)
    }
    await pass(mailPause - minutes(30) - 1)
    expect(mailed()).toEqual(['1,000.00'])
    await pass(1)
    expect(mailed()).toEqual(['1,000.00', '4,500.00'])
    await pass(24 * mailPause)
    expect(mailed()).toHaveLength(2)
    // The app shows each of them separately.
    expect(await toldOf()).toHaveLength(4)
    await amend(5_000)
    await pass(0)
    expect(mailed()).toEqual(['1,000.00', '4,500.00', '5,000.00'])
  })

  test('not of what they read meanwhile, nor of an older value then', async () => {
    await amend(1_000)
    await pass(0)
    for (const value of [2_000, 3_000]) {
      await pass(minutes(1))
      await amend(value)
    }
    const [newest] = await toldOf()
    dataOf(await opponents.defendant.client.send('PATCH', `/v1/notifications/${newest?.id}`))
    await pass(mailPause)
    expect(mailed()).toEqual(['1,000.00'])
  })

  test('also where no server ran when it was due', async () => {
    await amend(1_000)
    await pass(minutes(1))
    await amend(2_000)
    await pass(72 * mailPause)
    expect(mailed()).toEqual(['1,000.00', '2,000.00'])
  })

  test('of messages besides: neither waits for the other', async () => {
    dataOf(await opponents.plaintiff.client.post(`${path}/messages`, { text: 'I counted again.' }))
    await pass(minutes(1))
    await amend(1_000)
    await pass(0)
    expect(mailed()).toEqual(['1,000.00'])
  })
})
