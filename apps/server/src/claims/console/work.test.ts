import { randomUUID } from 'node:crypto'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getFailedJob, getRefusedLetter, WaitingWork } from '@redress/contract/work.ts'
import { cents, lamports } from '@redress/domain/money/money.ts'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { misused } from '../../platform/command-result.ts'
import { runJobs } from '../../platform/jobs/run-jobs.ts'
import { sayWho } from '../../platform/operator/command-line.ts'
import { claimByCalls, dataOf, makeFeesOverdue, type Opponents, openPaymentOf } from '../../testing/file-claim.ts'
import { days, minutes } from '../../testing/movable-clock.ts'
import { aboutLetter } from '../../testing/redeem-codes.ts'
import { confirmedUser, registrationForm } from '../../testing/sign-up.ts'
import { proofOf, staffMember } from '../../testing/staff.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { failedJob, strayTransfer } from '../../testing/waiting-work.ts'

type Staff = Awaited<ReturnType<typeof staffMember>>

let server: TestServer
let opponents: Opponents
let administrator: Staff
let treasurer: Staff
let reader: Staff
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  administrator = await staffMember(server, 'administrator')
  treasurer = await staffMember(server, 'treasurer')
  reader = await staffMember(server, 'reader')
})
afterAll(() => server.stop())

const explanation = 'The mail server is back.'
const workFor = async ({ client }: Staff) => dataOf<WaitingWork>(await client.get('/v1/operator/work'))
/** As the page sends it: with a key, so that it is one transaction with the answer that is kept. */
const ofStaff = ({ client }: Staff, path: string, body: object) =>
  client.send('POST', `/v1/operator/${path}`, { explanation, ...body }, { 'idempotency-key': randomUUID() })
const handle = (staff: Staff, handling: 'again' | 'discard', ...jobIds: string[]) =>
  ofStaff(staff, 'jobs/handling', { handling, jobIds })
/** Logged staff acts on a subject. */
const actsOn = (subject: string) =>
  server.context.database
    .selectFrom('operator_acts')
    .select(['kind', 'done_by', 'why', 'claim_id'])
    .where('subject', 'like', `%${subject}`)
    .orderBy('sequence')
    .execute()

/** A job for a mail that failed. */
async function failedMail() {
  const { email, id: userId } = await confirmedUser(server)
  const { id } = await server.context.database
    .selectFrom('emails')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email, id: await failedJob(server, 'send password reset link', { emailId: id }) }
}

