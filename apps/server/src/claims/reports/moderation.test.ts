import type { ClaimLists, PartyClaim } from '@redress/contract/claim-views.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getModerationQueue, ModerationCase, Transparency } from '@redress/contract/moderation.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runStaff } from '../../accounts/staff/run-staff.ts'
import { misused } from '../../platform/command-result.ts'
import { findOperatorActs } from '../../platform/operator/operator-acts.ts'
import { runActs } from '../../platform/operator/run-acts.ts'
import { claimIn, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { unlikeOutcomes, unlikeSearched } from '../../testing/kept-rows.ts'
import { minutes } from '../../testing/movable-clock.ts'
import { withSecondFactor } from '../../testing/second-factors.ts'
import { confirmedUser, password, type TestUser } from '../../testing/sign-up.ts'
import { proofOf, staffMember } from '../../testing/staff.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { findQueue } from './moderation-repository.ts'
import { runReports } from './run-reports.ts'

const operatorAddress = 'operator@redress.example'
const day = 24 * 60 * 60 * 1000

let server: TestServer
let opponents: Opponents
let claimId: string
let moderator: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  server = await startTestServer({
    UNRESOLVED_CLAIMS_LIMIT: '1000',
    OPERATOR_NAME: 'Redress e.V.',
    OPERATOR_ADDRESS: 'Beispielweg 1, 10115 Berlin',
    OPERATOR_EMAIL: operatorAddress,
  })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.context.database.deleteFrom('staff').execute()
  opponents = {
    plaintiff: await confirmedUser(server, { firstName: 'Ada', lastName: 'Lovelace' }),
    defendant: await confirmedUser(server),
  }
  claimId = await claimIn(server, opponents, 'PUBLISHED')
  moderator = await staffMember(server, 'moderator')
})

