import type { PublicClaim } from '@redress/contract/claim-views.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import { readerHeader } from '@redress/contract/letters.ts'
import type { getRecord } from '@redress/contract/record.ts'
import type { search } from '@redress/contract/search.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimDetails, claimReview, dataOf, pay } from '../../testing/file-claim.ts'
import { days } from '../../testing/movable-clock.ts'
import { codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, password, registrationForm, type TestUser, tokenIn } from '../../testing/sign-up.ts'
import { staffMember } from '../../testing/staff.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from '../act/deadlines.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100', NOTICE_PERIOD: 'P1D' })
})
afterAll(() => server.stop())

const uniqueName = () => registrationForm().username
const victimOf = (email: string, name = uniqueName()) => ({
  ...{ legalName: `Victim ${name} AG`, country: 'DE', taxId: '000000000', email, website: `https://${name}.example` },
})

/** A claim against a company; the answer of naming it. */
async function nameCompany({ client }: TestUser, company: object) {
  const { id } = dataOf<{ id: string }>(await client.post('/v1/claims'))
  dataOf(await client.patch(`/v1/claims/${id}`, { ...claimDetails, ...claimReview }))
  const link = { url: 'https://example.org/contract', urlDescription: 'The contract' }
  dataOf(await client.post(`/v1/claims/${id}/documents/urls`, link))
  return { id, named: await client.post(`/v1/claims/${id}/defendants/company`, company) }
}

async function fileAgainst(plaintiff: TestUser, company: object): Promise<string> {
  const { id, named } = await nameCompany(plaintiff, company)
  dataOf(named)
  dataOf(await plaintiff.client.post(`/v1/claims/${id}/submit`))
  await pay(server, id, 'submission')
  return id
}

async function publish(...users: TestUser[]): Promise<void> {
  server.clock.advance(days(3))
  for (const { client } of users) dataOf(await client.post('/v1/auth/refresh'))
  await applyDueDeadlines(server.context)
}

const publicView = async (id: string) => dataOf<PublicClaim>(await server.client().get(`/v1/claims/${id}`))
const recordOf = async (id = '') =>
  dataOf<Output<typeof getRecord>>(await server.client().get(`/v1/claims/defendants/${id}/record`))
const replyOf = (claimId: string, defendantId: string, { client }: TestUser) =>
  client.post(`/v1/claims/${claimId}/defendants/${defendantId}/reply`, { text: 'We admit that we cheated.' })

/** Public claim that an account conceded for the company, having taken the seat with the code. */
async function confession(plaintiff: TestUser, email = registrationForm().email, name = uniqueName()) {
  const claimId = await fileAgainst(plaintiff, victimOf(email, name))
  const taker = await confirmedUser(server, { email })
  dataOf(await taker.client.post(`/v1/claims/takeover/${await codeSentTo(server, email)}`))
  await publish(plaintiff, taker)
  const defendantId = (await publicView(claimId)).defendants[0]?.id ?? ''
  dataOf(await replyOf(claimId, defendantId, taker))
  return { claimId, defendantId, taker, name }
}

