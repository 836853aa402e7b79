import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { claimIn, dataOf, fileDraft, type Opponents, passNoticePeriod, pay } from '../../testing/file-claim.ts'
import { confirmedUser, unconfirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** Unique value for every field that some viewers must not see. */
const canaries = {
  texts: [
    'canary-begin',
    'canary-defendant-did',
    'canary-you-did',
    'canary-offered',
    'canary-communication',
    'canary-last-response',
  ],
  documents: ['https://example.org/canary-document', 'canary-description'],
  dispute: ['canary-explanation'],
  location: ['canary-location'],
  representation: ['Seeking Counsel'],
  contacts: [
    'canary-company@example.org',
    '+43 1 5551234',
    'canary-tax-id',
    '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  ],
  street: ['1 Canary Street'],
} as const
type Kind = keyof typeof canaries

interface Scene {
  readonly server: TestServer
  readonly opponents: Opponents
  readonly claimId: string
  readonly companyId: string
}

async function playScene(settings: Record<string, string> = {}): Promise<Scene> {
  const server = await startTestServer(settings)
  const opponents = {
    plaintiff: await confirmedUser(server, { address: canaries.street[0] }),
    defendant: await confirmedUser(server),
  }
  const { client } = opponents.plaintiff
  const claimId = await claimIn(server, opponents, 'PENDING')
  dataOf(
    await client.patch(`/v1/claims/${claimId}`, {
      howDidInteractionBegin: canaries.texts[0],
      whatDidDefendantDo: canaries.texts[1],
      whatDidYouDo: canaries.texts[2],
      resolvelmentOffered: canaries.texts[3],
      communicationCurrentStatus: canaries.texts[4],
      lastResponse: canaries.texts[5],
      location: canaries.location[0],
      representationStatus: canaries.representation[0],
    }),
  )
  const link = { url: canaries.documents[0], urlDescription: canaries.documents[1] }
  dataOf(await client.post(`/v1/claims/${claimId}/documents/urls`, link))
  const company = dataOf<{ id: string }>(
    await client.post(`/v1/claims/${claimId}/defendants/company`, {
      legalName: 'Roof Ltd',
      country: 'AT',
      taxId: canaries.contacts[2],
      email: canaries.contacts[0],
      cellPhone: canaries.contacts[1],
      website: 'https://roof.example',
      wallets: [{ address: canaries.contacts[3] }],
    }),
  )
  await fileDraft(server, claimId, { plaintiff: opponents.plaintiff, defendants: [opponents.defendant] })
  const dispute = { disputeReason: 'Other', disputeExplanation: canaries.dispute[0] }
  dataOf(await opponents.defendant.client.post(`/v1/claims/${claimId}/dispute`, dispute))
  await pay(server, claimId, 'dispute')
  return { server, opponents, claimId, companyId: company.id }
}

const kinds = Object.keys(canaries) as Kind[]

async function kindsSeen(client: InProcessClient, { claimId, companyId }: Scene): Promise<Kind[]> {
  const answers = [await client.get(`/v1/claims/${claimId}`), await client.get(`/v1/claims/defendants/${companyId}`)]
  for (const answer of answers) expect(answer.status).toBe(200)
  const seen = JSON.stringify(answers)
  for (const kind of kinds) {
    const shown = canaries[kind].filter(canary => seen.includes(canary))
    expect([0, canaries[kind].length], `${kind}: all or nothing, and not ${shown}`).toContain(shown.length)
  }
  return kinds.filter(kind => canaries[kind].every(canary => seen.includes(canary)))
}

describe.each([
  ['confirmed', ['street', 'location', 'representation', 'contacts']],
  ['parties', ['street', 'location', 'representation']],
] as const)('with private contacts for %s', (setting, seenBySignedIn) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await playScene({ PRIVATE_CONTACTS: setting })
  })
  afterAll(() => scene.server.stop())

  test('the parties alone see a claim before it is public', {
    tags: ['SPEC-7-GET-claims-id', 'SPEC-8-CLAIM_NOT_FOUND', 'SPEC-3-public-claim'],
  }, async () => {
    const { server, opponents, claimId, companyId } = scene
    for (const party of [opponents.plaintiff, opponents.defendant]) {
      expect((await kindsSeen(party.client, scene)).sort()).toEqual([...kinds].sort())
    }
    for (const client of [server.client(), (await confirmedUser(server)).client]) {
      const missing = { status: 404, body: { code: 'CLAIM_NOT_FOUND', error: 'Claim not found.' } }
      expect(await client.get(`/v1/claims/${claimId}`)).toMatchObject(missing)
      expect(await client.get(`/v1/claims/${crypto.randomUUID()}`)).toMatchObject(missing)
      const noDefendant = { status: 404, body: { code: 'DEFENDANT_NOT_FOUND' } }
      expect(await client.get(`/v1/claims/defendants/${companyId}`)).toMatchObject(noDefendant)
    }
  })

  test('everybody sees their own part of a public claim', {
    tags: ['SPEC-7-GET-claims-id', 'SPEC-7-GET-claims-defendants-id', 'SPEC-3-public-claim'],
  }, async () => {
    const { server, opponents } = scene
    await passNoticePeriod(server, opponents)
    const unconfirmed = await unconfirmedUser(server)
    const stranger = await confirmedUser(server)
    expect(await kindsSeen(server.client(), scene)).toEqual(['street'])
    expect(await kindsSeen(unconfirmed.client, scene)).toEqual(['street'])
    expect((await kindsSeen(stranger.client, scene)).sort()).toEqual([...seenBySignedIn].sort())
    for (const party of [opponents.plaintiff, opponents.defendant]) {
      expect((await kindsSeen(party.client, scene)).sort()).toEqual([...kinds].sort())
    }
  })

  test('history, documents and payments are for the parties', {
    tags: 'SPEC-7-GET-actions-claims-claimId',
  }, async () => {
    const { server, opponents, claimId } = scene
    const file = `/v1/claims/${claimId}/documents/${crypto.randomUUID()}/files`
    const { client } = await confirmedUser(server)
    for (const url of [`/v1/actions/claims/${claimId}`, `/v1/claims/${claimId}/payments`, file]) {
      expect(await server.client().get(url)).toMatchObject({ status: 401 })
      expect(await client.get(url)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    }
    for (const party of [opponents.plaintiff, opponents.defendant]) {
      expect((await party.client.get(`/v1/actions/claims/${claimId}`)).status).toBe(200)
      expect((await party.client.get(`/v1/claims/${claimId}/payments`)).status).toBe(200)
    }
  })

  test('each side sees the payments of its own side', { tags: 'SPEC-7-GET-claims-claimId-payments' }, async () => {
    const { opponents, claimId } = scene
    const purposes = async (client: InProcessClient) =>
      dataOf<{ payments: { purpose: string }[] }>(await client.get(`/v1/claims/${claimId}/payments`)).payments.map(
        payment => payment.purpose,
      )
    expect(await purposes(opponents.plaintiff.client)).toEqual(['submission'])
    expect(await purposes(opponents.defendant.client)).toEqual(['dispute'])
  })
})

