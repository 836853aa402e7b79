import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    SUBMISSION_FEE: '12.5',
    DISPUTE_FEE: '0',
    SOL_PRICE_USD: '160',
    NOTICE_PERIOD: 'P1DT30S',
    UNRESOLVED_CLAIMS_LIMIT: '7',
  })
})
afterAll(() => server.stop())

test('a visitor is told the settings that the page needs, and no others', {
  tags: 'SPEC-7-GET-configuration',
}, async () => {
  const { SOLANA_RPC_URL, SOLANA_WS_URL } = server.context.settings
  expect((await server.client().get('/v1/configuration')).body.data).toEqual({
    cluster: 'localnet',
    rpcUrl: SOLANA_RPC_URL,
    webSocketUrl: SOLANA_WS_URL,
    submissionFee: 12.5,
    disputeFee: 0,
    solPrices: { EUR: 150, USD: 160 },
    noticePeriod: 'P1DT30S',
    unresolvedClaimsLimit: 7,
    operator: null,
    isGoogleSignInEnabled: false,
  })
})
