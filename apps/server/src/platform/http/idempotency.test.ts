import type { Document } from '@redress/contract/documents.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draftClaim, type Opponents } from '../../testing/file-claim.ts'
import { hours } from '../../testing/movable-clock.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { multipart, type SampleFile } from '../../testing/upload.ts'
import { inTransaction } from '../database/database.ts'
import type { Answer } from './in-process-client.ts'

let server: TestServer
let opponents: Opponents
let claimId: string
let key: { 'idempotency-key': string }
beforeAll(async () => {
  server = await startTestServer()
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
beforeEach(async () => {
  claimId = await draftClaim(opponents)
  key = { 'idempotency-key': crypto.randomUUID() }
})
afterAll(() => server.stop())

const reused = { status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } }
const text = (name: string, content: string): SampleFile => ({ name, content: new TextEncoder().encode(content) })
const { name, content } = text('letter.txt', 'Dear Sir, pay.')

async function sendFile(file: SampleFile = { name, content }): Promise<Answer> {
  const { body, headers } = await multipart(file)
  return opponents.plaintiff.client.send('POST', `/v1/claims/${claimId}/documents/files`, body, { ...headers, ...key })
}
const sendLink = (urlDescription = 'The letter'): Promise<Answer> =>
  opponents.plaintiff.client.post(
    `/v1/claims/${claimId}/documents/urls`,
    { url: 'https://example.org/letter', urlDescription },
    key,
  )

/** Names of the documents added after the draft's first one. */
async function added(): Promise<(string | null)[]> {
  const claim = (await opponents.plaintiff.client.get(`/v1/claims/${claimId}`)).body.data as { files: Document[] }
  return claim.files.slice(1).map(file => file.fileName ?? file.urlDescription)
}

describe.each([
  ['a body', () => sendLink(), 'The letter'],
  ['an upload', () => sendFile(), 'letter.txt'],
] as const)('the same key with the same request, which is %s,', (_, send, expected) => {
  test('acts once and gives the first answer again', async () => {
    const first = await send()
    const again = await send()
    expect(first).toMatchObject({ status: 200 })
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(await added()).toEqual([expected])
  })

  test('acts once when sent many times at the same time', { tags: 'SPEC-8-REQUEST_IN_PROGRESS' }, async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, send))
    const acted = answers.filter(each => each.status === 200 && !each.headers['idempotency-replayed'])
    expect(acted).toHaveLength(1)
    for (const answer of answers.filter(each => !acted.includes(each))) {
      if (answer.status !== 200) expect(answer).toMatchObject({ status: 409, body: { code: 'REQUEST_IN_PROGRESS' } })
      else expect(answer.body).toEqual(acted[0]?.body)
    }
    expect(await added()).toEqual([expected])
    expect((await send()).body).toEqual(acted[0]?.body)
  })
})

test('the same key with another body is refused', { tags: 'SPEC-8-IDEMPOTENCY_KEY_REUSED' }, async () => {
  await sendLink()
  expect(await sendLink('Another letter')).toMatchObject(reused)
  expect(await added()).toEqual(['The letter'])
})

test('the same key with another file is refused, were it as long or of the same name', async () => {
  await sendFile()
  expect(await sendFile(text('letter.txt', 'Dear Sir, stay'))).toMatchObject(reused)
  expect(await sendFile({ name: 'letter-2.txt', content })).toMatchObject(reused)
  expect(await sendFile()).toMatchObject({ status: 200 })
  expect(await added()).toEqual(['letter.txt'])
})

test('a refused file is refused again, and its key is not for another one', async () => {
  const refusal = { status: 415, body: { code: 'FILE_TYPE_NOT_ALLOWED' } }
  const page = text('page.html', '<!doctype html><html><body>x</body></html>')
  expect(await sendFile(page)).toMatchObject(refusal)
  const again = await sendFile(page)
  expect(again).toMatchObject(refusal)
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(await sendFile()).toMatchObject(reused)
})