test('the street of a plaintiff without a country is not public', async () => {
  const scene = await playScene()
  // A claim of such a one was filed before filing asked for the country.
  const { server, opponents } = scene
  await server.context.database
    .updateTable('users')
    .set({ country: null })
    .where('id', '=', opponents.plaintiff.id)
    .execute()
  await passNoticePeriod(server, opponents)
  expect(await kindsSeen(scene.server.client(), scene)).toEqual([])
  expect(await kindsSeen(scene.opponents.defendant.client, scene)).toContain('street')
  await scene.server.stop()
})

test('a street that is withheld is shown to the parties alone, and to everybody again', async () => {
  const scene = await playScene()
  onTestFinished(() => scene.server.stop())
  const { server, opponents } = scene
  await passNoticePeriod(server, opponents)
  const stranger = await confirmedUser(server)
  const sees = async () => {
    const clients = [server.client(), stranger.client, opponents.defendant.client, opponents.plaintiff.client]
    return Promise.all(clients.map(async client => (await kindsSeen(client, scene)).includes('street')))
  }
  expect(await sees()).toEqual([true, true, true, true])
  dataOf(await opponents.plaintiff.client.patch('/v1/users', { isStreetPublic: false }))
  expect(await sees()).toEqual([false, false, true, true])
  dataOf(await opponents.plaintiff.client.patch('/v1/users', { city: 'Graz' }))
  expect(await sees()).toEqual([false, false, true, true])
  dataOf(await opponents.plaintiff.client.patch('/v1/users', { isStreetPublic: true }))
  expect(await sees()).toEqual([true, true, true, true])
})