describe('a mail that failed', () => {
  test('is listed with its age and without what is private, and sent again once', {
    tags: [
      'SPEC-4-waiting-work',
      'SPEC-7-GET-operator-work',
      'SPEC-7-GET-operator-jobs-id',
      'SPEC-7-POST-operator-jobs-handling',
      'SPEC-8-JOB_NOT_FOUND',
    ],
  }, async () => {
    const { email, id } = await failedMail()
    const { mails, ...others } = await workFor(reader)
    expect(mails).toMatchObject({ count: 1, entries: [{ id, name: 'send password reset link', defendantId: null }] })
    expect(mails.oldestAt).toBe(mails.entries[0]?.failedAt)
    expect(others).toMatchObject({ maySettle: false, mayRepeat: false, jobs: { count: 0, oldestAt: null } })

    const look = ({ client }: Staff) => client.get(`/v1/operator/jobs/${id}`)
    expect((await look(reader)).body.code).toBe('NOT_FOUND')
    const detail = dataOf<Output<typeof getFailedJob>>(await look(administrator))
    expect(detail).toMatchObject({ reason: 'connect ECONNREFUSED', data: expect.stringContaining('emailId') })
    await look(administrator)
    const seen = { kind: 'job read', done_by: administrator.username, why: 'Opened the job', claim_id: null }
    expect(await actsOn(id)).toEqual([seen])

    for (const staff of [reader, treasurer]) expect((await handle(staff, 'again', id)).body.code).toBe('NOT_FOUND')
    const pressed = await Promise.all([handle(administrator, 'again', id), handle(administrator, 'again', id)])
    expect(pressed.map(({ body }) => body.code ?? 'done').sort()).toEqual(['JOB_NOT_FOUND', 'done'])
    await server.inbox.take(email, /password/i)
    expect((await handle(administrator, 'again', id)).body.code).toBe('JOB_NOT_FOUND')
    expect((await look(administrator)).body.code).toBe('JOB_NOT_FOUND')
    const again = { kind: 'job run again', done_by: administrator.username, why: explanation, claim_id: null }
    expect(await actsOn(id)).toEqual([seen, again])
    expect((await workFor(reader)).mails.count).toBe(0)
  })

  test('is listed, sent again and given up by the command, by the same use cases', async () => {
    const [again, discarded] = [await failedMail(), await failedMail()]
    const run = (...parameters: string[]) => runJobs(server.context, parameters)
    const who = ['--by', 'Olga', '--because', explanation]
    expect((await run()).text).toContain('connect ECONNREFUSED')
    expect(await run('again', 'ffff', ...who)).toMatchObject({ ok: false, text: expect.stringContaining('ffff') })
    for (const wrong of [['again'], ['lst'], ['list', 'x'], ['again', ''], ['discard', 'all', '--force']])
      expect(await run(...wrong)).toBe(misused)
    expect(await run('again', 'all', '--by', 'Olga')).toEqual({ ok: false, text: sayWho })
    expect(await run('discard', discarded.id, ...who)).toEqual({ ok: true, text: '1 job is discarded.' })
    expect(await run('again', 'all', ...who)).toEqual({ ok: true, text: '1 job runs again.' })
    await server.inbox.take(again.email, /password/i)
    expect(await actsOn(again.id)).toEqual([
      { kind: 'job run again', done_by: 'Olga', why: explanation, claim_id: null },
    ])
    expect(await run()).toEqual({ ok: true, text: 'No job was given up.' })
  })
})

describe('a letter that the mail server refused', () => {
  test('goes to another address, and what failed of it is not tried again', {
    tags: ['SPEC-4-waiting-work', 'SPEC-7-GET-operator-letters-id', 'SPEC-7-POST-operator-letters-id-address'],
  }, async () => {
    const { plaintiff } = opponents
    const [wrong, right] = [registrationForm().email, registrationForm().email]
    server.inbox.refuse(wrong, 'user unknown')
    const claimId = await claimByCalls(
      server,
      { plaintiff, defendant: { ...plaintiff, email: wrong } },
      'PENDING_PUBLICATION',
    )
    await expect.poll(async () => (await workFor(reader)).letters.count).toBe(1)
    const work = await workFor(reader)
    const [letter] = work.letters.entries
    const defendantId = letter?.defendantId ?? ''
    expect(letter).toMatchObject({ claimId })
    expect(JSON.stringify(work)).not.toContain(wrong)

    expect((await reader.client.get(`/v1/operator/letters/${defendantId}`)).body.code).toBe('NOT_FOUND')
    const detail = await administrator.client.get(`/v1/operator/letters/${defendantId}`)
    expect(dataOf<Output<typeof getRefusedLetter>>(detail)).toEqual({
      ...{ claimId, defendantName: 'Dora Defendant', email: wrong, refusal: '550 user unknown' },
    })
    const failed = await failedJob(server, 'send invitation', { defendantId })
    expect((await workFor(reader)).mails.entries).toMatchObject([{ id: failed, defendantId }])

    const correct = (email: string) => ofStaff(administrator, `letters/${defendantId}/address`, { email })
    expect((await correct(wrong)).body.code).toBe('SAME_ADDRESS')
    expect((await correct(plaintiff.email)).body.code).toBe('OWN_CLAIM')
    expect((await correct(administrator.email)).body.code).toBe('ANOTHER_MODERATOR_DECIDES')
    const left = dataOf<WaitingWork>(await correct(right))
    expect({ letters: left.letters.count, mails: left.mails.count }).toEqual({ letters: 0, mails: 0 })
    await server.inbox.take(right, aboutLetter)
    expect(await actsOn(defendantId)).toMatchObject([
      { kind: 'letter read', claim_id: claimId },
      { kind: 'address corrected', why: explanation, claim_id: claimId },
    ])
    for (const id of [randomUUID(), defendantId]) {
      const again = await ofStaff(administrator, `letters/${id}/address`, { email: registrationForm().email })
      expect(again.body.code, 'of a letter that arrives').toBe('DEFENDANT_NOT_FOUND')
      expect((await administrator.client.get(`/v1/operator/letters/${id}`)).body.code).toBe('DEFENDANT_NOT_FOUND')
    }
  })

  test('is not corrected by whoever it names', async () => {
    const claimId = await claimByCalls(
      server,
      { plaintiff: opponents.plaintiff, defendant: administrator },
      'PENDING_PUBLICATION',
    )
    const { id } = await server.context.database
      .updateTable('defendants')
      .set({ user_id: null, taken_at: null })
      .where('claim_id', '=', claimId)
      .returning('id')
      .executeTakeFirstOrThrow()
    const failed = await failedJob(server, 'send invitation', { defendantId: id })
    const moved = await ofStaff(administrator, `letters/${id}/address`, { email: registrationForm().email })
    expect(moved.body.code).toBe('ANOTHER_MODERATOR_DECIDES')
    dataOf(await handle(administrator, 'discard', failed))
  })
})

