import type { ClaimLists, PartyClaim } from '@redress/contract/claim-views.ts'
import type { NamedTakeover, Takeover } from '@redress/contract/defendants.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { isOpenPayment } from '@redress/domain/money/payments.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { completePayment, lockPayments } from '../../payments/credit-transfer.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { PaymentRecord } from '../../platform/database/schema.ts'
import { claimByCalls, dataOf, type Opponents, offerOf, openPaymentsOf, pay } from '../../testing/file-claim.ts'
import { days } from '../../testing/movable-clock.ts'
import { codeSentTo, newCodeSentTo } from '../../testing/redeem-codes.ts'
import {
  confirmedUser,
  registeredUser,
  registrationForm,
  type TestUser,
  tokenIn,
  unconfirmedUser,
} from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let plaintiff: TestUser
/** Stranger who used a code that was not meant for her. */
let mallory: TestUser
/** Rightful recipient of the code. */
let dora: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100', NOTICE_PERIOD: 'P365D' })
  plaintiff = await confirmedUser(server, { firstName: 'Paula', lastName: 'Plaintiff' })
  dora = await confirmedUser(server, { firstName: 'Dora', lastName: 'Dorn' })
})
afterAll(() => server.stop())

let stated: Opponents
let claimId: string
/** A claim that a stranger has taken over with the code. */
beforeEach(async () => {
  mallory = await confirmedUser(server, { firstName: 'Mallory', lastName: 'Stranger' })
  stated = { plaintiff, defendant: { ...mallory, email: registrationForm().email } }
  claimId = await claimByCalls(server, stated, 'PENDING_PUBLICATION')
  dataOf(await redeem(mallory, await codeSentTo(server, stated.defendant.email)))
})

const redeem = ({ client }: TestUser, code: string) => client.post(`/v1/claims/takeover/${code}`)
const seenBy = ({ client }: TestUser) => client.get(`/v1/claims/${claimId}`)
const claimOf = async (user: TestUser) => dataOf<PartyClaim>(await seenBy(user))
const seatOf = async (user: TestUser) => {
  const [defendant] = (await claimOf(user)).defendants
  if (defendant?.view !== 'private') throw new Error('A party sees the contacts')
  return defendant
}
const takeoverOf = async (user: TestUser): Promise<Takeover | null> => (await seatOf(user)).takeover
const contest = async (user = plaintiff) =>
  user.client.post(`/v1/claims/${claimId}/defendants/${(await seatOf(plaintiff)).id}/contest`)
const act = ({ client }: TestUser, step: string, body?: object) => client.post(`/v1/claims/${claimId}/${step}`, body)
const newCode = () => newCodeSentTo(server, stated.defendant.email)
const replace = async (user = dora) => {
  dataOf(await contest())
  dataOf(await redeem(user, await newCode()))
}
const historyOf = async () =>
  dataOf<{ type: string; partyTriggeredBy: string | null; triggeredBy: { firstName: string } | null }[]>(
    await plaintiff.client.get(`/v1/actions/claims/${claimId}`),
  )
const typesOf = async () => (await historyOf()).map(({ type }) => type)
const toldTo = async ({ client }: TestUser) =>
  dataOf<{ notifications: { claimId: string | null; subject: string; content: string; notificationType: string }[] }>(
    await client.get('/v1/notifications'),
  ).notifications
/** Subjects of a user's notifications about this claim, or about one they have lost (`claimId` is `null`). */
const subjectsFor = async (user: TestUser) =>
  (await toldTo(user)).filter(each => each.claimId === claimId || each.claimId === null).map(({ subject }) => subject)
const toldOf = async (user: TestUser, subject: RegExp) => {
  const told = (await toldTo(user)).find(each => subject.test(each.subject) && [claimId, null].includes(each.claimId))
  if (!told) throw new Error(`Nothing was said of ${subject}`)
  return told
}
const renew = async (...users: TestUser[]) => {
  for (const { client } of users) dataOf(await client.post('/v1/auth/refresh'))
}
const linkFor = async () =>
  tokenIn(await server.inbox.take(stated.defendant.email, /can now answer the claim against you/))
