import { randomUUID } from 'node:crypto'
import type { Claim, PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getRecord } from '@redress/contract/record.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  dataOf,
  draftClaim,
  fileDraft,
  type Opponents,
  offerOf,
  passNoticePeriod,
  pay,
} from '../../testing/file-claim.ts'
import { codeSentTo, newCodeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// A test files a claim and lets its periods pass, beside other tests.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PRIVATE_CONTACTS: 'parties' })
})
afterAll(() => server.stop())

interface Named extends Opponents {
  readonly other: TestUser
  readonly claimId: string
}

/** Files a claim against two people, who have taken it over, and a company, whose seat is open. */
async function filedAgainstThree({ defendant: given }: Partial<Opponents> = {}): Promise<Named> {
  const [plaintiff, defendant, other] = [
    await confirmedUser(server),
    given ?? (await confirmedUser(server)),
    await confirmedUser(server),
  ]
  const claimId = await draftClaim({ plaintiff, defendant })
  const path = `/v1/claims/${claimId}/defendants`
  const individual = { firstName: 'Otto', lastName: 'Other', email: other.email }
  dataOf(await plaintiff.client.post(`${path}/individual`, individual))
  const company = { country: 'DE', taxId: 'unknown', website: '', legalName: `Idle ${randomUUID()} GmbH` }
  dataOf(await plaintiff.client.post(`${path}/company`, { ...company, email: `${randomUUID()}@example.org` }))
  await fileDraft(server, claimId, { plaintiff, defendants: [defendant, other] })
  return { plaintiff, defendant, other, claimId }
}

/** User whose address differs from the one in the claims. */
const unknownAddress = async (): Promise<TestUser> => ({
  ...(await confirmedUser(server)),
  email: `${randomUUID()}@example.org`,
})

/** Lets the notice period pass; all of them stay signed in. */
async function pass(named: Named): Promise<void> {
  await passNoticePeriod(server, named)
  dataOf(await named.other.client.post('/v1/auth/refresh'))
}

/** Outcomes of Dora, Otto and the company in a view of the claim. */
const outcomesIn = ({ defendants }: Pick<Claim, 'defendants'>) => defendants.map(({ outcome }) => outcome)

const publicView = async ({ claimId }: Named) => dataOf<Claim>(await server.client().get(`/v1/claims/${claimId}`))

/** Outcome and counts on the record of each named defendant. */
const recordsOf = async (named: Named) =>
  Promise.all(
    (await publicView(named)).defendants.map(async ({ id }) => {
      const answer = await server.client().get(`/v1/claims/defendants/${id}/record`)
      const { figures, claims } = dataOf<Output<typeof getRecord>>(answer)
      return { outcome: claims[0]?.outcome, answered: figures.answered, settled: figures.settled }
    }),
  )

async function dispute({ other, claimId }: Named): Promise<void> {
  const words = { disputeReason: 'Legal', disputeExplanation: 'I was never there.' }
  dataOf(await other.client.post(`/v1/claims/${claimId}/dispute`, words))
  await pay(server, claimId, 'dispute')
}

test('a concession names one as having settled, in every view, and the others as not having taken part', async () => {
  const named = await filedAgainstThree()
  await passNoticePeriod(server, named)
  expect(outcomesIn(await publicView(named))).toEqual([null, null, null])
  expect(await recordsOf(named)).toEqual(Array(3).fill({ outcome: null, answered: 0, settled: 0 }))
  dataOf(await named.defendant.client.post(`/v1/claims/${named.claimId}/resolve`))
  await pay(server, named.claimId, 'concession')
  const expected = ['settled', 'not taken part', 'not taken part']
  const stranger = await confirmedUser(server)
  for (const { client } of [{ client: server.client() }, stranger, named.plaintiff]) {
    const claim = dataOf<Claim>(await client.get(`/v1/claims/${named.claimId}`))
    expect(outcomesIn(claim), claim.view).toEqual(expected)
    const alone = claim.defendants.map(({ id }) => client.get(`/v1/claims/defendants/${id}`))
    expect(
      (await Promise.all(alone)).map(answer => dataOf<Defendant>(answer).outcome),
      claim.view,
    ).toEqual(expected)
  }
  expect(await recordsOf(named)).toEqual([
    { outcome: 'settled', answered: 1, settled: 1 },
    { outcome: 'not taken part', answered: 0, settled: 0 },
    { outcome: 'not taken part', answered: 0, settled: 0 },
  ])
})