const view = async ({ client }: TestUser, id = claimId) => dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`))
const report = async (body: object = {}, id = claimId) => {
  const form = { reason: 'private data', text: 'It names my street.', ...body }
  const headers = { 'x-forwarded-for': `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` }
  const { number } = dataOf<{ number: string }>(
    await server.client().send('POST', `/v1/claims/${id}/reports`, form, headers),
  )
  const reports = await server.context.database.selectFrom('reports').select('id').execute()
  return reports.find(each => each.id.startsWith(number))?.id ?? ''
}
const caseOf = async (user: TestUser = moderator) =>
  dataOf<ModerationCase>(await user.client.get(`/v1/operator/cases/${claimId}`))
const decide = (id: string, body: object = {}, user: TestUser = moderator) =>
  user.client.post(`/v1/operator/reports/${id}/decision`, {
    ...{ decision: 'restricted', ground: 'private data', explanation: 'It names a home address.' },
    ...body,
  })
const decideAgain = (id: string, body: object = {}, user: TestUser = moderator) =>
  user.client.post(`/v1/operator/restrictions/${id}/decision`, {
    ...{ outcome: 'restored', explanation: 'It is the address of the shop.' },
    ...body,
  })
const objecting = ({ client }: TestUser, decisionId: string, text = 'It is the shop’s address.') =>
  client.post(`/v1/claims/${claimId}/objections`, { decisionId, text })
const queue = async (user: TestUser = moderator) =>
  dataOf<Output<typeof getModerationQueue>>(await user.client.get('/v1/operator/cases'))
const logged = async () => dataOf<Transparency>(await server.client().get('/v1/transparency'))

/** Visibility of the claim on all public pages. */
async function publicViews(defendantId: string) {
  const client = server.client()
  const get = async (path: string) => JSON.stringify((await client.get(path)).body)
  const [first] = (await view(opponents.plaintiff)).plaintiffs
  return {
    claim: (await client.get(`/v1/claims/${claimId}`)).status,
    signedIn: (await moderator.client.get(`/v1/claims/${claimId}`)).status,
    search: (await get(`/v1/search?term=${claimId.slice(0, 8)}`)).includes(claimId),
    newest: (await get('/v1/search')).includes(claimId),
    record: (await get(`/v1/claims/defendants/${defendantId}/record`)).includes(claimId),
    recordStatus: (await client.get(`/v1/claims/defendants/${defendantId}/record`)).status,
    defendant: (await client.get(`/v1/claims/defendants/${defendantId}`)).status,
    profile: (await get(`/v1/users/${first?.id}`)).includes(claimId),
  }
}

describe('what the operator restricts', () => {
  test('is hidden from everybody but its parties at once, and is public again after an objection that is right', {
    tags: [
      'SPEC-7-GET-operator-cases',
      'SPEC-7-GET-operator-cases-id',
      'SPEC-7-POST-operator-reports-id-decision',
      'SPEC-7-POST-operator-restrictions-id-decision',
      'SPEC-7-POST-claims-id-objections',
      'SPEC-4-moderation',
    ],
  }, async () => {
    const { plaintiff, defendant } = opponents
    const defendantId = (await view(plaintiff)).defendants[0]?.id ?? ''
    const shown = await publicViews(defendantId)
    const everywhere = { claim: 200, signedIn: 200, search: true, record: true, profile: true }
    expect(shown).toMatchObject({ ...everywhere, recordStatus: 200, defendant: 200 })
    const visitor = server.client()
    const { headers } = await visitor.get(`/v1/claims/${claimId}`)
    const asked = { 'if-none-match': String(headers.etag) }
    expect((await visitor.send('GET', `/v1/claims/${claimId}`, undefined, asked)).status).toBe(304)

    const reportId = await report({ email: 'eve@reader.example' })
    await report({ reason: 'other', text: 'Me too.' })
    expect((await queue()).waiting.find(each => each.claimId === claimId)).toMatchObject({
      ...{ reports: 2, objections: 0, isRestricted: false, grounds: ['other', 'private data'] },
    })
    const opened = await caseOf()
    expect(opened).toMatchObject({ isRestricted: false, mayModerate: true, claim: { view: 'public', id: claimId } })
    expect(opened.reports).toMatchObject([
      { id: reportId, text: 'It names my street.', isAnswered: true, isShown: true, decisionId: null },
      { text: 'Me too.', isAnswered: false },
    ])
    expect(JSON.stringify(opened)).not.toContain('eve@reader.example')
    // Repeated looks within an hour are recorded once.
    expect(await caseOf()).toEqual(opened)

    const restricted = dataOf<ModerationCase>(await decide(reportId))
    expect(restricted).toMatchObject({ isRestricted: true, decisions: [{ kind: 'restricted', mayDecide: true }] })
    expect(restricted.reports.map(each => each.decisionId === null)).toEqual([false, false])
    const hidden = { claim: 404, signedIn: 404, search: false, newest: false, record: false, profile: false }
    expect(await publicViews(defendantId)).toEqual({ ...hidden, recordStatus: 404, defendant: 404 })
    expect((await visitor.send('GET', `/v1/claims/${claimId}`, undefined, asked)).status).toBe(404)
    const { database } = server.context
    expect([await unlikeOutcomes(database), await unlikeSearched(database)]).toEqual([[], []])
    for (const user of [plaintiff, defendant]) {
      const { restrictions, ...seen } = await view(user)
      expect(seen).toMatchObject({ isPublic: false, isRestricted: true })
      const { myClaims, accusedClaims } = dataOf<ClaimLists>(await user.client.get('/v1/claims'))
      expect([...myClaims, ...accusedClaims]).toMatchObject([{ isPublic: false, isRestricted: true }])
      expect(restrictions).toMatchObject([
        { replyId: null, ground: 'private data', reason: 'It names a home address.', objection: null },
      ])
      const mail = await server.inbox.take(user.email, /no longer public/)
      expect(mail.text).toContain('It names a home address.')
      expect(mail.text).toContain('you can object')
    }
    const outcome = await server.inbox.take('eve@reader.example', /What became of your report/)
    expect(outcome.text).toContain('no longer public')
    expect((await decide(reportId)).body.code).toBe('DECIDED_ALREADY')

    const decisionId = restricted.decisions[0]?.id ?? ''
    expect((await decideAgain(decisionId, { outcome: 'kept' })).body.code).toBe('DECIDED_ALREADY')
    for (let again = 0; again < 2; again++)
      expect(dataOf<PartyClaim>(await objecting(plaintiff, decisionId)).restrictions).toMatchObject([
        { objection: { text: 'It is the shop’s address.', isAnswered: false } },
      ])
    expect((await objecting(plaintiff, decisionId, 'And more.')).body.code).toBe('OBJECTED_ALREADY')
    expect((await view(defendant)).restrictions).toMatchObject([{ objection: null }])
    await server.inbox.take(operatorAddress, /A party objects/)
    expect((await queue()).waiting.find(each => each.claimId === claimId)).toMatchObject({
      ...{ reports: 0, objections: 1, isRestricted: true },
    })

    const back = dataOf<ModerationCase>(await decideAgain(decisionId))
    expect(back).toMatchObject({
      isRestricted: false,
      decisions: [{ outcome: 'restored', objections: [{ party: 'Plaintiff', isOpen: false }] }],
    })
    expect(await publicViews(defendantId)).toEqual(shown)
    expect([await unlikeOutcomes(database), await unlikeSearched(database)]).toEqual([[], []])
    for (const user of [plaintiff, defendant]) {
      const mail = await server.inbox.take(user.email, /^Public again/)
      expect(mail.text).toContain('It is the address of the shop.')
      expect((await view(user)).restrictions).toEqual([])
    }
    const history = dataOf<{ type: string }[]>(await plaintiff.client.get(`/v1/actions/claims/${claimId}`))
    expect(history.slice(-3).map(({ type }) => type)).toEqual([
      ...['RECORD_RESTRICTED', 'RESTRICTION_OBJECTED', 'RECORD_RESTORED'],
    ])
    const acts = await database.selectFrom('operator_acts').selectAll().where('claim_id', '=', claimId).execute()
    expect(acts.map(({ kind, done_by, staff_id, why }) => [kind, done_by, staff_id, why])).toEqual([
      ['report read', moderator.username, moderator.id, 'Opened the case'],
      ['record restricted', moderator.username, moderator.id, 'It names a home address.'],
      ['record restored', moderator.username, moderator.id, 'It is the address of the shop.'],
    ])
  })

  test('may be a reply alone, or an answer: its writer reads it still, and may write another', async () => {
    const { plaintiff, defendant } = opponents
    const defendantId = (await view(plaintiff)).defendants[0]?.id
    const path = `/v1/claims/${claimId}/defendants/${defendantId}/reply`
    const replied = dataOf<PartyClaim>(await defendant.client.post(path, { text: 'She lives in Elm Street.' }))
    const replyId = replied.replies[0]?.id ?? ''
    dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/replies/${replyId}/answer`, { text: 'He lies.' }))
    const answerId = (await view(plaintiff)).replies[0]?.answer?.id
    const publicReplies = async () =>
      dataOf<PartyClaim>(await server.client().get(`/v1/claims/${claimId}`)).replies.map(({ text, answer }) => [
        ...[text, answer?.text ?? null],
      ])
    dataOf(await decide(await report({ replyId: answerId, reason: 'unlawful' }), { ground: 'unlawful' }))
    expect(await publicReplies()).toEqual([['She lives in Elm Street.', null]])
    const reportId = await report({ replyId })
    expect((await caseOf()).reports.at(-1)).toMatchObject({ words: 'She lives in Elm Street.', isShown: true })
    const after = dataOf<ModerationCase>(await decide(reportId))
    expect(after.reports.at(-1)).toMatchObject({ words: 'She lives in Elm Street.', isShown: false })
    expect(await publicReplies()).toEqual([])
    const record = await server.client().get(`/v1/claims/defendants/${defendantId}/record`)
    expect(JSON.stringify(record.body)).not.toContain('Elm Street')
    expect((await view(defendant)).replies).toMatchObject([{ text: 'She lives in Elm Street.' }])
    expect(await view(defendant)).toMatchObject({ isPublic: true, isRestricted: false })
    await server.inbox.take(defendant.email, /A public text beside the claim/)
    dataOf(await defendant.client.post(path, { text: 'She was not there.' }))
    expect(await publicReplies()).toEqual([['She was not there.', null]])
  })

  test('stays so where an objection is wrong, and another moderator says it, where there is one', {
    tags: ['SPEC-8-ANOTHER_MODERATOR_DECIDES', 'SPEC-8-OBJECTED_ALREADY', 'SPEC-8-DECIDED_ALREADY'],
  }, async () => {
    const { plaintiff, defendant } = opponents
    const { decisions } = dataOf<ModerationCase>(await decide(await report()))
    const decisionId = decisions[0]?.id ?? ''
    dataOf(await objecting(plaintiff, decisionId))
    const other = await staffMember(server, 'administrator')
    expect((await caseOf()).decisions).toMatchObject([{ mayDecide: false }])
    for (const outcome of ['kept', 'restored'])
      expect((await decideAgain(decisionId, { outcome })).body.code).toBe('ANOTHER_MODERATOR_DECIDES')
    const kept = dataOf<ModerationCase>(
      await decideAgain(decisionId, { outcome: 'kept', explanation: 'It is hers.' }, other),
    )
    expect(kept).toMatchObject({ isRestricted: true, decisions: [{ outcome: 'kept', mayDecide: true }] })
    expect((await server.inbox.take(plaintiff.email, /^Objection decided/)).text).toContain('It is hers.')
    expect((await view(plaintiff)).restrictions).toMatchObject([
      { keptBecause: 'It is hers.', objection: { isAnswered: true } },
    ])
    // Answers are ordered by the time of the request.
    server.clock.advance(minutes(1))
    dataOf(await objecting(defendant, decisionId, 'It is mine.'))
    expect((await queue()).waiting.map(each => each.claimId)).toContain(claimId)
    expect((await view(plaintiff)).restrictions).toMatchObject([{ keptBecause: 'It is hers.' }])
    expect((await view(defendant)).restrictions).toMatchObject([{ keptBecause: null }])
    expect((await logged()).decisions[0]).toMatchObject({ isObjected: true, outcome: null, outcomeDay: null })
    const again = { outcome: 'kept', explanation: 'Nor his.' }
    expect(dataOf<ModerationCase>(await decideAgain(decisionId, again, other)).decisions).toMatchObject([
      { objections: [{ answer: 'It is hers.' }, { answer: 'Nor his.' }], outcomeReason: 'Nor his.' },
    ])
    expect((await view(plaintiff)).restrictions).toMatchObject([{ keptBecause: 'It is hers.' }])
    expect((await view(defendant)).restrictions).toMatchObject([{ keptBecause: 'Nor his.' }])
    expect((await logged()).decisions[0]).toMatchObject({ outcome: 'kept' })
  })

  test('is decided by the command as by the console', async () => {
    const reportId = await report()
    const run = async (...line: string[]) => (await runReports(server.context, [...line, '--by', 'Olga'])).text
    expect(await run('restrict', reportId, 'It names a home.')).toContain('off the public record')
    expect((await server.client().get(`/v1/claims/${claimId}`)).status).toBe(404)
    expect(await run('keep', reportId, 'No.')).toContain('nobody objects')
    const [restriction] = (await view(opponents.plaintiff)).restrictions
    dataOf(await objecting(opponents.plaintiff, restriction?.id ?? ''))
    expect(await run('keep', reportId, 'No.')).toContain('somebody else decides')
    await server.context.database.deleteFrom('staff').execute()
    expect((await runReports(server.context, ['show', reportId])).text).toContain('A party objects:\n> It is the shop')
    const objected = async () => (await runReports(server.context, ['list', 'objections'])).text
    expect(await objected()).toContain(reportId.slice(0, 8))
    expect(await run('keep', reportId, 'No.\nNot so.')).toContain('stays followed')
    expect(await objected()).not.toContain(reportId.slice(0, 8))
    expect((await runReports(server.context, ['show', reportId])).text).toContain('> No.\n> Not so.')
    const acts = (await runActs(server.context, [])).text
    expect(acts).toContain(`restriction kept ${reportId}`)
    expect(acts).toContain('by Olga: No.\n    > Not so.')
    expect(await run('restore', reportId, 'The address is gone.')).toContain('is no longer followed')
    expect((await server.client().get(`/v1/claims/${claimId}`)).status).toBe(200)
  })
})