const dispute = { disputeReason: 'Legal', disputeExplanation: 'I was never there.' }

describe('the plaintiff contests', () => {
  test('and everybody is told; whoever has taken the claim over stays until the new code is used', {
    tags: 'SPEC-7-POST-claims-claimId-defendants-defendantId-contest',
  }, async () => {
    expect(await takeoverOf(plaintiff)).toMatchObject({ state: 'taken', name: 'Mallory Stranger', contest: null })
    const contested = dataOf<PartyClaim>(await contest())
    const until = new Date(server.clock.now().getTime() + days(30)).toISOString()
    const shown = { state: 'contested', name: 'Mallory Stranger', contest: { by: 'Plaintiff', until } }
    expect(contested.defendants).toMatchObject([{ takeover: { ...shown, isYou: false } }])
    expect(await takeoverOf(mallory)).toMatchObject({ ...shown, isYou: true })
    expect((await historyOf()).at(-1)).toMatchObject({
      type: 'TAKEOVER_CONTESTED',
      partyTriggeredBy: 'Plaintiff',
      triggeredBy: { firstName: 'Paula' },
    })
    const told = await toldOf(mallory, /^Are you the right person/)
    expect(told.notificationType).toBe('CLAIM_TAKEN')
    expect(told.content).toContain('The plaintiff says that you are the wrong person. It is about the claim by Paula')
    await server.inbox.take(mallory.email, /^Are you the right person/)
    expect(await subjectsFor(plaintiff)).not.toContainEqual(expect.stringMatching(/may be the wrong person/))
    dataOf(await act(mallory, 'propose-resolution', offerOf()))
  })

  test('once, however often the button is pressed', { tags: 'SPEC-8-ALREADY_CONTESTED' }, async () => {
    const answers = await Promise.all([contest(), contest(), contest()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_CONTESTED')
    expect((await typesOf()).filter(type => type === 'TAKEOVER_CONTESTED')).toHaveLength(1)
    const mine = (await toldTo(mallory)).filter(({ subject }) => subject.includes('the right person'))
    expect(mine).toHaveLength(1)
  })

  test('the same request again has the first answer', async () => {
    const path = `/v1/claims/${claimId}/defendants/${(await seatOf(plaintiff)).id}/contest`
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, again] = [
      await plaintiff.client.send('POST', path, undefined, key),
      await plaintiff.client.send('POST', path, undefined, key),
    ]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
  })

  test('no seat that nobody has taken, and none of another claim', {
    tags: ['SPEC-8-NOT_TAKEN_OVER', 'SPEC-8-DEFENDANT_NOT_FOUND'],
  }, async () => {
    const other = (await seatOf(plaintiff)).id
    claimId = await claimByCalls(
      server,
      { plaintiff, defendant: { ...mallory, email: registrationForm().email } },
      'PENDING_PUBLICATION',
    )
    expect((await contest()).body.code).toBe('NOT_TAKEN_OVER')
    const path = `/v1/claims/${claimId}/defendants/${other}/contest`
    expect((await plaintiff.client.post(path)).body.code).toBe('DEFENDANT_NOT_FOUND')
  })

  test('nobody who has confirmed the address that the claim names', { tags: 'SPEC-8-ADDRESS_CONFIRMED' }, async () => {
    claimId = await claimByCalls(server, { plaintiff, defendant: dora }, 'PENDING_PUBLICATION')
    expect(await takeoverOf(plaintiff)).toMatchObject({ state: 'confirmed' })
    expect((await contest()).body.code).toBe('ADDRESS_CONFIRMED')
  })

  test('again when nobody has used the new code within 30 days', async () => {
    dataOf(await contest())
    const code = await newCode()
    server.clock.advance(days(29))
    await renew(plaintiff, mallory, dora)
    expect((await contest()).body.code).toBe('ALREADY_CONTESTED')
    server.clock.advance(days(1))
    await renew(plaintiff, mallory, dora)
    expect(await takeoverOf(mallory)).toMatchObject({ state: 'taken', contest: null })
    expect((await redeem(dora, code)).body.code).toBe('CODE_NOT_FOUND')
    dataOf(await dora.client.post(`/v1/claims/takeover/${code}/reset`))
    dataOf(await contest())
    dataOf(await redeem(dora, await newCode()))
    expect((await seenBy(mallory)).status).toBe(404)
  })
})

describe('whoever reads the named mailbox', () => {
  test('is told who used the code, and contests by a button, not by opening the link', {
    tags: ['SPEC-7-GET-takeovers-token', 'SPEC-7-POST-takeovers-token-contest'],
  }, async () => {
    const token = await linkFor()
    const shown = async () => dataOf<NamedTakeover>(await server.client().get(`/v1/takeovers/${token}`))
    const before = await shown()
    expect(before).toEqual({
      claimNumber: claimId.slice(0, 8),
      claimType: 'Professional Malpractice',
      plaintiffName: 'Paula Plaintiff',
      defendantName: 'Dora Defendant',
      takerName: 'Mallory Stranger',
      takenAt: server.clock.now().toISOString(),
      state: 'taken',
      isOver: false,
      contestedUntil: null,
    })
    expect(await shown()).toEqual(before)
    expect(await typesOf()).not.toContain('TAKEOVER_CONTESTED')

    const until = new Date(server.clock.now().getTime() + days(30)).toISOString()
    const after = { ...before, state: 'contested', contestedUntil: until }
    const press = () => server.client().post(`/v1/takeovers/${token}/contest`)
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)?.body.data).toEqual(after)
    expect(await shown()).toEqual(after)
    expect((await contest()).body.code).toBe('ALREADY_CONTESTED')

    expect((await historyOf()).at(-1)).toMatchObject({
      type: 'TAKEOVER_CONTESTED',
      partyTriggeredBy: 'Defendant',
      triggeredBy: null,
    })
    const told = await toldOf(mallory, /^Are you the right person/)
    expect(told.content).toContain('The person at the address that the claim names says')
    const mine = await toldOf(plaintiff, /may be the wrong person/)
    expect(mine.content).toContain('says that Mallory Stranger should not answer')

    dataOf(await redeem(dora, await newCode()))
    expect(await shown()).toEqual({ ...before, state: 'ended' })
    expect((await press()).body.code).toBe('NOT_IN_THIS_STATE')
  })

  test('is told of a claim that is over that it can be read, and not that it can be answered', async () => {
    dataOf(await act(plaintiff, 'withdraw'))
    dataOf(await contest())
    dataOf(await redeem(dora, await newCode()))
    const notice = await server.inbox.take(stated.defendant.email, /^Dora Dorn can now read the claim against you/)
    expect(notice.text).toContain('They can now read the claim. It is over.')
    const shown = dataOf<NamedTakeover>(await server.client().get(`/v1/takeovers/${tokenIn(notice)}`))
    expect(shown).toMatchObject({ state: 'taken', isOver: true })
  })

  test('gets no such mail about an account that has confirmed the address', async () => {
    const email = registrationForm().email
    claimId = await claimByCalls(server, { plaintiff, defendant: { ...mallory, email } }, 'PENDING_PUBLICATION')
    const code = await codeSentTo(server, email)
    const owner = await unconfirmedUser(server, { email, redeemCode: code })
    await owner.client.get(`/v1/auth/emails/confirm/${tokenIn(await server.inbox.take(email, /Confirm/))}`)
    expect(await takeoverOf(owner)).toMatchObject({ state: 'confirmed', isYou: true })
    const jobs = server.inbox.mail.filter(
      ({ to, subject }) => to?.[0]?.address === email && /can now answer/.test(subject ?? ''),
    )
    expect(jobs).toEqual([])
  })

  test('is refused a link that was made up or is old', { tags: 'SPEC-8-LINK_INVALID' }, async () => {
    const token = await linkFor()
    for (const path of [`/v1/takeovers/${'x'.repeat(43)}`, `/v1/takeovers/${token.slice(1)}`]) {
      expect((await server.client().get(path)).body.code).toBe('LINK_INVALID')
      expect((await server.client().post(`${path}/contest`)).body.code).toBe('LINK_INVALID')
    }
    const path = `/v1/takeovers/${token}`
    for (const passed of [20, 20, 20, 20, 9]) {
      server.clock.advance(days(passed))
      await renew(plaintiff, dora)
    }
    expect((await server.client().get(path)).status).toBe(200)
    server.clock.advance(days(1))
    expect((await server.client().get(path)).body.code).toBe('LINK_INVALID')
    await renew(plaintiff, dora)
  })

  test('has no claim by confirming the address alone, contested or not: the new code gives it', async () => {
    const owner = await registeredUser(server, { email: stated.defendant.email })
    const isWithout = async () => {
      expect((await seenBy(owner)).status).toBe(404)
      expect(dataOf<object[]>(await owner.client.get('/v1/claims/offered'))).toEqual([])
      expect((await seenBy(mallory)).status).toBe(200)
    }
    await isWithout()
    dataOf(await contest())
    await isWithout()
    dataOf(await redeem(owner, await newCode()))
    expect(await takeoverOf(owner)).toMatchObject({ state: 'confirmed', isYou: true })
    expect((await seenBy(mallory)).status).toBe(404)
  })
})

