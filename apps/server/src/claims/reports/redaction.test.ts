import type { PartyClaim, PublicClaim } from '@redress/contract/claim-views.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getModerationQueue, ModerationCase, Transparency } from '@redress/contract/moderation.ts'
import { omission } from '@redress/domain/claim/redacted-text.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runStaff } from '../../accounts/staff/run-staff.ts'
import { misused } from '../../platform/command-result.ts'
import { claimIn, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { withSecondFactor } from '../../testing/second-factors.ts'
import { confirmedUser, password, type TestUser } from '../../testing/sign-up.ts'
import { staffMember } from '../../testing/staff.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { runReports } from './run-reports.ts'

const secret = 'Canary Street 4, 1010 Vienna'
const said = `She lives in ${secret}, and knew it.`
const address = { passage: secret, takenOut: 'address' }

let server: TestServer
let opponents: Opponents
let claimId: string
let moderator: Awaited<ReturnType<typeof staffMember>>
let defendantId: string
let replyId: string
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.context.database.deleteFrom('staff').execute()
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  claimId = await claimIn(server, opponents, 'PUBLISHED')
  moderator = await staffMember(server, 'moderator')
  defendantId = (await view(opponents.plaintiff)).defendants[0]?.id ?? ''
  replyId = await reply(said)
})

