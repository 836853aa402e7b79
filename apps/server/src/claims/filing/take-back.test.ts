import { randomUUID } from 'node:crypto'
import type { ClaimLists, PartyClaim } from '@redress/contract/claim-views.ts'
import { cents, lamports } from '@redress/domain/money/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  findUnapplied,
  insertSettlement,
  markReturned,
  type TransferRecord,
} from '../../payments/transfer-repository.ts'
import type { PaymentRecord } from '../../platform/database/schema.ts'
import type { Answer } from '../../platform/http/in-process-client.ts'
import { claimIn, credit, dataOf, type Opponents, openPaymentOf } from '../../testing/file-claim.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let second: TestServer
let opponents: Opponents
let claimId: string
beforeAll(async () => {
  server = await startTestServer()
  second = await server.another()
})
beforeEach(async () => {
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  claimId = await claimIn(server, opponents, 'WAITING_FOR_PAYMENT')
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})

/** The same person in front of another process on the same database. */
function elsewhere({ client }: TestUser) {
  const other = second.client()
  for (const [name, value] of client.cookies) other.cookies.set(name, value)
  return other
}
const takeBack = (client = opponents.plaintiff.client) => client.post(`/v1/claims/${claimId}/take-back`)
const readClaim = async () => dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`))
const historyTypes = async () =>
  dataOf<{ type: string }[]>(await opponents.plaintiff.client.get(`/v1/actions/claims/${claimId}`)).map(
    action => action.type,
  )
const countsOf = async () => dataOf<ClaimLists>(await opponents.plaintiff.client.get('/v1/claims'))
const codesOf = (answers: readonly Answer[]) => answers.map(answer => answer.body.code ?? 'done').sort()

describe('a submission that is not paid', { tags: 'SPEC-7-POST-claims-id-take-back' }, () => {
  test('is taken back: a draft again that can be edited, submitted and deleted, and counts against no limit', async () => {
    const { client } = opponents.plaintiff
    expect(await countsOf()).toMatchObject({ myClaimsUnresolvedCount: 1, myClaimsPendingCount: 0 })
    const draft = dataOf<PartyClaim>(await takeBack())
    expect(draft).toMatchObject({ status: 'PENDING', submittedAt: null, paymentLink: null })
    expect(draft.payments).toMatchObject([{ purpose: 'submission', status: 'superseded', missing: '0' }])
    expect(await countsOf()).toMatchObject({ myClaimsUnresolvedCount: 0, myClaimsPendingCount: 1 })
    // Opening a claim leads to it again.
    expect(dataOf<PartyClaim>(await client.post('/v1/claims')).id).toBe(claimId)
    dataOf(await client.patch(`/v1/claims/${claimId}`, { location: 'Graz' }))
    const again = dataOf<PartyClaim>(await client.post(`/v1/claims/${claimId}/submit`))
    expect(again).toMatchObject({ status: 'WAITING_FOR_PAYMENT', location: 'Graz' })
    expect(again.payments.map(({ status }) => status)).toEqual(['open'])
    expect(await historyTypes()).toEqual([
      'CLAIM_CREATED',
      'CLAIM_SUBMITTED',
      'SUBMISSION_TAKEN_BACK',
      'CLAIM_SUBMITTED',
    ])
    dataOf(await takeBack())
    dataOf(await client.delete(`/v1/claims/${claimId}`))
    expect((await client.get(`/v1/claims/${claimId}`)).status).toBe(404)
  })

  test('moves nothing when its payment arrives afterwards, whether the draft is there or deleted', async () => {
    const payment = await openPaymentOf(server, claimId, 'submission')
    dataOf(await takeBack())
    expect(await credit(server, payment)).toEqual({ hasMovedOn: true })
    expect(await readClaim()).toMatchObject({ status: 'PENDING', payments: [{ status: 'superseded', paidAt: null }] })
    dataOf(await opponents.plaintiff.client.delete(`/v1/claims/${claimId}`))
    expect(await credit(server, payment)).toEqual({ hasMovedOn: true })
  })

  describe('that is submitted again has the same payment', () => {
    const submit = async () => dataOf<PartyClaim>(await opponents.plaintiff.client.post(`/v1/claims/${claimId}/submit`))
    let slot = 0n
    /** Part of a payment arrives: credited to it, or late, after it was superseded. */
    const arrive = ({ id, recipient }: PaymentRecord, amount: bigint, isLate: boolean) =>
      server.context.database
        .insertInto('transfers')
        .values({
          ...{ signature: randomUUID(), instruction: '0', recipient, payment_id: id },
          ...{ sender: null, memo: null, slot: ++slot, block_time: null, recorded_at: server.clock.now() },
          lamports: lamports(amount),
          unapplied_lamports: lamports(isLate ? amount : 0n),
          state: isLate ? 'unapplied' : 'credited',
          reason: isLate ? 'CLAIM_MOVED_ON' : null,
        })
        .execute()

    test('with what had arrived for it', async () => {
      const payment = await openPaymentOf(server, claimId, 'submission')
      await arrive(payment, 60_000_000n, false)
      dataOf(await takeBack())
      await arrive(payment, 1_000_000n, true)
      expect(await readClaim()).toMatchObject({ payments: [{ status: 'superseded', toReturn: '61000000' }] })
      const { payments } = await submit()
      expect(payments).toMatchObject([
        { reference: payment.reference, status: 'open', received: '61000000', missing: '5666667' },
      ])
    })

    test('and is filed at once where all of it has arrived; what is more waits for the operator', async () => {
      const payment = await openPaymentOf(server, claimId, 'submission')
      await arrive(payment, 60_000_000n, false)
      dataOf(await takeBack())
      await arrive(payment, 10_000_000n, true)
      await arrive(payment, 5_000_000n, true)
      expect(await submit()).toMatchObject({ status: 'PENDING_PUBLICATION', payments: [{ status: 'paid' }] })
      await server.inbox.take(opponents.plaintiff.email, /^Fee of .* paid/)
      const left = await findUnapplied(server.context.database)
      const own = left.filter(({ payment_id }) => payment_id === payment.id)
      expect(own.map(({ reason, unapplied_lamports }) => [reason, unapplied_lamports]).toSorted()).toEqual([
        ['ALREADY_PAID', 5_000_000n],
        ['MORE_THAN_ASKED', 3_333_333n],
      ])
      expect(await readClaim()).toMatchObject({ payments: [{ toReturn: '8333333', returned: '0' }] })
      const { database, clock } = server.context
      const giveBack = async (transfer: TransferRecord) => {
        const settled = {
          kind: 'returned',
          settled_by: 'Olga',
          why: 'Too much.',
          signature: transfer.signature,
          settled_at: clock.now(),
        } as const
        const lamports = transfer.unapplied_lamports
        await insertSettlement(database, { ...settled, transfer_id: transfer.id, lamports })
        await markReturned(database, transfer)
      }
      const [whole, surplus] = own.toSorted((one, other) => Number(other.unapplied_lamports - one.unapplied_lamports))
      await giveBack(whole as TransferRecord)
      expect(await readClaim()).toMatchObject({ payments: [{ toReturn: '3333333', returned: '5000000' }] })
      await giveBack(surplus as TransferRecord)
      expect(await readClaim()).toMatchObject({ payments: [{ toReturn: '0', returned: '8333333' }] })
    })

    test('but not where the fee is another one by then', async () => {
      const payment = await openPaymentOf(server, claimId, 'submission')
      dataOf(await takeBack())
      const { database } = server.context
      await database
        .updateTable('payments')
        .set({ fee_cents: cents(500n) })
        .where('id', '=', payment.id)
        .execute()
      expect((await submit()).payments.map(({ status }) => status)).toEqual(['superseded', 'open'])
    })
  })

  test('is not taken back while another claim is in preparation, and says so', {
    tags: 'SPEC-8-DRAFT_EXISTS',
  }, async () => {
    const { client } = opponents.plaintiff
    const draft = dataOf<PartyClaim>(await client.post('/v1/claims'))
    expect(await takeBack()).toMatchObject({ status: 409, body: { code: 'DRAFT_EXISTS' } })
    expect(await readClaim()).toMatchObject({ status: 'WAITING_FOR_PAYMENT' })
    dataOf(await client.delete(`/v1/claims/${draft.id}`))
    expect(dataOf<PartyClaim>(await takeBack()).status).toBe('PENDING')
  })
})

describe.each([1, 2, 3, 4])('at the same time (%i)', () => {
  test('pressed twice, it happens once', async () => {
    const answers = await Promise.all([takeBack(), takeBack(elsewhere(opponents.plaintiff))])
    expect(codesOf(answers)).toEqual(['NOT_IN_THIS_STATE', 'done'])
    expect((await historyTypes()).filter(type => type === 'SUBMISSION_TAKEN_BACK')).toHaveLength(1)
  })

  test('taken back or paid: one of both, and the money is never lost', async () => {
    const payment = await openPaymentOf(server, claimId, 'submission')
    const [answer, { hasMovedOn }] = await Promise.all([takeBack(), credit(second, payment)])
    expect(answer.body.code ?? 'done').toBe(hasMovedOn ? 'done' : 'NOT_IN_THIS_STATE')
    expect(await readClaim()).toMatchObject(
      hasMovedOn
        ? { status: 'PENDING', payments: [{ status: 'superseded' }] }
        : { status: 'PENDING_PUBLICATION', payments: [{ status: 'paid' }] },
    )
  })

  test('taken back while a claim is opened: there is one draft', async () => {
    const [back, opened] = await Promise.all([takeBack(), elsewhere(opponents.plaintiff).post('/v1/claims')])
    const { id } = dataOf<PartyClaim>(opened)
    if (id === claimId) expect(back.status).toBe(200)
    else expect(back.body.code).toBe('DRAFT_EXISTS')
    expect(await countsOf()).toMatchObject({ myClaimsPendingCount: 1 })
  })
})
