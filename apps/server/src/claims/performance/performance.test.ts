import { createHash } from 'node:crypto'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { Message } from '@redress/contract/messages.ts'
import type { getRecord } from '@redress/contract/record.ts'
import { turnOf } from '@redress/domain/claim/claim-turn.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimByCalls, claimIn, dataOf, type Opponents, passNoticePeriod, pay } from '../../testing/file-claim.ts'
import { confirmedUser, password, type TestUser, tokenIn } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadTo } from '../../testing/upload.ts'
import { leaveForGood } from '../account-closure/leave-claims.ts'
import { lockClaim } from '../act/claim-state.ts'
import { applyDueDeadlines } from '../act/deadlines.ts'
import { inAct } from '../act/record.ts'

const day = 24 * 60 * 60 * 1000
const account = { holder: 'Ada Lovelace', iban: 'AT61 1904 3002 3457 3201', words: '' }

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const viewOf = async ({ client }: TestUser, id: string) => dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`))
const say = ({ client }: TestUser, id: string, body: object) => client.post(`/v1/claims/${id}/sums`, body)
const state = async ({ client }: TestUser, id: string, body: object) => {
  dataOf(await client.post('/v1/auth/prove-password', { password }))
  return client.patch(`/v1/claims/${id}/payment-details`, body)
}

/** Advances the clock and keeps the sessions alive. */
async function goOn(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds)
  for (const { client } of Object.values(opponents)) dataOf(await client.post('/v1/auth/refresh'))
}

/** Advances the clock by days and applies the due deadlines. */
async function pass(days: number): Promise<void> {
  for (let left = days; left > 0; left -= 15) await goOn(Math.min(left, 15) * day)
  await applyDueDeadlines(server.context)
}

const dayIn = (days: number) => new Date(server.clock.now().getTime() + days * day).toISOString().slice(0, 10)

/** A claim that was settled by an offer in three parts, due in so many days. */
async function inInstalments(...days: number[]): Promise<string> {
  const id = await claimByCalls(server, opponents, 'DISPUTED')
  await passNoticePeriod(server, opponents)
  const paymentPlan = days.map(each => ({ dueOn: dayIn(each), value: 600 }))
  const offer = { value: 600 * days.length, winningParty: 'Plaintiff', costOwner: 'Defendant', paymentPlan }
  dataOf(await opponents.plaintiff.client.post(`/v1/claims/${id}/propose-resolution`, offer))
  dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/accept-resolution`))
  dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/resolve`))
  await pay(server, id, 'platform fee')
  return id
}

/** The same, with an account that the plaintiff has stated. */
async function withStatedAccount(...days: number[]): Promise<string> {
  const id = await inInstalments(...days)
  dataOf(await state(opponents.plaintiff, id, account))
  return id
}

/** Says again of a sum that it is paid, with the receipt that this takes. */
async function sayAgain(user: TestUser, id: string, position = 0): Promise<void> {
  const receipt = { name: 'receipt.txt', content: new TextEncoder().encode('Paid.') }
  const added = await uploadTo(user.client, `/v1/claims/${id}/messages/files`, receipt)
  const fileId = dataOf<{ files: Document[] }>(added).files[0]?.id ?? ''
  dataOf(await say(user, id, { position, said: 'paid', text: 'The receipt.', fileIds: [fileId] }))
}

const topicsOf = async ({ id: userId }: TestUser, claimId: string) => {
  const rows = await server.context.database
    .selectFrom('notifications')
    .select('facts')
    .where('user_id', '=', userId)
    .where('claim_id', '=', claimId)
    .orderBy('id')
    .execute()
  return rows.map(({ facts }) => facts.topic as string).filter(topic => /SUM|DETAILS|ACCOUNT/.test(topic))
}

const publicViewOf = async (id: string) => dataOf<PartyClaim>(await server.client().get(`/v1/claims/${id}`))

test('a concession is owed two weeks after it is paid, and what the defendant wins moves nothing', async () => {
  const [conceded, won] = [
    await claimByCalls(server, opponents, 'RESOLVED_IN_FAVOUR_OF_PLANTIFF'),
    await claimIn(server, opponents, 'RESOLVED_IN_FAVOUR_OF_DEFENDANT'),
  ]
  const { performance, nextSum, asked, resolvedAt } = await viewOf(opponents.defendant, conceded)
  expect(performance).toMatchObject({ reader: 'debtor', payTo: null, sums: [{ value: asked }] })
  expect(performance?.sums[0]?.dueOn).toBe(new Date(Date.parse(resolvedAt ?? '') + 14 * day).toISOString().slice(0, 10))
  expect(nextSum).toEqual(performance?.sums[0])
  expect(await viewOf(opponents.plaintiff, won)).toMatchObject({ performance: null, nextSum: null })
  for (const said of ['paid', 'received']) {
    const answer = await say(said === 'paid' ? opponents.defendant : opponents.plaintiff, won, { position: 0, said })
    expect(answer.body.code).toBe('NOT_IN_THIS_STATE')
  }
})

test('the mail that ends a claim says what is paid, by when first, and where', async () => {
  const people = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  const { plaintiff, defendant } = people
  const id = await claimIn(server, people, 'DISPUTED')
  const paymentPlan = [20, 50].map(days => ({ dueOn: dayIn(days), value: 617 }))
  const offer = { value: 1_234, winningParty: 'Plaintiff', costOwner: 'Defendant', paymentPlan }
  dataOf(await plaintiff.client.post(`/v1/claims/${id}/propose-resolution`, offer))
  dataOf(await defendant.client.post(`/v1/claims/${id}/accept-resolution`))
  dataOf(await defendant.client.post(`/v1/claims/${id}/resolve`))
  // News soon after others is gathered into one mail.
  await goOn(day)
  await pay(server, id, 'platform fee')
  const first = new Date(paymentPlan[0]?.dueOn ?? '')
  const due = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(first)
  const textFor = async ({ email }: TestUser, subject: RegExp) =>
    ((await server.inbox.take(email, subject)).text ?? '').replaceAll(/\s+/g, ' ')
  const toCreditor = await textFor(plaintiff, /^Your claim .* is resolved: you receive EUR.1,234\.00$/)
  expect(toCreditor).toContain(`The first of 2 sums is to be paid by ${due}. It is paid directly to you: state on`)
  const receipt = await textFor(defendant, /^Fee of .* paid: the claim is resolved$/)
  expect(receipt).toContain(`EUR 1,234.00 is to be paid in 2 sums, the first by ${due}.`)
})

describe('an agreement in instalments', { tags: 'SPEC-7-POST-claims-id-sums' }, () => {
  test('counts in the public record of whoever owes it once it is overdue, and as kept once it is paid', async () => {
    const id = await withStatedAccount(1)
    const [named] = (await viewOf(opponents.plaintiff, id)).defendants
    const counted = async () => {
      const answer = await server.client().get(`/v1/claims/defendants/${named?.id}/record`)
      const { agreements, agreementsKept, agreementsNotContradicted } = dataOf<Output<typeof getRecord>>(answer).figures
      return [agreements, agreementsKept, agreementsNotContradicted]
    }
    expect(await counted()).toEqual([0, 0, 0])
    await pass(9)
    expect(await counted()).toEqual([1, 0, 0])
    dataOf(await say(opponents.defendant, id, { position: 0, said: 'paid' }))
    await pass(9)
    expect(await counted()).toEqual([1, 0, 1])
    dataOf(await say(opponents.plaintiff, id, { position: 0, said: 'not received' }))
    expect(await counted()).toEqual([1, 0, 0])
    dataOf(await say(opponents.plaintiff, id, { position: 0, said: 'received' }))
    expect(await counted()).toEqual([1, 1, 0])
  })

  test('is said to be paid, denied, said again, confirmed, and not contradicted: it is kept by no silence', async () => {
    const { plaintiff, defendant } = opponents
    const id = await withStatedAccount(10, 40)
    expect((await publicViewOf(id)).publicPerformance ?? null).toBeNull()
    dataOf(await say(defendant, id, { position: 0, said: 'paid', paidOn: dayIn(0) }))
    const again = dataOf<PartyClaim>(await say(defendant, id, { position: 0, said: 'paid', paidOn: dayIn(-3) }))
    expect(again.performance?.sums[0]).toMatchObject({ paidOn: dayIn(0) })
    dataOf(await say(plaintiff, id, { position: 0, said: 'not received' }))
    expect((await viewOf(defendant, id)).nextSum).toMatchObject({ saidPaidAt: null, paidOn: null, isOverdue: false })
    await sayAgain(defendant, id)
    dataOf(await say(plaintiff, id, { position: 0, said: 'received' }))
    dataOf(await say(defendant, id, { position: 1, said: 'paid' }))
    await pass(6)
    expect((await viewOf(defendant, id)).nextSum).toMatchObject({ uncontradictedAt: null })
    await pass(2)
    const { performance, publicPerformance, nextSum } = await viewOf(plaintiff, id)
    expect(performance?.sums).toMatchObject([{ uncontradictedAt: null }, { receivedAt: null }])
    expect([publicPerformance, nextSum]).toEqual([{ state: 'not contradicted' }, null])
    expect(await topicsOf(plaintiff, id)).toEqual([
      ...['SUM_SAID_PAID', 'SUM_SAID_PAID', 'SUM_SAID_PAID', 'SUM_UNANSWERED', 'SUM_NOT_CONTRADICTED'],
    ])
    expect(await topicsOf(defendant, id)).toEqual([
      ...['PAYMENT_DETAILS_STATED', 'SUM_NOT_RECEIVED', 'SUM_RECEIVED', 'SUM_NOT_CONTRADICTED'],
    ])
    const left = await server.context.database.selectFrom('deadlines').selectAll().where('claim_id', '=', id).execute()
    expect(left.filter(({ event }) => event === 'owed sum')).toEqual([])
  })

  test('reminds its debtor before, on and after the day, is overdue for everybody, and paid late', {
    tags: 'SPEC-5-evidence',
  }, async () => {
    const { plaintiff, defendant } = opponents
    const id = await inInstalments(10)
    dataOf(await state(plaintiff, id, account))
    const told: [number, string[], string[]][] = [
      [6, [], []],
      [1, ['SUM_DUE'], []],
      [3, ['SUM_DUE', 'SUM_DUE'], []],
      [2, ['SUM_DUE', 'SUM_DUE', 'SUM_OVERDUE'], ['SUM_OVERDUE']],
      [6, ['SUM_DUE', 'SUM_DUE', 'SUM_OVERDUE', 'SUM_DUE'], ['SUM_OVERDUE']],
      [60, ['SUM_DUE', 'SUM_DUE', 'SUM_OVERDUE', 'SUM_DUE'], ['SUM_OVERDUE']],
    ]
    const since = dayIn(11)
    for (const [days, toDebtor, toCreditor] of told) {
      await pass(days)
      expect([await topicsOf(defendant, id), await topicsOf(plaintiff, id)], `${days} days on`).toEqual([
        ['PAYMENT_DETAILS_STATED', ...toDebtor],
        toCreditor,
      ])
    }
    expect((await viewOf(plaintiff, id)).publicPerformance).toEqual({ state: 'overdue', since })
    dataOf(await say(defendant, id, { position: 0, said: 'paid' }))
    expect((await viewOf(plaintiff, id)).publicPerformance).toBeNull()
    dataOf(await say(plaintiff, id, { position: 0, said: 'not received' }))
    expect((await viewOf(plaintiff, id)).publicPerformance).toEqual({ state: 'overdue', since })
    const { code, details } = (await say(defendant, id, { position: 0, said: 'paid', text: 'Believe me.' })).body
    expect([code, details?.[0]?.path, details?.[0]?.message]).toEqual([
      'INVALID_INPUT',
      'fileIds',
      'It was contradicted before. Please attach evidence, such as a receipt of the transfer.',
    ])
    await sayAgain(defendant, id)
    expect((await publicViewOf(id)).publicPerformance).toEqual({ state: 'overdue', since })
    dataOf(await say(plaintiff, id, { position: 0, said: 'received' }))
    expect((await viewOf(plaintiff, id)).publicPerformance).toEqual({ state: 'kept' })
  })

  test('what the clock has not done yet is done though somebody acts on another sum meanwhile', async () => {
    const { plaintiff, defendant } = opponents
    const id = await withStatedAccount(10, 30, 60)
    dataOf(await say(defendant, id, { position: 1, said: 'paid' }))
    server.clock.advance(15 * day)
    for (const { client } of Object.values(opponents)) dataOf(await client.post('/v1/auth/refresh'))
    dataOf(await say(defendant, id, { position: 2, said: 'paid' }))
    await applyDueDeadlines(server.context)
    const { performance, nextSum } = await viewOf(plaintiff, id)
    expect(performance?.sums).toMatchObject([{ isOverdue: true }, { receivedAt: null }, { uncontradictedAt: null }])
    expect(performance?.sums[1]?.uncontradictedAt).not.toBeNull()
    expect(nextSum).toEqual(performance?.sums[2])
    expect((await viewOf(defendant, id)).nextSum).toEqual(performance?.sums[0])
  })

  test.each([
    ['before anything is due', 0, null],
    ['when it is overdue and nobody has looked for a month', 45, 'overdue'],
  ] as const)('of what fell due while nothing ran, the weightiest is said: %s', async (_name, days, moment) => {
    const id = await withStatedAccount(10)
    await pass(days)
    const said = moment === null ? [] : ['SUM_OVERDUE']
    expect(await topicsOf(opponents.defendant, id)).toEqual(['PAYMENT_DETAILS_STATED', ...said])
  })

  test('a day that was over before the fee was paid becomes one two weeks later', async () => {
    const id = await claimByCalls(server, opponents, 'DISPUTED')
    const paymentPlan = [{ dueOn: dayIn(1), value: 3000 }]
    const offer = { value: 3000, winningParty: 'Plaintiff', costOwner: 'Defendant', paymentPlan }
    dataOf(await opponents.plaintiff.client.post(`/v1/claims/${id}/propose-resolution`, offer))
    dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/accept-resolution`))
    dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/resolve`))
    await pass(3)
    await pay(server, id, 'platform fee')
    expect((await viewOf(opponents.plaintiff, id)).nextSum).toMatchObject({ dueOn: dayIn(14) })
  })

  test('a receipt goes along as a message, and what is refused of it leaves all as it was', async () => {
    const { plaintiff, defendant } = opponents
    const id = await inInstalments(10)
    const receipt = { name: 'receipt.txt', content: new TextEncoder().encode('Paid.') }
    const added = await uploadTo(defendant.client, `/v1/claims/${id}/messages/files`, receipt)
    const fileId = dataOf<{ files: Document[] }>(added).files[0]?.id ?? ''
    const unknown = '00000000-0000-4000-8000-000000000000'
    const refused = [
      [{ fileIds: [fileId] }, 'INVALID_INPUT'],
      [{ text: 'Here it is.', fileIds: [fileId, unknown] }, 'DOCUMENT_NOT_FOUND'],
    ] as const
    for (const [rest, code] of refused)
      expect((await say(defendant, id, { position: 0, said: 'paid', ...rest })).body.code).toBe(code)
    expect((await viewOf(defendant, id)).nextSum).toMatchObject({ saidPaidAt: null })
    dataOf(await say(defendant, id, { position: 0, said: 'paid', text: 'Here it is.', fileIds: [fileId] }))
    const { messages } = dataOf<{ messages: Message[] }>(await plaintiff.client.get(`/v1/claims/${id}/messages`))
    expect(messages).toMatchObject([{ text: 'Here it is.', files: [{ id: fileId }] }])
  })

  test('nobody says what is not theirs to say', async () => {
    const { plaintiff, defendant } = opponents
    const id = await inInstalments(10)
    const stranger = await confirmedUser(server)
    const refused = [
      [defendant, { position: 0, said: 'received' }, 'NOT_IN_THIS_STATE'],
      [plaintiff, { position: 0, said: 'paid' }, 'NOT_IN_THIS_STATE'],
      [plaintiff, { position: 0, said: 'not received' }, 'NOT_IN_THIS_STATE'],
      [plaintiff, { position: 1, said: 'received' }, 'NOT_IN_THIS_STATE'],
      [defendant, { position: 0, said: 'paid', paidOn: dayIn(3) }, 'INVALID_INPUT'],
      [stranger, { position: 0, said: 'received' }, 'FORBIDDEN'],
    ] as const
    for (const [by, body, code] of refused) expect((await say(by, id, body)).body.code, JSON.stringify(body)).toBe(code)
  })
})

test('where the plaintiff is paid is told to whoever owes it, and to nobody else', {
  tags: ['SPEC-7-PATCH-claims-id-payment-details', 'SPEC-5-iban', 'SPEC-5-ibanOrWords'],
}, async () => {
  const { plaintiff, defendant } = opponents
  const id = await inInstalments(10)
  for (const [body, path] of [
    [{ ...account, iban: 'AT61 1904 3002 3457 3202' }, 'iban'],
    [{ ...account, holder: '' }, 'holder'],
    [{ holder: '', iban: '', words: '' }, 'iban'],
  ] as const) {
    const { code, details } = (await state(plaintiff, id, body)).body
    expect([code, details?.[0]?.path]).toEqual(['INVALID_INPUT', path])
  }
  dataOf(await state(plaintiff, id, account))
  dataOf(await state(plaintiff, id, { ...account, iban: 'IBAN: AT61 1904 3002 3457 3201 (Erste Bank).' }))
  const kept = { ...account, iban: 'AT611904300234573201', isSepa: true, earlier: [] }
  for (const by of [plaintiff, defendant]) expect((await viewOf(by, id)).performance?.payTo).toMatchObject(kept)
  expect((await state(defendant, id, account)).body.code).toBe('FORBIDDEN')
  expect(await topicsOf(defendant, id)).toEqual(['PAYMENT_DETAILS_STATED'])
  expect(JSON.stringify(await publicViewOf(id))).not.toContain(kept.iban)
  const other = await claimIn(server, opponents, 'DISPUTED')
  expect((await state(plaintiff, other, account)).body.code).toBe('NOT_IN_THIS_STATE')
})

describe('where the plaintiff is paid is a change of their account', () => {
  beforeEach(async () => {
    opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  })
  const other = { holder: 'Ada Lovelace', iban: 'DE89 3704 0044 0532 0130 00', words: '' }
  const digestsOf = async (id: string) => {
    const rows = await server.context.database
      .selectFrom('actions')
      .select(['type', 'facts'])
      .where('claim_id', '=', id)
      .where('type', 'in', ['PAYMENT_DETAILS_STATED', 'PAYMENT_DETAILS_TAKEN_BACK'])
      .orderBy('id')
      .execute()
    return rows.map(({ type, facts }) => [type, JSON.parse(facts).accountSha256])
  }
  const digestOfText = (text: string) => createHash('sha256').update(text).digest('hex')

  test('it takes a password of the last quarter of an hour', async () => {
    const { plaintiff } = opponents
    const id = await inInstalments(10)
    const call = () => plaintiff.client.patch(`/v1/claims/${id}/payment-details`, account)
    dataOf(await plaintiff.client.post('/v1/auth/prove-password', { password }))
    await goOn(15 * 60_000)
    expect(await call()).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } })
    expect((await viewOf(plaintiff, id)).performance?.payTo).toBeNull()
    dataOf(await plaintiff.client.post('/v1/auth/prove-password', { password }))
    dataOf(await call())
  })

  test('a change is told to both sides at once, inside the hour too, and undone by the link in the mail', {
    tags: 'SPEC-7-POST-auth-account-changes-token-undo',
  }, async () => {
    const { plaintiff, defendant } = opponents
    const id = await inInstalments(10)
    const toCreditor = () => server.inbox.take(plaintiff.email, /account was changed/)
    dataOf(await state(plaintiff, id, account))
    expect((await toCreditor()).text).toContain('…3201')
    const first = await server.inbox.take(defendant.email, /Where to pay/)
    expect(first.text).toContain('AT61 1904 3002 3457 3201')
    expect(first.text).not.toContain('was changed')
    await goOn(10 * 60_000)

    dataOf(await state(plaintiff, id, other))
    const mail = await toCreditor()
    expect(mail.text).toContain('…3201 → …3000')
    const changed = await server.inbox.take(defendant.email, /Changed on .*Ask before you pay/)
    expect(changed.text).toContain('from the IBAN ending in 3201 to the IBAN ending in 3000')
    const { payTo } = (await viewOf(defendant, id)).performance ?? {}
    expect(payTo).toMatchObject({ iban: 'DE89370400440532013000', earlier: [{ ending: '3201' }] })
    expect(Date.parse(payTo?.undoUntil ?? '') - server.clock.now().getTime()).toBe(3 * day)

    dataOf(await server.client().post(`/v1/auth/account-changes/${tokenIn(mail)}/undo`, {}))
    const back = await server.inbox.take(defendant.email, /Taken back/)
    expect(back.text).toContain('from the IBAN ending in 3000 to the IBAN ending in 3201')
    dataOf(await plaintiff.client.post('/v1/auth/login', { username: plaintiff.username, password }))
    for (const by of [plaintiff, defendant])
      expect((await viewOf(by, id)).performance?.payTo).toMatchObject({ iban: 'AT611904300234573201', earlier: [] })

    // Both sides can prove from what they see which account the history refers to.
    const proof = ['Redress account 1', payTo?.holder, payTo?.iban, payTo?.words, payTo?.salt]
    const digests = await digestsOf(id)
    expect(digests[1]).toEqual(['PAYMENT_DETAILS_STATED', digestOfText(JSON.stringify(proof))])
    expect(digests[2]).toEqual(['PAYMENT_DETAILS_TAKEN_BACK', digests[0]?.[1]])
    expect(changed.text).toContain(payTo?.salt)
  })

  test('undoing an earlier change takes back the accounts that were stated since', async () => {
    const { plaintiff, defendant } = opponents
    const id = await inInstalments(10)
    dataOf(await plaintiff.client.post('/v1/auth/prove-password', { password }))
    dataOf(await plaintiff.client.post('/v1/wallets', { wallets: [{ address: '1'.repeat(32) }] }))
    const link = tokenIn(await server.inbox.take(plaintiff.email, /account was changed/))
    await goOn(60_000)
    dataOf(await state(plaintiff, id, account))
    dataOf(await server.client().post(`/v1/auth/account-changes/${link}/undo`, {}))
    dataOf(await plaintiff.client.post('/v1/auth/login', { username: plaintiff.username, password }))
    expect((await viewOf(defendant, id)).performance?.payTo).toBeNull()
    expect((await viewOf(plaintiff, id)).nextSum).toMatchObject({ overdueAt: null })
  })
})

test('without an account it is the plaintiff’s turn, and nothing is overdue until one has stood for seven days', async () => {
  const { plaintiff, defendant } = opponents
  const id = await inInstalments(5)
  await pass(12)
  expect((await publicViewOf(id)).publicPerformance ?? null).toBeNull()
  expect([await topicsOf(defendant, id), await topicsOf(plaintiff, id)]).toEqual([[], ['ACCOUNT_AWAITED']])
  const turns = async (user: TestUser, party: Party) => {
    const { turn, mine } = turnOf(await viewOf(user, id), party)
    return [turn, mine?.action ?? null]
  }
  expect([await turns(plaintiff, 'Plaintiff'), await turns(defendant, 'Defendant')]).toEqual([
    ['yours', 'state account'],
    ['theirs', null],
  ])
  dataOf(await state(plaintiff, id, account))
  const stated = server.clock.now()
  expect(await turns(defendant, 'Defendant')).toEqual(['yours', 'pay sum'])
  await pass(6)
  expect((await publicViewOf(id)).publicPerformance ?? null).toBeNull()
  await pass(3)
  const { publicPerformance } = await publicViewOf(id)
  expect(publicPerformance?.state).toBe('overdue')
  const since = publicPerformance && 'since' in publicPerformance ? publicPerformance.since : ''
  expect(Date.parse(since) - stated.getTime()).toBeGreaterThanOrEqual(6.5 * day)
})

test('the account that was stated goes with the plaintiff', async () => {
  const { plaintiff, defendant } = opponents
  const id = await inInstalments(10)
  dataOf(await state(plaintiff, id, account))
  await inAct(server.context, async act => {
    const locked = await lockClaim(act.transaction, id)
    if (locked) await leaveForGood(act, locked, plaintiff.id)
  })
  expect((await viewOf(defendant, id)).performance).toMatchObject({ payTo: null, sums: [{ value: 600 }] })
})

test('a closing that is undone takes nothing of the clock of what is owed', async () => {
  const { plaintiff, defendant } = opponents
  const id = await withStatedAccount(2, 20)
  const { database } = server.context
  const close = (closed_at: Date | null) =>
    database.updateTable('users').set({ closed_at }).where('id', '=', plaintiff.id).execute()
  await close(server.clock.now())
  server.clock.advance(4 * day)
  await applyDueDeadlines(server.context)
  await close(null)
  await pass(20)
  expect((await topicsOf(defendant, id)).filter(topic => topic === 'SUM_OVERDUE')).toHaveLength(2)
})

test('where the plaintiff has closed their account for good nobody is reminded, and the clock does not come again', async () => {
  const { plaintiff, defendant } = opponents
  const id = await withStatedAccount(10)
  const { database } = server.context
  const now = server.clock.now()
  await database.updateTable('users').set({ closed_at: now, erased_at: now }).where('id', '=', plaintiff.id).execute()
  server.clock.advance(14 * day)
  await applyDueDeadlines(server.context)
  expect(await topicsOf(defendant, id)).toEqual(['PAYMENT_DETAILS_STATED'])
  const left = await database.selectFrom('deadlines').select('event').where('claim_id', '=', id).execute()
  expect(left).toEqual([])
})