/** Both sides have said something beside the claim. */
async function answeredReply() {
  const { plaintiff, defendant } = opponents
  const defendantId = (await view(plaintiff)).defendants[0]?.id ?? ''
  const path = `/v1/claims/${claimId}/defendants/${defendantId}/reply`
  const { replies } = dataOf<PartyClaim>(await defendant.client.post(path, { text: 'She lives in Elm Street.' }))
  const replyId = replies[0]?.id ?? ''
  const answering = (text: string) => plaintiff.client.post(`/v1/claims/${claimId}/replies/${replyId}/answer`, { text })
  dataOf(await answering('He lies.'))
  const answerId = (await view(plaintiff)).replies[0]?.answer?.id ?? ''
  return { path, replyId, answerId, answering }
}
const wordsShown = async () =>
  dataOf<PartyClaim>(await server.client().get(`/v1/claims/${claimId}`)).replies.map(({ text, answer }) => [
    ...[text, answer?.text ?? null],
  ])

describe('a party who is staff too', () => {
  test.each(['plaintiff', 'defendant'] as const)(
    'decides nothing about the claim as its %s, and is nobody else',
    async side => {
      const party = opponents[side]
      dataOf(await party.client.post('/v1/auth/prove-password', { password }))
      await withSecondFactor(server, party)
      const staff = ['add', party.username, 'moderator', '--by', 'Olga', '--because', 'She works for us']
      expect((await runStaff(server.context, staff)).ok).toBe(true)
      const reportId = await report()
      expect(await caseOf(party)).toMatchObject({ mayModerate: false, isParty: true })
      expect((await caseOf()).isParty).toBe(false)
      for (const decision of ['refused', 'restricted'])
        expect((await decide(reportId, { decision }, party)).body.code).toBe('ANOTHER_MODERATOR_DECIDES')
      const { decisions } = dataOf<ModerationCase>(await decide(reportId))
      const decisionId = decisions[0]?.id ?? ''
      dataOf(await objecting(party, decisionId))
      expect((await decideAgain(decisionId, {}, party)).body.code).toBe('ANOTHER_MODERATOR_DECIDES')
      expect((await caseOf(party)).decisions).toMatchObject([{ mayDecide: false }])
      // The only other moderator is the objecting party, so the first one may decide again.
      expect((await caseOf()).decisions).toMatchObject([{ mayDecide: true }])
      expect((await decideAgain(decisionId)).status).toBe(200)
    },
  )
})