describe('a plaintiff who would confess as somebody else', () => {
  test('names no plus address of their own mailbox', async () => {
    const plaintiff = await confirmedUser(server)
    const { named } = await nameCompany(plaintiff, victimOf(plaintiff.email.replace('@', '+press@')))
    expect([named.status, named.body.code]).toEqual([403, 'OWN_CLAIM'])
  })

  test('takes no seat with an account in the mailbox under another name', async () => {
    const plaintiff = await confirmedUser(server)
    const email = registrationForm().email
    await fileAgainst(plaintiff, victimOf(email))
    const second = await confirmedUser(server, { email: plaintiff.email.replace('@', '+press@') })
    const taken = await second.client.post(`/v1/claims/takeover/${await codeSentTo(server, email)}`)
    expect([taken.status, taken.body.code]).toEqual([403, 'OWN_CLAIM'])
  })

  test('takes none with a second mailbox in the same browser', async () => {
    const plaintiff = await confirmedUser(server)
    const email = registrationForm().email
    await fileAgainst(plaintiff, victimOf(email))
    const second = await confirmedUser(server, { email })
    dataOf(await plaintiff.client.post('/v1/auth/login', { username: plaintiff.username, password }))
    dataOf(await plaintiff.client.post('/v1/auth/login', { username: second.username, password }))
    const taken = await plaintiff.client.post(`/v1/claims/takeover/${await codeSentTo(server, email)}`)
    expect([taken.status, taken.body.code]).toEqual([403, 'OWN_CLAIM'])
  })

  test('opens no account from the letter in the same browser', async () => {
    const plaintiff = await confirmedUser(server)
    const email = registrationForm().email
    await fileAgainst(plaintiff, victimOf(email))
    const { client } = plaintiff
    dataOf(await client.post('/v1/auth/login', { username: plaintiff.username, password }))
    dataOf(await client.post('/v1/auth/logout'))
    dataOf(await client.post('/v1/letters/open', { code: await codeSentTo(server, email) }))
    const account = { username: uniqueName(), password, firstName: 'Vic', lastName: 'Tim' }
    const asReader = { [readerHeader]: 'true' }
    const taken = await client.post('/v1/letters/current/accounts', account, asReader)
    expect([taken.status, taken.body.code]).toEqual([403, 'OWN_CLAIM'])
  })

  test('is marked, and counted apart, where the words are published with a second mailbox', async () => {
    const { claimId, defendantId } = await confession(await confirmedUser(server))
    const shown = await publicView(claimId)
    expect(shown.replies[0]).toMatchObject({ text: 'We admit that we cheated.', isUnproven: true })
    expect(shown.defendants[0]?.isUnproven).toBe(true)
    const { figures, claims } = await recordOf(defendantId)
    expect(figures).toMatchObject({ claims: 1, answered: 0, settled: 0, medianDaysToAnswer: null, unproven: 1 })
    expect(claims[0]?.isUnproven).toBe(true)
  })

  test('is marked as well where they answered before the publication', async () => {
    const plaintiff = await confirmedUser(server)
    const email = registrationForm().email
    const claimId = await fileAgainst(plaintiff, victimOf(email))
    const taker = await confirmedUser(server, { email })
    dataOf(await taker.client.post(`/v1/claims/takeover/${await codeSentTo(server, email)}`))
    const dispute = { disputeReason: 'Other', disputeExplanation: 'We did.' }
    dataOf(await taker.client.post(`/v1/claims/${claimId}/dispute`, dispute))
    await pay(server, claimId, 'dispute')
    await publish(plaintiff, taker)
    const [defendant] = (await publicView(claimId)).defendants
    expect(defendant?.isUnproven).toBe(true)
    expect((await recordOf(defendant?.id)).figures).toMatchObject({ answered: 0, unproven: 1 })
  })
})

