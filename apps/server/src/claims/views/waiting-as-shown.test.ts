import type { ClaimListItem, ClaimLists, PartyClaim } from '@redress/contract/claim-views.ts'
import { soonestFirst, turnOf } from '@redress/domain/claim/claim-turn.ts'
import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimDisputedByOther, claimIn, dataOf, type Offer, offerOf, pay } from '../../testing/file-claim.ts'
import { confirmedUser, password, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// The server derives who has to act from a few columns of all claims of a user. The result must equal that of the
// rows shown.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
})
afterAll(() => server.stop())

/** Expects the lists of waiting claims to agree with the rows shown. */
async function expectAsShown({ client }: TestUser): Promise<void> {
  const lists = dataOf<ClaimLists>(await client.get('/v1/claims'))
  const shown = (items: readonly ClaimListItem[], party: Party) => items.map(item => ({ ...item, party }))
  const rows = [...shown(lists.myClaims, 'Plaintiff'), ...shown(lists.accusedClaims, 'Defendant')]
  const whoseTurn = Map.groupBy(rows, claim => turnOf(claim, claim.party).turn)
  const waiting = (...turns: Parameters<typeof whoseTurn.get>[0][]) => {
    const some = turns.flatMap(turn => whoseTurn.get(turn) ?? [])
    return soonestFirst(some, server.clock.now()).map(({ id }) => id)
  }
  const told = (whom: 'yours' | 'theirs') => lists.waiting[whom].claims.map(({ claim }) => claim.id)
  expect({ yours: told('yours'), theirs: told('theirs') }).toEqual({
    yours: waiting('yours', 'either'),
    theirs: waiting('theirs', 'none'),
  })
}

const close = async ({ client }: TestUser) => {
  dataOf(await client.post('/v1/auth/prove-password', { password }))
  return client.post('/v1/users/closure')
}

describe.each(claimStatuses)('a claim that is %s', status => {
  test.each(parties)('waits as its row says, before and after the %s has gone', async leaving => {
    const [plaintiff, defendant] = [await confirmedUser(server), await confirmedUser(server)]
    const offers: (Offer | undefined)[] = isResolved(status) ? [undefined] : parties.map(costOwner => ({ costOwner }))
    for (const offer of offers) await claimIn(server, { plaintiff, defendant }, status, offer)
    await expectAsShown(plaintiff)
    await expectAsShown(defendant)
    const [leaver, other] = leaving === 'Plaintiff' ? [plaintiff, defendant] : [defendant, plaintiff]
    // Accounts that owe a fee cannot be closed; they stay.
    await close(leaver)
    await expectAsShown(other)
  })
})

test('what is said to be paid waits as its row says, and so does a letter that reaches somebody else', async () => {
  const [plaintiff, defendant] = [await confirmedUser(server), await confirmedUser(server)]
  const paid = await claimIn(server, { plaintiff, defendant }, 'PUBLISHED')
  const statement = { paidOn: '2026-01-02', paidValue: 500, text: 'In cash.' }
  dataOf(await defendant.client.post(`/v1/claims/${paid}/payment-statements`, statement))
  const nobody = await confirmedUser(server)
  const unreached = await claimIn(server, { plaintiff, defendant: nobody }, 'PENDING_PUBLICATION')
  const { defendants } = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${unreached}`))
  await server.context.database
    .updateTable('defendants')
    .set({ letter_queued_at: server.clock.now(), disowned_at: server.clock.now(), taken_at: null, user_id: null })
    .where('id', '=', defendants[0]?.id ?? '')
    .execute()
  for (const user of [plaintiff, defendant]) await expectAsShown(user)
  const lists = dataOf<ClaimLists>(await plaintiff.client.get('/v1/claims'))
  expect(lists.waiting.yours.claims.map(({ claim }) => claim.id).toSorted()).toEqual([paid, unreached].toSorted())
  expect(lists.myClaims.map(({ unreached: which }) => which).toSorted()).toEqual(['all', 'none'])
})

test('what another defendant has agreed to waits as its row says, and so does an offer when one of two has gone', async () => {
  const [plaintiff, defendant, other] = [
    await confirmedUser(server),
    await confirmedUser(server),
    await confirmedUser(server),
  ]
  const file = () => claimDisputedByOther(server, { plaintiff, defendant, other })
  const agreed = await file()
  dataOf(await defendant.client.post(`/v1/claims/${agreed}/propose-resolution`, offerOf()))
  dataOf(await plaintiff.client.post(`/v1/claims/${agreed}/accept-resolution`))
  await file()
  for (const user of [plaintiff, defendant, other]) await expectAsShown(user)
  const lists = dataOf<ClaimLists>(await other.client.get('/v1/claims'))
  expect(lists.waiting.theirs.claims.map(({ claim }) => claim.id)).toEqual([agreed])
  dataOf(await defendant.client.post(`/v1/claims/${agreed}/resolve`))
  await pay(server, agreed, 'platform fee')
  for (const user of [plaintiff, defendant, other]) await expectAsShown(user)
  const waiting = dataOf<ClaimLists>(await other.client.get('/v1/claims')).waiting
  expect(
    [waiting.yours, waiting.theirs].map(({ claims }) => claims.map(({ claim }) => claim.id).includes(agreed)),
  ).toEqual([false, true])
  dataOf(await close(other))
  for (const user of [plaintiff, defendant]) await expectAsShown(user)
})