describe('what is restricted already', () => {
  test('cannot be reported, and a report that came before is ended by the decision in force', async () => {
    const { replyId, answering } = await answeredReply()
    const first = await report({ replyId })
    const { decisions } = dataOf<ModerationCase>(await decide(first))
    await server.inbox.take(opponents.defendant.email, /A public text beside/)
    const form = { reason: 'other', text: 'Again.', replyId }
    expect((await server.client().post(`/v1/claims/${claimId}/reports`, form)).body.code).toBe('REPLY_NOT_FOUND')
    expect((await answering('He lies again.')).body.code).toBe('REPLY_NOT_FOUND')
    const [late] = await server.context.database
      .insertInto('reports')
      .columns(['claim_id', 'reply_id', 'reason', 'text', 'email', 'language', 'reported_at', 'decision_id'])
      .expression(
        server.context.database
          .selectFrom('reports')
          .select(['claim_id', 'reply_id', 'reason', 'text', 'email', 'language', 'reported_at'])
          .select(({ val }) => val(null).as('decision_id'))
          .where('id', '=', first),
      )
      .returning('id')
      .execute()
    const after = dataOf<ModerationCase>(await decide(late?.id ?? ''))
    expect(after.decisions.map(({ id }) => id)).toEqual(decisions.map(({ id }) => id))
    expect(after.reports.map(each => each.decisionId)).toEqual([decisions[0]?.id, decisions[0]?.id])
    const history = dataOf<{ type: string }[]>(await opponents.plaintiff.client.get(`/v1/actions/claims/${claimId}`))
    expect(history.filter(({ type }) => type === 'RECORD_RESTRICTED')).toHaveLength(1)
  })

  test('with the claim are the texts beside it: their reports end too, and none hears that it stays public', async () => {
    const { replyId } = await answeredReply()
    await report({ replyId, email: 'words@reader.example' })
    const refused = await report({ email: 'refused@reader.example' })
    const { database } = server.context
    await database.updateTable('claims').set({ restricted_at: server.clock.now() }).where('id', '=', claimId).execute()
    dataOf(await decide(refused, { decision: 'refused' }))
    const mail = await server.inbox.take('refused@reader.example', /What became of your report/)
    expect(mail.text).not.toContain('It stays public')
    expect(mail.text).toContain('not public at present')
    expect(mail.text).not.toContain(`/claims/${claimId}`)
    await database.updateTable('claims').set({ restricted_at: null }).where('id', '=', claimId).execute()
    const { reports } = dataOf<ModerationCase>(await decide(await report()))
    expect(reports.map(each => each.decisionId === null)).toEqual([false, false, false])
    const told = await server.inbox.take('words@reader.example', /What became of your report/)
    expect(told.text).toContain('no longer public')
  })

  test('is no longer called so once its writer has replaced it, and is not public again by its end', async () => {
    const { path, replyId } = await answeredReply()
    const { decisions } = dataOf<ModerationCase>(await decide(await report({ replyId })))
    expect((await queue()).restricted.map(each => each.claimId)).toContain(claimId)
    dataOf(await opponents.defendant.client.post(path, { text: 'She was not there.' }))
    expect((await view(opponents.defendant)).restrictions).toEqual([])
    expect((await queue()).restricted.map(each => each.claimId)).not.toContain(claimId)
    expect((await decideAgain(decisions[0]?.id ?? '')).status).toBe(200)
    const history = dataOf<{ type: string }[]>(await opponents.plaintiff.client.get(`/v1/actions/claims/${claimId}`))
    expect(history.map(({ type }) => type)).not.toContain('RECORD_RESTORED')
    expect((await wordsShown())[0]?.[0]).toBe('She was not there.')
  })

  test('and an answer of the plaintiff can be replaced by another one, once', async () => {
    const { answerId, answering } = await answeredReply()
    expect((await answering('Once more.')).body.code).toBe('REPLY_ANSWERED')
    const { decisions } = dataOf<ModerationCase>(await decide(await report({ replyId: answerId })))
    expect(await wordsShown()).toEqual([['She lives in Elm Street.', null]])
    dataOf(await answering('That is not so.'))
    const said = [['She lives in Elm Street.', 'That is not so.']]
    expect(await wordsShown()).toEqual(said)
    expect((await answering('Once more.')).body.code).toBe('REPLY_ANSWERED')
    expect((await view(opponents.plaintiff)).restrictions).toEqual([])
    expect((await decideAgain(decisions[0]?.id ?? '')).status).toBe(200)
    expect(await wordsShown()).toEqual(said)
  })
})