describe('money', () => {
  const unfiled = async () => {
    const claimId = await claimByCalls(server, opponents, 'WAITING_FOR_PAYMENT')
    return { claimId, payment: await openPaymentOf(server, claimId, 'submission') }
  }
  const statusOf = async (claimId: string) =>
    dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`)).status

  test('that was not applied is credited once to an open payment, whose claim moves on', {
    tags: [
      'SPEC-4-waiting-work',
      'SPEC-7-POST-operator-transfers-id-application',
      'SPEC-8-TRANSFER_NOT_FOUND',
      'SPEC-8-TRANSFER_SETTLED',
      'SPEC-8-PAYMENT_NOT_OPEN',
    ],
  }, async () => {
    const { claimId, payment } = await unfiled()
    const transfer = await strayTransfer(server, payment.lamports)
    const { transfers, payments, maySettle } = await workFor(treasurer)
    expect(maySettle).toBe(true)
    expect(transfers).toMatchObject({ oldestAt: server.clock.now().toISOString() })
    expect(transfers.entries).toContainEqual(
      expect.objectContaining({ id: transfer.id, reason: 'UNKNOWN_REFERENCE', mayApply: true, paymentId: null }),
    )
    expect(payments).toContainEqual(
      expect.objectContaining({ id: payment.id, claimId, purpose: 'submission', receivedSol: '0' }),
    )
    const apply = (staff: Staff, paymentId = payment.id, id = transfer.id) =>
      ofStaff(staff, `transfers/${id}/application`, { paymentId })
    for (const staff of [reader]) expect((await apply(staff)).body.code).toBe('NOT_FOUND')
    expect((await apply(treasurer, payment.id, randomUUID())).body.code).toBe('TRANSFER_NOT_FOUND')
    expect((await apply(treasurer, randomUUID())).body.code).toBe('PAYMENT_NOT_FOUND')
    const pressed = await Promise.all([apply(treasurer), apply(administrator)])
    expect(pressed.map(({ body }) => body.code ?? 'done').sort()).toEqual(['TRANSFER_SETTLED', 'done'])
    expect(await statusOf(claimId)).toBe('PENDING_PUBLICATION')
    expect((await workFor(treasurer)).transfers.entries).not.toContainEqual(
      expect.objectContaining({ id: transfer.id }),
    )
    expect(await actsOn(transfer.id)).toMatchObject([{ kind: 'transfer applied', why: explanation, claim_id: claimId }])
    const another = await strayTransfer(server, payment.lamports)
    expect((await apply(treasurer, payment.id, another.id)).body.code).toBe('PAYMENT_NOT_OPEN')
  })

  test('at the bank in another currency is shown with its facts, and can only be returned', {
    tags: ['SPEC-7-bank-transfer', 'SPEC-8-OTHER_CURRENCY'],
  }, async () => {
    const { payment } = await unfiled()
    const { id } = await server.context.database
      .insertInto('transfers')
      .values({
        ...{ signature: `AT61 ${randomUUID()}`, instruction: '0', slot: 0n, sender: 'Dora Defendant', memo: 'Fee' },
        ...{ recipient: 'AT61', block_time: server.clock.now(), recorded_at: server.clock.now() },
        ...{ lamports: lamports(0n), unapplied_lamports: lamports(0n), cents: cents(10_00n), currency: 'USD' },
        ...{ unapplied_cents: cents(10_00n), state: 'unapplied', payment_id: payment.id, reason: 'OTHER_CURRENCY' },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await workFor(treasurer)).transfers.entries).toContainEqual(
      expect.objectContaining({
        ...{ id, reason: 'OTHER_CURRENCY', mayApply: true, paymentId: payment.id },
        bank: {
          ...{ amount: 10, unapplied: 10, currency: 'USD', payer: 'Dora Defendant', text: 'Fee', isReversal: false },
        },
      }),
    )
    const applied = await ofStaff(treasurer, `transfers/${id}/application`, { paymentId: payment.id })
    expect(applied.body.code).toBe('OTHER_CURRENCY')
    dataOf(await ofStaff(treasurer, `transfers/${id}/return`, { transaction: 'Transfer of 2 December' }))
    expect((await workFor(treasurer)).transfers.entries).not.toContainEqual(expect.objectContaining({ id }))
  })

  test('is not credited by whoever owes the payment', async () => {
    const both = { plaintiff: treasurer, defendant: opponents.defendant }
    const claimId = await claimByCalls(server, both, 'WAITING_FOR_PAYMENT')
    const payment = await openPaymentOf(server, claimId, 'submission')
    const transfer = await strayTransfer(server, payment.lamports)
    const path = `transfers/${transfer.id}/application`
    expect((await ofStaff(treasurer, path, { paymentId: payment.id })).body.code).toBe('ANOTHER_MODERATOR_DECIDES')
    dataOf(await ofStaff(administrator, path, { paymentId: payment.id }))
    // The other side of the claim cannot settle it either.
    const conceded = await claimByCalls(server, both, 'PENDING_PUBLICATION')
    dataOf(await opponents.defendant.client.post(`/v1/claims/${conceded}/resolve`))
    const owed = await openPaymentOf(server, conceded, 'concession')
    const sent = await strayTransfer(server, owed.lamports)
    const credited = await ofStaff(treasurer, `transfers/${sent.id}/application`, { paymentId: owed.id })
    expect(credited.body.code).toBe('ANOTHER_MODERATOR_DECIDES')
  })

  test('is noted as returned by a transaction that has returned as much', {
    tags: ['SPEC-7-POST-operator-transfers-id-return', 'SPEC-8-TRANSACTION_UNKNOWN', 'SPEC-8-RETURNED_TOO_LITTLE'],
  }, async () => {
    const [wallet, treasury] = [await openLocalWallet(server.chainUrl), await openLocalWallet(server.chainUrl)]
    const transfer = await strayTransfer(server, lamports(2_000_000n))
    await server.context.database
      .updateTable('transfers')
      .set({ recipient: treasury.address, sender: wallet.address })
      .where('id', '=', transfer.id)
      .execute()
    const giveBack = (signature: string, id = transfer.id) =>
      ofStaff(treasurer, `transfers/${id}/return`, { transaction: signature })
    expect((await giveBack('5'.repeat(87), randomUUID())).body.code).toBe('TRANSFER_NOT_FOUND')
    for (const unknown of ['no signature', '5'.repeat(87)])
      expect((await giveBack(unknown)).body.code).toBe('TRANSACTION_UNKNOWN')
    const sent = async (amount: bigint) => {
      const signature = await treasury.send({ recipient: wallet.address, lamports: amount })
      await expect.poll(() => server.context.chain.transaction(signature)).not.toBeNull()
      return signature
    }
    expect((await giveBack(await sent(1_000_000n))).body.code).toBe('RETURNED_TOO_LITTLE')
    const signature = await sent(2_000_000n)
    const pressed = await Promise.all([giveBack(signature), giveBack(signature)])
    expect(pressed.map(({ body }) => body.code ?? 'done').sort()).toEqual(['TRANSFER_SETTLED', 'done'])
    expect(await actsOn(transfer.id)).toMatchObject([{ kind: 'transfer returned', why: explanation }])
  })

  test('that was agreed and never paid ends the agreement, but not by a party', {
    tags: ['SPEC-4-waiting-work', 'SPEC-7-POST-operator-agreements-id-end'],
  }, async () => {
    const claimId = await claimByCalls(server, { ...opponents, defendant: treasurer }, 'RESOLUTION_ACCEPTED')
    const end = (staff: Staff, id = claimId) => ofStaff(staff, `agreements/${id}/end`, {})
    expect((await end(administrator)).body.code).toBe('NOT_IN_THIS_STATE')
    expect((await end(administrator, randomUUID())).body.code).toBe('CLAIM_NOT_FOUND')
    await makeFeesOverdue(server)
    const { agreements } = await workFor(treasurer)
    expect(agreements).toMatchObject({ count: 1, entries: [{ claimId, currency: 'EUR' }] })
    expect((await end(treasurer)).body.code).toBe('ANOTHER_MODERATOR_DECIDES')
    expect(dataOf<WaitingWork>(await end(administrator)).agreements.count).toBe(0)
    expect(await statusOf(claimId)).toBe('RESOLUTION_REJECTED')
    expect((await end(administrator)).body.code).toBe('NOT_IN_THIS_STATE')
    expect(await actsOn(claimId)).toMatchObject([{ kind: 'agreement ended', claim_id: claimId }])
  })
})

test('archives that are not made and closed accounts that are not deleted are counted from the oldest on', {
  tags: 'SPEC-4-waiting-work',
}, async () => {
  const now = server.clock.now()
  const ago = (count: number) => new Date(now.getTime() - days(count))
  const [one, other] = [await confirmedUser(server), await confirmedUser(server)]
  const { database } = server.context
  const asked = { storage_key: null, made_at: null, size: null }
  await database
    .insertInto('data_exports')
    .values({ user_id: one.id, id: randomUUID(), requested_at: ago(2), ...asked })
    .execute()
  for (const [user, closedAt] of [
    [one, ago(30)],
    [other, ago(1)],
  ] as const)
    await database.updateTable('users').set({ closed_at: closedAt }).where('id', '=', user.id).execute()
  const { exports, closures } = await workFor(reader)
  expect(exports).toEqual({ count: 1, oldestAt: ago(2).toISOString() })
  // They can be undone for three days.
  expect(closures).toEqual({ count: 1, oldestAt: ago(27).toISOString() })
})

// It lets the sessions of the others grow old.
test('a mail is given up for good with a reason, and with proof of the last 15 minutes', async () => {
  const { email, id } = await failedMail()
  expect(
    (await ofStaff(administrator, 'jobs/handling', { handling: 'discard', jobIds: [id], explanation: ' ' })).status,
  ).toBe(400)
  server.clock.advance(minutes(16))
  for (const { client } of [administrator, treasurer, reader]) dataOf(await client.post('/v1/auth/refresh'))
  expect((await handle(administrator, 'discard', id)).body.code).toBe('SIGN_IN_AGAIN')
  dataOf(await administrator.client.post('/v1/auth/prove-password', proofOf(server, administrator)))
  const left = dataOf<WaitingWork>(await handle(administrator, 'discard', id, randomUUID()))
  expect(left.mails.count).toBe(0)
  expect(await actsOn(id)).toMatchObject([{ kind: 'job discarded', why: explanation }])
  const about = server.inbox.mail.filter(
    ({ to, subject }) => to?.[0]?.address === email && /password/i.test(subject ?? ''),
  )
  expect(about).toEqual([])
})
