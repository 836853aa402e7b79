import type { Document } from '@redress/contract/documents.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getMessages, Message } from '@redress/contract/messages.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { openEventPage } from '../../testing/event-page.ts'
import { claimIn, dataOf, draftClaim, fileDraft, type Opponents } from '../../testing/file-claim.ts'
import { hours } from '../../testing/movable-clock.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { upload, uploadTo } from '../../testing/upload.ts'

type Messages = Output<typeof getMessages>

let server: TestServer
let opponents: Opponents
let plaintiff: InProcessClient
let defendant: InProcessClient
let claimId: string
let path: string
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  opponents = {
    plaintiff: await confirmedUser(server),
    defendant: await confirmedUser(server, { firstName: 'Dora', lastName: 'Defendant' }),
  }
  plaintiff = opponents.plaintiff.client
  defendant = opponents.defendant.client
  claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
  path = `/v1/claims/${claimId}/messages`
})

/** Advances the clock and keeps the sessions alive. */
async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds)
  for (const client of [plaintiff, defendant]) dataOf(await client.post('/v1/auth/refresh'))
}

const textFile = (name: string, content = name) => ({ name, content: new TextEncoder().encode(content) })
const messagesOf = async (client: InProcessClient) => dataOf<Messages>(await client.get(path))
const textsOf = async (client: InProcessClient) => (await messagesOf(client)).messages.map(({ text }) => text)
const write = async (client: InProcessClient, text: string, fileIds: readonly string[] = []) =>
  dataOf<Message>(await client.post(path, { text, fileIds }))
const attach = async (client: InProcessClient, name: string) =>
  dataOf<{ files: Document[] }>(await uploadTo(client, `${path}/files`, textFile(name))).files.at(-1)?.id ?? ''

