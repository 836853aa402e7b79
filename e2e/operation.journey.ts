import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { expect, test } from '@playwright/test'
import { join, logIn, person } from './accounts/accounts.ts'
import { startInstallation } from './installation/installation.ts'

const main = joinPath(import.meta.dirname, '../apps/server/src/main.ts')

test('all data survives Ctrl-C and a second start', async ({ browser }) => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), 'redress-operation-'))
  const who = person('Lea', 'Wolf', 'Austria')
  try {
    const first = await startInstallation({ dataDir })
    const before = await browser.newPage({ baseURL: first.url })
    await join(before, first, who)
    await before.goto('/dashboard/create-claim')
    await expect(before.getByRole('heading', { level: 1 })).toHaveText('Defendant(s)')
    const claimUrl = new URL(before.url()).pathname
    expect(await first.stop()).toBe(0)

    const second = await startInstallation({ dataDir })
    const after = await browser.newPage({ baseURL: second.url })
    await logIn(after, who)
    await after.goto('/dashboard/create-claim')
    await expect(after).toHaveURL(new RegExp(`${claimUrl}$`))
    const mails = (await (await fetch(`${second.mailUrl}/email`)).json()) as unknown[]
    expect(mails.length).toBeGreaterThan(0)
    expect(await second.stop()).toBe(0)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})

const refusals = [
  ['a wrong setting', { SUBMISSION_FEE: 'much' }, /^SUBMISSION_FEE must be an amount/],
  [
    'a source of prices without its accounts',
    { SOL_PRICE_SOURCE: 'pyth' },
    /^SOL_PRICE_SOURCE=pyth needs the accounts/,
  ],
  [
    'settings that belong together',
    { SOLANA_CLUSTER: 'devnet' },
    /^SOLANA_RPC_URL, SOLANA_CLUSTER and PAYMENT_RECIPIENT/,
  ],
  ['a folder that cannot be written to', { DATA_DIR: '/proc/redress' }, /^Nothing can be written to DATA_DIR/],
] as const

async function failedStart(settings: Record<string, string>): Promise<string> {
  const child = spawn('node', [main], { env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', chunk => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  return output
}

for (const [name, settings, line] of refusals) {
  test(`${name} stops the start with one line that names it`, async () => {
    const output = await failedStart(settings)
    expect(output).toMatch(line)
    expect(output.trim().split('\n')).toHaveLength(1)
  })
}

test('an occupied port is named, with the setting that moves it', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const address = other.address()
  const port = address && typeof address === 'object' ? address.port : 0
  expect(await failedStart({ PORT: String(port) })).toContain(`Port ${port} is occupied`)
  other.close()
})
