import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Bidding, BiddingEnding } from '@redress/domain/claim/bidding.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimByCalls, claimDisputedByOther, claimIn, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { agreeOnBids, biddingStep, bidInRound, bidTillClose } from '../../testing/sealed-bids.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { withdraw } from '../account-closure/leave-claims.ts'
import { endBiddingOfReplaced } from '../act/biddings.ts'
import { lockClaim } from '../act/claim-state.ts'
import { applyDueDeadlines } from '../act/deadlines.ts'
import { inAct } from '../act/record.ts'

const day = 24 * 60 * 60 * 1000
const fee = { costOwner: 'Defendant' } as const

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100', NOTICE_PERIOD: 'P365D' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const disputed = () => claimIn(server, opponents, 'DISPUTED')
const viewOf = async ({ client }: TestUser, id: string) => dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`))
const historyOf = async (id: string) =>
  dataOf<{ type: string; partyTriggeredBy: string | null }[]>(
    await opponents.plaintiff.client.get(`/v1/actions/claims/${id}`),
  )
const codeOf = async (answer: ReturnType<typeof biddingStep>) => (await answer).body.code

async function storedOf(id: string): Promise<{ bidding: Bidding | null; deadlines: number }> {
  const { database } = server.context
  const { bidding } = await database
    .selectFrom('claims')
    .select('bidding')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const due = await database
    .selectFrom('deadlines')
    .selectAll()
    .where('claim_id', '=', id)
    .where('event', '=', 'bidding over')
    .execute()
  return { bidding, deadlines: due.length }
}

/** Expects the bidding to be over, with nothing stored but its ending. */
async function expectEnded(id: string, ending: BiddingEnding): Promise<void> {
  const { bidding, deadlines } = await storedOf(id)
  expect(bidding).toMatchObject({
    ...{ state: 'ended', ending, agreed: [] },
    sealed: { Plaintiff: null, Defendant: null },
  })
  expect(deadlines).toBe(0)
  for (const user of Object.values(opponents)) {
    expect((await viewOf(user, id)).bidding).toMatchObject({ state: 'ended', ending, isOwnGiven: false })
  }
}

const topicsOf = async ({ id: userId }: TestUser, claimId: string) => {
  const rows = await server.context.database
    .selectFrom('notifications')
    .select('facts')
    .where('user_id', '=', userId)
    .where('claim_id', '=', claimId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ facts }) => facts.topic as string).filter(topic => topic.startsWith('BID'))
}

describe('bids that meet', {
  tags: ['SPEC-7-POST-claims-id-bidding', 'SPEC-7-POST-claims-id-bidding-agree', 'SPEC-7-POST-claims-id-bidding-bids'],
}, () => {
  test('are an accepted offer on the middle, rounded down, with its fee, document and mails', async () => {
    const id = await claimByCalls(server, opponents, 'DISPUTED')
    await agreeOnBids(opponents, id, 'Plaintiff')
    await bidInRound(opponents, id, { round: 1, least: 2_000.02, most: 1_999.99 })
    const { status, bidding, resolutions } = await bidInRound(opponents, id, { round: 2, least: 1_500, most: 1_800.01 })
    expect([status, bidding]).toEqual(['RESOLUTION_ACCEPTED', null])
    expect(resolutions.at(-1)).toMatchObject({
      ...{ value: 1_650, winningParty: 'Plaintiff', costOwner: 'Plaintiff', proposedBy: 'Plaintiff' },
      ...{ resolutionStatus: 'ACCEPTED', isFromBids: true, defence: { isYou: true } },
    })
    expect((await storedOf(id)).deadlines).toBe(0)
    const history = (await historyOf(id)).slice(-6).map(({ type, partyTriggeredBy }) => `${type} ${partyTriggeredBy}`)
    expect(history).toEqual([
      ...['BIDS_ASKED Plaintiff', 'BIDS_AGREED Defendant', 'BID_GIVEN Plaintiff', 'BIDS_APART null'],
      ...['BID_GIVEN Plaintiff', 'BIDS_MET null'],
    ])
    expect(await topicsOf(opponents.defendant, id)).toEqual([
      ...['BIDS_ASKED', 'BID_GIVEN', 'BIDS_APART', 'BID_GIVEN', 'BIDS_MET'],
    ])
    expect(await topicsOf(opponents.plaintiff, id)).toEqual(['BIDS_AGREED', 'BIDS_APART', 'BIDS_MET'])
    await jobsDone(server, 'make agreement')
    const { http } = server
    const cookies = Object.fromEntries(opponents.plaintiff.client.cookies)
    const document = await http.inject({ url: `/v1/claims/${id}/agreement`, cookies })
    expect([document.statusCode, document.headers['content-type']]).toEqual([200, 'application/pdf'])
    dataOf(await opponents.plaintiff.client.post(`/v1/claims/${id}/resolve`))
  })

  test.each([
    ['the same', 1_000, 1_000, 1_000],
    ['a cent between them', 1_000, 1_000.01, 1_000],
    ['all of the claim', 4_000, 4_000, 4_000],
  ])('%s: %s and %s', async (_name, least, most, value) => {
    const id = await disputed()
    await agreeOnBids(opponents, id)
    const { resolutions } = await bidInRound(opponents, id, { round: 1, least, most })
    expect(resolutions.at(-1)).toMatchObject({ value, costOwner: 'Defendant' })
  })
})

describe('bids that do not meet', () => {
  test('tell both only that, and end after three rounds', async () => {
    const id = await disputed()
    await bidTillClose(opponents, id, { least: 3_000, most: 2_599.99 })
    await expectEnded(id, 'not met')
    expect((await viewOf(opponents.plaintiff, id)).status).toBe('DISPUTED')
    // Bidding can start again if both sides agree.
    await agreeOnBids(opponents, id)
    expect(await storedOf(id)).toMatchObject({ bidding: { state: 'bids', round: 1, ending: null }, deadlines: 1 })
  })

  test('that are close after three rounds lead to the middle where both agree to it', {
    tags: 'SPEC-7-POST-claims-id-bidding-middle',
  }, async () => {
    const { plaintiff, defendant } = opponents
    const id = await disputed()
    await bidTillClose(opponents, id, { least: 3_000.01, most: 2_600.01 })
    const before = await historyOf(id)
    for (const _twice of [1, 2]) dataOf(await biddingStep(defendant, id, '/middle'))
    expect((await viewOf(defendant, id)).bidding).toMatchObject({ state: 'middle', isOwnGiven: true })
    expect((await viewOf(plaintiff, id)).bidding).toMatchObject({ isOwnGiven: false, isOtherGiven: false })
    // The consent of one side alone is not recorded in the history.
    expect(await historyOf(id)).toEqual(before)
    const after = dataOf<PartyClaim>(await biddingStep(plaintiff, id, '/middle'))
    expect([after.status, after.resolutions.at(-1)?.value]).toEqual(['RESOLUTION_ACCEPTED', 2_800.01])
  })

  test('whose middle one side agrees to are the same for everybody else', async () => {
    const other = await confirmedUser(server)
    const users = { plaintiff: opponents.plaintiff, defendant: opponents.defendant }
    const id = await claimDisputedByOther(server, { ...users, other })
    await bidTillClose(users, id, { least: 3_000.01, most: 2_600.01 })
    const read = () =>
      Promise.all(
        [users.plaintiff.client, other.client, server.client()].flatMap(client =>
          [`/v1/claims/${id}`, '/v1/claims', '/v1/notifications'].map(async path => {
            const { status, body, headers } = await client.get(path)
            return { status, body, etag: headers.etag }
          }),
        ),
      )
    const before = await read()
    dataOf(await biddingStep(users.defendant, id, '/middle'))
    expect(await read()).toEqual(before)
    // The party that agreed sees its own agreement.
    expect((await viewOf(users.defendant, id)).bidding).toMatchObject({ isOwnGiven: true })
  })

  test.each(['plaintiff', 'defendant', 'clock'] as const)(
    'and whose middle the %s does not agree to end, and nobody is told who',
    async who => {
      const id = await disputed()
      await bidTillClose(opponents, id, { least: 3_000, most: 2_800 })
      if (who === 'clock') await pass(15)
      else dataOf(await biddingStep(opponents[who], id, '/end'))
      await expectEnded(id, 'no middle')
      expect((await historyOf(id)).at(-1)).toMatchObject({ type: 'BIDDING_ENDED', partyTriggeredBy: null })
      for (const user of Object.values(opponents)) expect((await topicsOf(user, id)).at(-1)).toBe('BIDDING_ENDED')
    },
  )
})

/** Advances the clock by days and keeps the sessions alive. */
async function pass(days: number): Promise<void> {
  for (let left = days; left > 0; left -= 15) {
    server.clock.advance(Math.min(left, 15) * day)
    for (const { client } of Object.values(opponents)) dataOf(await client.post('/v1/auth/refresh'))
  }
  await applyDueDeadlines(server.context)
}

describe('sealed bids always end', { tags: 'SPEC-7-POST-claims-id-bidding-end' }, () => {
  const ask = (id: string) => biddingStep(opponents.plaintiff, id, '', fee)
  const oneBid = async (id: string) => {
    await agreeOnBids(opponents, id)
    dataOf(await biddingStep(opponents.plaintiff, id, '/bids', { round: 1, value: 2_000 }))
  }
  test.each<[string, (id: string) => Promise<unknown>, keyof Opponents | 'clock', BiddingEnding]>([
    ['declined', ask, 'defendant', 'declined'],
    ['taken back', ask, 'plaintiff', 'taken back'],
    ['not answered', ask, 'clock', 'expired'],
    ['left by the one who has bid', oneBid, 'plaintiff', 'left'],
    ['left by the other', oneBid, 'defendant', 'left'],
    ['not bid in', oneBid, 'clock', 'expired'],
  ])('%s', async (_name, begin, by, ending) => {
    const id = await disputed()
    await begin(id)
    expect((await storedOf(id)).deadlines).toBe(1)
    if (by === 'clock') {
      await pass(13)
      expect((await storedOf(id)).bidding?.state).not.toBe('ended')
      await pass(3)
    } else for (const _twice of [1, 2]) dataOf(await biddingStep(opponents[by], id, '/end'))
    await expectEnded(id, ending)
    expect((await historyOf(id)).filter(({ type }) => type === 'BIDDING_ENDED')).toHaveLength(1)
  })

  test.each(['propose-resolution', 'withdraw'])('with the status of the claim: %s', async path => {
    const id = await disputed()
    await oneBid(id)
    const body = path === 'withdraw' ? undefined : { winningParty: 'Plaintiff', costOwner: 'Defendant', value: 1_000 }
    dataOf(await opponents.plaintiff.client.post(`/v1/claims/${id}/${path}`, body))
    expect(await storedOf(id)).toEqual({ bidding: null, deadlines: 0 })
  })

  test('with the account of whoever bids', async () => {
    const id = await disputed()
    await oneBid(id)
    await inAct(server.context, async act => {
      const state = await lockClaim(act.transaction, id)
      if (state) await withdraw(act, state, opponents.defendant.id)
    })
    await expectEnded(id, 'left')
  })

  test('where the seat of an account that may have bid is another’s now, and of no other', async () => {
    const id = await disputed()
    await oneBid(id)
    const replaced = (userId: string) =>
      inAct(server.context, async act => {
        const state = await lockClaim(act.transaction, id)
        if (state) await endBiddingOfReplaced(act, state, { userId, before: state.defendants })
      })
    await replaced(opponents.plaintiff.id)
    expect((await storedOf(id)).bidding?.state).toBe('bids')
    await replaced(opponents.defendant.id)
    await expectEnded(id, 'replaced')
  })

  test('where nobody is left who could agree', async () => {
    const id = await disputed()
    dataOf(await biddingStep(opponents.plaintiff, id, '', fee))
    await inAct(server.context, async act => {
      const state = await lockClaim(act.transaction, id)
      if (state) await withdraw(act, state, opponents.defendant.id)
    })
    await expectEnded(id, 'declined')
  })

  test('where a bid cannot be opened any more', async () => {
    const id = await disputed()
    await oneBid(id)
    const { bidding } = await storedOf(id)
    const sealed = { ...bidding?.sealed, Plaintiff: 'A'.repeat(60) }
    await server.context.database
      .updateTable('claims')
      .set({ bidding: JSON.stringify({ ...bidding, sealed }) })
      .where('id', '=', id)
      .execute()
    dataOf(await biddingStep(opponents.defendant, id, '/bids', { round: 1, value: 3_000 }))
    await expectEnded(id, 'unreadable')
  })
})

describe('what is refused', () => {
  test('where the claim stands otherwise, or it is not the turn of the caller', {
    tags: 'SPEC-5-bidAboveClaim',
  }, async () => {
    const { plaintiff, defendant } = opponents
    const published = await claimIn(server, opponents, 'PUBLISHED')
    const id = await disputed()
    const stranger = await confirmedUser(server)
    const refused = async (
      ...calls: [TestUser, string, Parameters<typeof biddingStep>[2], object | undefined, string][]
    ) => {
      for (const [user, claim, step, body, code] of calls)
        expect(await codeOf(biddingStep(user, claim, step, body)), `${step} ${JSON.stringify(body)}`).toBe(code)
    }
    const bid = (round: number, value: number) => ({ round, value })
    const [changed, invalid] = ['NOT_IN_THIS_STATE', 'INVALID_INPUT']
    await refused(
      [plaintiff, published, '', fee, changed],
      [plaintiff, id, '/agree', fee, changed],
      [plaintiff, id, '/bids', bid(1, 5), changed],
      [plaintiff, id, '/middle', undefined, changed],
      [plaintiff, id, '/end', undefined, changed],
      [stranger, id, '', fee, 'CLAIM_NOT_FOUND'],
    )
    dataOf(await biddingStep(plaintiff, id, '', fee))
    dataOf(await biddingStep(plaintiff, id, '', fee))
    await refused(
      [plaintiff, id, '', { costOwner: 'Plaintiff' }, changed],
      [defendant, id, '', fee, changed],
      [plaintiff, id, '/agree', fee, changed],
      // Terms other than those asked for are refused.
      [defendant, id, '/agree', { costOwner: 'Plaintiff' }, changed],
      [defendant, id, '/bids', bid(1, 5), changed],
    )
    for (const _twice of [1, 2]) dataOf(await biddingStep(defendant, id, '/agree', fee))
    await refused(
      [plaintiff, id, '', fee, changed],
      [plaintiff, id, '/middle', undefined, changed],
      [plaintiff, id, '/bids', bid(2, 5), changed],
      [plaintiff, id, '/bids', bid(4, 5), invalid],
      [plaintiff, id, '/bids', bid(1, 4_000.01), invalid],
      [defendant, id, '/bids', bid(1, 4_000.01), invalid],
      [defendant, id, '/bids', bid(1, 0), invalid],
      [defendant, id, '/bids', bid(1, 10.001), invalid],
    )
    expect((await historyOf(id)).slice(-2).map(({ type }) => type)).toEqual(['BIDS_ASKED', 'BIDS_AGREED'])
  })

  test('what comes after the time is over, before the clock has come', async () => {
    const id = await disputed()
    dataOf(await biddingStep(opponents.plaintiff, id, '', fee))
    const { bidding } = await storedOf(id)
    await server.context.database
      .updateTable('claims')
      .set({ bidding: JSON.stringify({ ...bidding, until: server.clock.now().toISOString() }) })
      .where('id', '=', id)
      .execute()
    expect(await codeOf(biddingStep(opponents.defendant, id, '/agree', fee))).toBe('NOT_IN_THIS_STATE')
  })

  test('a bid stands once it is entered: the same again changes nothing, another one is refused', {
    tags: 'SPEC-8-BID_GIVEN',
  }, async () => {
    const { plaintiff, defendant } = opponents
    const id = await disputed()
    await agreeOnBids(opponents, id)
    const twice = await Promise.all([1, 2].map(() => biddingStep(plaintiff, id, '/bids', { round: 1, value: 2_000 })))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await codeOf(biddingStep(plaintiff, id, '/bids', { round: 1, value: 2_000.01 }))).toBe('BID_GIVEN')
    expect((await historyOf(id)).filter(({ type }) => type === 'BID_GIVEN')).toHaveLength(1)
    // A button that is pressed twice is no bid of the next round.
    const last = await Promise.all([1, 2].map(() => biddingStep(defendant, id, '/bids', { round: 1, value: 1_000 })))
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await viewOf(defendant, id)).bidding).toMatchObject({ round: 2, isOwnGiven: false, isOtherGiven: false })
  })

  test('two sides that enter their last bids at once settle once', async () => {
    const id = await disputed()
    await agreeOnBids(opponents, id)
    const users = Object.values(opponents)
    const answers = await Promise.all(users.map(user => biddingStep(user, id, '/bids', { round: 1, value: 2_000 })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await viewOf(opponents.plaintiff, id)).resolutions).toHaveLength(1)
  })
})

test('of several defendants the one who agrees bids, and the others are told that', async () => {
  const { plaintiff, defendant } = opponents
  const codefendant = await confirmedUser(server)
  const id = await claimDisputedByOther(server, { plaintiff, defendant, other: codefendant })
  dataOf(await biddingStep(plaintiff, id, '', fee))
  expect((await viewOf(codefendant, id)).bidding).toMatchObject({ isAnothers: false })
  dataOf(await biddingStep(defendant, id, '/agree', fee))
  expect((await viewOf(codefendant, id)).bidding).toMatchObject({ isAnothers: true })
  for (const [step, body] of [
    ['/bids', { round: 1, value: 5 }],
    ['/end', undefined],
  ] as const)
    expect(await codeOf(biddingStep(codefendant, id, step, body))).toBe('NOT_IN_THIS_STATE')
  dataOf(await biddingStep(plaintiff, id, '/bids', { round: 1, value: 3_000 }))
  expect(await topicsOf(codefendant, id)).toEqual(['BIDS_ASKED', 'BIDS_AGREED'])
  const { resolutions } = dataOf<PartyClaim>(await biddingStep(defendant, id, '/bids', { round: 1, value: 3_000 }))
  expect(resolutions.at(-1)?.defence).toEqual({ name: 'Dora Defendant', isYou: true })
  expect((await topicsOf(codefendant, id)).at(-1)).toBe('BIDS_MET')
})
