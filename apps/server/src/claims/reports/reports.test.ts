import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { mailedReportsPerClaim } from '@redress/domain/claim/reports.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { misused } from '../../platform/command-result.ts'
import { runActs } from '../../platform/operator/run-acts.ts'
import { claimIn, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { runReports } from './run-reports.ts'

const operator = 'operator@redress.example'

let server: TestServer
let opponents: Opponents
let claimId: string
beforeAll(async () => {
  server = await startTestServer({
    OPERATOR_NAME: 'Redress e.V.',
    OPERATOR_ADDRESS: 'Beispielweg 1, 10115 Berlin',
    OPERATOR_EMAIL: operator,
  })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  claimId = await claimIn(server, opponents, 'PUBLISHED')
})
afterAll(() => server.stop())

const report = (body: object, id = claimId, headers: Record<string, string> = {}) =>
  server
    .client()
    .send('POST', `/v1/claims/${id}/reports`, { reason: 'wrong person', text: 'I am not they.', ...body }, headers)
const run = async (...parameters: string[]) => (await runReports(server.context, parameters)).text

describe('what is reported of the public record', { tags: 'SPEC-4-report' }, () => {
  test('reaches the operator by mail and in the list, and whoever left an address is told the outcome, once', {
    tags: 'SPEC-7-POST-claims-id-reports',
  }, async () => {
    expect(await run()).toBe('There is no report.')
    const { number } = dataOf<{ number: string }>(
      await report({ email: 'Eve@reader.example' }, claimId, { 'accept-language': 'de' }),
    )
    const mail = await server.inbox.take(operator, /^Reported: wrong person$/)
    expect(mail.text).toContain(`npm run operator -- reports show ${number}`)
    expect(mail.text).not.toContain('I am not they.')
    expect(await run('list')).toMatch(new RegExp(`^${number}  wrong person: claim ${claimId.slice(0, 8)}, `))
    expect(await run('show', number)).toContain('I am not they.')
    expect(await run('refuse', number, 'The name was corrected.', '--by', 'Olga')).toContain(
      'Whoever left an address is mailed',
    )
    const told = await server.inbox.take('eve@reader.example', /Ihrer Meldung/)
    expect(told.text).toContain('The name was corrected.')
    for (const verb of ['refuse', 'restrict', 'restore', 'keep'])
      expect(await runReports(server.context, [verb, number, 'Again.', '--by', 'Olga'])).toMatchObject({ ok: false })
    expect(await runActs(server.context, ['some'])).toBe(misused)
    const { text: acts } = await runActs(server.context, [])
    expect(acts.match(/report refused/g)).toHaveLength(1)
    expect(acts).toMatch(
      new RegExp(`report refused ${number}.*claim ${claimId}\\n    by Olga: The name was corrected\\.`),
    )
    expect(await run('list')).toBe('There is no report.')
    expect(await run('list', 'all')).toContain('decided')
  })

  test('may be a reply, whose words as they were then are shown, or its answer', async () => {
    const { plaintiff, defendant } = opponents
    const defendantId = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`)).defendants[0]?.id
    const path = `/v1/claims/${claimId}/defendants/${defendantId}/reply`
    const [first] = dataOf<PartyClaim>(await defendant.client.post(path, { text: 'She lives in Elm Street.' })).replies
    const { number } = dataOf<{ number: string }>(await report({ reason: 'private data', replyId: first?.id }))
    dataOf(await defendant.client.post(path, { text: 'It was dry.' }))
    const shown = await run('show', number)
    expect(shown).toContain('She lives in Elm Street.')
    expect(shown).toContain('left no address')
    expect(await run('refuse', number, 'Changed meanwhile.', '--by', 'Olga')).toContain('is refused')
    expect((await report({ replyId: defendantId })).body.code).toBe('REPLY_NOT_FOUND')
  })

  test('is refused of what is not public', async () => {
    const hidden = await claimIn(server, opponents, 'PENDING_PUBLICATION')
    expect((await report({}, hidden)).body.code).toBe('CLAIM_NOT_FOUND')
    const own = await opponents.plaintiff.client.post(`/v1/claims/${hidden}/reports`, { reason: 'other', text: 'No.' })
    expect(own.body.code).toBe('NOT_IN_THIS_STATE')
  })

  test('cannot fill the mailbox of the operator, and every report stands in the list', async () => {
    for (let count = 0; count < mailedReportsPerClaim + 2; count++)
      dataOf(await report({}, claimId, { 'x-forwarded-for': `10.0.0.${count}` }))
    for (let count = 0; count < mailedReportsPerClaim; count++) await server.inbox.take(operator, /^Reported/)
    expect((await run('list')).split('\n')).toHaveLength(mailedReportsPerClaim + 2)
  })

  test('is asked for as the command says', async () => {
    for (const wrong of [['shout'], ['refuse', 'abc'], ['refuse', 'abc', ' '], ['show'], ['list', 'some']])
      expect(await runReports(server.context, wrong)).toBe(misused)
    expect(await runReports(server.context, ['refuse', 'abc', 'A reason'])).toEqual({
      ok: false,
      text: 'Say who decides with --by.',
    })
    expect(await run('show', 'zzz')).toBe('No report begins with zzz.')
  })
})
