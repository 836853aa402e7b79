import type { Output } from '@redress/contract/endpoint.ts'
import type { Message } from '@redress/contract/messages.ts'
import type { getNotifications } from '@redress/contract/notifications.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendGatheredMails } from '../../notifications/gathered-notices.ts'
import { claimByCalls, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { hours } from '../../testing/movable-clock.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type List = Output<typeof getNotifications>

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
  opponents = {
    plaintiff: await confirmedUser(server),
    defendant: await confirmedUser(server, { firstName: 'Dora', lastName: 'Defendant' }),
  }
  path = `/v1/claims/${await claimByCalls(server, opponents, 'PENDING_PUBLICATION')}/messages`
})

const write = async ({ client }: TestUser, text: string) => dataOf<Message>(await client.post(path, { text }))
const about = /^News from /

/** Lets time pass, and every process look at once for mail that is due. */
async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds)
  for (const { client } of Object.values(opponents) as TestUser[]) dataOf(await client.post('/v1/auth/refresh'))
  await Promise.all([server, other, server].map(({ context }) => sendGatheredMails(context)))
  await jobsDone(server, 'send gathered mails')
  await jobsDone(server, 'send notification')
}

const mailsTo = ({ email }: TestUser) =>
  server.inbox.mail
    .filter(({ to, subject = '' }) => to?.[0]?.address === email && about.test(subject))
    .map(({ text }) => /(?<=\n)[^\n]* on your claim/.exec((text ?? '').replaceAll(/(?<!\n)\n(?!\n)/g, ' '))?.[0])

const unreadOf = async ({ client }: TestUser) =>
  dataOf<List>(await client.get('/v1/notifications')).notifications.filter(
    each => about.test(each.subject) && !each.isRead,
  )

describe('whoever is written to is mailed', { tags: 'SPEC-7-gathered-mail' }, () => {
  test('at once, and then at most once an hour, by however many processes: how many there are, and from whom', async () => {
    const { plaintiff, defendant } = opponents
    await write(defendant, 'SECRET first')
    await pass(0)
    const first = await server.inbox.take(plaintiff.email, about)
    expect(first.text).toContain('Dora Defendant wrote a message')
    expect(first.text).not.toContain('SECRET')
    for (const text of ['SECRET second', 'SECRET third']) {
      await write(defendant, text)
      await pass(hours(0.2))
    }
    await pass(hours(0.6) - 1)
    expect(mailsTo(plaintiff)).toHaveLength(1)
    await pass(1)
    expect(mailsTo(plaintiff)).toHaveLength(2)
    expect(mailsTo(plaintiff)[1]).toContain('Dora Defendant wrote 3 messages')
    await pass(hours(24))
    expect(mailsTo(plaintiff)).toHaveLength(2)
    expect(mailsTo(defendant)).toEqual([])
  })

  test('not of what was read on the claim before', async () => {
    const { plaintiff, defendant } = opponents
    await write(defendant, 'First.')
    await pass(0)
    const second = await write(defendant, 'Second.')
    await pass(hours(0.5))
    expect(await unreadOf(plaintiff)).toHaveLength(1)
    dataOf(await plaintiff.client.send('PATCH', path, { readUpTo: second.id }))
    expect(await unreadOf(plaintiff)).toEqual([])
    await pass(hours(1))
    expect(mailsTo(plaintiff)).toHaveLength(1)
    // The next message is mailed at once, as the first one was.
    await write(defendant, 'Third.')
    await pass(0)
    expect(mailsTo(plaintiff).at(-1)).toContain('wrote a message')
  })

  test('of a message that came after the one that was read', async () => {
    const { plaintiff, defendant } = opponents
    const first = await write(defendant, 'First.')
    await pass(0)
    const second = await write(defendant, 'Second.')
    // The page has not loaded the second message.
    dataOf(await plaintiff.client.send('PATCH', path, { readUpTo: first.id }))
    expect(await unreadOf(plaintiff)).toHaveLength(1)
    await pass(hours(1))
    expect(mailsTo(plaintiff)).toHaveLength(2)
    dataOf(await plaintiff.client.send('PATCH', path, { readUpTo: second.id }))
    expect(await unreadOf(plaintiff)).toEqual([])
  })

  test('also where no server ran when it was due', async () => {
    const { plaintiff, defendant } = opponents
    await write(defendant, 'First.')
    await pass(0)
    await write(defendant, 'Second.')
    await pass(hours(72))
    expect(mailsTo(plaintiff)).toHaveLength(2)
  })
})

test('in the app one unread notification says all that is new', { tags: 'SPEC-7-gathered-mail' }, async () => {
  const { plaintiff, defendant } = opponents
  for (const text of ['One.', 'Two.', 'Three.']) await write(defendant, text)
  const [unread, ...more] = await unreadOf(plaintiff)
  expect(more).toEqual([])
  expect(unread?.content).toContain('Dora Defendant wrote 3 messages on your claim')
  expect(unread?.claimId).toBe(path.split('/')[3])
  dataOf(await plaintiff.client.send('PATCH', '/v1/notifications'))
  await write(defendant, 'Four.')
  expect((await unreadOf(plaintiff))[0]?.content).toContain('Dora Defendant wrote a message on your claim')
  const all = dataOf<List>(await plaintiff.client.get('/v1/notifications')).notifications
  expect(all.filter(each => about.test(each.subject))).toHaveLength(1)
})
