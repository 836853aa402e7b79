import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { type OpenedLetter, readerHeader, type WrittenAnswer } from '@redress/contract/letters.ts'
import type { User } from '@redress/contract/users.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LetterReader } from '../../platform/http/caller.ts'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { claimIn, dataOf, openPaymentsOf, pay } from '../../testing/file-claim.ts'
import { days } from '../../testing/movable-clock.ts'
import { codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, password, registrationForm, type TestUser, unconfirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { getOpenedLetter } from '../letters/opened-letter.ts'
import { findReadingSession } from '../letters/reading-session-repository.ts'
import { addAnswerFile, removeAnswerFile } from './answer-files.ts'
import { discardAnswer, writeAnswer } from './write-answer.ts'

let server: TestServer
let plaintiff: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  plaintiff = await confirmedUser(server)
})
afterAll(() => server.stop())

const asReader = { [readerHeader]: 'true' }
const dispute = { kind: 'dispute', disputeReason: 'Not Factual', disputeExplanation: 'Paid on 2 May.' } as const
const offer = { kind: 'offer', winningParty: 'Plaintiff', costOwner: 'Defendant', value: 250 } as const
const concession = { kind: 'concession' } as const

async function writtenTo(email = registrationForm().email) {
  const defendant = { ...plaintiff, email }
  const claimId = await claimIn(server, { plaintiff, defendant }, 'PENDING_PUBLICATION')
  return { claimId, email, code: await codeSentTo(server, email) }
}

const write = (client: InProcessClient, answer: WrittenAnswer) =>
  client.patch('/v1/letters/current/answer', answer, asReader)
const letterOf = async (client: InProcessClient) =>
  dataOf<OpenedLetter>(await client.get('/v1/letters/current', asReader))
const answerWith = (client: InProcessClient, account: object) =>
  client.post('/v1/letters/current/accounts', account, asReader)
