import type { ClaimLists, PartyClaim } from '@redress/contract/claim-views.ts'
import { type OpenedLetter, readerHeader, type WrittenAnswer } from '@redress/contract/letters.ts'
import type { Message } from '@redress/contract/messages.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { claimIn, dataOf } from '../../testing/file-claim.ts'
import { days } from '../../testing/movable-clock.ts'
import { codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, password, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { multipart } from '../../testing/upload.ts'
import { applyDueDeadlines } from '../act/deadlines.ts'
import { listStoredFiles } from '../documents/stored-files.ts'
import { sweepWrittenAnswers } from './sweep-letters.ts'

let server: TestServer
let plaintiff: TestUser
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  plaintiff = await confirmedUser(server)
})
afterAll(() => server.stop())

const asReader = { [readerHeader]: 'true' }
const paid = { kind: 'already paid', paidOn: '2026-01-12', paidValue: 600.25, text: 'By bank transfer.' } as const

const write = (client: InProcessClient, answer: WrittenAnswer) =>
  client.patch('/v1/letters/current/answer', answer, asReader)
const letterOf = async (client: InProcessClient) =>
  dataOf<OpenedLetter>(await client.get('/v1/letters/current', asReader))
const newAccount = () => ({ username: registrationForm().username, password })
const giveWith = (client: InProcessClient, account: object = newAccount()) =>
  client.post('/v1/letters/current/accounts', account, asReader)
const claimOf = async (client: InProcessClient, claimId: string) =>
  dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`))
const correspondenceOf = async (client: InProcessClient, claimId: string) =>
  dataOf<{ messages: Message[]; unsentFiles: { fileName: string }[] }>(
    await client.get(`/v1/claims/${claimId}/messages`),
  )

async function attach(client: InProcessClient, name = 'statement.txt', content: string | Uint8Array = 'EUR 600.25') {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  const { body, headers } = await multipart({ name, content: bytes })
  return client.send('POST', '/v1/letters/current/files', body, { ...headers, ...asReader })
}

async function opened(answer: WrittenAnswer | null) {
  const { email } = registrationForm()
  const claimId = await claimIn(server, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
  const code = await codeSentTo(server, email)
  const client = server.client()
  dataOf(await client.post('/v1/letters/open', { code }))
  if (answer) dataOf(await write(client, answer))
  return { claimId, code, email, client }
}

const keysOf = async () => {
  const keys: string[] = []
  for await (const { key } of listStoredFiles(server.context.database)) keys.push(key)
  return keys
}

describe('"I have already paid", before there is an account', { tags: 'SPEC-4-paid-by-letter' }, () => {
  test('is kept with its proof for whoever opens the letter, and shown to nobody else', {
    tags: ['SPEC-7-POST-letters-current-files', 'SPEC-7-DELETE-letters-current-files-fileId'],
  }, async () => {
    const { claimId, code, client } = await opened(paid)
    dataOf(await attach(client))
    const { files } = dataOf<OpenedLetter>(await attach(client, 'receipt.txt', 'Thank you.'))
    expect(files).toMatchObject([
      { fileName: 'statement.txt', fileType: 'text/plain', size: 10 },
      { fileName: 'receipt.txt' },
    ])
    const elsewhere = server.client()
    dataOf(await elsewhere.post('/v1/letters/open', { code }))
    expect(await letterOf(elsewhere)).toMatchObject({ answer: paid, files })
    const seen = JSON.stringify([
      await claimOf(plaintiff.client, claimId),
      await correspondenceOf(plaintiff.client, claimId),
      await claimOf(elsewhere, claimId).catch(() => null),
    ])
    for (const words of ['statement.txt', 'By bank transfer.']) expect(seen).not.toContain(words)
    const removed = `/v1/letters/current/files/${files[0]?.id}`
    expect(dataOf<OpenedLetter>(await client.delete(removed, asReader)).files).toEqual([files[1]])
    expect((await client.delete(removed, asReader)).body.code).toBe('DOCUMENT_NOT_FOUND')
  })

  test('tells the plaintiff at once and for free, with the proof, once however often it is pressed', async () => {
    const { claimId, client } = await opened(paid)
    dataOf(await attach(client))
    const account = newAccount()
    for (const answer of await Promise.all([giveWith(client, account), giveWith(client, account)])) {
      expect(dataOf(answer)).toEqual({ claimId })
    }
    const { messages } = await correspondenceOf(plaintiff.client, claimId)
    expect(messages).toMatchObject([
      {
        kind: 'already paid',
        text: paid.text,
        payment: { on: paid.paidOn, paid: paid.paidValue, currency: 'EUR' },
        files: [{ fileName: 'statement.txt', addedBy: { name: 'Dora Defendant', party: 'Defendant' } }],
        writtenBy: { name: 'Dora Defendant' },
      },
    ])
    const file = `/v1/claims/${claimId}/documents/${messages[0]?.files[0]?.id}/files`
    expect((await plaintiff.client.get(file)).status).toBe(200)
    expect(await claimOf(plaintiff.client, claimId)).toMatchObject({ status: 'PENDING_PUBLICATION', pendingActs: [] })
    const mail = await server.inbox.take(plaintiff.email, /says that .* of your claim is paid/)
    expect(mail.text).toMatch(/600\.25.*12 January 2026/)
  })

  test('is an answer: the plaintiff is to say whether it is so, and the record says on which day', async () => {
    const { claimId, client } = await opened(paid)
    dataOf(await giveWith(client))
    const said = { paymentClaimedOn: paid.paidOn, isPaymentClaimOpen: true }
    expect(await claimOf(plaintiff.client, claimId)).toMatchObject(said)
    const lists = dataOf<ClaimLists>(await plaintiff.client.get('/v1/claims'))
    expect(lists.waiting.yours.claims.map(({ claim }) => claim.id)).toEqual([claimId])
    dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/messages`, { text: 'I have received nothing.' }))
    expect(await claimOf(client, claimId)).toMatchObject({ ...said, isPaymentClaimOpen: false })
    server.clock.advance(days(16))
    await applyDueDeadlines(server.context)
    const seen = await claimOf(server.client(), claimId)
    expect(seen).toMatchObject({ view: 'public', isDisregarded: false, paymentClaimedOn: paid.paidOn })
    for (const word of [paid.text, '600.25', 'isPaymentClaimOpen']) expect(JSON.stringify(seen)).not.toContain(word)
  })

  test('disputes the claim as well where that was asked for: the dispute waits for its fee, the plaintiff for nothing', async () => {
    const { claimId, client } = await opened({ ...paid, disputes: true })
    dataOf(await giveWith(client))
    expect((await correspondenceOf(plaintiff.client, claimId)).messages).toHaveLength(1)
    expect(await claimOf(client, claimId)).toMatchObject({
      status: 'PENDING_PUBLICATION',
      disputeReason: 'Not Factual',
      disputeExplanation: paid.text,
      pendingActs: [{ kind: 'dispute', isOwn: true }],
    })
  })

  test('leaves its files with the account where another answer is given in its place', async () => {
    const { claimId, client } = await opened(paid)
    dataOf(await attach(client))
    dataOf(await write(client, { kind: 'offer', winningParty: 'Plaintiff', costOwner: 'Defendant', value: 20 }))
    dataOf(await giveWith(client))
    expect((await correspondenceOf(plaintiff.client, claimId)).messages).toEqual([])
    expect(await correspondenceOf(plaintiff.client, claimId)).toMatchObject({ unsentFiles: [] })
    expect(await correspondenceOf(client, claimId)).toMatchObject({ unsentFiles: [{ fileName: 'statement.txt' }] })
  })

  test.each([
    ['a day in the future', { ...paid, paidOn: '2999-01-01' }, ['paidOn']],
    ['no sum', { ...paid, paidValue: 0 }, ['paidValue']],
    ['nothing', { kind: 'already paid' }, ['paidOn', 'paidValue', 'text']],
    ['2,001 characters', { ...paid, text: 'x'.repeat(2_001) }, ['text']],
  ])('with %s is refused, and says which field', async (_what, answer, fields) => {
    const { client } = await opened(null)
    const { status, body } = await client.patch('/v1/letters/current/answer', answer, asReader)
    expect({ status, fields: body.details?.map(({ path }) => path) }).toEqual({ status: 400, fields })
  })

  test.each([
    ['a program', 'run.exe', Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4]), 'FILE_TYPE_NOT_ALLOWED'],
    ['an empty file', 'empty.txt', '', 'INVALID_INPUT'],
    ['one that is too large', 'large.txt', new Uint8Array(limits.fileBytes + 1).fill(65), 'FILE_TOO_LARGE'],
  ])('takes no %s', async (_what, name, content, code) => {
    const { client } = await opened(paid)
    expect((await attach(client, name, content)).body.code).toBe(code)
    expect((await letterOf(client)).files).toEqual([])
  })

  test('takes as many files as an account may add', async () => {
    const { client } = await opened(paid)
    for (let index = 0; index < limits.documentsPerClaim; index += 1) dataOf(await attach(client, `${index}.txt`))
    expect((await attach(client)).body.code).toBe('TOO_MANY_DOCUMENTS')
  })
})