describe('the parties write to each other', { tags: 'SPEC-6-correspondence' }, () => {
  test('in the order in which it was written, each with its writer; what the others wrote is new until it is read', {
    tags: [
      'SPEC-7-GET-claims-id-messages',
      'SPEC-7-POST-claims-id-messages',
      'SPEC-7-PATCH-claims-id-messages',
      'SPEC-8-MESSAGE_NOT_FOUND',
    ],
  }, async () => {
    await write(defendant, 'Can we talk?')
    await write(plaintiff, 'Yes.')
    const last = await write(defendant, 'Tomorrow?')
    const { messages } = await messagesOf(plaintiff)
    expect(messages.map(each => [each.text, each.writtenBy, each.isNew])).toEqual([
      ['Can we talk?', { party: 'Defendant', name: 'Dora Defendant', isYou: false }, true],
      ['Yes.', { party: 'Plaintiff', name: 'Ada Lovelace', isYou: true }, false],
      ['Tomorrow?', { party: 'Defendant', name: 'Dora Defendant', isYou: false }, true],
    ])
    const read = dataOf<Messages>(await plaintiff.send('PATCH', path, { readUpTo: last.id }))
    expect(read.messages.map(({ isNew }) => isNew)).toEqual([false, false, false])
    // A stale tab cannot move the read mark back.
    dataOf(await plaintiff.send('PATCH', path, { readUpTo: messages[0]?.id }))
    expect((await messagesOf(plaintiff)).messages.some(({ isNew }) => isNew)).toBe(false)
    expect((await messagesOf(defendant)).messages.map(({ isNew }) => isNew)).toEqual([false, true, false])
    const unknown = await plaintiff.send('PATCH', path, { readUpTo: crypto.randomUUID() })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'MESSAGE_NOT_FOUND' } })
  })

  test.each([
    ['markup', '<img src=x onerror=alert(1)> & **bold** https://evil.example/login'],
    ['text in both directions', 'שלום evil https://a.example'],
    ['as many signs as it takes', `a${'😀'.repeat(limits.shortTextLength - 1)}`],
    ['lines', 'one\n\n  two\t'.trim()],
  ])('as plain text: %s', async (_, text) => {
    await write(defendant, text)
    expect(await textsOf(plaintiff)).toEqual([text])
  })

  test.each([
    ['nothing', ' \n ', 'This field is required'],
    ['nothing that can be read', '\u200b\u2800', 'Please use at least one letter or digit.'],
    ['one sign too many', `a${'😀'.repeat(limits.shortTextLength)}`, 'Please use at most 2,000 characters.'],
  ])('and not: %s', { tags: 'SPEC-5-shortTextTooLong' }, async (_, text, message) => {
    const refused = { status: 400, body: { code: 'INVALID_INPUT', details: [{ path: 'text', message }] } }
    expect(await defendant.post(path, { text })).toMatchObject(refused)
    expect(await textsOf(plaintiff)).toEqual([])
  })

  test.each([
    ['what turns text around', 'a \u202eevil\u202c b', 'a evil b'],
    ['NUL', 'a\u0000b', 'ab'],
  ])('without %s', async (_, text, kept) => {
    await write(defendant, text)
    expect(await textsOf(plaintiff)).toEqual([kept])
  })

  test('half of a sign is shown as what it is not, and breaks nothing', async () => {
    await write(defendant, 'a\ud83d')
    expect(await textsOf(plaintiff)).toEqual(['a\ufffd'])
  })

  test('once, however often it is pressed with one key', async () => {
    const send = () => defendant.send('POST', path, { text: 'Once.' }, { 'idempotency-key': 'one-press' })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).filter(status => status !== 409)).toContain(200)
    expect((await send()).status).toBe(200)
    expect(await textsOf(plaintiff)).toEqual(['Once.'])
  })

  test('at the same time: everybody reads all of it, in one order, and nothing is passed over as read', async () => {
    const writers = [plaintiff, defendant, plaintiff, defendant, plaintiff, defendant]
    await Promise.all(writers.map((client, index) => write(client, `message ${index}`)))
    const [mine, theirs] = [await textsOf(plaintiff), await textsOf(defendant)]
    expect(mine).toEqual(theirs)
    expect(mine.toSorted()).toEqual(writers.map((_, index) => `message ${index}`))
  })

  test('and the page of the other learns of it at once', async () => {
    const page = await openEventPage(server, plaintiff)
    await write(defendant, 'Live.')
    const events = [await page.next(), await page.next()]
    expect(events.flatMap(event => event?.topics ?? [])).toEqual(expect.arrayContaining(['claims', 'notifications']))
    for (const event of events) expect(event?.claimId).toBe(claimId)
    page.leave()
  })

  test('and not before the claim is filed', async () => {
    const draftId = await claimIn(server, opponents, 'PENDING')
    const refused = { status: 409, body: { code: 'NOT_IN_THIS_STATE' } }
    expect(await plaintiff.post(`/v1/claims/${draftId}/messages`, { text: 'Hello' })).toMatchObject(refused)
    const file = await uploadTo(plaintiff, `/v1/claims/${draftId}/messages/files`, textFile('a.txt'))
    expect(file).toMatchObject(refused)
  })

  test('among all of them: what one defendant writes, the others read', async () => {
    const other = await confirmedUser(server, { firstName: 'Otto', lastName: 'Other' })
    const id = await draftClaim(opponents)
    const second = { firstName: 'Otto', lastName: 'Other', email: other.email }
    dataOf(await plaintiff.post(`/v1/claims/${id}/defendants/individual`, second))
    await fileDraft(server, id, { plaintiff: opponents.plaintiff, defendants: [opponents.defendant, other] })
    path = `/v1/claims/${id}/messages`
    await write(other.client, 'I was not there.')
    for (const client of [plaintiff, defendant]) expect(await textsOf(client)).toEqual(['I was not there.'])
  })
})

