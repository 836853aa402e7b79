import type { ClaimLists, PartyClaim, PendingAct, publicClaim } from '@redress/contract/claim-views.ts'
import { parseSolanaPayUrl } from '@redress/domain/money/solana-pay.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  claimByCalls,
  credit,
  dataOf,
  fileDraft,
  type Opponents,
  offerOf,
  openPaymentsOf,
  passNoticePeriod,
  pay,
} from '../../testing/file-claim.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let second: TestServer
let opponents: Opponents
let cora: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  second = await server.another()
  opponents = {
    plaintiff: await confirmedUser(server, { firstName: 'Paula', lastName: 'Plaintiff' }),
    defendant: await confirmedUser(server, { firstName: 'Dora', lastName: 'Dorn' }),
  }
  cora = await confirmedUser(server, { firstName: 'Cora', lastName: 'Corn' })
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})

const dorasWords = { disputeReason: 'Legal', disputeExplanation: 'I was never asked.' }
const corasWords = { disputeReason: 'Other', disputeExplanation: 'I only lent the van.' }

let claimId: string
/** A claim against two people who both have an account. */
beforeEach(async () => {
  claimId = await claimByCalls(server, opponents, 'PENDING')
  const individual = { firstName: 'Cora', lastName: 'Codefendant', email: cora.email }
  dataOf(await opponents.plaintiff.client.post(`/v1/claims/${claimId}/defendants/individual`, individual))
  await fileDraft(server, claimId, { plaintiff: opponents.plaintiff, defendants: [opponents.defendant, cora] })
})

