import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { FeeCodes } from '@redress/contract/fee-codes.ts'
import type { Payment, PublicPayment } from '@redress/contract/payments.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { parseSolanaPayUrl } from '@redress/domain/money/solana-pay.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { madeFeeCode } from '../testing/fee-codes.ts'
import { claimIn, dataOf, type Opponents, offerOf, pay } from '../testing/file-claim.ts'
import { days } from '../testing/movable-clock.ts'
import { confirmedUser, type TestUser } from '../testing/sign-up.ts'
import { staffMember } from '../testing/staff.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { listFeeCodes } from './fee-codes.ts'
import { listLedger } from './list-ledger.ts'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const useTag = 'SPEC-7-POST-payments-publicId-code'
const dispute = { disputeReason: 'Legal', disputeExplanation: 'No.' }
const act = async ({ client }: TestUser, claimId: string, step: string, body?: object) =>
  dataOf<PartyClaim>(await client.post(`/v1/claims/${claimId}/${step}`, body))
const claimOf = async ({ client }: TestUser, claimId: string) =>
  dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`))
const newestOf = async (user: TestUser, claimId: string): Promise<Payment> => {
  const payment = (await claimOf(user, claimId)).payments.at(-1)
  if (!payment) throw new Error('The claim has no payment')
  return payment
}
/** A visitor with the link of the payment enters the code. */
const enter = ({ publicId }: Pick<Payment, 'publicId'>, feeCode: string) =>
  server.client().post(`/v1/payments/${publicId}/code`, { feeCode })
const openSubmission = async () => {
  const claimId = await claimIn(server, opponents, 'WAITING_FOR_PAYMENT')
  return { claimId, payment: await newestOf(opponents.plaintiff, claimId) }
}
const usesOf = async (handedTo: string) =>
  (await listFeeCodes(server.context)).codes.find(code => code.handedTo === handedTo)?.used

describe('a code for all of a fee', () => {
  test.each([
    { fee: 'the filing fee', from: 'WAITING_FOR_PAYMENT', step: null, to: 'PENDING_PUBLICATION', relief: 10 },
    { fee: 'the dispute fee', from: 'PENDING_PUBLICATION', step: 'dispute', to: 'DISPUTED', relief: 10 },
    {
      ...{ fee: 'the fee of a concession', from: 'PENDING_PUBLICATION', step: 'resolve' },
      ...{ to: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', relief: 200 },
    },
    {
      ...{ fee: 'the platform fee', from: 'RESOLUTION_ACCEPTED', step: 'resolve' },
      ...{ to: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', relief: 200 },
    },
  ] as const satisfies readonly { from: ClaimStatus; to: ClaimStatus; [other: string]: unknown }[])(
    'takes over $fee, and what it is for takes effect at once',
    { tags: [useTag, 'SPEC-7-fee-codes'] },
    async ({ from, step, to, relief }) => {
      const payer = step === null ? opponents.plaintiff : opponents.defendant
      const claimId = await claimIn(server, opponents, from)
      if (step) await act(payer, claimId, step, step === 'dispute' ? dispute : undefined)
      const payment = await newestOf(payer, claimId)
      const handedTo = crypto.randomUUID()
      const answer = dataOf<PublicPayment>(await enter(payment, await madeFeeCode(server, { handedTo })))
      const taken = { status: 'paid', fee: 0, relief, lamports: '0', missing: '0', signatures: [] }
      expect(answer).toMatchObject(taken)
      expect(await claimOf(payer, claimId)).toMatchObject({ status: to })
      expect(await newestOf(payer, claimId)).toMatchObject({ ...taken, id: payment.id })
      const ledger = await listLedger(server.context.database, 'codes')
      expect(ledger.split('\n').find(line => line.includes(payment.id))).toMatch(
        new RegExp(`EUR.${relief}\\.00 +EUR.0\\.00 +paid +${claimId} +${handedTo}`),
      )
    },
  )

  test('tells nobody of a payment and has no proof on the chain', async () => {
    const [plaintiff, defendant] = [await confirmedUser(server), await confirmedUser(server)]
    const claimId = await claimIn(server, { plaintiff, defendant }, 'WAITING_FOR_PAYMENT')
    dataOf(await enter(await newestOf(plaintiff, claimId), await madeFeeCode(server)))
    const history = dataOf<object[]>(await plaintiff.client.get(`/v1/actions/claims/${claimId}`))
    const file = await server.http.inject({
      url: `/v1/actions/claims/${claimId}/file`,
      cookies: Object.fromEntries(plaintiff.client.cookies),
    })
    expect(file.body).toContain(claimId)
    expect(file.body).not.toContain((await newestOf(plaintiff, claimId)).reference)
    expect(history.at(-1)).toMatchObject({ type: 'CLAIM_PAID', partyTriggeredBy: 'Plaintiff', fee: 0 })
    const { notifications } = dataOf<{ notifications: { subject: string; content: string }[] }>(
      await plaintiff.client.get('/v1/notifications'),
    )
    for (const { subject, content } of notifications) expect(`${subject} ${content}`).not.toMatch(/\bpaid\b|\bfee\b/)
  })
})

describe('a code for a share', () => {
  test('lowers what is asked on the chain, and the rest is paid there', { tags: 'SPEC-7-fee-codes' }, async () => {
    const { claimId, payment } = await openSubmission()
    const left = dataOf<PublicPayment>(await enter(payment, await madeFeeCode(server, { share: 75 })))
    expect(left).toMatchObject({ status: 'open', fee: 2.5, relief: 7.5, lamports: '16666667', missing: '16666667' })
    expect(parseSolanaPayUrl(left.link)?.lamports).toBe(16_666_667n)
    expect((await claimOf(opponents.plaintiff, claimId)).status).toBe('WAITING_FOR_PAYMENT')
    await pay(server, claimId, 'submission')
    expect((await claimOf(opponents.plaintiff, claimId)).status).toBe('PENDING_PUBLICATION')
  })

  test('is one for each fee', { tags: 'SPEC-8-FEE_HAS_CODE' }, async () => {
    const { payment } = await openSubmission()
    dataOf(await enter(payment, await madeFeeCode(server, { share: 50 })))
    const other = await madeFeeCode(server, { share: 50 })
    expect((await enter(payment, other)).body.code).toBe('FEE_HAS_CODE')
    dataOf(await enter((await openSubmission()).payment, other))
  })
})

describe('what is typed wrong is refused, and the answer says what to enter', () => {
  test('by a payer', { tags: ['SPEC-5-feeCode'] }, async () => {
    const { payment } = await openSubmission()
    for (const feeCode of ['0'.repeat(25), '0'.repeat(27)]) {
      const { details } = (await enter(payment, feeCode)).body
      expect(details).toEqual([
        { path: 'feeCode', message: 'Please enter the code as you were given it: 26 letters and digits.' },
      ])
    }
  })

  test.each([
    ['share', 100, 'Please enter a whole number from 1 to 100.'],
    ['uses', 10_000, 'Please enter a whole number from 1 to 10000.'],
    ['days', 366, 'Please enter a whole number of days from 1 to 366.'],
  ] as const)(
    'by the operator: %s',
    { tags: ['SPEC-5-feeCodeShare', 'SPEC-5-feeCodeUses', 'SPEC-5-feeCodeDays'] },
    async (path, most, message) => {
      const { client } = await staffMember(server, 'treasurer')
      const wanted = { handedTo: 'Library', share: 50, uses: 3, days: 10, explanation: 'They help.' }
      for (const wrong of [0, 1.5, most + 1]) {
        const { details } = (await client.post('/v1/operator/fee-codes', { ...wanted, [path]: wrong })).body
        expect(details).toEqual([{ path, message }])
      }
      for (const right of [1, most]) dataOf(await client.post('/v1/operator/fee-codes', { ...wanted, [path]: right }))
    },
  )
})

describe('a code is refused', () => {
  test('that nobody made', { tags: 'SPEC-8-FEE_CODE_NOT_FOUND' }, async () => {
    const { payment } = await openSubmission()
    expect((await enter(payment, '0'.repeat(26))).body.code).toBe('FEE_CODE_NOT_FOUND')
    expect((await enter({ publicId: crypto.randomUUID() }, '0'.repeat(26))).body.code).toBe('PAYMENT_NOT_FOUND')
  })

  test('when it is used up', { tags: 'SPEC-8-FEE_CODE_USED_UP' }, async () => {
    const code = await madeFeeCode(server, { uses: 2 })
    for (const _ of ['one', 'two']) dataOf(await enter((await openSubmission()).payment, code))
    const { payment } = await openSubmission()
    expect((await enter(payment, code)).body.code).toBe('FEE_CODE_USED_UP')
    expect(await newestOf(opponents.plaintiff, (await openSubmission()).claimId)).toMatchObject({ fee: 10, relief: 0 })
  })

  test('when its days are over', { tags: 'SPEC-8-FEE_CODE_EXPIRED' }, async () => {
    const late = await startTestServer()
    onTestFinished(() => late.stop())
    const parties = { plaintiff: await confirmedUser(late), defendant: await confirmedUser(late) }
    const claimId = await claimIn(late, parties, 'WAITING_FOR_PAYMENT')
    const { publicId } = await newestOf(parties.plaintiff, claimId)
    const code = await madeFeeCode(late, { days: 1 })
    late.clock.advance(days(1))
    const answer = await late.client().post(`/v1/payments/${publicId}/code`, { feeCode: code })
    expect(answer.body.code).toBe('FEE_CODE_EXPIRED')
  })

  test('for a fee that is paid', async () => {
    const { claimId, payment } = await openSubmission()
    await pay(server, claimId, 'submission')
    expect((await enter(payment, await madeFeeCode(server))).body.code).toBe('PAYMENT_NOT_OPEN')
  })

  test('after too many guesses from one network', async () => {
    const strict = await startTestServer({ REQUESTS_PER_MINUTE: '60' })
    onTestFinished(() => strict.stop())
    const guess = () => strict.client().post(`/v1/payments/${crypto.randomUUID()}/code`, { feeCode: '0'.repeat(26) })
    const statuses = []
    for (let index = 0; index < 7; index++) statuses.push((await guess()).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429])
  })
})

test.each([1, 2, 3])('of two who enter the last use of a code at once, one gets it (%i)', async () => {
  const code = await madeFeeCode(server)
  const payments = [await openSubmission(), await openSubmission()].map(({ payment }) => payment)
  const answers = await Promise.all(payments.map(payment => enter(payment, code)))
  expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'FEE_CODE_USED_UP'])
})

describe('what does not take effect gives the use back', () => {
  test('a submission that is taken back, whose fee is whole again and keeps what has arrived', async () => {
    const handedTo = crypto.randomUUID()
    const code = await madeFeeCode(server, { share: 50, handedTo })
    const plaintiff = await confirmedUser(server)
    const claimId = await claimIn(server, { ...opponents, plaintiff }, 'WAITING_FOR_PAYMENT')
    dataOf(await enter(await newestOf(plaintiff, claimId), code))
    expect(await usesOf(handedTo)).toBe(1)
    await act(plaintiff, claimId, 'take-back')
    expect(await usesOf(handedTo)).toBe(0)
    await act(plaintiff, claimId, 'submit')
    const again = await newestOf(plaintiff, claimId)
    expect(again).toMatchObject({ status: 'open', fee: 10, relief: 0, lamports: '66666667' })
    expect(dataOf(await enter(again, code))).toMatchObject({ fee: 5, relief: 5 })
  })

  test('a dispute that an offer replaces', async () => {
    const handedTo = crypto.randomUUID()
    const claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
    await act(opponents.defendant, claimId, 'dispute', dispute)
    const payment = await newestOf(opponents.defendant, claimId)
    dataOf(await enter(payment, await madeFeeCode(server, { share: 50, handedTo })))
    await act(opponents.defendant, claimId, 'propose-resolution', offerOf())
    expect(await newestOf(opponents.defendant, claimId)).toMatchObject({ status: 'superseded', fee: 10, relief: 0 })
    expect(await usesOf(handedTo)).toBe(0)
  })
})

describe('the operator', () => {
  test('makes, lists and ends codes, whose digests alone are kept', {
    tags: [
      ...['SPEC-7-fee-codes', 'SPEC-7-GET-operator-fee-codes', 'SPEC-8-FEE_CODE_ENDED'],
      ...['SPEC-7-POST-operator-fee-codes', 'SPEC-7-POST-operator-fee-codes-id-end'],
    ],
  }, async () => {
    const { client, username } = await staffMember(server, 'treasurer')
    const wanted = { handedTo: 'Union of tenants', share: 50, uses: 3, days: 10, explanation: 'They help.' }
    const made = dataOf<FeeCodes & { code: string }>(await client.post('/v1/operator/fee-codes', wanted))
    expect(made.code).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]$/)
    const listed = dataOf<FeeCodes>(await client.get('/v1/operator/fee-codes')).codes
    expect(listed).toEqual(made.codes)
    const code = listed.find(({ handedTo }) => handedTo === wanted.handedTo)
    const endsAt = new Date(server.clock.now().getTime() + days(10)).toISOString()
    expect(code).toEqual({
      ...{ id: code?.id, handedTo: 'Union of tenants', share: 50, uses: 3 },
      ...{ used: 0, endsAt, state: 'open' },
    })
    const kept = await server.context.database.selectFrom('fee_codes').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(made.code.replaceAll('-', ''))
    const end = () => client.post(`/v1/operator/fee-codes/${code?.id}/end`, { explanation: 'It was printed.' })
    const ended = dataOf<FeeCodes>(await end()).codes.find(({ id }) => id === code?.id)
    expect(ended?.state).toBe('ended')
    expect((await enter((await openSubmission()).payment, made.code)).body.code).toBe('FEE_CODE_ENDED')
    const acts = await server.context.database
      .selectFrom('operator_acts')
      .select(['kind', 'subject', 'why'])
      .where('done_by', '=', username)
      .orderBy('sequence')
      .execute()
    expect(acts).toEqual([
      {
        kind: 'fee code made',
        subject: `${code?.id}: 50 % for Union of tenants, 3 times in 10 days`,
        why: 'They help.',
      },
      { kind: 'fee code ended', subject: `${code?.id}: for Union of tenants`, why: 'It was printed.' },
    ])
    const unknown = await client.post(`/v1/operator/fee-codes/${crypto.randomUUID()}/end`, { explanation: 'So.' })
    expect(unknown.body.code).toBe('FEE_CODE_NOT_FOUND')
  })
})