describe('a long correspondence is read in pages', { tags: 'SPEC-6-correspondence' }, () => {
  const pageBefore = async (client: InProcessClient, before: string | null) =>
    dataOf<Messages>(await client.get(before === null ? path : `${path}?before=${before}`))

  beforeEach(async () => {
    const { id } = await write(defendant, '1')
    await sql`
      insert into messages (claim_id, user_id, party, kind, text, created_at)
      select claim_id, user_id, party, kind, n::text, created_at
      from messages, generate_series(2, 120) as series(n) where id = ${id} order by series.n
    `.execute(server.context.database)
  })

  test('the newest first, each page in the order in which it was written, with how many there are in all', {
    tags: 'SPEC-7-GET-claims-id-messages.before',
  }, async () => {
    const pages: Messages[] = []
    for (let before: string | null = null, isLast = false; !isLast; isLast = before === null) {
      pages.unshift(await pageBefore(plaintiff, before))
      before = pages[0]?.next ?? null
    }
    expect(pages.map(({ messages }) => messages.length)).toEqual([20, 50, 50])
    const texts = pages.flatMap(({ messages }) => messages.map(({ text }) => text))
    expect(texts).toEqual(Array.from({ length: 120 }, (_, index) => `${index + 1}`))
    for (const { messageCount, newCount } of pages)
      expect({ messageCount, newCount }).toEqual({ messageCount: 120, newCount: 120 })
  })

  test('what is read up to a message leaves what came after it new', async () => {
    const older = await pageBefore(plaintiff, (await pageBefore(plaintiff, null)).next)
    const marked = dataOf<Messages>(await plaintiff.send('PATCH', path, { readUpTo: older.messages.at(-1)?.id }))
    expect(marked.messages.map(({ isNew }) => isNew)).toEqual(marked.messages.map(() => true))
    expect(marked).toMatchObject({ messageCount: 120, newCount: 50, next: marked.messages[0]?.id })
    expect(await pageBefore(defendant, null)).toMatchObject({ messageCount: 120, newCount: 0 })
  })

  test('before a message of another claim, or one that does not exist, there is none', async () => {
    const [{ id } = { id: '' }] = (await pageBefore(plaintiff, null)).messages
    path = `/v1/claims/${await claimIn(server, opponents, 'PENDING_PUBLICATION')}/messages`
    await write(plaintiff, 'Elsewhere.')
    for (const unknown of [id, crypto.randomUUID()]) {
      expect(await pageBefore(plaintiff, unknown)).toMatchObject({ messages: [], messageCount: 1, next: null })
    }
  })
})

describe('files', { tags: 'SPEC-6-correspondence' }, () => {
  test('wait unseen for their message, and go with it', { tags: 'SPEC-7-POST-claims-id-messages-files' }, async () => {
    const id = await attach(defendant, 'receipt.txt')
    const file = `/v1/claims/${claimId}/documents/${id}/files`
    expect((await messagesOf(defendant)).unsentFiles).toMatchObject([{ id, fileName: 'receipt.txt', messageId: null }])
    const filesOf = async (client: InProcessClient) =>
      dataOf<{ files: Document[] }>(await client.get(`/v1/claims/${claimId}`)).files.map(each => each.id)
    expect((await messagesOf(plaintiff)).unsentFiles).toEqual([])
    for (const client of [plaintiff, defendant]) expect(await filesOf(client)).not.toContain(id)
    expect(await plaintiff.get(file)).toMatchObject({ status: 404, body: { code: 'DOCUMENT_NOT_FOUND' } })
    expect((await defendant.get(file)).status).toBe(200)

    const message = await write(defendant, 'Here it is.', [id])
    expect(message.files).toMatchObject([{ id, addedBy: { name: 'Dora Defendant', isYou: true } }])
    expect((await messagesOf(defendant)).unsentFiles).toEqual([])
    expect((await messagesOf(plaintiff)).messages[0]?.files).toMatchObject([{ id, messageId: message.id }])
    for (const client of [plaintiff, defendant]) expect(await filesOf(client)).toContain(id)
    expect((await plaintiff.get(file)).status).toBe(200)
  })

  test('of somebody else, sent already or unknown do not go with a message, and nothing is written', async () => {
    const theirs = await attach(defendant, 'a.txt')
    const sent = await attach(plaintiff, 'b.txt')
    await write(plaintiff, 'First.', [sent])
    for (const id of [theirs, sent, crypto.randomUUID()]) {
      const refused = { status: 404, body: { code: 'DOCUMENT_NOT_FOUND' } }
      expect(await plaintiff.post(path, { text: 'Second.', fileIds: [id] })).toMatchObject(refused)
    }
    expect(await textsOf(plaintiff)).toEqual(['First.'])
  })

  test('that are not sent can be removed, by their owner alone', async () => {
    const id = await attach(defendant, 'a.txt')
    const url = `/v1/claims/${claimId}/documents/${id}`
    expect(await plaintiff.delete(url)).toMatchObject({ status: 404 })
    await pass(hours(1))
    expect((await defendant.delete(url)).status).toBe(200)
    expect((await messagesOf(defendant)).unsentFiles).toEqual([])
  })

  test('of one side take no room of the other', { tags: 'SPEC-8-TOO_MANY_DOCUMENTS' }, async () => {
    for (let index = 0; index < limits.documentsPerClaim; index += 1) await attach(defendant, `${index}.txt`)
    const refused = { status: 409, body: { code: 'TOO_MANY_DOCUMENTS' } }
    expect(await uploadTo(defendant, `${path}/files`, textFile('more.txt'))).toMatchObject(refused)
    expect(await upload(defendant, claimId, textFile('more.txt'))).toMatchObject(refused)
    await attach(plaintiff, 'mine.txt')
  })
})

