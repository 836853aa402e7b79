import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    SUBMISSION_FEE: '12.5',
    DISPUTE_FEE: '0',
    SOL_PRICE_USD: '160',
    NOTICE_PERIOD: 'P1DT30S',
    OFFER_PERIOD: 'P3D',
    UNRESOLVED_CLAIMS_LIMIT: '7',
  })
})
afterAll(() => server.stop())

test('a visitor is told the settings that the page needs, and no others', {
  tags: 'SPEC-7-GET-configuration',
}, async () => {
  expect((await server.client().get('/v1/configuration')).body.data).toEqual({
    cluster: 'localnet',
    rpcUrl: server.context.settings.SOLANA_RPC_URL,
    submissionFee: 12.5,
    disputeFee: 0,
    freeClaims: 0,
    solPrices: { EUR: 150, USD: 160 },
    noticePeriod: 'P1DT30S',
    offerPeriod: 'P3D',
    unresolvedClaimsLimit: 7,
    operator: null,
    hasBankAccount: false,
    isGoogleSignInEnabled: false,
  })
})

test('browsers are sent to the node for them, and never learn of the server’s own', async () => {
  const other = await startTestServer({ SOLANA_PUBLIC_RPC_URL: 'https://node.example/for-browsers' })
  onTestFinished(() => other.stop())
  const answer = await other.http.inject('/v1/configuration')
  expect(answer.json()).toMatchObject({ data: { rpcUrl: 'https://node.example/for-browsers' } })
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain("connect-src 'self' https://node.example")
  const own = new URL(other.context.settings.SOLANA_RPC_URL ?? '').host
  expect(`${policy}${answer.body}`).not.toContain(own)
})
