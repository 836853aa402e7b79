import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import { type OpenedLetter, readerHeader } from '@redress/contract/letters.ts'
import { pauseBetweenLetters, readingTime } from '@redress/domain/claim/letters.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answer, InProcessClient } from '../../platform/http/in-process-client.ts'
import { claimByCalls, dataOf } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { days } from '../../testing/movable-clock.ts'
import { codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, password, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let plaintiff: TestUser
let other: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  plaintiff = await confirmedUser(server)
  other = await confirmedUser(server)
})
afterAll(() => server.stop())

// The clock moves on, and sessions end by it.
beforeEach(async () => {
  for (const { client, username } of [plaintiff, other])
    dataOf(await client.post('/v1/auth/login', { username, password }))
})

/** Files a claim against an address without an account; returns the code of the letter. */
async function writtenTo() {
  const { email } = registrationForm()
  const claimId = await claimByCalls(server, { plaintiff, defendant: { ...other, email } }, 'PENDING_PUBLICATION')
  return { claimId, email, code: await codeSentTo(server, email) }
}

const open = (client: InProcessClient, body: object) => client.post('/v1/letters/open', body)
const asReader = { [readerHeader]: 'true' }
const read = (client: InProcessClient, claimId: string) => client.get(`/v1/claims/${claimId}`, asReader)

async function opened() {
  const letter = await writtenTo()
  const client = server.client()
  dataOf(await open(client, { code: letter.code }))
  return { ...letter, client }
}

const outcomeOf = ({ status, body }: Answer) => ({ status, body })