describe('a payment that was made already', { tags: 'SPEC-6-payment-statement' }, () => {
  const statement = { paidOn: '2026-01-12', paidValue: 600.25, text: 'Half of it, by bank transfer.' }
  const statements = () => `/v1/claims/${claimId}/payment-statements`

  test('is said by a defendant, with its proof, and stands in the history', {
    tags: 'SPEC-7-POST-claims-id-payment-statements',
  }, async () => {
    const proof = await attach(defendant, 'proof.txt')
    dataOf(await defendant.post(statements(), { ...statement, fileIds: [proof] }))
    expect((await messagesOf(plaintiff)).messages).toMatchObject([
      {
        kind: 'already paid',
        text: statement.text,
        payment: { on: '2026-01-12', paid: 600.25, currency: 'EUR' },
        files: [{ id: proof }],
        writtenBy: { party: 'Defendant', isYou: false },
      },
    ])
    const history = dataOf<{ type: string; value: number }[]>(await plaintiff.get(`/v1/actions/claims/${claimId}`))
    expect(history.at(-1)).toMatchObject({ type: 'PAYMENT_CLAIMED', value: 600.25, isOwnAct: false })
    const { status, value } = dataOf<{ status: string; value: number }>(await plaintiff.get(`/v1/claims/${claimId}`))
    expect({ status, value }).toEqual({ status: 'PENDING_PUBLICATION', value: 4_000 })
    const mail = await server.inbox.take(opponents.plaintiff.email, /says that .* of your claim is paid/)
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(
      'Dora Defendant says that EUR 600.25 of your claim against Dora Defendant (Professional Malpractice) was paid on 12 January 2026.',
    )
    expect(mail.text).not.toContain(statement.text)
  })

  test.each([
    ['in the future', { paidOn: '2999-01-01' }, 'paidOn'],
    ['of nothing', { paidValue: 0 }, 'paidValue'],
    ['of parts of a cent', { paidValue: 1.001 }, 'paidValue'],
    ['without a word', { text: '' }, 'text'],
  ])('is not: %s', async (_, change, field) => {
    const answer = await defendant.post(statements(), { ...statement, ...change })
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path: field }] } })
  })

  test('is nothing that is said of a claim that is over', async () => {
    claimId = await claimIn(server, opponents, 'RESOLVED_IN_FAVOUR_OF_PLANTIFF')
    const refused = { status: 409, body: { code: 'NOT_IN_THIS_STATE' } }
    expect(await defendant.post(statements(), statement)).toMatchObject(refused)
    path = `/v1/claims/${claimId}/messages`
    await write(defendant, 'Where do I pay?')
  })
})

test('an account writes so much within an hour, on all claims together', {
  tags: 'SPEC-6-correspondence',
}, async () => {
  const strict = await startTestServer({ REQUESTS_PER_MINUTE: '60' })
  const parties = { plaintiff: await confirmedUser(strict), defendant: await confirmedUser(strict) }
  const [one, other] = [await claimIn(strict, parties, 'DISPUTED'), await claimIn(strict, parties, 'DISPUTED')]
  const send = ({ client }: TestUser, id: string) => client.post(`/v1/claims/${id}/messages`, { text: 'Once more.' })
  for (const id of [one, other, one]) dataOf(await send(parties.defendant, id))
  const refused = await send(parties.defendant, other)
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
  dataOf(await send(parties.plaintiff, one))
  await strict.stop()
})

test('a claim takes so many messages of one person', { tags: 'SPEC-8-TOO_MANY_MESSAGES' }, async () => {
  const { id } = await write(defendant, 'One of many.')
  await sql`
    insert into messages (claim_id, user_id, party, kind, text, created_at)
    select claim_id, user_id, party, kind, text, created_at - interval '1 day'
    from messages, generate_series(2, ${sql.lit(limits.messagesPerClaim)}) where id = ${id}
  `.execute(server.context.database)
  expect(await defendant.post(path, { text: 'More.' })).toMatchObject({
    status: 409,
    body: { code: 'TOO_MANY_MESSAGES' },
  })
  await write(plaintiff, 'The other side has its own.')
})