const act = (user: TestUser, step: string, body?: object) => user.client.post(`/v1/claims/${claimId}/${step}`, body)
/** The same, by another process on the same database. */
function actElsewhere({ client }: TestUser, step: string, body?: object) {
  const other = second.client()
  for (const [name, value] of client.cookies) other.cookies.set(name, value)
  return other.post(`/v1/claims/${claimId}/${step}`, body)
}
const seenBy = async ({ client }: TestUser) => dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`))
const historyOf = async () =>
  dataOf<{ type: string; triggeredBy: { firstName: string } | null; fee: number | null }[]>(
    await opponents.plaintiff.client.get(`/v1/actions/claims/${claimId}`),
  )
const referenceOf = ({ paymentLink }: PartyClaim) => parseSolanaPayUrl(paymentLink ?? '')?.reference
const paymentOf = async (user: TestUser) => {
  const payment = (await openPaymentsOf(server, claimId)).find(each => each.opened_by === user.id)
  if (!payment) throw new Error('Nothing is owed')
  return payment
}

describe('what is written and not paid', () => {
  test('is shown to everybody as such, its words to its writer alone', async () => {
    const { plaintiff, defendant } = opponents
    dataOf(await act(defendant, 'dispute', dorasWords))
    const dorasAct = { kind: 'dispute', name: 'Dora Dorn', fee: 10, currency: 'EUR' }
    const now = server.clock.now().toISOString()
    expect(await seenBy(defendant)).toMatchObject({
      ...dorasWords,
      disputeDate: null,
      pendingActs: [{ ...dorasAct, isOwn: true, openedAt: now }],
      payments: [{ purpose: 'dispute', status: 'open' }],
    })
    for (const other of [plaintiff, cora]) {
      const claim = await seenBy(other)
      expect(claim).toMatchObject({
        disputeReason: null,
        disputeExplanation: null,
        pendingActs: [{ ...dorasAct, isOwn: false }],
      })
      expect(claim.payments.some(({ purpose }) => purpose === 'dispute')).toBe(false)
      const lists = dataOf<ClaimLists>(await other.client.get('/v1/claims'))
      const row = [...lists.myClaims, ...lists.accusedClaims].find(({ id }) => id === claimId)
      expect(row?.pendingActs).toEqual(claim.pendingActs)
    }
    await passNoticePeriod(server, opponents)
    dataOf(await cora.client.post('/v1/auth/refresh'))
    const open = dataOf<z.output<typeof publicClaim>>(await server.client().get(`/v1/claims/${claimId}`))
    // As the claim names her, not as her account does.
    expect(open.pendingActs).toEqual([{ ...dorasAct, name: 'Dora Defendant' }])
    expect(JSON.stringify(open)).not.toContain(dorasWords.disputeExplanation)
    await pay(server, claimId, 'dispute')
    expect(await seenBy(plaintiff)).toMatchObject({ ...dorasWords, pendingActs: [] })
  })

  test('has its writer’s own payment and words, whoever writes at the same time; the words change until it is paid', async () => {
    const { plaintiff, defendant } = opponents
    const [dora, other] = (
      await Promise.all([act(defendant, 'dispute', dorasWords), actElsewhere(cora, 'dispute', corasWords)])
    ).map(answer => dataOf<PartyClaim>(answer))
    if (!dora || !other) throw new Error('Both were answered')
    expect(dora).toMatchObject(dorasWords)
    expect(other).toMatchObject(corasWords)
    expect(referenceOf(dora)).not.toBe(referenceOf(other))
    const names = (acts: readonly PendingAct[]) =>
      acts.map(({ name, isOwn }) => `${name}${isOwn ? ', own' : ''}`).sort()
    expect(names((await seenBy(defendant)).pendingActs)).toEqual(['Cora Corn', 'Dora Dorn, own'])

    const changed = { disputeReason: 'Not Factual', disputeExplanation: 'The roof was dry.' }
    const again = dataOf<PartyClaim>(await act(defendant, 'dispute', changed))
    expect(again).toMatchObject(changed)
    expect(again.paymentLink).toBe(dora.paymentLink)
    expect(await seenBy(cora)).toMatchObject(corasWords)

    await credit(server, await paymentOf(defendant))
    for (const reader of [plaintiff, defendant, cora]) {
      expect(await seenBy(reader)).toMatchObject({ status: 'DISPUTED', ...changed, pendingActs: [] })
    }
    expect((await historyOf()).filter(each => each.type.includes('DISPUTE'))).toEqual([
      expect.objectContaining({ type: 'DISPUTE_OPENED', fee: 10 }),
      expect.objectContaining({ type: 'DISPUTE_OPENED', fee: 10 }),
      expect.objectContaining({
        type: 'CLAIM_DISPUTED',
        fee: 10,
        triggeredBy: { firstName: 'Dora', lastName: 'Dorn' },
      }),
    ])
  })

  test.each([1, 2, 3, 4])(
    'takes effect when it is paid first; of two payments at once the other waits for the operator (%i)',
    async () => {
      const { defendant } = opponents
      dataOf(await act(defendant, 'dispute', dorasWords))
      dataOf(await act(cora, 'resolve'))
      const [dispute, concession] = [await paymentOf(defendant), await paymentOf(cora)]
      const [disputed, conceded] = await Promise.all([credit(server, dispute), credit(second, concession)])
      expect([disputed.hasMovedOn, conceded.hasMovedOn].sort()).toEqual([false, true])
      const claim = await seenBy(defendant)
      expect(claim.pendingActs).toEqual([])
      expect(claim.status).toBe(disputed.hasMovedOn ? 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' : 'DISPUTED')
      const payments = await server.context.database
        .selectFrom('payments')
        .select(['purpose', 'status'])
        .where('claim_id', '=', claimId)
        .where('payer', '=', 'Defendant')
        .orderBy('sequence')
        .execute()
      expect(payments).toEqual([
        { purpose: 'dispute', status: disputed.hasMovedOn ? 'superseded' : 'paid' },
        { purpose: 'concession', status: disputed.hasMovedOn ? 'paid' : 'superseded' },
      ])
    },
  )

  test('the platform fee is its side’s: one payment, whoever of it asks', async () => {
    const { plaintiff, defendant } = opponents
    dataOf(await act(defendant, 'propose-resolution', offerOf({ costOwner: 'Defendant' })))
    dataOf(await act(plaintiff, 'accept-resolution'))
    const dora = dataOf<PartyClaim>(await act(defendant, 'resolve'))
    const other = dataOf<PartyClaim>(await act(cora, 'resolve'))
    expect(other.paymentLink).toBe(dora.paymentLink)
    expect(other.pendingActs).toEqual([])
    expect(await openPaymentsOf(server, claimId)).toHaveLength(1)
  })
})

const toldTo = async ({ client }: TestUser) =>
  dataOf<{ notifications: { claimId: string; subject: string; content: string }[] }>(
    await client.get('/v1/notifications'),
  ).notifications.filter(each => each.claimId === claimId)

const disputeNotNeeded = /^Do not pay for your dispute/

describe('whoever loses the race', () => {
  test('is told that the act has lapsed, and by whom; whoever acted is not', async () => {
    const { defendant } = opponents
    dataOf(await act(defendant, 'dispute', dorasWords))
    dataOf(await act(cora, 'dispute', corasWords))
    await credit(server, await paymentOf(cora))
    const [subjects, others] = [await toldTo(defendant), await toldTo(cora)]
    expect(subjects.find(each => disputeNotNeeded.test(each.subject))?.content).toContain('Cora Corn answered first')
    expect(others.map(each => each.subject)).not.toContainEqual(expect.stringMatching(disputeNotNeeded))
    const mail = await server.inbox.take(defendant.email, disputeNotNeeded)
    expect(mail.text).toContain('You owe nothing for it')
  })

  test('is told when another defendant is about to concede, and when the claim is amended', async () => {
    const { plaintiff, defendant } = opponents
    dataOf(await act(defendant, 'dispute', dorasWords))
    dataOf(await act(cora, 'resolve'))
    dataOf(await act(cora, 'resolve'))
    const subjects = (await toldTo(defendant)).map(each => each.subject)
    expect(subjects.filter(subject => / is about to accept the claim /.test(subject))).toHaveLength(1)
    dataOf(await plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value: 4_200 }))
    const lapsed = (await toldTo(cora)).find(each => each.subject.startsWith('Do not pay for accepting the claim'))
    expect(lapsed?.content).toContain('The amount was changed')
    expect((await toldTo(defendant)).map(each => each.subject)).not.toContainEqual(
      expect.stringMatching(disputeNotNeeded),
    )
  })
})
