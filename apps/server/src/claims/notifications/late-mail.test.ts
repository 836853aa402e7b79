import { asksForAct } from '@redress/domain/claim/asking-mail.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { type NotificationTopic, notificationTopics } from '@redress/domain/claim/notifications.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import type { JobName } from '../../platform/jobs/job-data.ts'
import { claimByCalls, dataOf, offerOf, pay } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { days } from '../../testing/movable-clock.ts'
import { confirmedUser, password, type TestUser, tokenIn } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from '../act/deadlines.ts'

let server: TestServer
let plaintiff: TestUser
let defendant: TestUser
let claimId: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Step = () => Promise<unknown>
const post = async ({ client }: TestUser, to: string, body: object = {}) =>
  dataOf(await client.post(`/v1/claims/${claimId}/${to}`, body))
const propose = () => post(plaintiff, 'propose-resolution', offerOf())
const accept = (by: () => TestUser) => () => post(by(), 'accept-resolution')
const say = (by: () => TestUser, said: string) => () => post(by(), 'sums', { position: 0, said })
const amend = async () => dataOf(await plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value: 4_100 }))
const payFee: Step = async () => {
  await post(defendant, 'resolve')
  await pay(server, claimId, 'platform fee')
}
const payTo = (iban: string) => async () => {
  dataOf(await plaintiff.client.post('/v1/auth/prove-password', { password }))
  const details = { holder: 'Ada Lovelace', iban, words: '' }
  dataOf(await plaintiff.client.patch(`/v1/claims/${claimId}/payment-details`, details))
}
const [first, second] = [payTo('AT611904300234573201'), payTo('DE89370400440532013000')]
const undo: Step = async () => {
  const mail = await server.inbox.take(plaintiff.email, /account was changed/)
  dataOf(await server.client().post(`/v1/auth/account-changes/${tokenIn(mail)}/undo`, {}))
  dataOf(await plaintiff.client.post('/v1/auth/login', { username: plaintiff.username, password }))
}
/** Lets days pass one by one, so that no reminder takes the place of another. */
const pass = (count: number) => async () => {
  for (let day = 0; day < count; day++) {
    server.clock.advance(days(1))
    for (const { client } of [plaintiff, defendant]) dataOf(await client.post('/v1/auth/refresh'))
    await applyDueDeadlines(server.context)
  }
}
const [asPlaintiff, asDefendant] = [() => plaintiff, () => defendant]
const paid = say(asDefendant, 'paid')

interface LateMail {
  readonly status: Exclude<ClaimStatus, 'PENDING'>
  readonly told: readonly Step[]
  readonly to: () => TestUser
  /** Ends what the mail asks for. */
  readonly end: Step
}
const agreed = { status: 'RESOLUTION_ACCEPTED', to: asDefendant, end: payFee } as const
const owed = { status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' } as const
const showing = (agrees: boolean) => async () =>
  dataOf(await defendant.client.patch(`/v1/claims/${claimId}/showing`, { agrees }))
const dispute = { disputeReason: 'Not Factual', disputeExplanation: 'It was dry.' }
const lateMails: Partial<Record<NotificationTopic, LateMail>> = {
  CLAIM_AMENDED: {
    ...{ status: 'PENDING_PUBLICATION', told: [amend], to: asDefendant },
    end: () => post(plaintiff, 'withdraw'),
  },
  DISPUTE_UNPAID: {
    ...{ status: 'PENDING_PUBLICATION', to: asDefendant, end: () => pay(server, claimId, 'dispute') },
    told: [() => post(defendant, 'dispute', dispute), pass(2)],
  },
  CONCESSION_UNPAID: {
    ...{ status: 'PENDING_PUBLICATION', to: asDefendant, end: () => pay(server, claimId, 'concession') },
    told: [() => post(defendant, 'resolve'), pass(2)],
  },
  RESOLUTION_PROPOSED: { status: 'DISPUTED', told: [propose], to: asDefendant, end: accept(asDefendant) },
  RESOLUTION_COUNTERED: {
    ...{ status: 'DISPUTED', to: asPlaintiff, end: accept(asPlaintiff) },
    told: [propose, () => post(defendant, 'counter-resolution', offerOf({ value: 2_000 }))],
  },
  BIDS_ASKED: {
    ...{ status: 'DISPUTED', to: asDefendant, end: () => post(plaintiff, 'bidding/end') },
    told: [() => post(plaintiff, 'bidding', { costOwner: 'Defendant' })],
  },
  FEE_DUE: { ...agreed, told: [pass(12)] },
  FEE_OVERDUE: { ...agreed, told: [pass(20)] },
  PAYMENT_DETAILS_STATED: { ...owed, told: [first], to: asDefendant, end: second },
  PAYMENT_DETAILS_TAKEN_BACK: { ...owed, told: [first, undo], to: asDefendant, end: second },
  ACCOUNT_AWAITED: { ...owed, told: [pass(12)], to: asPlaintiff, end: first },
  SHOWING_AGREED: { ...owed, told: [showing(true)], to: asPlaintiff, end: showing(false) },
  SUM_DUE: { ...owed, told: [first, pass(12)], to: asDefendant, end: paid },
  SUM_OVERDUE: { ...owed, told: [first, pass(16)], to: asDefendant, end: paid },
  SUM_SAID_PAID: { ...owed, told: [paid], to: asPlaintiff, end: say(asPlaintiff, 'received') },
  SUM_UNANSWERED: { ...owed, told: [paid, pass(4)], to: asPlaintiff, end: say(asPlaintiff, 'received') },
}

/** Jobs that mail a party of the claims here, and the one that others wait for. */
const mailJobs: readonly JobName[] = [
  'send gathered mails',
  'send notification',
  'send receipt',
  'send invitation',
  'send takeover notice',
  'send account change notice',
  'make agreement',
]

/** The last notification of a topic to a party. */
async function toldOf(topic: NotificationTopic, { id: userId }: TestUser): Promise<string> {
  const told = await server.context.database
    .selectFrom('notifications')
    .select(['id', 'facts'])
    .where('user_id', '=', userId)
    .where('claim_id', '=', claimId)
    .orderBy('id', 'desc')
    .execute()
  const found = told.find(({ facts }) => facts.topic === topic)
  if (!found) throw new Error(`Nobody was notified of ${topic}`)
  return found.id
}

/** Runs the job that mails a notification, as after a time without a mail server; counts its mails. */
async function mailsOf(notificationId: string, { email }: TestUser): Promise<number> {
  const { database, jobs } = server.context
  const mails = () => server.inbox.mail.filter(({ to }) => to?.[0]?.address === email).length
  await jobsDone(server, ...mailJobs)
  const before = mails()
  await inTransaction(database, transaction => jobs.enqueue(transaction, 'send notification', { notificationId }))
  await jobsDone(server, 'send notification')
  return mails() - before
}

test.each(notificationTopics.filter(asksForAct))(
  'a mail that asks for an act is sent late only if that is still asked: %s',
  { tags: 'SPEC-7-gathered-mail' },
  async topic => {
    const late = lateMails[topic]
    if (!late) throw new Error(`No case for ${topic}`)
    plaintiff = await confirmedUser(server)
    defendant = await confirmedUser(server)
    claimId = await claimByCalls(server, { plaintiff, defendant }, late.status)
    for (const step of late.told) await step()
    const notificationId = await toldOf(topic, late.to())
    const inTime = await mailsOf(notificationId, late.to())
    await late.end()
    expect([inTime, await mailsOf(notificationId, late.to())]).toEqual([1, 0])
  },
)
