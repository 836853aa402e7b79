import type { ClaimLists, PartyClaim } from '@redress/contract/claim-views.ts'
import type { OfferedClaim } from '@redress/contract/defendants.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openEventPage } from '../../testing/event-page.ts'
import { claimByCalls, claimDetails, dataOf, draftClaim, pay } from '../../testing/file-claim.ts'
import { codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser, tokenIn, unconfirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let plaintiff: TestUser
/** Has an account with the address that the claim names. */
let dora: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100', NOTICE_PERIOD: 'P365D' })
  plaintiff = await confirmedUser(server, { firstName: 'Paula', lastName: 'Plaintiff' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  dora = await confirmedUser(server, { firstName: 'Dora', lastName: 'Dorn' })
})

/** Files a claim that names an address; returns its seat, which stays open. */
async function claimNaming(email: string, status: ClaimStatus = 'PENDING_PUBLICATION') {
  const nobody = { id: '', username: '', email, client: server.client() }
  const claimId = await claimByCalls(server, { plaintiff, defendant: nobody }, status)
  const { defendants } = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`))
  return { claimId, defendantId: defendants[0]?.id ?? '' }
}

const offeredTo = async ({ client }: TestUser) => dataOf<OfferedClaim[]>(await client.get('/v1/claims/offered'))
const seatsOfferedTo = async (user: TestUser) => (await offeredTo(user)).map(({ defendantId }) => defendantId)
const take = ({ client }: TestUser, defendantId: string) => client.post(`/v1/claims/defendants/${defendantId}/takeover`)
const redeem = ({ client }: TestUser, code: string) => client.post(`/v1/claims/takeover/${code}`)
const against = async ({ client }: TestUser) =>
  dataOf<ClaimLists>(await client.get('/v1/claims')).accusedClaims.map(({ id }) => id)
const toldTo = async ({ client }: TestUser) =>
  dataOf<{ notifications: { notificationType: string; claimId: string | null; subject: string; content: string }[] }>(
    await client.get('/v1/notifications'),
  ).notifications
const typesOf = async (claimId: string) =>
  dataOf<{ type: string }[]>(await plaintiff.client.get(`/v1/actions/claims/${claimId}`)).map(({ type }) => type)

/** Adds an address to an account and follows the link that is sent there. */
async function confirmAlso({ client }: TestUser, email: string): Promise<void> {
  dataOf(await client.post('/v1/users/emails', { email }))
  const token = tokenIn(await server.inbox.take(email, /additional/))
  dataOf(await client.get(`/v1/users/emails/confirm/${token}`))
}

describe('a claim that names a confirmed address', () => {
  test('is offered with plaintiff, sum, date and the day to answer by, and nothing else of it; it is handed to nobody', {
    tags: ['SPEC-7-GET-claims-offered', 'SPEC-6-offer'],
  }, async () => {
    const { claimId, defendantId } = await claimNaming(dora.email)
    expect(await offeredTo(dora)).toEqual([
      {
        defendantId,
        plaintiffName: 'Paula Plaintiff',
        asked: claimDetails.value,
        currency: 'EUR',
        dateOfClaim: claimDetails.dateOfClaim,
        noticePeriodEndsAt: dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`)).noticePeriodEndsAt,
        isResolved: false,
        isRestricted: false,
        type: 'Individual',
        companyName: null,
        isCompanyRepresentative: false,
      },
    ])
    expect(await against(dora)).toEqual([])
    expect((await dora.client.get(`/v1/claims/${claimId}`)).status).toBe(404)
    expect(await typesOf(claimId)).not.toContain('CLAIM_TAKEN')
  })

  test('tells its owner in the app, without leading to the claim', async () => {
    await claimNaming(dora.email)
    expect(await toldTo(dora)).toMatchObject([
      {
        notificationType: 'CLAIM_CREATED',
        claimId: null,
        subject: 'Paula Plaintiff filed a claim of EUR\u00a04,000.00 that names your email address',
        content:
          'Paula Plaintiff filed a claim of EUR\u{a0}4,000.00 that names an email address of yours. Link it to your account on Home to read and answer it.',
      },
    ])
  })

  test('says for which company', async () => {
    const representative = await confirmedUser(server)
    const claimId = await draftClaim({ plaintiff, defendant: { ...dora, email: registrationForm().email } })
    const path = `/v1/claims/${claimId}/defendants/company`
    const company = { legalName: 'Röof GmbH', taxId: 'AT-1', country: 'AT', email: dora.email }
    const { id } = dataOf<{ id: string }>(await plaintiff.client.post(path, company))
    const person = { firstName: 'Rea', lastName: 'Rep', companyPosition: 'Director', email: representative.email }
    dataOf(await plaintiff.client.post(`${path}/${id}`, person))
    dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/submit`))
    await pay(server, claimId, 'submission')
    const ofCompany = { type: 'Company', companyName: 'Röof GmbH', isCompanyRepresentative: false }
    expect(await offeredTo(dora)).toMatchObject([ofCompany])
    const ofPerson = { type: 'Individual', companyName: 'Röof GmbH', isCompanyRepresentative: true }
    expect(await offeredTo(representative)).toMatchObject([ofPerson])
  })

  test.each(['PENDING', 'WAITING_FOR_PAYMENT'] as const)('is not offered in %s', async status => {
    const { defendantId } = await claimNaming(dora.email, status)
    expect(await offeredTo(dora)).toEqual([])
    expect((await take(dora, defendantId)).body.code).toBe('DEFENDANT_NOT_FOUND')
  })

  test('is offered whenever the address is confirmed, and no longer when it is gone', async () => {
    const { email } = registrationForm()
    const { defendantId } = await claimNaming(email)
    dataOf(await dora.client.post('/v1/users/emails', { email }))
    expect(await offeredTo(dora)).toEqual([])
    expect((await take(dora, defendantId)).body.code).toBe('DEFENDANT_NOT_FOUND')
    const token = tokenIn(await server.inbox.take(email, /additional/))
    dataOf(await dora.client.get(`/v1/users/emails/confirm/${token}`))
    expect(await seatsOfferedTo(dora)).toEqual([defendantId])
    // Whichever is the primary one.
    const { emails } = dataOf<{ emails: { id: string; address: string }[] }>(await dora.client.get('/v1/auth'))
    const added = emails.find(({ address }) => address === email)
    dataOf(await dora.client.send('PATCH', `/v1/users/emails/${added?.id}`))
    expect(await seatsOfferedTo(dora)).toEqual([defendantId])
    await server.context.database.deleteFrom('emails').where('address', '=', email).execute()
    expect(await offeredTo(dora)).toEqual([])
    expect((await take(dora, defendantId)).body.code).toBe('DEFENDANT_NOT_FOUND')
  })

  test('is offered with the amended sum', async () => {
    const { claimId } = await claimNaming(dora.email)
    dataOf(await plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value: 4_444.44 }))
    expect(await offeredTo(dora)).toMatchObject([{ asked: 4_444.44 }])
  })

  test('is offered when another defendant has settled it, with the sum that was filed', async () => {
    const other = await confirmedUser(server)
    const claimId = await draftClaim({ plaintiff, defendant: other })
    const person = { firstName: 'Dora', lastName: 'Dorn', email: dora.email }
    dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/defendants/individual`, person))
    dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/submit`))
    await pay(server, claimId, 'submission')
    const [seat] = await seatsOfferedTo(other)
    dataOf(await take(other, seat ?? ''))
    dataOf(await other.client.post(`/v1/claims/${claimId}/resolve`))
    await pay(server, claimId, 'concession')
    const [offered] = await offeredTo(dora)
    expect(offered).toMatchObject({ asked: claimDetails.value, isResolved: true })
    dataOf(await take(dora, offered?.defendantId ?? ''))
    const told = (await toldTo(plaintiff)).filter(each => each.claimId === claimId)
    expect(told.map(({ subject }) => subject)).toContain('Dora Dorn can now read your claim of EUR\u00a04,000.00')
    expect(dataOf<PartyClaim>(await dora.client.get(`/v1/claims/${claimId}`)).role).toBe('Defendant')
  })

  test('is not offered to its own plaintiff', { tags: 'SPEC-8-OWN_CLAIM' }, async () => {
    const { email } = registrationForm()
    const { defendantId } = await claimNaming(email)
    const address = { user_id: plaintiff.id, address: email, is_confirmed: true, is_primary: false }
    const row = { ...address, is_registration: false, created_at: server.clock.now() }
    await server.context.database.insertInto('emails').values(row).execute()
    expect(await offeredTo(plaintiff)).toEqual([])
    expect(await take(plaintiff, defendantId)).toMatchObject({ status: 403, body: { code: 'OWN_CLAIM' } })
  })
})

describe('taking it over', () => {
  test('does what the code does: the plaintiff is told, the history says it, the code is used up', {
    tags: ['SPEC-7-POST-claims-defendants-id-takeover', 'SPEC-6-offer'],
  }, async () => {
    const { claimId, defendantId } = await claimNaming(dora.email)
    const code = await codeSentTo(server, dora.email)
    expect(await take(dora, defendantId)).toMatchObject({ status: 200, body: { data: { claimId } } })
    expect(await offeredTo(dora)).toEqual([])
    expect(await against(dora)).toEqual([claimId])
    const claim = dataOf<PartyClaim>(await dora.client.get(`/v1/claims/${claimId}`))
    expect(claim).toMatchObject({
      role: 'Defendant',
      defendants: [{ takeover: { state: 'confirmed', name: 'Dora Dorn', isYou: true } }],
    })
    expect((await typesOf(claimId)).filter(type => type === 'CLAIM_TAKEN')).toHaveLength(1)
    const told = (await toldTo(plaintiff)).filter(each => each.claimId === claimId)
    expect(told).toMatchObject([{ notificationType: 'CLAIM_TAKEN' }])
    for (const user of [dora, await confirmedUser(server)]) {
      expect((await redeem(user, code)).body.code).toBe('CODE_ALREADY_REDEEMED')
    }
    // The taker owns the named mailbox, so it gets no notice.
    const notices = server.inbox.mail.filter(
      ({ to, subject }) => to?.[0]?.address === dora.email && /can now answer/.test(subject ?? ''),
    )
    expect(notices).toEqual([])
  })

  test('is for whoever has confirmed the address alone', { tags: 'SPEC-8-DEFENDANT_NOT_FOUND' }, async () => {
    const { claimId, defendantId } = await claimNaming(dora.email)
    const notFound = { status: 404, body: { code: 'DEFENDANT_NOT_FOUND' } }
    expect(await take(await confirmedUser(server), defendantId)).toMatchObject(notFound)
    expect(await take(plaintiff, defendantId)).toMatchObject(notFound)
    expect(await take(dora, crypto.randomUUID())).toMatchObject(notFound)
    expect(await take(await unconfirmedUser(server), defendantId)).toMatchObject({ status: 403 })
    expect(await typesOf(claimId)).not.toContain('CLAIM_TAKEN')
  })

  test('works once', { tags: 'SPEC-8-ALREADY_TAKEN_OVER' }, async () => {
    const { claimId, defendantId } = await claimNaming(dora.email)
    const answers = await Promise.all([1, 2, 3, 4].map(() => take(dora, defendantId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await take(dora, defendantId)).body.code).toBe('ALREADY_TAKEN_OVER')
    expect((await typesOf(claimId)).filter(type => type === 'CLAIM_TAKEN')).toHaveLength(1)
  })

  test.each([1, 2, 3, 4])('at the same moment as somebody who has the code: one wins (%i)', async () => {
    const { claimId, defendantId } = await claimNaming(dora.email)
    const code = await codeSentTo(server, dora.email)
    const stranger = await confirmedUser(server)
    const answers = await Promise.all([take(dora, defendantId), redeem(stranger, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await typesOf(claimId)).filter(type => type === 'CLAIM_TAKEN')).toHaveLength(1)
    expect(await offeredTo(dora)).toEqual([])
    expect([...(await against(dora)), ...(await against(stranger))]).toEqual([claimId])
  })
})

describe('an open page of whoever is offered a claim', () => {
  test('is told when it is filed, amended, and taken over by somebody else', async () => {
    const claimId = await claimByCalls(server, { plaintiff, defendant: dora }, 'WAITING_FOR_PAYMENT')
    const page = await openEventPage(server, dora.client)
    const isTold = async (about: string | null) => {
      for (;;) {
        const event = await page.next()
        if (!event) throw new Error('The stream ended early')
        if (event.topics.includes('claims') && event.claimId === about) return
      }
    }
    await pay(server, claimId, 'submission')
    await isTold(claimId)
    dataOf(await plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value: 5_000 }))
    await isTold(claimId)
    dataOf(await redeem(await confirmedUser(server), await codeSentTo(server, dora.email)))
    await isTold(null)
    page.leave()
  })

  test('is told when another address of theirs is confirmed', async () => {
    const { email } = registrationForm()
    await claimNaming(email)
    const page = await openEventPage(server, dora.client)
    await confirmAlso(dora, email)
    const topics: string[] = []
    while (!topics.includes('claims')) topics.push(...((await page.next())?.topics ?? ['ended', 'claims']))
    expect(topics).not.toContain('ended')
    page.leave()
  })
})
