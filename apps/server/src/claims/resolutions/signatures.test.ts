import type { Party } from '@redress/domain/people/parties.ts'
import { textToSign } from '@redress/domain/proof/terms-to-sign.ts'
import { type LocalWallet, openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimIn, dataOf, type Opponents, offerOf } from '../../testing/file-claim.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { agreementFacts } from '../agreements/agreement-facts.ts'
import { findAcceptedOffer } from '../repositories/agreement-repository.ts'

let server: TestServer
let opponents: Opponents
let wallets: { readonly defendants: LocalWallet; readonly plaintiffs: LocalWallet }
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  const { chainUrl } = server
  wallets = { defendants: await openLocalWallet(chainUrl), plaintiffs: await openLocalWallet(chainUrl) }
})
afterAll(() => server.stop())

const offer = { ...offerOf(), note: 'By bank transfer.\nIn one sum.' }
const termsOf = (claimId: string, as: Party = 'Defendant') => ({
  ...offer,
  as,
  claimId,
  currency: 'EUR',
  paymentPlan: [],
})

const proposed = (claimId: string, signature: object) =>
  opponents.defendant.client.post(`/v1/claims/${claimId}/propose-resolution`, { ...offer, signature })
const accepted = (claimId: string, signature: object) =>
  opponents.plaintiff.client.post(`/v1/claims/${claimId}/accept-resolution`, { signature })

test('terms that both sides sign with their wallets stand in the agreement with both signatures', async () => {
  const claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
  const texts = { theirs: textToSign(termsOf(claimId)), ours: textToSign(termsOf(claimId, 'Plaintiff')) }
  const theirs = await wallets.defendants.sign(texts.theirs)
  const ours = await wallets.plaintiffs.sign(texts.ours)
  dataOf(await proposed(claimId, theirs))
  dataOf(await accepted(claimId, ours))
  const { database } = server.context
  const resolutionId = (await findAcceptedOffer(database, claimId)) ?? ''
  const facts = await agreementFacts(database, { resolutionId, site: '', recipient: '' })
  expect([facts?.offers.at(-1)?.by.signature, facts?.accepted.by.signature]).toEqual([
    { ...theirs, text: texts.theirs },
    { ...ours, text: texts.ours },
  ])
})

test('a signature over other terms, of another wallet or of another text is refused, and nothing is saved', {
  tags: ['SPEC-5-walletSignature'],
}, async () => {
  const claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
  const { defendants, plaintiffs } = wallets
  const own = await defendants.sign(textToSign(termsOf(claimId)))
  const wrong = [
    await defendants.sign(textToSign({ ...termsOf(claimId), value: 2_999 })),
    await defendants.sign(textToSign({ ...termsOf(claimId), note: null })),
    await defendants.sign(textToSign(termsOf(claimId, 'Plaintiff'))),
    await defendants.sign('Hello'),
    { ...own, address: plaintiffs.address },
  ]
  const problem = {
    code: 'INVALID_INPUT',
    details: [
      { path: 'signature', message: 'This is not the signature of this wallet over these terms. Nothing was saved.' },
    ],
  }
  for (const signature of wrong) expect((await proposed(claimId, signature)).body).toMatchObject(problem)
  expect((await proposed(claimId, { ...own, signature: 'AAAA' })).body).toMatchObject({
    ...problem,
    details: [{ path: 'signature.signature' }],
  })
  dataOf(await proposed(claimId, own))
  const { plaintiff } = opponents
  // A signature of the other side is rejected.
  for (const signature of [own, ...wrong.slice(0, 2)])
    expect((await accepted(claimId, signature)).body).toMatchObject(problem)
  expect(dataOf<{ status: string }>(await plaintiff.client.get(`/v1/claims/${claimId}`)).status).toBe(
    'RESOLUTION_PROPOSED_BY_DEFENDANT',
  )
  dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/accept-resolution`))
})