describe('whoever is contested', () => {
  test('cannot take the seat again with the new code', { tags: 'SPEC-8-TAKEN_BY_YOU' }, async () => {
    dataOf(await contest())
    const code = await newCode()
    expect((await redeem(mallory, code)).body).toMatchObject({ code: 'TAKEN_BY_YOU' })
    expect((await redeem(plaintiff, code)).body.code).toBe('OWN_CLAIM')
    expect((await server.client().get(`/v1/auth/defendants/${code}`)).body.data).toMatchObject({ firstName: 'Dora' })
    dataOf(await redeem(dora, code))
    expect((await redeem(mallory, code)).body.code).toBe('CODE_ALREADY_REDEEMED')
  })

  test('ends it by confirming the address that the claim names, and the plaintiff is told', async () => {
    dataOf(await contest())
    const code = await newCode()
    dataOf(await mallory.client.post('/v1/users/emails', { email: stated.defendant.email }))
    const link = tokenIn(await server.inbox.take(stated.defendant.email, /additional/))
    dataOf(await mallory.client.get(`/v1/users/emails/confirm/${link}`))
    expect(await takeoverOf(plaintiff)).toMatchObject({ state: 'confirmed', contest: null })
    expect((await historyOf()).at(-1)).toMatchObject({
      type: 'TAKEOVER_CONFIRMED',
      triggeredBy: { firstName: 'Mallory' },
    })
    expect(await subjectsFor(plaintiff)).toContainEqual(expect.stringMatching(/is the right person/))
    expect((await redeem(dora, code)).body.code).toBe('CODE_ALREADY_REDEEMED')
    expect((await contest()).body.code).toBe('ADDRESS_CONFIRMED')
  })

  test('has the code sent again to the named address alone', async () => {
    dataOf(await contest())
    const first = await newCode()
    dataOf(await mallory.client.post(`/v1/claims/takeover/${first}/reset`))
    const second = await newCode()
    expect((await redeem(dora, first)).body.code).toBe('CODE_NOT_FOUND')
    dataOf(await redeem(dora, second))
  })
})