describe('files that go with no answer', () => {
  test('are deleted where the answer is thrown away', async () => {
    const before = await keysOf()
    const { client } = await opened(paid)
    dataOf(await attach(client))
    const [key = ''] = (await keysOf()).filter(each => !before.includes(each))
    expect(await server.context.storage.read(key)).not.toBeNull()
    expect(dataOf<OpenedLetter>(await client.delete('/v1/letters/current/answer', asReader)).files).toEqual([])
    expect(await keysOf()).toEqual(before)
    await expect.poll(() => server.context.storage.read(key)).toBeNull()
  })

  test('are kept while a code opens the letter, and for 30 days more; a new address does not find them', async () => {
    const before = await keysOf()
    const { claimId, client } = await opened(paid)
    dataOf(await attach(client))
    const { database, jobs } = server.context
    const sweepAt = (now: number) => sweepWrittenAnswers({ database, jobs, clock: { now: () => new Date(now) } })
    await sweepAt(server.context.clock.now().getTime() + days(59))
    expect((await letterOf(client)).files).toHaveLength(1)
    const corrected = { email: registrationForm().email }
    await database.updateTable('defendants').set(corrected).where('claim_id', '=', claimId).execute()
    expect((await letterOf(client)).files).toEqual([])
    await sweepAt(server.context.clock.now().getTime())
    expect(await keysOf()).toEqual(before)
  })

  test('are deleted 30 days after the code has expired', async () => {
    const before = await keysOf()
    const { client } = await opened(paid)
    dataOf(await attach(client))
    const [key = ''] = (await keysOf()).filter(each => !before.includes(each))
    const { database, jobs, clock } = server.context
    const later = new Date(clock.now().getTime() + days(61))
    await sweepWrittenAnswers({ database, jobs, clock: { now: () => later } })
    expect(key).not.toBe('')
    expect(await keysOf()).not.toContain(key)
  })
})