test('whoever closes their account works in the console no more, which is kept', async () => {
  dataOf(await moderator.client.post('/v1/users/closure'))
  expect((await runStaff(server.context, [])).text).not.toContain(moderator.username)
  const acts = await findOperatorActs(server.context.database, 1)
  expect(acts).toMatchObject([{ kind: 'staff removed', user_id: moderator.id, why: 'The account was closed' }])
})

test('a receipt of a restricted claim does not say that its outcome stays on the record', () => {
  const receipts = {
    isSettledEarly: false,
    isPlaintiffGone: false,
    due: null,
    plaintiff: 'Ada',
    defendants: 'Eve',
    value: '1',
    until: null,
  }
  for (const [isRestricted, isSaid] of [
    [true, false],
    [false, true],
  ] as const)
    for (const purpose of ['concession', 'platform fee'] as const)
      expect(
        serverTexts.en.receipt.now[purpose]({ ...receipts, isRestricted })
          .join(' ')
          .includes('stays on the public record'),
      ).toBe(isSaid)
})

test('the queue cuts what waits and what is restricted apart, and says how many there are', async () => {
  dataOf(await decide(await report()))
  claimId = await claimIn(server, opponents, 'PUBLISHED')
  await report()
  dataOf(await moderator.client.post('/v1/auth/refresh'))
  const { waiting, waitingCount, restricted, restrictedCount } = await queue()
  expect([waiting.length, restricted.length]).toEqual([waitingCount, restrictedCount])
  const cut = await findQueue(server.context.database, 1)
  expect(cut.map(each => [each.waits_since !== null, each.total])).toEqual([
    [true, waitingCount],
    [false, restrictedCount],
  ])
})