describe('when somebody uses the new code', () => {
  test('whoever was contested loses the claim at once, and both are told', async () => {
    await replace()
    expect((await seenBy(mallory)).status).toBe(404)
    expect((await act(mallory, 'dispute', dispute)).status).toBe(404)
    expect((await mallory.client.get(`/v1/actions/claims/${claimId}`)).status).toBe(404)
    expect(dataOf<ClaimLists>(await mallory.client.get('/v1/claims')).accusedClaimsCount).toBe(0)
    expect(await takeoverOf(dora)).toMatchObject({ state: 'taken', name: 'Dora Dorn', isYou: true, contest: null })
    expect((await historyOf()).slice(-2)).toMatchObject([
      { type: 'TAKEOVER_ENDED', triggeredBy: { firstName: 'Mallory' } },
      { type: 'CLAIM_TAKEN', triggeredBy: { firstName: 'Dora' } },
    ])
    // It leads nowhere: the claim is not hers to see.
    const farewell = await toldOf(mallory, /^You can no longer answer the claim/)
    expect(farewell.claimId).toBeNull()
    expect(farewell.content).not.toContain('Dorn')
    expect(await subjectsFor(plaintiff)).toContainEqual(expect.stringMatching(/now answers your claim/))
    // Dora is named in the next notice, because the first taker has not confirmed the address.
    expect((await server.inbox.take(stated.defendant.email, /^Dora Dorn can now answer/)).text).toContain('Dora Dorn')
  })

  test.each(['dispute', 'resolve'] as const)('an unpaid %s lapses', async step => {
    dataOf(await act(mallory, step, step === 'dispute' ? dispute : undefined))
    const [payment] = await openPaymentsOf(server, claimId)
    await replace()
    expect(await openPaymentsOf(server, claimId)).toEqual([])
    expect((await claimOf(dora)).pendingActs).toEqual([])
    expect(await claimOf(dora)).toMatchObject({ disputeExplanation: null, status: 'PENDING_PUBLICATION' })
    const sold = dataOf<{ status: string }>(await server.client().get(`/v1/payments/${payment?.public_id}`))
    expect(sold.status).toBe('superseded')
    dataOf(await act(dora, 'dispute', dispute))
  })

  test('an open offer lapses, and the other side may propose another', async () => {
    dataOf(await act(mallory, 'propose-resolution', offerOf()))
    await replace()
    const claim = await claimOf(plaintiff)
    expect(claim).toMatchObject({ status: 'RESOLUTION_REJECTED', resolutions: [{ resolutionStatus: 'LAPSED' }] })
    expect((await typesOf()).slice(-3)).toEqual(['TAKEOVER_ENDED', 'CLAIM_TAKEN', 'RESOLUTION_LAPSED'])
    const told = await toldOf(plaintiff, /^The offer of EUR.3,000\.00 on your claim .* has ended$/)
    expect(told.notificationType).toBe('RESOLUTION_REJECTED')
    expect(told.content).toContain(
      'Dora Dorn now answers in place of the person who made or accepted it. You would have received',
    )
    expect((await act(plaintiff, 'accept-resolution')).status).toBe(409)
    dataOf(await act(dora, 'propose-resolution', offerOf()))
  })

  test.each(['Plaintiff', 'Defendant'] as const)(
    'an agreement that she made lapses before its fee is paid, whoever proposed it: the %s',
    async proposer => {
      if (proposer === 'Defendant') {
        dataOf(await act(mallory, 'propose-resolution', offerOf()))
        dataOf(await act(plaintiff, 'accept-resolution'))
      } else {
        dataOf(await act(mallory, 'dispute', dispute))
        await pay(server, claimId, 'dispute')
        dataOf(await act(plaintiff, 'propose-resolution', offerOf()))
        dataOf(await act(mallory, 'accept-resolution'))
      }
      dataOf(await act(mallory, 'resolve'))
      await replace()
      expect((await claimOf(dora)).status).toBe('RESOLUTION_REJECTED')
      expect(await openPaymentsOf(server, claimId)).toEqual([])
    },
  )

  test('an offer of the plaintiff stays open, and a dispute that was paid stays in force', async () => {
    dataOf(await act(mallory, 'dispute', dispute))
    await pay(server, claimId, 'dispute')
    dataOf(await act(plaintiff, 'propose-resolution', offerOf()))
    await replace()
    expect(await claimOf(dora)).toMatchObject({ status: 'RESOLUTION_PROPOSED_BY_PLAINTIFF', ...dispute })
    dataOf(await act(dora, 'accept-resolution'))
  })

  test('a claim that she has settled and paid stays resolved, and is read by the right person', async () => {
    dataOf(await act(mallory, 'resolve'))
    await pay(server, claimId, 'concession')
    await replace()
    const claim = await claimOf(dora)
    expect(claim.status).toBe('RESOLVED_IN_FAVOUR_OF_PLANTIFF' satisfies ClaimStatus)
    expect(claim.resolutions).toMatchObject([
      { resolutionStatus: 'ACCEPTED', defence: { name: 'Dora Defendant', isYou: false } },
    ])
    expect((await seenBy(mallory)).status).toBe(404)
  })

  test('a person who is a defendant in another seat too keeps that one, and what they did', async () => {
    claimId = await claimByCalls(server, stated, 'PENDING')
    const second = registrationForm().email
    const other = { firstName: 'Cora', lastName: 'Codefendant', email: second }
    dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/defendants/individual`, other))
    dataOf(await act(plaintiff, 'submit'))
    await pay(server, claimId, 'submission')
    for (const email of [stated.defendant.email, second]) dataOf(await redeem(mallory, await codeSentTo(server, email)))
    dataOf(await act(mallory, 'propose-resolution', offerOf()))
    await replace()
    expect(await claimOf(mallory)).toMatchObject({
      status: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
      resolutions: [{ resolutionStatus: 'PROPOSED', defence: { isYou: true } }],
    })
    expect((await claimOf(dora)).role).toBe('Defendant')
    expect(await subjectsFor(plaintiff)).toContain('Dora Dorn now answers your claim for Dora Defendant')
  })
})

/** Completes a payment as a full transfer does, unless it has lapsed. */
const creditUnlessLapsed = (payment: PaymentRecord): Promise<{ readonly hasLapsed: boolean }> =>
  inTransaction(server.context.database, async transaction => {
    const [locked] = await lockPayments(server.context.claims, transaction, [payment])
    if (!locked || !isOpenPayment(locked.status)) return { hasLapsed: true }
    expect(await completePayment(server.context, transaction, locked)).toEqual({ hasMovedOn: false })
    return { hasLapsed: false }
  })

describe('at the same moment', () => {
  test.each([1, 2, 3, 4])('of two who use the new code, one has the seat (%i)', async () => {
    dataOf(await contest())
    const code = await newCode()
    const rival = await confirmedUser(server)
    const answers = await Promise.all([redeem(dora, code), redeem(rival, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await typesOf()).filter(type => type === 'TAKEOVER_ENDED')).toHaveLength(1)
    expect((await seenBy(mallory)).status).toBe(404)
  })

  test.each([1, 2, 3, 4])('what is paid first counts: the act, or the loss of the seat (%i)', async () => {
    dataOf(await act(mallory, 'resolve'))
    const [payment] = await openPaymentsOf(server, claimId)
    if (!payment) throw new Error('Nothing is owed')
    dataOf(await contest())
    const code = await newCode()
    const [paid, redeemed] = await Promise.all([creditUnlessLapsed(payment), redeem(dora, code)])
    expect(redeemed.status).toBe(200)
    const { status } = await claimOf(dora)
    expect(status).toBe(paid.hasLapsed ? 'PENDING_PUBLICATION' : 'RESOLVED_IN_FAVOUR_OF_PLANTIFF')
    const types = await typesOf()
    if (!paid.hasLapsed) expect(types.indexOf('CLAIM_RESOLVED')).toBeLessThan(types.indexOf('TAKEOVER_ENDED'))
    expect((await seenBy(mallory)).status).toBe(404)
  })

  test.each([1, 2, 3, 4])('an act is done by a defendant or not at all (%i)', async () => {
    dataOf(await contest())
    const code = await newCode()
    const [acted, redeemed] = await Promise.all([act(mallory, 'propose-resolution', offerOf()), redeem(dora, code)])
    expect(redeemed.status).toBe(200)
    expect([200, 404]).toContain(acted.status)
    // An offer that was made in time has lapsed since.
    expect((await claimOf(dora)).status).toBe(acted.status === 200 ? 'RESOLUTION_REJECTED' : 'PENDING_PUBLICATION')
  })
})
