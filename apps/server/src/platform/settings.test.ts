import { expect, test } from 'vitest'
import { wrongSettings } from '../testing/wrong-settings.ts'
import { readSettings, WrongSetting } from './settings.ts'

const google = { GOOGLE_CLIENT_ID: 'redress', GOOGLE_CLIENT_SECRET: 'secret' }
const cluster = {
  SOLANA_RPC_URL: 'https://node.example',
  SOLANA_CLUSTER: 'devnet',
  PAYMENT_RECIPIENT: '11111111111111111111111111111111',
}

test.each([
  ['http://localhost:4000', 'http://localhost:4000'],
  ['https://redress.example/', 'https://redress.example'],
  ['HTTPS://Redress.Example:443', 'https://redress.example'],
])('PUBLIC_URL %s is the origin %s, as browsers say it', (PUBLIC_URL, origin) => {
  expect(readSettings({ PUBLIC_URL }).PUBLIC_URL).toBe(origin)
})

test.each(['no-reply@redress.example', 'Redress <no-reply@redress.example>', '<no-reply@redress.example>'])(
  'mail may come from %s',
  MAIL_FROM => {
    expect(readSettings({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
  },
)

test('what is not set has its default; amounts are read as cents and durations as milliseconds', () => {
  expect(readSettings({ PORT: '4000', SUBMISSION_FEE: '12.5', NOTICE_PERIOD: 'PT30S', DISPUTE_FEE: '' })).toMatchObject(
    {
      PUBLIC_URL: 'http://localhost:4000',
      SUBMISSION_FEE: 1250n,
      DISPUTE_FEE: 1000n,
      NOTICE_PERIOD: 30_000,
      EVENT_LOOP_DELAY_LIMIT: 1_000,
      GOOGLE_ISSUER: 'https://accounts.google.com',
    },
  )
})

test('the WebSocket of a cluster is at the address of its RPC unless another is set', () => {
  expect(readSettings(cluster).SOLANA_WS_URL).toBe('wss://node.example')
  expect(readSettings({ ...cluster, SOLANA_WS_URL: 'wss://other.example' }).SOLANA_WS_URL).toBe('wss://other.example')
})

test('the issuer of Google sign-ins may be on this machine without encryption', () => {
  const GOOGLE_ISSUER = 'http://localhost:4000'
  expect(readSettings({ ...google, GOOGLE_ISSUER }).GOOGLE_ISSUER).toBe(GOOGLE_ISSUER)
})

test.each(wrongSettings)('%j stops the start', (settings, line) => {
  expect(() => readSettings(settings)).toThrow(WrongSetting)
  expect(() => readSettings(settings)).toThrow(line)
})