const answerAsSelf = (client: InProcessClient) => client.post('/v1/letters/current/takeover', {}, asReader)
const claimOf = async (client: InProcessClient, claimId: string) =>
  dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`))

async function opened(answer: WrittenAnswer | null, email?: string, client = server.client()) {
  const letter = await writtenTo(email)
  dataOf(await client.post('/v1/letters/open', { code: letter.code }))
  if (answer) dataOf(await write(client, answer))
  return { ...letter, client }
}

const newAccount = () => ({ username: registrationForm().username, password })

describe('what is written before there is an account', () => {
  test('is kept with the letter, for whoever opens it next, and shown to nobody else', {
    tags: ['SPEC-7-PATCH-letters-current-answer', 'SPEC-7-DELETE-letters-current-answer'],
  }, async () => {
    const { claimId, code, client } = await opened(dispute)
    expect((await letterOf(client)).answer).toEqual(dispute)
    const elsewhere = server.client()
    dataOf(await elsewhere.post('/v1/letters/open', { code }))
    expect((await letterOf(elsewhere)).answer).toEqual(dispute)
    const seen = await claimOf(plaintiff.client, claimId)
    expect(seen).toMatchObject({ status: 'PENDING_PUBLICATION', disputeReason: null, pendingActs: [] })
    expect(JSON.stringify(seen)).not.toContain(dispute.disputeExplanation)
    dataOf(await client.delete('/v1/letters/current/answer', asReader))
    expect((await letterOf(elsewhere)).answer).toBeNull()
  })

  test.each([
    ['dispute', ['disputeReason', 'disputeExplanation']],
    ['offer', ['winningParty', 'costOwner', 'value']],
    ['reply', ['text']],
  ])('as a %s says what is missing', async (kind, missing) => {
    const { client } = await opened(null)
    const { status, body } = await client.patch('/v1/letters/current/answer', { kind }, asReader)
    expect({ status, missing: body.details?.map(({ path }) => path) }).toEqual({ status: 400, missing })
  })

  test('is neither changed nor seen by whoever the letter no longer goes to, however late they are', async () => {
    const { client, claimId } = await opened(null)
    const { database, clock } = server.context
    const tokenHash = hashSecret(client.cookies.get('redress-letter') ?? '')
    const session = await findReadingSession(database, tokenHash, clock.now())
    if (!session) throw new Error('The letter is not open')
    const { defendant_id: defendantId, closes_at: closesAt } = session
    // As the guard has let them through, before the address was corrected.
    const late: LetterReader = { claimId, defendantId, tokenHash, closesAt, answeredBy: null, account: null }
    const email = registrationForm().email
    dataOf(await plaintiff.client.patch(`/v1/claims/${claimId}/defendants/${defendantId}/address`, { email }))
    const named = server.client()
    dataOf(await named.post('/v1/letters/open', { code: await codeSentTo(server, email) }))
    dataOf(await write(named, dispute))
    const file = { storageKey: 'of-nobody', size: 1, sha256: '', fileType: 'text/plain', fileName: 'planted.txt' }
    for (const act of [
      () => writeAnswer(server.context, late, concession),
      () => addAnswerFile(server.context, late, file),
      () => removeAnswerFile(server.context, late, claimId),
      () => discardAnswer(server.context, late),
      () => getOpenedLetter(server.context, late),
    ])
      expect(await act()).toEqual({ ok: false, code: 'LETTER_CLOSED' })
    expect(await letterOf(named)).toMatchObject({ answer: dispute, files: [] })
  })

  test('is not shown to whoever is named in the place of the reader', async () => {
    const { client, claimId } = await opened(dispute)
    const corrected = { email: registrationForm().email }
    await server.context.database.updateTable('defendants').set(corrected).where('claim_id', '=', claimId).execute()
    expect((await letterOf(client)).answer).toBeNull()
  })
})

describe('an answer with a new account', () => {
  test('takes the claim over, confirms the address without a mail, and lets the dispute wait for its payment', {
    tags: 'SPEC-7-POST-letters-current-accounts',
  }, async () => {
    const { client, claimId, email } = await opened(dispute)
    expect(await letterOf(client)).toMatchObject({ hasAccount: false, suggestedUsername: 'dora.defendant' })
    const account = newAccount()
    expect(dataOf(await answerWith(client, account))).toEqual({ claimId })
    const user = dataOf<User>(await client.get('/v1/auth'))
    expect(user).toMatchObject({
      username: account.username,
      firstName: 'Dora',
      lastName: 'Defendant',
      emails: [{ address: email, isConfirmed: true, isPrimary: true }],
    })
    expect(await claimOf(client, claimId)).toMatchObject({
      status: 'PENDING_PUBLICATION',
      disputeExplanation: dispute.disputeExplanation,
      pendingActs: [{ kind: 'dispute', isOwn: true }],
    })
    await pay(server, claimId, 'dispute')
    expect((await claimOf(plaintiff.client, claimId)).status).toBe('DISPUTED')
    expect((await client.get('/v1/letters/current', asReader)).body.code).toBe('LETTER_CLOSED')
  })

  test('puts an offer in force at once', async () => {
    const { client, claimId } = await opened(offer)
    dataOf(await answerWith(client, newAccount()))
    const seen = await claimOf(plaintiff.client, claimId)
    expect(seen.status).toBe('RESOLUTION_PROPOSED_BY_DEFENDANT')
    expect(seen.resolutions).toMatchObject([{ value: 250, winningParty: 'Plaintiff', costOwner: 'Defendant' }])
  })

  test('puts an offer in force with the days on which it is paid, as long as none of them is over', async () => {
    const { database, clock } = server.context
    const paidIn = (count: number) => {
      const dueOn = new Date(clock.now().getTime() + days(count)).toISOString().slice(0, 10)
      return { ...offer, paymentPlan: [{ dueOn, value: 250 }] }
    }
    const tooLate = { status: 400, body: { details: [{ path: 'paymentPlan', message: validationTexts.planPast }] } }
    const { client, claimId } = await opened(paidIn(1))
    expect(await write(client, paidIn(-2))).toMatchObject(tooLate)
    // As it stands there when it was written days ago.
    const { defendantId } = await letterOf(client)
    const kept = database.updateTable('written_answers').where('defendant_id', '=', defendantId)
    await kept.set({ answer: JSON.stringify(paidIn(-2)) }).execute()
    const account = newAccount()
    expect(await answerWith(client, account)).toMatchObject(tooLate)
    const later = { ...paidIn(1), note: 'By transfer.' }
    dataOf(await write(client, later))
    dataOf(await answerWith(client, account))
    const { paymentPlan, note } = later
    expect((await claimOf(plaintiff.client, claimId)).resolutions).toMatchObject([{ paymentPlan, note }])
  })

  test('opens the payment of a concession', async () => {
    const { client, claimId } = await opened(concession)
    dataOf(await answerWith(client, newAccount()))
    expect(await openPaymentsOf(server, claimId)).toMatchObject([{ purpose: 'concession' }])
  })

  test('concedes no other sum than was read: it is written again once the claim was amended', async () => {
    const { client, claimId } = await opened(concession)
    const amend = async (value: number) =>
      dataOf(await plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value }))
    await amend(4_500)
    expect((await write(client, { ...concession, value: 4_000 })).body.code).toBe('NOT_IN_THIS_STATE')
    const account = newAccount()
    expect((await answerWith(client, account)).body.code).toBe('NOT_IN_THIS_STATE')
    expect((await letterOf(client)).answer).toEqual({ ...concession, value: 4_000 })
    expect(await openPaymentsOf(server, claimId)).toEqual([])
    dataOf(await write(client, concession))
    dataOf(await answerWith(client, account))
    expect(await openPaymentsOf(server, claimId)).toMatchObject([{ purpose: 'concession' }])
  })

  test('takes the claim over alone where nothing was written', async () => {
    const { client, claimId } = await opened(null)
    dataOf(await answerWith(client, { ...newAccount(), firstName: 'Dorothea', lastName: 'Named-Otherwise' }))
    expect(dataOf<User>(await client.get('/v1/auth'))).toMatchObject({ firstName: 'Dorothea' })
    expect(await claimOf(client, claimId)).toMatchObject({ role: 'Defendant', pendingActs: [] })
  })

  test('that is pressed twice, or sent again because its answer was lost, is given once', async () => {
    const { client, claimId } = await opened(offer)
    const [account, cookies] = [newAccount(), new Map(client.cookies)]
    const together = await Promise.all([answerWith(client, account), answerWith(client, account)])
    for (const answer of together) expect(dataOf(answer)).toEqual({ claimId })
    client.cookies.clear()
    for (const [name, value] of cookies) client.cookies.set(name, value)
    expect(dataOf(await answerWith(client, account))).toEqual({ claimId })
    expect(dataOf<User>(await client.get('/v1/auth')).username).toBe(account.username)
    expect((await claimOf(client, claimId)).resolutions).toHaveLength(1)
    const wrong = await answerWith(client, { ...account, password: 'Another-horse-8' })
    expect(wrong.body.code).toBe('ALREADY_TAKEN_OVER')
  })

  test('leaves nothing behind where the username is taken, the address has an account, or the claim has moved on', {
    tags: 'SPEC-8-ACCOUNT_EXISTS',
  }, async () => {
    const owner = await confirmedUser(server)
    const known = await opened(dispute, owner.email)
    expect((await letterOf(known.client)).hasAccount).toBe(true)
    expect((await answerWith(known.client, newAccount())).body.code).toBe('ACCOUNT_EXISTS')
    const { client, claimId } = await opened(concession)
    expect((await answerWith(client, { ...newAccount(), username: owner.username })).body).toMatchObject({
      code: 'USERNAME_TAKEN',
      details: [{ path: 'username' }],
    })
    const moved = { status: 'DISPUTED' } as const
    await server.context.database.updateTable('claims').set(moved).where('id', '=', claimId).execute()
    const account = newAccount()
    expect((await answerWith(client, account)).body.code).toBe('NOT_IN_THIS_STATE')
    expect((await letterOf(client)).answer).toMatchObject(concession)
    expect((await server.client().post('/v1/auth/login', account)).body.code).toBe('BAD_CREDENTIALS')
    dataOf(await client.delete('/v1/letters/current/answer', asReader))
    dataOf(await answerWith(client, account))
  })

  test('is refused where somebody has used the code meanwhile', async () => {
    const { client, code } = await opened(dispute)
    dataOf(await (await confirmedUser(server)).client.post(`/v1/claims/takeover/${code}`))
    expect((await answerWith(client, newAccount())).body.code).toBe('LETTER_CLOSED')
  })
})

describe('an answer with an account', () => {
  test('is given by whoever is signed in, whatever their address', {
    tags: 'SPEC-7-POST-letters-current-takeover',
  }, async () => {
    const user = await confirmedUser(server)
    const { client, claimId } = await opened(offer, undefined, user.client)
    expect(dataOf(await answerAsSelf(client))).toEqual({ claimId })
    expect(dataOf(await answerAsSelf(client))).toEqual({ claimId })
    const claim = await claimOf(client, claimId)
    expect(claim.resolutions).toHaveLength(1)
    expect(claim.defendants).toMatchObject([{ takeover: { state: 'taken', isYou: true } }])
  })

  test('holds no words of an account that is suspended', { tags: 'SPEC-8-ACCOUNT_SUSPENDED' }, async () => {
    const user = await confirmedUser(server)
    await server.context.database
      .insertInto('suspensions')
      .values({
        ...{ user_id: user.id, scope: 'account', ground: 'harassment', reason: 'So.', suspended_by: 'Olga' },
        ...{ suspended_at: server.clock.now(), objection: null, objected_at: null },
        ...{ outcome: null, outcome_reason: null, outcome_at: null },
      })
      .execute()
    const { client } = await opened({ ...offer, note: 'Liar.' }, undefined, user.client)
    expect((await answerAsSelf(client)).body.code).toBe('ACCOUNT_SUSPENDED')
    dataOf(await write(client, offer))
    dataOf(await answerAsSelf(client))
  })

  test('confirms the address that the letter was sent to, where it is one of theirs', async () => {
    const user = await unconfirmedUser(server)
    const { client, claimId } = await opened(dispute, user.email, user.client)
    dataOf(await answerAsSelf(client))
    expect(dataOf<User>(await client.get('/v1/auth')).emails).toMatchObject([{ isConfirmed: true }])
    expect((await claimOf(client, claimId)).defendants).toMatchObject([{ takeover: { state: 'confirmed' } }])
  })

  test('is not given to a claim of their own, nor by nobody', async () => {
    const { client } = await opened(dispute, undefined, plaintiff.client)
    expect((await answerAsSelf(client)).body.code).toBe('OWN_CLAIM')
    expect((await letterOf(client)).answer).toEqual(dispute)
    const visitor = await opened(dispute)
    expect((await answerAsSelf(visitor.client)).body.code).toBe('NOT_SIGNED_IN')
  })
})