test('a refusal that needs no look at the file still belongs to that file', async () => {
  const { client } = opponents.plaintiff
  await client.post(`/v1/claims/${claimId}/submit`)
  const refusal = { status: 409, body: { code: 'NOT_IN_THIS_STATE' } }
  expect(await sendFile()).toMatchObject(refusal)
  expect((await sendFile()).headers['idempotency-replayed']).toBe('true')
  expect(await sendFile(text('letter.txt', 'Another'))).toMatchObject(reused)
})

test('an upload that breaks off does not use its key up', async () => {
  const { body, headers } = await multipart({ name, content })
  const url = `/v1/claims/${claimId}/documents/files`
  const broken = body.subarray(0, body.length - 30)
  const answer = await opponents.plaintiff.client.send('POST', url, broken, { ...headers, ...key })
  expect(answer.status).toBe(400)
  expect(await sendFile()).toMatchObject({ status: 200 })
  expect(await added()).toEqual(['letter.txt'])
})

test('keys of two people, and of two calls, have nothing to do with each other', async () => {
  const [mine, theirs] = [opponents.plaintiff.client, opponents.defendant.client]
  const created = await theirs.post('/v1/claims', undefined, key)
  expect(created.status).toBe(200)
  expect((await mine.post('/v1/claims', undefined, key)).body.data).not.toMatchObject(created.body.data as object)
  expect(await sendLink()).toMatchObject({ status: 200 })
})

test('an answer that is given again is the same to the letter', async () => {
  const { cookies } = opponents.defendant.client
  const create = () =>
    server.http.inject({ method: 'POST', url: '/v1/claims', headers: key, cookies: Object.fromEntries(cookies) })
  const [first, again] = [await create(), await create()]
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(again.body).toBe(first.body)
  for (const name of ['content-type', 'cache-control']) expect(again.headers[name]).toBe(first.headers[name])
})

const keptAnswers = async () =>
  (await server.context.database.selectFrom('idempotency_keys').select('response').execute()).map(row => row.response)

test('an answer is given again for a day, and then deleted, and its key is free', async () => {
  const { plaintiff } = opponents
  await sendLink()
  server.clock.advance(hours(24) - 1)
  await plaintiff.client.post('/v1/auth/refresh')
  expect((await sendLink()).headers['idempotency-replayed']).toBe('true')
  expect(await added()).toHaveLength(1)

  server.clock.advance(1)
  expect((await sendLink()).headers['idempotency-replayed']).toBeUndefined()
  expect(await added()).toHaveLength(2)

  server.clock.advance(hours(24))
  const { database, jobs } = server.context
  await inTransaction(database, transaction => jobs.enqueue(transaction, 'delete expired answers', {}))
  await expect.poll(keptAnswers).toEqual([])
  await plaintiff.client.post('/v1/auth/refresh')
})

test('of an answer that is longer than 16 kB only its id and status are kept', async () => {
  const long = { howDidInteractionBegin: 'a'.repeat(10_000), whatDidDefendantDo: 'b'.repeat(10_000) }
  const { client } = opponents.plaintiff
  await client.patch(`/v1/claims/${claimId}`, long)
  const submit = () => client.post(`/v1/claims/${claimId}/submit`, undefined, key)
  expect((await submit()).body.data).toMatchObject({ id: claimId, ...long })
  expect(await submit()).toMatchObject({ status: 200, body: { data: { id: claimId } } })
  expect((await submit()).body.data).toEqual({ id: claimId })
  expect(Math.max(...(await keptAnswers()).map(response => response.length))).toBeLessThanOrEqual(16_384)
})

test('what is deleted takes the answers with it that describe it', async () => {
  const { client } = opponents.plaintiff
  const described = async () => (await keptAnswers()).filter(response => response.includes('The letter of a draft'))
  await client.patch(`/v1/claims/${claimId}`, { lastResponse: 'The letter of a draft' })
  await sendLink('The letter of a draft')
  await client.post('/v1/claims', undefined, { 'idempotency-key': crypto.randomUUID() })
  expect(await described()).toHaveLength(2)
  await client.delete(`/v1/claims/${claimId}`)
  expect(await described()).toEqual([])
  expect(await sendLink('The letter of a draft')).toMatchObject({ status: 404 })
})