test('a refused report changes nothing, and whoever left an address reads why', async () => {
  const reportId = await report({ email: 'eve@reader.example' })
  const other = await report()
  dataOf(await decide(reportId, { decision: 'refused', explanation: 'The court has decided so.' }))
  const mail = await server.inbox.take('eve@reader.example', /What became of your report/)
  expect(mail.text).toContain('It stays public.')
  expect(mail.text).toContain('The court has decided so.')
  expect((await caseOf()).reports.map(({ id, decisionId }) => [id, decisionId !== null])).toEqual([
    [reportId, true],
    [other, false],
  ])
  expect((await server.client().get(`/v1/claims/${claimId}`)).status).toBe(200)
})

describe('the console is for staff', () => {
  test('with a second factor and, for each act, a fresh proof; to others it does not exist', {
    tags: ['SPEC-8-SECOND_FACTOR_REQUIRED', 'SPEC-8-NOT_FOUND', 'SPEC-8-REPORT_NOT_FOUND'],
  }, async () => {
    const reportId = await report()
    const member = await staffMember(server, 'moderator')
    const roles = {
      visitor: { client: server.client() },
      user: await confirmedUser(server),
      reader: await staffMember(server, 'reader'),
      treasurer: await staffMember(server, 'treasurer'),
      moderator,
      administrator: await staffMember(server, 'administrator'),
      withoutSecondFactor: await confirmedUser(server),
    }
    const line = ['add', roles.withoutSecondFactor.username, 'administrator', '--by', 'Olga', '--because', 'New']
    const refused = await runStaff(server.context, line)
    expect(refused).toMatchObject({ ok: false, text: expect.stringContaining('They switch it on in their profile') })
    await withSecondFactor(server, roles.withoutSecondFactor)
    expect((await runStaff(server.context, line)).ok).toBe(true)
    dataOf(await roles.withoutSecondFactor.client.delete('/v1/users/second-factor'))
    const codesOf = async ({ client }: Pick<TestUser, 'client'>) => {
      const answers = [
        await client.get('/v1/operator/cases'),
        await client.get(`/v1/operator/cases/${claimId}`),
        // Only staff who may decide learn that the report does not exist.
        await client.post(`/v1/operator/reports/${claimId}/decision`, {
          ...{ decision: 'refused', ground: 'other', explanation: 'No.' },
        }),
        await client.post(`/v1/operator/restrictions/${claimId}/decision`, { outcome: 'kept', explanation: 'No.' }),
      ]
      return answers.map(({ status, body }) => (status === 200 ? 200 : body.code))
    }
    const nothing = Array.from({ length: 4 }, () => 'NOT_FOUND')
    const all = [200, 200, 'REPORT_NOT_FOUND', 'REPORT_NOT_FOUND']
    const expected = {
      ...{ visitor: nothing, user: nothing, treasurer: nothing },
      reader: [200, 200, 'NOT_FOUND', 'NOT_FOUND'],
      ...{ moderator: all, administrator: all },
      withoutSecondFactor: Array.from({ length: 4 }, () => 'SECOND_FACTOR_REQUIRED'),
    }
    for (const [name, user] of Object.entries(roles))
      expect(await codesOf(user), name).toEqual(expected[name as keyof typeof expected])
    expect((await caseOf(roles.reader)).mayModerate).toBe(false)

    server.clock.advance(20 * 60 * 1000)
    dataOf(await member.client.post('/v1/auth/refresh'))
    expect((await decide(reportId, {}, member)).body.code).toBe('SIGN_IN_AGAIN')
    dataOf(await member.client.post('/v1/auth/prove-password', proofOf(server, member)))
    expect((await decide(reportId, { decision: 'refused' }, member)).status).toBe(200)

    const removing = ['remove', member.username, '--by', 'Olga', '--because', 'She left']
    expect((await runStaff(server.context, removing)).text).toContain('no longer works')
    expect((await member.client.get('/v1/operator/cases')).body.code).toBe('NOT_FOUND')
    expect((await runStaff(server.context, removing)).ok).toBe(false)
    const activity = dataOf<{ events: { kind: string }[] }>(await member.client.get('/v1/users/activity'))
    expect(activity.events.slice(0, 2).map(({ kind }) => kind)).toEqual(['staff removed', 'staff added'])
    const { text } = await runStaff(server.context, [])
    expect(text).toContain(`${moderator.username}  moderator`)
    expect(text).toMatch(new RegExp(`${roles.withoutSecondFactor.username}  administrator.*without two-step login`))
    for (const wrong of [['add', 'nobody'], ['add', 'nobody', 'king'], ['remove'], ['shout', 'nobody']])
      expect(await runStaff(server.context, wrong)).toBe(misused)
    expect((await runStaff(server.context, ['add', 'nobody', 'reader', '--by', 'Olga', '--because', 'x'])).ok).toBe(
      false,
    )
    expect((await runStaff(server.context, ['add', 'nobody', 'reader'])).ok).toBe(false)
  })
})