test('an accepted offer speaks for whoever accepted it, not for whoever had disputed the claim', async () => {
  const named = await filedAgainstThree()
  const { plaintiff, defendant, claimId } = named
  await dispute(named)
  const offer = offerOf({ value: 2_000, costOwner: 'Plaintiff', validForDays: 30 })
  dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/propose-resolution`, offer))
  await passNoticePeriod(server, named)
  dataOf(await defendant.client.post(`/v1/claims/${claimId}/accept-resolution`))
  expect(outcomesIn(await publicView(named))).toEqual([null, null, null])
  dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/resolve`))
  await pay(server, claimId, 'platform fee')
  expect(outcomesIn(await publicView(named))).toEqual(['settled', 'disputed', 'not taken part'])
  expect(await recordsOf(named)).toEqual([
    { outcome: 'settled', answered: 1, settled: 1 },
    { outcome: 'disputed', answered: 1, settled: 0 },
    { outcome: 'not taken part', answered: 0, settled: 0 },
  ])
})

test('of one account that has two seats, the one has settled for which it spoke', async () => {
  const named = await filedAgainstThree()
  const { plaintiff, defendant, claimId } = named
  const { defendants } = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`))
  const [, , company] = defendants
  const code = await codeSentTo(server, company?.view === 'private' ? company.email : '')
  dataOf(await defendant.client.post(`/v1/claims/takeover/${code}`))
  await passNoticePeriod(server, named)
  dataOf(await defendant.client.post(`/v1/claims/${claimId}/resolve`))
  await pay(server, claimId, 'concession')
  expect(outcomesIn(await publicView(named))).toEqual(['settled', 'not taken part', 'not taken part'])
})

test('whoever pays the fee of what another has settled has not taken part', async () => {
  const named = await filedAgainstThree()
  const { plaintiff, defendant, other, claimId } = named
  dataOf(await defendant.client.post(`/v1/claims/${claimId}/propose-resolution`, offerOf()))
  dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/accept-resolution`))
  await pass(named)
  dataOf(await other.client.post(`/v1/claims/${claimId}/resolve`))
  await pay(server, claimId, 'platform fee')
  expect(outcomesIn(await publicView(named))).toEqual(['settled', 'not taken part', 'not taken part'])
  expect((await recordsOf(named)).map(({ answered }) => answered)).toEqual([1, 0, 0])
})

test('whoever takes the seat of a stranger who had offered something in it has not taken part by that', async () => {
  const named = await filedAgainstThree({ defendant: await unknownAddress() })
  const { plaintiff, defendant: stranger, other, claimId } = named
  const dora = await confirmedUser(server)
  const { email } = stranger
  dataOf(await stranger.client.post(`/v1/claims/takeover/${await codeSentTo(server, email)}`))
  dataOf(await stranger.client.post(`/v1/claims/${claimId}/propose-resolution`, offerOf()))
  const [seat] = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`)).defendants
  dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/defendants/${seat?.id}/contest`))
  dataOf(await dora.client.post(`/v1/claims/takeover/${await newCodeSentTo(server, email)}`))
  await pass(named)
  dataOf(await other.client.post(`/v1/claims/${claimId}/propose-resolution`, offerOf()))
  dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/accept-resolution`))
  dataOf(await other.client.post(`/v1/claims/${claimId}/resolve`))
  await pay(server, claimId, 'platform fee')
  expect(outcomesIn(await publicView(named))).toEqual(['not taken part', 'settled', 'not taken part'])
  expect((await recordsOf(named)).map(({ answered }) => answered)).toEqual([0, 1, 0])
})

test('what a representative concedes the company has settled', async () => {
  const [plaintiff, defendant] = [await confirmedUser(server), await confirmedUser(server)]
  const claimId = await draftClaim({ plaintiff, defendant: await confirmedUser(server) })
  const path = `/v1/claims/${claimId}/defendants/company`
  const company = { country: 'DE', taxId: 'unknown', website: '', legalName: `Spoken For ${randomUUID()} GmbH` }
  const { id } = dataOf<Defendant>(
    await plaintiff.client.post(path, { ...company, email: `${randomUUID()}@example.org` }),
  )
  const representative = { firstName: 'Rita', lastName: 'Rep', email: defendant.email, companyPosition: 'Counsel' }
  dataOf(await plaintiff.client.post(`${path}/${id}`, representative))
  await fileDraft(server, claimId, { plaintiff, defendants: [defendant] })
  const named = { plaintiff, defendant, other: defendant, claimId }
  await passNoticePeriod(server, named)
  dataOf(await defendant.client.post(`/v1/claims/${claimId}/resolve`))
  await pay(server, claimId, 'concession')
  expect(outcomesIn(await publicView(named))).toEqual(['not taken part', 'settled', 'settled'])
})

test('of a claim that was settled before publication nobody is told apart', async () => {
  const named = await filedAgainstThree()
  dataOf(await named.defendant.client.post(`/v1/claims/${named.claimId}/resolve`))
  await pay(server, named.claimId, 'concession')
  const claim = dataOf<PartyClaim>(await named.plaintiff.client.get(`/v1/claims/${named.claimId}`))
  expect([claim.isPublic, ...outcomesIn(claim)]).toEqual([false, null, null, null])
})
