import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { claimEvents, type EventRow } from '@redress/domain/claim/events.ts'
import {
  type ClaimActor,
  type ClaimStatus,
  claimStatuses,
  findTransition,
  type LifecycleEvent,
  type Transition,
  transitions,
} from '@redress/domain/claim/lifecycle.ts'
import { isInApp, notificationType, readerOf } from '@redress/domain/claim/notifications.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimByCalls, dataOf, type Offer, type Opponents, passPeriod, pay } from '../../testing/file-claim.ts'
import { newCodeSentTo } from '../../testing/redeem-codes.ts'
import { type RequestedEvent, requestEvent, requestedEvents } from '../../testing/requests/event-requests.ts'
import { agreeOnBids, biddingStep } from '../../testing/sealed-bids.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { withdraw } from '../account-closure/leave-claims.ts'
import { runAgreements } from '../resolutions/run-agreements.ts'
import { lockClaim } from './claim-state.ts'
import { inAct } from './record.ts'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  // An offer outlives the notice period, so that each of the two is seen to end while the other runs.
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000', OFFER_PERIOD: 'P30D' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const because = ['--by', 'Olga', '--because', 'Nobody has paid.']

const clientOf = (party: Party) => (party === 'Plaintiff' ? opponents.plaintiff : opponents.defendant).client

const request = (event: RequestedEvent, party: Party, claimId: string, changes?: object) =>
  requestEvent({ client: clientOf(party) }, event, claimId, changes)

const isRequested = (event: LifecycleEvent): event is RequestedEvent =>
  requestedEvents.some(requested => requested === event)
const isParty = (actor: ClaimActor): actor is Party => actor === 'Plaintiff' || actor === 'Defendant'

/** Request that opens the payment, for events that are payments. */
const opening: Partial<
  Record<LifecycleEvent, { by: Party; event: RequestedEvent; purpose: PaymentPurpose } | PaymentPurpose>
> = {
  'submission paid': 'submission',
  'dispute paid': { by: 'Defendant', event: 'dispute', purpose: 'dispute' },
  'concession paid': { by: 'Defendant', event: 'resolve', purpose: 'concession' },
  'platform fee paid': { by: 'Defendant', event: 'resolve', purpose: 'platform fee' },
}

/** Columns that jobs write at times of their own: the watch of a payment, and the code and delivery of a letter. */
const ofJobs = /look|watch|signature|redeem_code|letter_/

const withoutJobs = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.map(row => Object.fromEntries(Object.entries(row).filter(([column]) => !ofJobs.test(column))) as Row)

/** History types of gaining and losing a seat, beside the transition's own. */
const ofTakeover = /^(CLAIM_TAKEN|TAKEOVER_.*)$/

/** Everything there is of a claim. */
async function recordsOf(claimId: string) {
  const { database } = server.context
  const rowsOf = (table: 'defendants' | 'documents' | 'resolutions') =>
    database.selectFrom(table).selectAll().where('claim_id', '=', claimId).orderBy('id').execute()
  return {
    claim: await database.selectFrom('claims').selectAll().where('id', '=', claimId).executeTakeFirst(),
    actions: await database.selectFrom('actions').selectAll().where('claim_id', '=', claimId).orderBy('id').execute(),
    payments: withoutJobs(
      await database.selectFrom('payments').selectAll().where('claim_id', '=', claimId).orderBy('id').execute(),
    ),
    notifications: await database
      .selectFrom('notifications')
      .selectAll()
      .where('claim_id', '=', claimId)
      .orderBy('id')
      .execute(),
    deadlines: (
      await database.selectFrom('deadlines').select('event').where('claim_id', '=', claimId).orderBy('event').execute()
    ).map(({ event }) => event),
    others: [withoutJobs(await rowsOf('defendants')), await rowsOf('documents'), await rowsOf('resolutions')],
  }
}

