import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { platformFeeOverdueAt } from '@redress/domain/claim/fee-due.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { misused } from '../../platform/command-result.ts'
import { sayWho } from '../../platform/operator/command-line.ts'
import {
  claimByCalls,
  claimDisputedByOther,
  credit,
  dataOf,
  makeFeesOverdue,
  type Opponents,
  offerOf,
  openPaymentsOf,
  passPeriod,
} from '../../testing/file-claim.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from '../act/deadlines.ts'
import { runAgreements } from './run-agreements.ts'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const act = ({ client }: TestUser, id: string, path: string, body?: object) =>
  client.post(`/v1/claims/${id}/${path}`, body)
const claimOf = async ({ client }: TestUser, id: string) => dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`))
const agreed = (costOwner: Party) => claimByCalls(server, opponents, 'RESOLUTION_ACCEPTED', { costOwner })
const sides = (costOwner: Party) =>
  costOwner === 'Plaintiff'
    ? ({ debtor: opponents.plaintiff, other: opponents.defendant } as const)
    : ({ debtor: opponents.defendant, other: opponents.plaintiff } as const)

test('the operator ends an agreement whose fee nobody pays, by a command that says who and why', async () => {
  const run = (...parameters: string[]) => runAgreements(server.context, parameters)
  const id = await agreed('Defendant')
  expect((await run()).text).toBe('No platform fee is overdue.')
  await passPeriod(server, opponents, 'platform fee overdue')
  expect((await run('list')).text).toMatch(
    new RegExp(`^${id}  EUR.200\\.00, owed by the defendant, due on \\d{4}-\\d\\d-\\d\\d$`),
  )
  expect(await run('end', id)).toMatchObject({ ok: false, text: sayWho })
  for (const wrong of [['end'], ['list', 'all'], ['end', id, 'more']]) expect(await run(...wrong)).toBe(misused)
  const because = ['--by', 'Olga', '--because', 'Nobody has paid it for a month.']
  expect((await run('end', '0000', ...because)).text).toBe('No claim with an overdue platform fee begins with 0000.')
  expect((await run('end', id.slice(0, 13), ...because)).text).toMatch(
    /^The agreement of claim \S+ is ended\. Both sides/,
  )
  expect(await claimOf(opponents.plaintiff, id)).toMatchObject({ status: 'RESOLUTION_REJECTED' })
  const acts = await server.context.database
    .selectFrom('operator_acts')
    .selectAll()
    .where('claim_id', '=', id)
    .execute()
  expect(acts).toMatchObject([{ kind: 'agreement ended', done_by: 'Olga', why: 'Nobody has paid it for a month.' }])
  expect((await run('end', id, ...because)).ok).toBe(false)
})

test('an agreement is ended by the other side when its last day is over everywhere, and not before', {
  tags: 'SPEC-7-POST-claims-id-end-agreement',
}, async () => {
  const id = await agreed('Defendant')
  const { debtor, other } = sides('Defendant')
  const overdueAt = platformFeeOverdueAt(server.clock.now())
  server.clock.advance(overdueAt.getTime() - server.clock.now().getTime() - 1)
  for (const { client } of [debtor, other]) dataOf(await client.post('/v1/auth/refresh'))
  await applyDueDeadlines(server.context)
  expect((await act(other, id, 'end-agreement')).body.code).toBe('NOT_IN_THIS_STATE')
  expect((await act(other, id, 'resolve')).body.code).toBe('NOT_THE_COST_OWNER')
  server.clock.advance(1)
  await applyDueDeadlines(server.context)
  expect((await claimOf(other, id)).resolutions).toMatchObject([{ resolutionStatus: 'ACCEPTED', isFeeOverdue: true }])
  expect((await act(debtor, id, 'end-agreement')).body.code).toBe('NOT_IN_THIS_STATE')
  const ended = dataOf<PartyClaim>(await act(other, id, 'end-agreement'))
  expect(ended).toMatchObject({ status: 'RESOLUTION_REJECTED', resolutions: [{ resolutionStatus: 'LAPSED' }] })
  dataOf(await act(debtor, id, 'propose-resolution', offerOf()))
})

test.each(parties)(
  'the side that does not owe an overdue fee pays it instead, and what the %s had to pay is superseded',
  {
    tags: 'SPEC-7-POST-claims-id-resolve',
  },
  async costOwner => {
    const id = await agreed(costOwner)
    const { debtor, other } = sides(costOwner)
    dataOf(await act(debtor, id, 'resolve'))
    await makeFeesOverdue(server)
    // Both may be at it at once: each has a payment of its own, and the first that arrives resolves the claim.
    const opened = dataOf<PartyClaim>(await act(other, id, 'resolve'))
    expect(opened.payments.filter(({ purpose }) => purpose === 'platform fee')).toHaveLength(1)
    expect((await openPaymentsOf(server, id)).map(({ payer }) => payer).toSorted()).toEqual(['Defendant', 'Plaintiff'])
    const payment = (await openPaymentsOf(server, id)).find(({ opened_by }) => opened_by === other.id)
    if (!payment) throw new Error('The other side has no payment')
    await credit(server, payment)
    const resolved = await claimOf(debtor, id)
    expect(resolved.status).toBe('RESOLVED_IN_FAVOUR_OF_PLANTIFF')
    expect(resolved.payments.filter(({ purpose }) => purpose === 'platform fee')).toMatchObject([
      { status: 'superseded' },
    ])
    const { text } = await server.inbox.take(
      debtor.email,
      /^(Your claim|The claim) .* is resolved: you (pay|receive) EUR.3,000\.00$/,
    )
    expect(text).toMatch(/^(?!The fee)\S.* has paid the fee, and /m)
  },
)

test('of several defendants, the one who has agreed ends the agreement', {
  tags: 'SPEC-7-POST-claims-id-end-agreement',
}, async () => {
  const other = await confirmedUser(server)
  const id = await claimDisputedByOther(server, { ...opponents, other })
  dataOf(await act(opponents.defendant, id, 'propose-resolution', offerOf({ costOwner: 'Plaintiff' })))
  dataOf(await act(opponents.plaintiff, id, 'accept-resolution'))
  await makeFeesOverdue(server)
  expect(await act(other, id, 'end-agreement')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  expect(dataOf<PartyClaim>(await act(opponents.defendant, id, 'end-agreement')).status).toBe('RESOLUTION_REJECTED')
})
