import type { ClaimLists, PartyClaim } from '@redress/contract/claim-views.ts'
import type { LetterDelivery, OfferedClaim } from '@redress/contract/defendants.ts'
import { readerHeader } from '@redress/contract/letters.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimByCalls, dataOf, draftClaim, fileDraft, passNoticePeriod } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { days } from '../../testing/movable-clock.ts'
import { aboutLetter, codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from '../act/deadlines.ts'
import { recordDelivery } from './delivery.ts'

let server: TestServer
let plaintiff: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  plaintiff = await confirmedUser(server, { firstName: 'Paula', lastName: 'Lang' })
})

interface Filed {
  readonly claimId: string
  readonly defendantId: string
}

const asReader = { [readerHeader]: 'true' }
const newAddress = () => registrationForm().email
const renew = async (...users: TestUser[]) => {
  for (const { client } of users) dataOf(await client.post('/v1/auth/refresh'))
}
const claimOf = async (id: string) => dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${id}`))

async function file(email: string): Promise<Filed> {
  const claimId = await claimByCalls(server, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
  return { claimId, defendantId: (await claimOf(claimId)).defendants[0]?.id ?? '' }
}

async function defendantOf({ claimId, defendantId }: Filed) {
  const defendant = (await claimOf(claimId)).defendants.find(({ id }) => id === defendantId)
  if (defendant?.view !== 'private') throw new Error('A party sees the contacts')
  return defendant
}
const deliveryOf = async (filed: Filed): Promise<LetterDelivery> => {
  const { delivery } = await defendantOf(filed)
  if (!delivery) throw new Error('No letter was written')
  return delivery
}
const historyOf = async ({ claimId }: Filed) =>
  dataOf<{ type: string }[]>(await plaintiff.client.get(`/v1/actions/claims/${claimId}`))
const offeredTo = async ({ client }: TestUser) => dataOf<OfferedClaim[]>(await client.get('/v1/claims/offered'))
const disown = ({ defendantId }: Filed, { client }: TestUser) =>
  client.post(`/v1/claims/defendants/${defendantId}/disown`)
const correct = ({ claimId, defendantId }: Filed, email: string) =>
  plaintiff.client.patch(`/v1/claims/${claimId}/defendants/${defendantId}/address`, { email })
const sendAgain = ({ claimId, defendantId }: Filed) =>
  plaintiff.client.post(`/v1/claims/${claimId}/defendants/${defendantId}/letter`)
const mailTo = (address: string) => server.inbox.mail.filter(({ to }) => to?.[0]?.address === address)

describe('"this is not me"', { tags: 'SPEC-4-not-me' }, () => {
  test('ends the letters and the code, is told to the plaintiff without a name, and leaves Home', {
    tags: 'SPEC-7-POST-claims-defendants-id-disown',
  }, async () => {
    const stranger = await confirmedUser(server, { firstName: 'Sarah', lastName: 'Stranger' })
    const filed = await file(stranger.email)
    const code = await codeSentTo(server, stranger.email)
    expect(await offeredTo(stranger)).toHaveLength(1)
    // Two concurrent requests have one effect.
    expect((await Promise.all([disown(filed, stranger), disown(filed, stranger)])).map(({ status }) => status)).toEqual(
      [200, 200],
    )
    expect(await offeredTo(stranger)).toEqual([])
    const told = await server.inbox.take(plaintiff.email, /reached somebody else/)
    expect(told.text).toContain('says that they are somebody else')
    expect(told.text).toContain(`/dashboard/claims/my-claims/${filed.claimId}`)
    expect(told.text).not.toContain('Sarah')
    expect(await deliveryOf(filed)).toMatchObject({
      state: 'disowned',
      disownedAt: server.clock.now().toISOString(),
      takenOverAt: null,
    })
    expect((await historyOf(filed)).filter(({ type }) => type === 'ADDRESS_DISOWNED')).toMatchObject([
      { partyTriggeredBy: null, triggeredBy: null, defendantName: 'Dora Defendant' },
    ])
    for (const answer of [
      await stranger.client.post(`/v1/claims/takeover/${code}`),
      await server.client().get(`/v1/auth/defendants/${code}`),
    ]) {
      expect(answer.body.code).toBe('CODE_NOT_FOUND')
    }
    const takeover = await stranger.client.post(`/v1/claims/defendants/${filed.defendantId}/takeover`)
    expect(takeover.body.code).toBe('DEFENDANT_NOT_FOUND')
    dataOf(await stranger.client.post(`/v1/claims/takeover/${code}/reset`))
    await jobsDone(server, 'reset code')
    server.clock.advance(days(8))
    await applyDueDeadlines(server.context)
    await jobsDone(server, 'send invitation')
    expect(mailTo(stranger.email).filter(({ subject }) => aboutLetter.test(subject ?? ''))).toHaveLength(1)
    expect(mailTo(plaintiff.email).filter(({ subject }) => /somebody else/.test(subject ?? ''))).toHaveLength(1)
  })

  test('is said by whoever has opened the letter, without an account: the letter is closed then', async () => {
    const email = newAddress()
    const filed = await file(email)
    const other = await file(newAddress())
    const code = await codeSentTo(server, email)
    const client = server.client()
    dataOf(await client.post('/v1/letters/open', { code }))
    const say = ({ defendantId }: Filed) =>
      client.post(`/v1/claims/defendants/${defendantId}/disown`, undefined, asReader)
    expect((await say(other)).body.code).toBe('DEFENDANT_NOT_FOUND')
    dataOf(await say(filed))
    expect(await deliveryOf(filed)).toMatchObject({ state: 'disowned' })
    for (const answer of [await say(filed), await client.get(`/v1/claims/${filed.claimId}`, asReader)]) {
      expect(answer.body.code).toBe('LETTER_CLOSED')
    }
    expect((await client.post('/v1/letters/open', { code })).body.code).toBe('LETTER_NOT_FOUND')
    dataOf(await client.post('/v1/letters/request', { email }))
    await jobsDone(server, 'send letters again')
    await jobsDone(server, 'send invitation')
    expect(mailTo(email)).toHaveLength(1)
  })

  test('can be said of a public claim too, and by nobody whose address it is not', async () => {
    const [owner, other] = [await confirmedUser(server), await confirmedUser(server)]
    const filed = await file(owner.email)
    await passNoticePeriod(server, { plaintiff, defendant: owner })
    await renew(other)
    for (const user of [other, plaintiff]) {
      expect((await disown(filed, user)).body.code).toBe('DEFENDANT_NOT_FOUND')
    }
    dataOf(await disown(filed, owner))
    expect(await deliveryOf(filed)).toMatchObject({ state: 'disowned' })
    const told = await server.inbox.take(plaintiff.email, /reached somebody else/)
    expect(told.text).toContain('Correct the address')
    expect(told.text).not.toContain('time to answer')
  })

  test.each<[string, (filed: Filed, email: string) => Promise<void>]>([
    [
      'that is withdrawn',
      async (filed, email) => {
        dataOf(await correct(filed, email))
        dataOf(await plaintiff.client.post(`/v1/claims/${filed.claimId}/withdraw`))
      },
    ],
    [
      'whose address was corrected three times',
      async (filed, email) => {
        for (const each of [newAddress(), newAddress(), email]) dataOf(await correct(filed, each))
      },
    ],
  ])('of a claim %s does not ask the plaintiff for another address', async (_claim, prepare) => {
    const owner = await confirmedUser(server)
    const filed = await file(newAddress())
    await prepare(filed, owner.email)
    dataOf(await disown(filed, owner))
    const told = await server.inbox.take(plaintiff.email, /reached somebody else/)
    expect(told.text).toContain('says that they are somebody else')
    expect(told.text).not.toContain('Correct the address')
  })

  test('cannot be said once somebody has taken the claim over', async () => {
    const owner = await confirmedUser(server)
    const filed = await file(owner.email)
    dataOf(await owner.client.post(`/v1/claims/defendants/${filed.defendantId}/takeover`))
    expect((await disown(filed, owner)).body.code).toBe('ALREADY_TAKEN_OVER')
  })

  test('or else it is taken over: of two at once, one is told', async () => {
    const owner = await confirmedUser(server)
    const filed = await file(owner.email)
    const code = await codeSentTo(server, owner.email)
    const taker = await confirmedUser(server)
    const [said, taken] = await Promise.all([disown(filed, owner), taker.client.post(`/v1/claims/takeover/${code}`)])
    const outcome = [said, taken].map(({ status, body }) => (status === 200 ? 'done' : body.code))
    expect([
      ['done', 'CODE_NOT_FOUND'],
      ['ALREADY_TAKEN_OVER', 'done'],
    ]).toContainEqual(outcome)
  })
})

describe('a corrected address', { tags: 'SPEC-4-correction' }, () => {
  test('gets a letter with a new code; the old code is dead, and the reminders go to the new one', {
    tags: [
      'SPEC-7-PATCH-claims-claimId-defendants-defendantId-address',
      'SPEC-7-PATCH-claims-claimId-defendants-defendantId-address.email',
    ],
  }, async () => {
    const [old, corrected] = [newAddress(), newAddress()]
    const filed = await file(old)
    const oldCode = await codeSentTo(server, old)
    const reader = server.client()
    dataOf(await reader.post('/v1/letters/open', { code: oldCode }))
    const claim = dataOf<PartyClaim>(await correct(filed, corrected))
    expect(claim.defendants).toMatchObject([{ email: corrected, delivery: { corrections: 1, openedAt: null } }])
    expect((await reader.get(`/v1/claims/${filed.claimId}`, asReader)).body.code).toBe('LETTER_CLOSED')
    const code = await codeSentTo(server, corrected)
    expect(code).not.toBe(oldCode)
    await expect.poll(async () => (await deliveryOf(filed)).state).toBe('accepted')
    expect((await server.client().get(`/v1/auth/defendants/${oldCode}`)).body.code).toBe('CODE_NOT_FOUND')
    expect((await historyOf(filed)).slice(-1)).toMatchObject([
      { type: 'ADDRESS_CORRECTED', partyTriggeredBy: 'Plaintiff', defendantName: 'Dora Defendant', isOwnAct: true },
    ])
    server.clock.advance(days(8))
    await applyDueDeadlines(server.context)
    await server.inbox.take(corrected, / left: /)
    expect(mailTo(old)).toHaveLength(1)
    await renew(plaintiff)
    const dora = await confirmedUser(server)
    dataOf(await dora.client.post(`/v1/claims/takeover/${code}`))
    await renew(plaintiff)
    expect(await correct(filed, newAddress())).toMatchObject({ status: 409, body: { code: 'PLACE_TAKEN' } })
    expect(await sendAgain(filed)).toMatchObject({ status: 409, body: { code: 'PLACE_TAKEN' } })
  })

  test('is offered to whoever has confirmed it, and no more to whoever has confirmed the one before', async () => {
    const [wrong, right] = [await confirmedUser(server), await confirmedUser(server)]
    const filed = await file(wrong.email)
    expect(await offeredTo(wrong)).toHaveLength(1)
    dataOf(await correct(filed, right.email))
    expect([await offeredTo(wrong), await offeredTo(right)].map(({ length }) => length)).toEqual([0, 1])
    const { notifications } = dataOf<{ notifications: { subject: string }[] }>(
      await right.client.get('/v1/notifications'),
    )
    expect(notifications.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/filed a claim of .* that names your email address$/),
    ])
    dataOf(await right.client.post(`/v1/claims/defendants/${filed.defendantId}/takeover`))
  })

  test('after "this is not me" is written to again', async () => {
    const stranger = await confirmedUser(server)
    const filed = await file(stranger.email)
    dataOf(await disown(filed, stranger))
    expect(await sendAgain(filed)).toMatchObject({ status: 409, body: { code: 'ADDRESS_DISOWNED' } })
    const corrected = newAddress()
    dataOf(await correct(filed, corrected))
    await codeSentTo(server, corrected)
    expect(await deliveryOf(filed)).toMatchObject({ disownedAt: null, corrections: 1 })
  })

  test('after a letter that was refused is written to again', async () => {
    const [refused, corrected] = [newAddress(), newAddress()]
    server.inbox.refuse(refused, 'user unknown')
    const filed = await file(refused)
    await expect.poll(async () => (await deliveryOf(filed)).state).toBe('refused')
    dataOf(await correct(filed, corrected))
    await codeSentTo(server, corrected)
    expect(await deliveryOf(filed)).toMatchObject({ refusedAt: null, refusal: null })
  })

  test('knows nothing of what becomes of a letter to the address before', async () => {
    const [before, corrected] = [newAddress(), newAddress()]
    const filed = await file(before)
    await codeSentTo(server, before)
    dataOf(await correct(filed, corrected))
    await codeSentTo(server, corrected)
    await expect.poll(async () => (await deliveryOf(filed)).state).toBe('accepted')
    await recordDelivery(
      server.context,
      { ...filed, address: before },
      { outcome: 'refused', deferral: null, words: 'user unknown' },
    )
    expect(await deliveryOf(filed)).toMatchObject({ state: 'accepted', refusedAt: null })
    await recordDelivery(
      server.context,
      { ...filed, address: corrected },
      { outcome: 'refused', deferral: null, words: 'full' },
    )
    expect(await deliveryOf(filed)).toMatchObject({ state: 'refused', refusal: 'full' })
  })

  test('is refused where it is the same, one’s own, or another defendant’s, and after three', {
    tags: ['SPEC-8-SAME_ADDRESS', 'SPEC-8-TOO_MANY_CORRECTIONS', 'SPEC-8-PLACE_TAKEN', 'SPEC-8-ADDRESS_DISOWNED'],
  }, async () => {
    const [first, second] = [newAddress(), newAddress()]
    const claimId = await draftClaim({ plaintiff, defendant: { ...plaintiff, email: first } })
    const other = { firstName: 'Otto', lastName: 'Other', email: second }
    dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/defendants/individual`, other))
    const filed = { claimId, defendantId: (await claimOf(claimId)).defendants[0]?.id ?? '' }
    expect((await correct(filed, newAddress())).body.code).toBe('NOT_IN_THIS_STATE')
    await fileDraft(server, claimId, { plaintiff, defendants: [] })
    for (const [email, code] of [
      [first.toUpperCase(), 'SAME_ADDRESS'],
      [plaintiff.email, 'OWN_CLAIM'],
      [second, 'DUPLICATE_DEFENDANT'],
      [second.replace('@', '+other@'), 'DUPLICATE_MAILBOX'],
    ] as const) {
      expect((await correct(filed, email)).body).toMatchObject({ code, details: [{ path: 'email' }] })
    }
    const last = newAddress()
    for (const email of [first.replace('@', '+home@'), newAddress(), last]) dataOf(await correct(filed, email))
    expect((await correct(filed, newAddress())).body.code).toBe('TOO_MANY_CORRECTIONS')
    const unknown = await correct({ ...filed, defendantId: crypto.randomUUID() }, newAddress())
    expect(unknown.body.code).toBe('DEFENDANT_NOT_FOUND')
  })

  test('is possible no more after three, and where the last letter reaches nobody, its plaintiff has to decide', async () => {
    const filed = await file(newAddress())
    const last = newAddress()
    for (const email of [newAddress(), newAddress(), last]) dataOf(await correct(filed, email))
    await codeSentTo(server, last)
    // A letter of an earlier correction that is late would be accepted after the refusal below.
    await jobsDone(server, 'send invitation')
    expect(await deliveryOf(filed)).toMatchObject({ state: 'accepted' })
    expect(await claimOf(filed.claimId)).toMatchObject({ unreached: 'none' })
    await recordDelivery(
      server.context,
      { ...filed, address: last },
      { outcome: 'refused', deferral: null, words: 'user unknown' },
    )
    expect(await claimOf(filed.claimId)).toMatchObject({ unreached: 'for good' })
    const { waiting } = dataOf<ClaimLists>(await plaintiff.client.get('/v1/claims'))
    expect(waiting.yours.claims).toContainEqual(
      expect.objectContaining({ claim: expect.objectContaining({ id: filed.claimId, unreached: 'for good' }) }),
    )
  })
})

describe('a letter that is sent again', { tags: 'SPEC-4-correction' }, () => {
  test('goes to the same address with the same code, once a day', {
    tags: ['SPEC-7-POST-claims-claimId-defendants-defendantId-letter', 'SPEC-8-LETTER_SENT_LATELY'],
  }, async () => {
    const email = newAddress()
    const filed = await file(email)
    const code = await codeSentTo(server, email)
    expect((await sendAgain(filed)).body.code).toBe('LETTER_SENT_LATELY')
    server.clock.advance(days(1))
    await renew(plaintiff)
    const sent = await Promise.all([sendAgain(filed), sendAgain(filed)])
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await codeSentTo(server, email)).toBe(code)
    expect(await deliveryOf(filed)).toMatchObject({ queuedAt: server.clock.now().toISOString() })
    await jobsDone(server, 'send invitation')
    expect(mailTo(email)).toHaveLength(2)
  })
})