/** Another user takes the defendant's seat, as if the first taker had used a code meant for somebody else. */
async function replaceDefendant(claimId: string): Promise<void> {
  const { database } = server.context
  await database
    .updateTable('defendants')
    .set({ is_address_confirmed: false })
    .where('claim_id', '=', claimId)
    .execute()
  const { defendants } = dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`))
  const [defendant] = defendants
  dataOf(await opponents.plaintiff.client.post(`/v1/claims/${claimId}/defendants/${defendant?.id}/contest`))
  const rightful = await confirmedUser(server)
  dataOf(await rightful.client.post(`/v1/claims/takeover/${await newCodeSentTo(server, opponents.defendant.email)}`))
}

/**
 * Withdraws an account from one claim, as closing the account does. The account stays open, because other claims of
 * the test need it.
 */
async function leave(party: Party, claimId: string): Promise<void> {
  const { id: userId } = party === 'Plaintiff' ? opponents.plaintiff : opponents.defendant
  await inAct(server.context, async act => {
    const state = await lockClaim(act.transaction, claimId)
    if (!state) throw new Error('The claim is gone')
    await withdraw(act, state, userId)
  })
}

async function take(row: Transition, claimId: string): Promise<void> {
  if (row.by === 'clock') return passPeriod(server, opponents, row.event)
  if (row.by === 'operator') {
    expect(await runAgreements(server.context, ['end', claimId, ...because])).toMatchObject({ ok: true })
  }
  if (row.by === 'bids')
    return void dataOf(await biddingStep(opponents.defendant, claimId, '/bids', { round: 1, value: 1_000 }))
  if (row.event === 'defendant replaced') return replaceDefendant(claimId)
  if (row.event === 'account closed' && isParty(row.by)) return leave(row.by, claimId)
  const payment = opening[row.event]
  if (payment) {
    await pay(server, claimId, typeof payment === 'string' ? payment : payment.purpose)
  } else if (isRequested(row.event) && isParty(row.by)) {
    dataOf(await request(row.event, row.by, claimId))
  }
}

/** Terms of an offer that meets the row's guard. */
const offerFor = ({ guard, by }: Transition): Offer => ({
  winningParty: guard === 'defendant wins' ? 'Defendant' : 'Plaintiff',
  costOwner:
    (guard === 'may pay the platform fee' && by === 'Plaintiff') ||
    (guard === 'may end the agreement' && by === 'Defendant')
      ? 'Plaintiff'
      : 'Defendant',
})

describe('every transition', { tags: 'SPEC-4-transitions' }, () => {
  test.each<Transition>(transitions)('$from --$event by $by--> $to', async row => {
    const claimId = await claimByCalls(server, opponents, row.from, offerFor(row))
    const first = opening[row.event]
    if (first && typeof first === 'object') dataOf(await request(first.event, first.by, claimId))
    if (row.guard === 'may end the agreement') await passPeriod(server, opponents, 'platform fee overdue')
    if (row.by === 'bids') {
      await agreeOnBids(opponents, claimId)
      dataOf(await biddingStep(opponents.plaintiff, claimId, '/bids', { round: 1, value: 1_000 }))
    }
    const before = await recordsOf(claimId)
    expect(before.claim?.status).toBe(row.from)

    await take(row, claimId)

    const after = await recordsOf(claimId)
    expect(after.claim?.status).toBe(row.to ?? undefined)
    if (row.to === null) return expect(after.actions).toEqual([])
    const added = after.actions.slice(before.actions.length).filter(action => !ofTakeover.test(action.type))
    const { history, notify: rule }: EventRow = claimEvents[row.event]
    // Other periods come to their end as well.
    const written = row.by === 'clock' ? added.filter(({ type }) => type === history) : added
    expect(written.map(action => action.type)).toEqual(history ? [history] : [])
    const paying = row.event === 'submission paid' ? 'Plaintiff' : 'Defendant'
    const partyOf = {
      clock: null,
      operator: null,
      bids: null,
      payment: paying,
      Plaintiff: 'Plaintiff',
      Defendant: 'Defendant',
    }
    expect(written.map(action => action.party)).toEqual(history ? [partyOf[row.by]] : [])
    const told = after.notifications
      .filter(each => !before.notifications.some(earlier => earlier.id === each.id))
      .filter(each => each.type !== 'CLAIM_TAKEN')
      .filter(each => row.by !== 'clock' || each.type === (rule && notificationType(rule.topic)))
    const actor = row.by === 'payment' ? paying : row.by
    const expected = parties.filter(party => isInApp(rule?.channels[readerOf(party, party === actor)] ?? 'none'))
    expect(told.map(each => each.to_party).sort()).toEqual([...expected].sort())
    expect(told.every(each => rule && each.type === notificationType(rule.topic))).toBe(true)
    // An offer's time runs as long as it is open.
    expect(after.deadlines.includes('offer expired')).toBe(findTransition(row.to, 'offer expired', 'clock').ok)
    const opened = after.payments.filter(payment => !before.payments.some(each => each.id === payment.id))
    expect(opened.map(payment => [payment.purpose, payment.status, payment.payer])).toEqual(
      row.requiresFee ? [[row.requiresFee, 'open', row.by]] : [],
    )
  })
})

describe('whatever is not a transition is refused and changes nothing', {
  tags: ['SPEC-8-NOT_IN_THIS_STATE', 'SPEC-4-transitions', 'SPEC-4-delete-draft'],
}, () => {
  test.each(claimStatuses)('in %s', async (status: ClaimStatus) => {
    const claimId = await claimByCalls(server, opponents, status)
    const before = await recordsOf(claimId)
    for (const event of requestedEvents) {
      for (const party of ['Plaintiff', 'Defendant'] as const) {
        if (
          findTransition(status, event, party, { isComplete: true, costOwner: 'Defendant', extension: 'possible' }).ok
        )
          continue
        const answer = await request(event, party, claimId)
        expect([403, 404, 409], `${event} by ${party}`).toContain(answer.status)
        if (answer.status === 404) expect(party).toBe('Defendant')
        if (answer.status === 403) expect(['FORBIDDEN', 'NOT_THE_COST_OWNER']).toContain(answer.body.code)
        if (answer.status === 409) expect(answer.body.code).toBe('NOT_IN_THIS_STATE')
      }
    }
    expect(await recordsOf(claimId)).toEqual(before)
  })
})

test('a claim keeps when it went through each stage', async () => {
  const claimId = await claimByCalls(server, opponents, 'DISPUTED')
  const claim = dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`))
  const now = server.clock.now().toISOString()
  expect(claim).toMatchObject({ submittedAt: now, disputeDate: now, firstResponseAt: now, resolvedAt: null })
  expect(claim).toMatchObject({ disputeReason: 'Not Factual', disputeExplanation: 'It was dry.' })
})

test('the words of a dispute stay with the defendants until it is paid', {
  tags: 'SPEC-7-POST-claims-id-dispute',
}, async () => {
  const claimId = await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
  const words = { disputeReason: 'Legal', disputeExplanation: 'No.' }
  dataOf(await request('dispute', 'Defendant', claimId, words))
  const seenBy = async (party: Party) => dataOf<PartyClaim>(await clientOf(party).get(`/v1/claims/${claimId}`))
  const hidden = { disputeReason: null, disputeExplanation: null, disputeDate: null }
  expect(await seenBy('Plaintiff')).toMatchObject(hidden)
  expect(await seenBy('Defendant')).toMatchObject(words)
  await pay(server, claimId, 'dispute')
  expect(await seenBy('Plaintiff')).toMatchObject(words)
})
