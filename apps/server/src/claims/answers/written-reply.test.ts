import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { type OpenedLetter, readerHeader, type WrittenAnswer } from '@redress/contract/letters.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { claimIn, dataOf, draftClaim, fileDraft, openPaymentsOf, passNoticePeriod } from '../../testing/file-claim.ts'
import { codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, password, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let plaintiff: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
})
beforeEach(async () => {
  plaintiff = await confirmedUser(server)
})
afterAll(() => server.stop())

const asReader = { [readerHeader]: 'true' }
const reply = { kind: 'reply', text: 'The roof was dry.\n\nAsk Otto.' } as const
const shown = { name: 'Dora Defendant', text: reply.text, changedAt: null }

const write = (client: InProcessClient, answer: WrittenAnswer) =>
  client.patch('/v1/letters/current/answer', answer, asReader)
const letterOf = async (client: InProcessClient) =>
  dataOf<OpenedLetter>(await client.get('/v1/letters/current', asReader))
const answerWith = (client: InProcessClient, account: object) =>
  client.post('/v1/letters/current/accounts', account, asReader)
const answerAsSelf = (client: InProcessClient) => client.post('/v1/letters/current/takeover', {}, asReader)
const claimOf = async (client: InProcessClient, claimId: string) =>
  dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`))
const publicView = async (claimId: string) =>
  dataOf<{ isDisregarded: boolean; replies: unknown[] }>(await server.client().get(`/v1/claims/${claimId}`))
const newAccount = () => ({ username: registrationForm().username, password })

async function writtenTo() {
  const { email } = registrationForm()
  const claimId = await claimIn(server, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
  return { claimId, code: await codeSentTo(server, email) }
}

async function openedWith(code: string, client = server.client()): Promise<InProcessClient> {
  dataOf(await client.post('/v1/letters/open', { code }))
  return client
}

/** A letter about a claim that is public by now, opened, with a reply written. */
async function writtenLate(user?: TestUser) {
  const { claimId, code } = await writtenTo()
  await passNoticePeriod(server, { plaintiff, defendant: user ?? plaintiff })
  const client = await openedWith(code, user?.client)
  dataOf(await write(client, reply))
  return { claimId, client }
}

describe('a public reply that is written before there is an account', { tags: 'SPEC-4-reply' }, () => {
  test('is published with a new account, once however often it is pressed, and by nobody before', async () => {
    const { client, claimId } = await writtenLate()
    expect((await letterOf(client)).answer).toEqual(reply)
    expect(await publicView(claimId)).toMatchObject({ isDisregarded: true, replies: [] })
    const account = newAccount()
    const together = await Promise.all([answerWith(client, account), answerWith(client, account)])
    for (const answer of together) expect(dataOf(answer)).toEqual({ claimId })
    expect(await publicView(claimId)).toMatchObject({ isDisregarded: false, replies: [shown] })
    const claim = await claimOf(client, claimId)
    expect(claim).toMatchObject({ status: 'PUBLISHED', replies: [{ ...shown, isOwn: true, earlierVersions: [] }] })
    expect(await openPaymentsOf(server, claimId)).toEqual([])
    await server.inbox.take(plaintiff.email, /replied in public to your claim/)
  })

  test('is published with an own account, in the name that the claim gives, once', async () => {
    const { client, claimId } = await writtenLate(await confirmedUser(server, { firstName: 'Somebody' }))
    const together = await Promise.all([answerAsSelf(client), answerAsSelf(client)])
    for (const answer of together) expect(dataOf(answer)).toEqual({ claimId })
    expect((await publicView(claimId)).replies).toMatchObject([shown])
    expect((await claimOf(client, claimId)).replies).toMatchObject([{ isOwn: true, earlierVersions: [] }])
  })

  test('is refused as long as the claim is not public', async () => {
    const { code } = await writtenTo()
    const client = await openedWith(code)
    expect((await write(client, reply)).body.code).toBe('NOT_IN_THIS_STATE')
    expect((await letterOf(client)).answer).toBeNull()
  })

  test('never changes the one that a representative has published meanwhile, and leaves no account then', async () => {
    const { client } = plaintiff
    const claimId = await draftClaim({ plaintiff, defendant: { ...plaintiff, email: registrationForm().email } })
    const [office, counsel] = [registrationForm().email, registrationForm().email]
    const company = { legalName: 'Roof Ltd', taxId: 'AT-1', country: 'AT', email: office }
    const added = await client.post(`/v1/claims/${claimId}/defendants/company`, company)
    const { id: companyId } = dataOf<{ id: string }>(added)
    const representative = { firstName: 'Rita', lastName: 'Rep', email: counsel, companyPosition: 'Counsel' }
    dataOf(await client.post(`/v1/claims/${claimId}/defendants/company/${companyId}`, representative))
    await fileDraft(server, claimId, { plaintiff, defendants: [] })
    const codes = [await codeSentTo(server, office), await codeSentTo(server, counsel)] as const
    await passNoticePeriod(server, { plaintiff, defendant: plaintiff })
    const [ofCompany, ofCounsel] = [await openedWith(codes[0]), await openedWith(codes[1])]
    for (const each of [ofCompany, ofCounsel]) dataOf(await write(each, reply))

    dataOf(await answerWith(ofCounsel, newAccount()))
    const account = { ...newAccount(), firstName: 'Otto', lastName: 'Office' }
    expect((await answerWith(ofCompany, account)).body.code).toBe('NOT_IN_THIS_STATE')
    expect((await write(ofCompany, { ...reply, text: 'Other words.' })).body.code).toBe('NOT_IN_THIS_STATE')
    expect((await server.client().post('/v1/auth/login', account)).status).not.toBe(200)
    expect((await letterOf(ofCompany)).answer).toEqual(reply)
    expect((await publicView(claimId)).replies).toMatchObject([{ name: 'Roof Ltd', text: reply.text, changedAt: null }])
    dataOf(await ofCompany.delete('/v1/letters/current/answer', asReader))
    dataOf(await answerWith(ofCompany, account))
    expect((await claimOf(ofCompany, claimId)).replies).toMatchObject([{ isOwn: true }])
  })
})