test('nothing is marked where the seat is taken and silent, and somebody proven has answered from another', async () => {
  const [plaintiff, person] = [await confirmedUser(server), await confirmedUser(server)]
  const [email, name] = [registrationForm().email, uniqueName()]
  const { id } = await nameCompany(plaintiff, victimOf(email, name))
  const individual = { firstName: 'Petra', lastName: 'Proven', email: person.email }
  dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/individual`, individual))
  dataOf(await plaintiff.client.post(`/v1/claims/${id}/submit`))
  await pay(server, id, 'submission')
  const taker = await confirmedUser(server, { email })
  for (const [user, address] of [
    [taker, email],
    [person, person.email],
  ] as const) {
    dataOf(await user.client.post(`/v1/claims/takeover/${await codeSentTo(server, address)}`))
  }
  dataOf(await person.client.post(`/v1/claims/${id}/dispute`, { disputeReason: 'Other', disputeExplanation: 'No.' }))
  await pay(server, id, 'dispute')
  await publish(plaintiff, taker, person)
  const { defendants } = await publicView(id)
  expect(defendants.map(({ isUnproven }) => isUnproven)).toEqual([false, false])
  const found = dataOf<Output<typeof search>>(await server.client().get(`/v1/search?term=${name}`))
  expect(found.claims).toMatchObject([{ id, isUnproven: false }])
  expect((await recordOf(defendants[0]?.id)).claims).toMatchObject([{ id, isUnproven: false }])
})

describe('a company', () => {
  test('is proven by a mailbox at its site on the claim of another plaintiff', async () => {
    const name = uniqueName()
    const other = await confirmedUser(server)
    await fileAgainst(other, victimOf(`other@${name}.example`, name))
    await publish(other)
    const { claimId, defendantId } = await confession(await confirmedUser(server), `info@${name}.example`, name)
    expect((await publicView(claimId)).replies[0]?.isUnproven).toBe(false)
    expect((await recordOf(defendantId)).figures).toMatchObject({ claims: 2, answered: 1, unproven: 0 })
  })

  test("is not by the plaintiff's own second claim", async () => {
    const name = uniqueName()
    const plaintiff = await confirmedUser(server)
    await fileAgainst(plaintiff, victimOf(`other@${name}.example`, name))
    const { claimId } = await confession(plaintiff, `info@${name}.example`, name)
    expect((await publicView(claimId)).replies[0]?.isUnproven).toBe(true)
  })

  test("is by the operator's word, which is kept with its reason", async () => {
    const { claimId, defendantId } = await confession(await confirmedUser(server))
    const { client } = await staffMember(server, 'moderator')
    const body = { act: 'proven', companyIds: [defendantId], explanation: 'The code that we sent by post.' }
    dataOf(await client.post('/v1/operator/records/decisions', body))
    expect((await publicView(claimId)).replies[0]?.isUnproven).toBe(false)
    expect((await recordOf(defendantId)).figures).toMatchObject({ answered: 1, unproven: 0 })
    const acts = await server.context.database
      .selectFrom('operator_acts')
      .selectAll()
      .where('kind', '=', 'seat proven')
      .execute()
    expect(acts).toMatchObject([{ subject: defendantId, why: 'The code that we sent by post.' }])
  })
})

describe('"This was not us"', {
  tags: ['SPEC-7-POST-claims-id-disowned-words', 'SPEC-7-POST-disowned-words-token'],
}, () => {
  const ask = async (claimId: string, email: string) => {
    const [reply] = (await publicView(claimId)).replies
    dataOf(await server.client().post(`/v1/claims/${claimId}/disowned-words`, { replyId: reply?.id, email }))
    return tokenIn(await server.inbox.take(email, /say that the reply is not yours/))
  }
  const say = (token: string) =>
    server.client().post(`/v1/disowned-words/${token}`, { explanation: 'We wrote nothing.' })
  const decide = async (decision: 'refused' | 'restricted') => {
    const { client } = await staffMember(server, 'moderator')
    const { id } = await server.context.database
      .selectFrom('reports')
      .select('id')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow()
    const body = { decision, ground: 'wrong person', explanation: 'We have looked.' }
    dataOf(await client.post(`/v1/operator/reports/${id}/decision`, body))
  }

  test('takes the words off the page at once, in other words too, until the operator has looked', async () => {
    const { claimId, defendantId, taker } = await confession(await confirmedUser(server))
    const token = await ask(claimId, registrationForm().email)
    expect((await publicView(claimId)).replies).toHaveLength(1)
    dataOf(await say(token))
    expect((await publicView(claimId)).replies).toEqual([])
    dataOf(await taker.client.post(`/v1/claims/${claimId}/defendants/${defendantId}/reply`, { text: 'We cheated.' }))
    expect((await publicView(claimId)).replies).toEqual([])
    await decide('refused')
    expect((await publicView(claimId)).replies).toHaveLength(1)
    // The operator has refused the objection, so nobody can object in this way again.
    const again = await say(await ask(claimId, registrationForm().email))
    expect([again.status, again.body.code]).toEqual([409, 'NOT_IN_THIS_STATE'])
  })

  test('and keeps them off where the operator agrees', async () => {
    const { claimId, defendantId, taker } = await confession(await confirmedUser(server))
    dataOf(await say(await ask(claimId, registrationForm().email)))
    await decide('restricted')
    dataOf(await taker.client.post(`/v1/claims/${claimId}/defendants/${defendantId}/reply`, { text: 'We cheated.' }))
    expect((await publicView(claimId)).replies).toEqual([])
  })

  test('is said by one mailbox of one thing at a time, and never by the plaintiff', async () => {
    const plaintiff = await confirmedUser(server)
    const [one, other] = [await confession(plaintiff), await confession(plaintiff)]
    const email = registrationForm().email
    const tokens = [await ask(one.claimId, email), await ask(other.claimId, email.replace('@', '+2@'))]
    dataOf(await say(tokens[0] ?? ''))
    const second = await say(tokens[1] ?? '')
    expect([second.status, second.body.code]).toEqual([409, 'OBJECTED_ALREADY'])
    expect((await say(await ask(other.claimId, plaintiff.email))).body.code).toBe('NOT_IN_THIS_STATE')
    expect((await publicView(other.claimId)).replies).toHaveLength(1)
  })

  test('by no link that nobody was sent', async () => {
    expect((await say('x'.repeat(200))).body.code).toBe('LINK_INVALID')
  })
})
