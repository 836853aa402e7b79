import { expect, test } from 'vitest'
import { wrongSettings } from '../testing/wrong-settings.ts'
import { readSettings, secretSettings, seenSettings, settingNames, WrongSetting } from './settings.ts'

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

/** Edge cases of numbers and durations, which break timers, dates or columns. */
const extremes = ['-1', '0', '0.5', '1e9', '1e21', '2147483648', '9007199254740993', 'NaN', 'Infinity', 'P0D', 'PT0S']
const farthest = ['P24D', 'P25D', 'P3650D', 'P99999999D', 'PT99999999999S', 'P-1D', 'P', '१५', 'P15D ']

test.each(settingNames)('%s is refused by its name, or is a quantity that timers and dates can hold', name => {
  for (const value of [...extremes, ...farthest]) {
    try {
      const quantity: unknown = readSettings({ [name]: value })[name]
      if (typeof quantity !== 'number') continue
      expect(quantity, value).toBeGreaterThanOrEqual(0)
      expect(Number.isNaN(new Date(Date.UTC(9000, 0) + quantity).getTime()), value).toBe(false)
      if (/TIMEOUT|DELAY|SECONDS/.test(name)) expect(quantity, value).toBeLessThanOrEqual(3_600_000)
    } catch (error) {
      if (!(error instanceof WrongSetting)) throw error
      expect(error.message, value).toContain(name)
    }
  }
})

test('the console sees each setting as it was given, else its default, and of what may be secret a host at most', () => {
  const canary = 'canary'.repeat(6)
  const given = {
    ...{ NOTICE_PERIOD: 'P20D', SUBMISSION_FEE: '0', MAIL_FROM: '' },
    ...Object.fromEntries(secretSettings.map(name => [name, canary])),
    ...Object.fromEntries(
      secretSettings.flatMap(name =>
        /URL|ENDPOINT/.test(name) ? [[name, `https://${canary}:${canary}@host.example/${canary}`]] : [],
      ),
    ),
    ...{ DATABASE_URL: `postgresql://${canary}:${canary}@db.example:5433/${canary}`, DATABASE_POOLER_URL: '' },
    ...{
      DATABASE_READ_URL: '',
      SMTP_URL: `smtp://${canary}:${canary}@mail.example`,
      BOUNCES_URL: `imaps://${canary}:${canary}@mail.example/INBOX`,
      SOLANA_RPC_URL: '',
      SOLANA_WS_URL: '',
    },
    ...{ DKIM_PRIVATE_KEY: '', S3_BUCKET: 'evidence', GOOGLE_CLIENT_ID: 'id' },
  }
  const settings = readSettings(given)
  const seen = new Map(seenSettings(settings).map(({ name, ...rest }) => [name, rest]))
  expect([...seen.keys()]).toEqual(settingNames)
  expect(JSON.stringify([...seen])).not.toContain(canary)
  const isSecret = false
  expect(seen.get('NOTICE_PERIOD')).toEqual({ group: 'claims', value: 'P20D', source: 'environment', isSecret })
  expect(seen.get('EXTRA_TIME')).toEqual({ group: 'claims', value: 'P7D', source: 'default', isSecret })
  expect(seen.get('SUBMISSION_FEE')).toEqual({ group: 'fees', value: '0', source: 'environment', isSecret })
  expect(seen.get('MAIL_FROM')).toMatchObject({ source: 'default' })
  expect(seen.get('PUBLIC_URL')).toEqual({
    group: 'server',
    value: 'http://localhost:3000',
    source: 'process',
    isSecret,
  })
  expect(seen.get('CLAMD_SOCKET')).toEqual({ group: 'documents', value: null, source: 'none', isSecret })
  expect(seen.get('DATABASE_URL')).toEqual({
    group: 'server',
    value: 'db.example:5433',
    source: 'environment',
    isSecret: true,
  })
  expect(seen.get('SECRET_KEY')).toEqual({ group: 'server', value: null, source: 'environment', isSecret: true })
  expect(seen.get('DKIM_PRIVATE_KEY')).toEqual({ group: 'mail', value: null, source: 'none', isSecret: true })
})

test('a setting whose name sounds of a secret, or of a place with one, is one unless everybody knows it', () => {
  const known = ['PUBLIC_URL', 'SOLANA_PUBLIC_RPC_URL', 'BACKUP_PASSPHRASE_FILE', 'DKIM_SELECTOR']
  const sounding = settingNames.filter(name => /SECRET|KEY|PASS|TOKEN|URL|ENDPOINT|DKIM/.test(name))
  expect(sounding.filter(name => !known.includes(name)).toSorted()).toEqual(secretSettings.toSorted())
})