describe('a letter that was opened', () => {
  test('is read as the defendant reads the claim, without an account', {
    tags: ['SPEC-7-GET-letters-current', 'SPEC-7-POST-letters-open'],
  }, async () => {
    const { claimId, email, client } = await opened()
    const claim = dataOf<PartyClaim>(await read(client, claimId))
    expect(claim).toMatchObject({ view: 'party', role: 'Defendant', id: claimId, payments: [], paymentLink: null })
    expect(claim.howDidInteractionBegin).not.toBe('')
    const [document] = claim.files as [Document]
    const file = await client.get(`/v1/claims/${claimId}/documents/${document.id}/files`, asReader)
    // It is a link, which has no file: the request was let in.
    expect(file.body.code).toBe('DOCUMENT_NOT_FOUND')
    expect(dataOf<unknown[]>(await client.get(`/v1/actions/claims/${claimId}`, asReader)).length).toBeGreaterThan(1)
    const letter = dataOf<OpenedLetter>(await client.get('/v1/letters/current', asReader))
    expect(letter).toMatchObject({ claimId, email, firstName: 'Dora', lastName: 'Defendant', companyName: null })
  })

  test('changes nothing but that it was opened, however often machines do it', async () => {
    const { claimId, code } = await writtenTo()
    const path = `/v1/claims/${claimId}`
    const seen = async () => dataOf<PartyClaim>(await plaintiff.client.get(path))
    // The letter is in the mailbox a moment before its delivery is kept.
    await expect.poll(async () => (await seen()).isReached).toBe(true)
    const before = await seen()
    for (let times = 0; times < 3; times++) dataOf(await open(server.client(), { code }))
    const after = await seen()
    const [{ delivery: was }, { delivery: is }] = [before.defendants[0], after.defendants[0]] as never as [
      { delivery: { state: string; openedAt: string | null } },
      { delivery: { state: string; openedAt: string | null } },
    ]
    expect(was.openedAt).toBeNull()
    expect(is).toMatchObject({ state: 'opened', openedAt: server.clock.now().toISOString() })
    const without = ({ defendants, ...rest }: PartyClaim) => ({ ...rest, defendants: defendants.length })
    expect(without(after)).toEqual(without(before))
    expect(dataOf(await other.client.post(`/v1/claims/takeover/${code}`))).toEqual({ claimId })
  })

  test('is named by a cookie that no script reads, that no other site sends, and of which only a digest is kept', async () => {
    const { code } = await writtenTo()
    const answer = await open(server.client(), { code })
    const [cookie = ''] = [answer.headers['set-cookie']].flat() as string[]
    expect(cookie).toMatch(/^redress-letter=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    const token = /=([\w-]{43})/.exec(cookie)?.[1] ?? ''
    const rows = await server.context.database.selectFrom('reading_sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('counts only for requests that say so, and gives them nothing of the account beside it', async () => {
    const { claimId, code } = await writtenTo()
    const { client } = await confirmedUser(server)
    dataOf(await open(client, { code }))
    expect((await client.get(`/v1/claims/${claimId}`)).body.code).toBe('CLAIM_NOT_FOUND')
    expect((await read(client, claimId)).status).toBe(200)
    for (const path of ['/v1/auth', '/v1/claims', '/v1/wallets', '/v1/notifications'] as const) {
      expect((await client.get(path)).status, path).toBe(200)
      expect((await client.get(path, asReader)).body.code, path).toBe('NOT_SIGNED_IN')
    }
    const dispute = { disputeReason: 'Legal', disputeExplanation: 'No.' }
    const act = await client.post(`/v1/claims/${claimId}/dispute`, dispute, asReader)
    expect(act.body.code).toBe('NOT_SIGNED_IN')
  })

  test('is closed after half an hour in which nobody uses it', { tags: 'SPEC-8-LETTER_CLOSED' }, async () => {
    const { claimId, client } = await opened()
    server.clock.advance(readingTime - 1)
    expect((await read(client, claimId)).status).toBe(200)
    server.clock.advance(readingTime - 1)
    expect((await read(client, claimId)).status).toBe(200)
    server.clock.advance(readingTime)
    expect(outcomeOf(await read(client, claimId))).toMatchObject({ status: 401, body: { code: 'LETTER_CLOSED' } })
  })

  test('is closed when the reader says so, and its code still works', {
    tags: 'SPEC-7-POST-letters-close',
  }, async () => {
    const { claimId, code, client } = await opened()
    const cookies = new Map(client.cookies)
    dataOf(await client.post('/v1/letters/close'))
    expect(client.cookies.size).toBe(0)
    for (const [name, value] of cookies) client.cookies.set(name, value)
    expect((await read(client, claimId)).body.code).toBe('LETTER_CLOSED')
    expect((await open(client, { code })).status).toBe(200)
  })

  const endings: Readonly<Record<string, (letter: Awaited<ReturnType<typeof opened>>) => Promise<unknown>>> = {
    'somebody takes the claim over with its code': async ({ code }) =>
      dataOf(await other.client.post(`/v1/claims/takeover/${code}`)),
    'its code is replaced': async ({ code }) => {
      dataOf(await other.client.post(`/v1/claims/takeover/${code}/reset`))
      for (const job of ['reset code', 'send invitation'] as const) await jobsDone(server, job)
    },
    'its code expires': async () => server.clock.advance(days(31)),
  }
  test.each(Object.entries(endings))('is closed as soon as %s', async (_name, end) => {
    const letter = await opened()
    expect((await read(letter.client, letter.claimId)).status).toBe(200)
    await end(letter)
    expect((await read(letter.client, letter.claimId)).body.code).toBe('LETTER_CLOSED')
    expect((await letter.client.get('/v1/letters/current', asReader)).body.code).toBe('LETTER_CLOSED')
  })
})

describe('a code', () => {
  test('is taken in the forms in which people type it, with the number of the claim', async () => {
    const { claimId, code } = await writtenTo()
    const number = claimId.slice(0, 8)
    const typed = [
      { code, claimNumber: number },
      { code: code.toLowerCase().replaceAll('-', ' '), claimNumber: ` #${number.toUpperCase()} ` },
      { code: code.replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l'), claimNumber: claimId },
    ]
    for (const body of typed) expect((await open(server.client(), body)).body.data).toEqual({ claimId, isYours: false })
  })

  test('that opens nothing is answered alike, whatever it is', { tags: 'SPEC-8-LETTER_NOT_FOUND' }, async () => {
    const [used, replaced, expired, foreign] = [
      await writtenTo(),
      await writtenTo(),
      await writtenTo(),
      await writtenTo(),
    ]
    dataOf(await other.client.post(`/v1/claims/takeover/${used.code}`))
    dataOf(await other.client.post(`/v1/claims/takeover/${replaced.code}/reset`))
    await jobsDone(server, 'reset code')
    await jobsDone(server, 'send invitation')
    const claimNumber = used.claimId.slice(0, 8)
    const dead = { redeem_code_expires_at: server.clock.now() }
    await server.context.database.updateTable('defendants').set(dead).where('claim_id', '=', expired.claimId).execute()
    const bodies = [
      { code: '0'.repeat(26) },
      { code: used.code },
      { code: replaced.code },
      { code: expired.code },
      { code: foreign.code, claimNumber },
    ]
    const answers = []
    for (const body of bodies) {
      const client = server.client()
      answers.push(outcomeOf(await open(client, body)))
      expect(client.cookies.size).toBe(0)
    }
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'LETTER_NOT_FOUND' } })
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('that the signed-in account has used leads to its claim', async () => {
    const { claimId, code } = await writtenTo()
    const { client } = await confirmedUser(server)
    dataOf(await client.post(`/v1/claims/takeover/${code}`))
    expect(dataOf(await open(client, { code }))).toEqual({ claimId, isYours: true })
    expect((await open(plaintiff.client, { code })).body.code).toBe('LETTER_NOT_FOUND')
  })
})

describe('a letter that is asked for again', () => {
  const ask = async (email: string) => {
    const answer = await server.client().post('/v1/letters/request', { email })
    await jobsDone(server, 'send letters again')
    await jobsDone(server, 'send invitation')
    return outcomeOf(answer)
  }

  test('comes with a new code, and not more often than every ten minutes', {
    tags: 'SPEC-7-POST-letters-request',
  }, async () => {
    const { email, claimId, code, client } = await opened()
    server.clock.advance(pauseBetweenLetters - 1)
    await ask(email)
    expect((await read(client, claimId)).status).toBe(200)
    server.clock.advance(1)
    await ask(email)
    const next = await codeSentTo(server, email)
    expect(next).not.toBe(code)
    expect((await read(client, claimId)).body.code).toBe('LETTER_CLOSED')
    expect((await open(server.client(), { code })).body.code).toBe('LETTER_NOT_FOUND')
    expect((await open(server.client(), { code: next })).body.data).toMatchObject({ claimId })
  })

  test('is answered alike for every address, and is sent for no seat that is taken', async () => {
    const { email, code } = await writtenTo()
    dataOf(await other.client.post(`/v1/claims/takeover/${code}`))
    server.clock.advance(pauseBetweenLetters)
    const answers = [await ask(email), await ask(plaintiff.email), await ask('nobody@example.org')]
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: { data: null } })
    const { redeem_code_expires_at: expiry } = await server.context.database
      .selectFrom('defendants')
      .select('redeem_code_expires_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(expiry).toBeNull()
  })
})