const view = async ({ client }: TestUser) => dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`))
async function reply(text: string): Promise<string> {
  const path = `/v1/claims/${claimId}/defendants/${defendantId}/reply`
  return dataOf<PartyClaim>(await opponents.defendant.client.post(path, { text })).replies[0]?.id ?? ''
}
const report = async (body: object = { replyId }) => {
  const form = { reason: 'private data', text: 'It names my street.', ...body }
  const headers = { 'x-forwarded-for': `10.2.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` }
  const path = `/v1/claims/${claimId}/reports`
  const { number } = dataOf<{ number: string }>(await server.client().send('POST', path, form, headers))
  const reports = await server.context.database.selectFrom('reports').select('id').execute()
  return reports.find(each => each.id.startsWith(number))?.id ?? ''
}
interface Redacting {
  passages?: object[]
  ofId?: string
  by?: TestUser
}
const redact = (id: string, { passages = [address], ofId = replyId, by = moderator }: Redacting = {}) =>
  by.client.post(`/v1/operator/reports/${id}/decision`, {
    ...{ decision: 'redacted', ground: 'private data', explanation: 'It is where she lives.' },
    redaction: { replyId: ofId, passages },
  })
const decideAgain = (id: string, outcome: string, by: TestUser = moderator) =>
  by.client.post(`/v1/operator/restrictions/${id}/decision`, { outcome, explanation: `So: ${outcome}.` })
const objecting = ({ client }: TestUser, decisionId: string) =>
  client.post(`/v1/claims/${claimId}/objections`, { decisionId, text: 'It is the shop’s address.' })
const shown = async () =>
  dataOf<PublicClaim>(await server.client().get(`/v1/claims/${claimId}`)).replies.map(
    ({ text, omissions, answer }) => ({
      ...{ text, omissions },
      answer: answer?.text ?? null,
    }),
  )
const historyOf = async ({ client }: TestUser) =>
  dataOf<{ type: string }[]>(await client.get(`/v1/actions/claims/${claimId}`)).map(({ type }) => type)
const publicAnswers = async () => {
  const get = async (client: TestUser['client'], path: string) => JSON.stringify((await client.get(path)).body)
  const paths = [
    `/v1/claims/${claimId}`,
    `/v1/claims/defendants/${defendantId}`,
    `/v1/claims/defendants/${defendantId}/record`,
    `/v1/search?term=${claimId.slice(0, 8)}`,
    '/v1/search?term=Canary',
    `/v1/users/${(await view(opponents.plaintiff)).plaintiffs[0]?.id}`,
    '/v1/transparency',
  ]
  const clients = [server.client(), moderator.client]
  return (await Promise.all(clients.flatMap(client => paths.map(path => get(client, path))))).join('\n')
}

describe('what the operator takes out of a text', { tags: ['SPEC-4-redaction', 'SPEC-4-moderation'] }, () => {
  test('is gone for everybody but the parties, who are told and object; another moderator shows it again', async () => {
    const { plaintiff, defendant } = opponents
    const answering = `/v1/claims/${claimId}/replies/${replyId}/answer`
    dataOf(await plaintiff.client.post(answering, { text: `I left ${secret}.` }))
    expect(await publicAnswers()).toContain(secret)
    const visitor = server.client()
    const { headers } = await visitor.get(`/v1/claims/${claimId}`)
    const asked = { 'if-none-match': String(headers.etag) }
    const again = () => visitor.send('GET', `/v1/claims/${claimId}`, undefined, asked)
    expect((await again()).status).toBe(304)

    const reportId = await report({ replyId, email: 'eve@reader.example' })
    const other = await report({ replyId, reason: 'other' })
    const ofClaim = await report({})
    const found = dataOf<ModerationCase>(await redact(reportId))
    expect(found).toMatchObject({
      isRestricted: false,
      decisions: [{ kind: 'redacted', replyId, redactions: [address], mayDecide: true }],
    })
    expect(found.claim.replies[0]?.text).toBe(`She lives in ${omission}, and knew it.`)
    expect(found.reports.map(each => [each.id, each.decisionId === null])).toEqual([
      [reportId, false],
      [other, false],
      [ofClaim, true],
    ])
    const omitted = { text: `She lives in ${omission}, and knew it.`, omissions: [{ offset: 13, takenOut: 'address' }] }
    // The answer to it is another text.
    expect(await shown()).toEqual([{ ...omitted, answer: `I left ${secret}.` }])
    expect((await again()).status).toBe(200)

    for (const user of [plaintiff, defendant]) {
      const seen = await view(user)
      expect(seen).toMatchObject({ isPublic: true, restrictions: [], replies: [{ text: said, omissions: [] }] })
      expect(seen.redactions).toMatchObject([
        { replyId, ground: 'private data', reason: 'It is where she lives.', objection: null, passages: [address] },
      ])
      const mail = await server.inbox.take(user.email, /no longer public/)
      for (const words of ['an address', 'It is where she lives.', 'you can object']) expect(mail.text).toContain(words)
      expect(mail.text).not.toContain(secret)
    }
    const outcome = await server.inbox.take('eve@reader.example', /What became of your report/)
    expect(outcome.text).toContain('A part of it is no longer public')
    expect(outcome.text).not.toContain(secret)

    const decisionId = found.decisions[0]?.id ?? ''
    dataOf(await objecting(plaintiff, decisionId))
    const queue = dataOf<Output<typeof getModerationQueue>>(await moderator.client.get('/v1/operator/cases'))
    expect(queue.waiting.find(each => each.claimId === claimId)).toMatchObject({ objections: 1, isRestricted: true })
    const second = await staffMember(server, 'administrator')
    expect((await decideAgain(decisionId, 'restored')).body.code).toBe('ANOTHER_MODERATOR_DECIDES')
    dataOf(await decideAgain(decisionId, 'kept', second))
    const kept = await server.inbox.take(defendant.email, /^Objection decided/)
    expect(kept.subject).toContain('part of a text')
    expect((await view(plaintiff)).redactions).toMatchObject([{ keptBecause: 'So: kept.' }])
    expect((await shown())[0]?.text).toBe(omitted.text)

    dataOf(await decideAgain(decisionId, 'restored', second))
    expect(await shown()).toEqual([{ text: said, omissions: [], answer: `I left ${secret}.` }])
    expect((await view(plaintiff)).redactions).toEqual([])
    for (const user of [plaintiff, defendant])
      expect((await server.inbox.take(user.email, /^Public again/)).text).toContain('So: restored.')
    expect((await historyOf(plaintiff)).slice(-4)).toEqual([
      ...['TEXT_REDACTED', 'RESTRICTION_OBJECTED', 'RESTRICTION_KEPT', 'RECORD_RESTORED'],
    ])
    const acts = await server.context.database
      .selectFrom('operator_acts')
      .select('kind')
      .where('claim_id', '=', claimId)
      .orderBy('sequence')
      .execute()
    expect(acts.map(({ kind }) => kind)).toEqual(['text redacted', 'restriction kept', 'record restored'])
    expect((await decideAgain(decisionId, 'restored', second)).body.code).toBe('DECIDED_ALREADY')
  })

  test('leaves no public answer with it, also after its writer puts it back', async () => {
    dataOf(await redact(await report()))
    expect(await publicAnswers()).not.toContain(secret)
    await reply(`Once more: ${secret}! ${secret}`)
    expect(await publicAnswers()).not.toContain(secret)
    expect((await shown())[0]?.text).toBe(`Once more: ${omission}! ${omission}`)
    expect((await view(opponents.plaintiff)).redactions).toHaveLength(1)
    // The original row is unchanged.
    const rows = await server.context.database
      .selectFrom('replies')
      .select('text')
      .where('claim_id', '=', claimId)
      .orderBy('sequence')
      .execute()
    expect(rows.map(({ text }) => text)).toEqual([said, `Once more: ${secret}! ${secret}`])
  })

  test('may be several passages at once, and more by a later decision, each of which ends alone', async () => {
    const passages = [
      { passage: '1010 Vienna', takenOut: 'address' },
      { passage: 'She', takenOut: 'third person' },
    ]
    const first = dataOf<ModerationCase>(await redact(await report(), { passages })).decisions[0]?.id ?? ''
    expect((await shown())[0]).toMatchObject({
      text: `${omission} lives in Canary Street 4, ${omission}, and knew it.`,
      omissions: [{ takenOut: 'third person' }, { takenOut: 'address' }],
    })
    expect((await server.inbox.take(opponents.plaintiff.email, /no longer public/)).text).toContain(
      'an address, the name of a third person',
    )
    const street = { passage: 'Canary Street 4', takenOut: 'address' }
    dataOf(await redact(await report(), { passages: [street] }))
    expect((await shown())[0]?.text).toBe(`${omission} lives in ${omission}, ${omission}, and knew it.`)
    dataOf(await decideAgain(first, 'restored'))
    expect((await shown())[0]?.text).toBe(`She lives in ${omission}, 1010 Vienna, and knew it.`)
  })

  test('is said again to be public only where it is', async () => {
    const decision = dataOf<ModerationCase>(await redact(await report())).decisions[0]?.id ?? ''
    await reply('She was not there.')
    dataOf(await decideAgain(decision, 'restored'))
    expect(await historyOf(opponents.plaintiff)).not.toContain('RECORD_RESTORED')
  })

  test('stays out of a text that was restricted and is shown again', async () => {
    dataOf(await redact(await report()))
    const body = { decision: 'restricted', ground: 'other', explanation: 'All of it.' }
    const path = `/v1/operator/reports/${await report()}/decision`
    const restricted = dataOf<ModerationCase>(await moderator.client.post(path, body))
    expect(await shown()).toEqual([])
    dataOf(await decideAgain(restricted.decisions[1]?.id ?? '', 'restored'))
    expect((await shown())[0]?.text).toBe(`She lives in ${omission}, and knew it.`)
    expect((await view(opponents.plaintiff)).redactions).toHaveLength(1)
  })

  test('may be part of an answer, after a report of the claim', async () => {
    const answering = `/v1/claims/${claimId}/replies/${replyId}/answer`
    dataOf(await opponents.plaintiff.client.post(answering, { text: 'Call +43 1 5550001.' }))
    const answerId = (await view(opponents.plaintiff)).replies[0]?.answer?.id ?? ''
    const phone = { passage: '+43 1 5550001', takenOut: 'phone number' }
    const { reports } = dataOf<ModerationCase>(await redact(await report({}), { passages: [phone], ofId: answerId }))
    expect(reports.every(each => each.decisionId !== null)).toBe(true)
    expect(await shown()).toMatchObject([{ text: said, answer: `Call ${omission}.` }])
  })
})

describe('a redaction is refused', { tags: ['SPEC-4-redaction', 'SPEC-8-PASSAGE_NOT_FOUND'] }, () => {
  test('of what does not stand so in the text that the public reads', async () => {
    const id = await report()
    const codeOf = async (...given: Parameters<typeof redact>) => (await redact(...given)).body.code
    for (const passages of [
      [{ ...address, passage: secret.toLowerCase() }],
      [address, { ...address, passage: 'Elm Street' }],
    ])
      expect(await codeOf(id, { passages })).toBe('PASSAGE_NOT_FOUND')
    const without = { decision: 'redacted', ground: 'other', explanation: 'No.' }
    const sent = await moderator.client.post(`/v1/operator/reports/${id}/decision`, without)
    expect(sent.body.code).toBe('PASSAGE_NOT_FOUND')
    expect((await redact(id, { passages: [] })).status).toBe(400)
    expect((await redact(id, { passages: [{ ...address, takenOut: 'a joke' }] })).status).toBe(400)
    expect(await codeOf(id, { ofId: claimId })).toBe('REPLY_NOT_FOUND')
    dataOf(await redact(id))
    // A redacted passage, or words around it, cannot be redacted again.
    const further = await report()
    for (const passage of [secret, `in ${omission},`])
      expect(await codeOf(further, { passages: [{ ...address, passage }] })).toBe('PASSAGE_NOT_FOUND')
    await reply('She was not there.')
    expect(await codeOf(further, { passages: [{ ...address, passage: 'knew' }] })).toBe('REPLY_NOT_FOUND')
    expect(await historyOf(opponents.plaintiff)).toContain('TEXT_REDACTED')
  })

  test('of another text than the one that was reported', async () => {
    const path = `/v1/claims/${claimId}/replies/${replyId}/answer`
    const { replies } = dataOf<PartyClaim>(await opponents.plaintiff.client.post(path, { text: said }))
    const ofId = replies[0]?.answer?.id ?? ''
    expect((await redact(await report(), { ofId })).body.code).toBe('REPLY_NOT_FOUND')
    dataOf(await redact(await report({}), { ofId }))
  })

  test('where two decide at once: one does', async () => {
    const id = await report()
    const second = await staffMember(server, 'administrator')
    const answers = await Promise.all([redact(id), redact(id, { by: second })])
    expect(answers.map(({ status, body }) => (status === 200 ? 200 : body.code)).sort()).toEqual([
      ...[200, 'DECIDED_ALREADY'],
    ])
    expect((await historyOf(opponents.plaintiff)).filter(type => type === 'TEXT_REDACTED')).toHaveLength(1)
  })

  test('to whoever may not decide, and to a party who works in the console', async () => {
    const id = await report()
    const roles = {
      visitor: { client: server.client() } as TestUser,
      user: await confirmedUser(server),
      reader: await staffMember(server, 'reader'),
      treasurer: await staffMember(server, 'treasurer'),
    }
    for (const [name, by] of Object.entries(roles)) expect((await redact(id, { by })).body.code, name).toBe('NOT_FOUND')
    for (const party of [opponents.plaintiff, opponents.defendant]) {
      dataOf(await party.client.post('/v1/auth/prove-password', { password }))
      await withSecondFactor(server, party)
      const line = ['add', party.username, 'moderator', '--by', 'Olga', '--because', 'She works for us']
      expect((await runStaff(server.context, line)).ok).toBe(true)
      expect((await redact(id, { by: party })).body.code).toBe('ANOTHER_MODERATOR_DECIDES')
    }
    expect((await shown())[0]?.text).toBe(said)
  })
})

test('the transparency log counts redactions, and says nothing of what they are about', {
  tags: ['SPEC-4-redaction', 'SPEC-7-GET-transparency'],
}, async () => {
  const logged = async () => dataOf<Transparency>(await server.client().get('/v1/transparency'))
  const before = (await logged()).months[0]
  dataOf(await redact(await report()))
  const log = await logged()
  expect(log.decisions[0]).toMatchObject({ kind: 'redacted', isOfWords: true, outcome: null })
  expect(log.months[0]).toMatchObject({
    redacted: (before?.redacted ?? 0) + 1,
    restricted: before?.restricted ?? 0,
    refused: before?.refused ?? 0,
  })
  for (const hidden of [secret, 'Canary', replyId, claimId]) expect(JSON.stringify(log)).not.toContain(hidden)
})

test('a command takes passages out, as the console does', { tags: 'SPEC-4-redaction' }, async () => {
  const id = await report()
  const run = (...line: string[]) => runReports(server.context, ['redact', ...line, '--by', 'Olga'])
  for (const wrong of [
    [id, 'It is hers.'],
    [id, 'It is hers.', 'address'],
    [id, 'It is hers.', 'joke', secret],
    [id, '', 'address', secret],
  ])
    expect(await run(...wrong)).toBe(misused)
  expect((await runReports(server.context, ['redact', id, 'Hers.', 'address', secret])).text).toContain('--by')
  expect(await run(id, 'It is hers.', 'address', 'Elm Street')).toMatchObject({ ok: false })
  expect(await run(id, 'It is hers.', 'address', secret, 'other', 'knew')).toMatchObject({ ok: true })
  expect((await shown())[0]?.text).toBe(`She lives in ${omission}, and ${omission} it.`)
  expect((await run(id, 'It is hers.', 'other', 'lives')).text).toContain('was decided already')
  const { text } = await runReports(server.context, ['show', id])
  expect(text).toContain(`Taken out (address):\n> ${secret}\nTaken out (other):\n> knew`)
  expect((await runReports(server.context, ['restore', id, 'It is public.', '--by', 'Olga'])).ok).toBe(true)
  expect((await shown())[0]?.text).toBe(said)
})
