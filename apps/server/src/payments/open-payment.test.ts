import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Payment } from '@redress/contract/payments.ts'
import { lamports } from '@redress/domain/money/money.ts'
import { parseSolanaPayUrl } from '@redress/domain/money/solana-pay.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimIn, credit, dataOf, type Opponents, offerOf, openPaymentOf, pay } from '../testing/file-claim.ts'
import { confirmedUser, type TestUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const paymentsOf = async ({ client }: TestUser, claimId: string): Promise<Payment[]> =>
  dataOf<{ payments: Payment[] }>(await client.get(`/v1/claims/${claimId}/payments`)).payments
const dispute = { disputeReason: 'Legal', disputeExplanation: 'No.' }
const post = (user: TestUser, claimId: string, step: string, body?: object) =>
  user.client.post(`/v1/claims/${claimId}/${step}`, body)
const historyTypes = async (claimId: string) =>
  dataOf<{ type: string }[]>(await opponents.plaintiff.client.get(`/v1/actions/claims/${claimId}`)).map(
    action => action.type,
  )

test('an opened payment asks for the amount fixed at its opening, by a link that a wallet reads', async () => {
  const claimId = await claimIn(server, opponents, 'WAITING_FOR_PAYMENT')
  const [payment] = await paymentsOf(opponents.plaintiff, claimId)
  expect(payment).toMatchObject({ fee: 10, currency: 'EUR', lamports: '66666667', sol: '0.066666667' })
  expect(payment).toMatchObject({ received: '0', missing: '66666667', signatures: [], paidAt: null })
  expect(parseSolanaPayUrl(payment?.link ?? '')).toMatchObject({
    recipient: server.context.settings.PAYMENT_RECIPIENT,
    reference: payment?.reference,
    memo: payment?.memo,
    lamports: 66_666_667n,
    label: 'Redress',
  })
  expect(payment?.memo).toBe(`Redress submission fee, payment ${payment?.id}`)
})

test('a partly credited payment asks for what is missing', async () => {
  const claimId = await claimIn(server, opponents, 'WAITING_FOR_PAYMENT')
  const [payment] = await paymentsOf(opponents.plaintiff, claimId)
  await server.context.database
    .insertInto('transfers')
    .values({
      signature: 'signature-1',
      instruction: '0',
      recipient: payment?.recipient ?? '',
      lamports: lamports(60_000_000n),
      unapplied_lamports: lamports(0n),
      sender: null,
      memo: null,
      slot: 1n,
      block_time: null,
      state: 'credited',
      payment_id: payment?.id ?? null,
      reason: null,
      recorded_at: server.clock.now(),
    })
    .execute()
  const [after] = await paymentsOf(opponents.plaintiff, claimId)
  expect(after).toMatchObject({ received: '60000000', missing: '6666667', missingSol: '0.006666667' })
  expect(after).toMatchObject({ status: 'open', lamports: '66666667', signatures: ['signature-1'] })
  expect(parseSolanaPayUrl(after?.link ?? '')?.lamports).toBe(6_666_667n)
})

describe('asking again', () => {
  test('answers with the payment that is open and adds nothing to the history', async () => {
    const claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post(opponents.defendant, claimId, 'dispute', dispute)),
    )
    const links = answers.map(answer => dataOf<PartyClaim>(answer).paymentLink)
    expect(new Set(links).size).toBe(1)
    expect(await paymentsOf(opponents.defendant, claimId)).toHaveLength(1)
    expect((await historyTypes(claimId)).filter(type => type === 'DISPUTE_OPENED')).toHaveLength(1)
  })
})

describe('an open payment is superseded', () => {
  const open = async (step: 'dispute' | 'resolve') => {
    const claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
    dataOf(await post(opponents.defendant, claimId, step, step === 'dispute' ? dispute : undefined))
    return claimId
  }

  test.each(['dispute', 'resolve'] as const)('by a proposal after %s', async step => {
    const claimId = await open(step)
    const after = dataOf<PartyClaim>(await post(opponents.defendant, claimId, 'propose-resolution', offerOf()))
    expect(after).toMatchObject({ payments: [{ status: 'superseded', missing: '0' }], paymentLink: null })
  })

  test('by another payment that resolves the claim', async () => {
    const claimId = await open('dispute')
    dataOf(await post(opponents.defendant, claimId, 'resolve'))
    await pay(server, claimId, 'concession')
    expect(await paymentsOf(opponents.defendant, claimId)).toMatchObject([
      { purpose: 'dispute', status: 'superseded' },
      { purpose: 'concession', status: 'paid' },
    ])
  })

  test('where the claim is amended after it was conceded, and a new one is for the new value', async () => {
    const claimId = await open('resolve')
    dataOf(await opponents.plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value: 10_000 }))
    dataOf(await post(opponents.defendant, claimId, 'resolve'))
    expect(await paymentsOf(opponents.defendant, claimId)).toMatchObject([
      { purpose: 'concession', status: 'superseded', fee: 200 },
      { purpose: 'concession', status: 'open', fee: 500 },
    ])
    await pay(server, claimId, 'concession')
    const claim = dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`))
    expect(claim).toMatchObject({ status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', value: 10_000 })
    expect(claim.resolutions).toMatchObject([{ value: 10_000, resolutionStatus: 'ACCEPTED', platformFee: 500 }])
  })

  test('but a dispute stays open when the claim is amended or published', async () => {
    const claimId = await open('dispute')
    dataOf(await opponents.plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value: 10_000 }))
    expect(await paymentsOf(opponents.defendant, claimId)).toMatchObject([{ status: 'open' }])
  })
})

test('money for a claim that has moved on moves nothing', async () => {
  const claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
  dataOf(await post(opponents.defendant, claimId, 'dispute', dispute))
  await server.context.database
    .updateTable('claims')
    .set({ status: 'RESOLUTION_REJECTED' })
    .where('id', '=', claimId)
    .execute()
  expect(await pay(server, claimId, 'dispute')).toEqual({ hasMovedOn: true })
  const claim = dataOf<PartyClaim>(await opponents.defendant.client.get(`/v1/claims/${claimId}`))
  expect(claim).toMatchObject({ status: 'RESOLUTION_REJECTED', payments: [{ status: 'superseded', paidAt: null }] })
  expect((await historyTypes(claimId)).at(-1)).toBe('DISPUTE_OPENED')
})

test.each([1, 2, 3, 4])('a dispute that is paid and overtaken at once is one or the other (%i)', async () => {
  const claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
  dataOf(await post(opponents.defendant, claimId, 'dispute', dispute))
  const payment = await openPaymentOf(server, claimId, 'dispute')
  const [{ hasMovedOn }, proposed] = await Promise.all([
    credit(server, payment),
    post(opponents.defendant, claimId, 'propose-resolution', offerOf()),
  ])
  expect(dataOf<PartyClaim>(proposed)).toMatchObject({ status: 'RESOLUTION_PROPOSED_BY_DEFENDANT' })
  expect(await paymentsOf(opponents.defendant, claimId)).toMatchObject([{ status: hasMovedOn ? 'superseded' : 'paid' }])
  expect((await historyTypes(claimId)).includes('CLAIM_DISPUTED')).toBe(!hasMovedOn)
})