test('the transparency log says what was done, how long it took and what became of it, and nothing private', {
  tags: ['SPEC-7-GET-transparency', 'SPEC-4-moderation'],
}, async () => {
  const before = await logged()
  const reportId = await report({ text: 'canary-report', email: 'canary@reader.example', reason: 'unlawful' })
  server.clock.advance(3 * day)
  for (const user of [moderator, opponents.plaintiff]) dataOf(await user.client.post('/v1/auth/refresh'))
  dataOf(await moderator.client.post('/v1/auth/prove-password', proofOf(server, moderator)))
  const body = { ground: 'unlawful', explanation: 'canary-reason' }
  const { decisions } = dataOf<ModerationCase>(await decide(reportId, body))
  const decisionId = decisions[0]?.id ?? ''
  dataOf(await objecting(opponents.plaintiff, decisionId, 'canary-objection'))
  dataOf(await decideAgain(decisionId, { explanation: 'canary-outcome' }))
  const log = await logged()
  expect(log.decisions).toHaveLength(before.decisions.length + 1)
  const today = server.clock.now().toISOString().slice(0, 10)
  expect(log.decisions[0]).toEqual({
    ...{ day: today, kind: 'restricted', ground: 'unlawful', isOfWords: false, daysTaken: 3 },
    ...{ isObjected: true, outcome: 'restored', outcomeDay: today },
  })
  const { month, ...figures } = log.months[0] as Transparency['months'][number]
  const ofMonth = log.decisions.filter(each => each.day.startsWith(month))
  const count = (holds: (each: Transparency['decisions'][number]) => boolean) => ofMonth.filter(holds).length
  const days = ofMonth.map(each => each.daysTaken).toSorted((one, other) => one - other)
  const middle = (days.length - 1) / 2
  expect(month).toBe(today.slice(0, 7))
  expect(figures).toEqual({
    records: 0,
    suspensions: 0,
    restricted: count(({ kind }) => kind === 'restricted'),
    redacted: count(({ kind }) => kind === 'redacted'),
    refused: count(({ kind }) => kind === 'refused'),
    objections: count(({ isObjected }) => isObjected),
    restored: count(({ outcome }) => outcome === 'restored'),
    medianDays: ((days[Math.floor(middle)] ?? 0) + (days[Math.ceil(middle)] ?? 0)) / 2,
  })
  const said = JSON.stringify(log)
  const { plaintiff, defendant } = opponents
  const names = [plaintiff, defendant, moderator].flatMap(({ id, username, email }) => [id, username, email])
  for (const secret of [...names, claimId, claimId.slice(0, 8), reportId, decisionId, 'canary', 'Lovelace', 'Ada'])
    expect(said).not.toContain(secret)
  const first = await server.context.database
    .updateTable('moderation_decisions')
    .set({ decided_at: new Date(`${Number(month.slice(0, 4)) - 2}${month.slice(4)}-01T00:00:00.000Z`) })
    .where('id', '=', decisionId)
    .returning('decided_at')
    .executeTakeFirstOrThrow()
  const oldest = async () =>
    (await logged()).decisions.some(each => each.day === first.decided_at.toISOString().slice(0, 10))
  expect(await oldest()).toBe(true)
  await server.context.database
    .updateTable('moderation_decisions')
    .set({ decided_at: new Date(first.decided_at.getTime() - 1) })
    .where('id', '=', decisionId)
    .execute()
  const months = (await logged()).months.map(each => each.month)
  expect(months).not.toContain(new Date(first.decided_at.getTime() - 1).toISOString().slice(0, 7))
})
