import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { prepareLocalRecipient } from '@redress/localnet/local-recipient.ts'
import { type Localnet, startLocalnet } from '@redress/localnet/start-localnet.ts'
import { type FaultyRpc, startFaultyRpc } from '@redress/localnet/testing/faulty-rpc.ts'
import { type Person, person } from '../accounts/accounts.ts'
import { joinByApi, logInByApi } from '../filing/filing-by-api.ts'
import { test as base } from '../installation/fixtures.ts'
import { type Installation, startInstallation } from '../installation/installation.ts'
import { installWallet, type SimulatedWallet } from './simulated-wallet.ts'

interface Chain {
  readonly localnet: Localnet
  /** Between everybody and the chain; what wallets send goes past it. */
  readonly node: FaultyRpc
  readonly folder: string
}

/** A payer's browser, and the wallet in it. */
export interface Payer {
  readonly page: Page
  readonly wallet: SimulatedWallet
}

/** Payers; all wallets but `signing` send the transactions that they sign. */
export interface Payers {
  readonly defendantsName: Person
  readonly plaintiff: Payer
  readonly defendant: Payer
  /** The plaintiff's other browser, whose wallet only signs, so that the page sends. */
  readonly signing: Payer
}

async function openPayer(
  { browser, installation, chain }: { browser: Browser; installation: Installation; chain: Chain },
  wallet: { readonly name: string; readonly sends: boolean },
): Promise<Payer> {
  const context = await browser.newContext({ baseURL: installation.url })
  const page = await context.newPage()
  return { page, wallet: await installWallet(page, { ...wallet, chainUrl: chain.localnet.rpcUrl }) }
}

/** Journeys of payments: a node that can be switched off stands before the chain, and each worker has one pair of payers. */
export const test = base.extend<object, { chain: Chain; payers: Payers }>({
  chain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'redress-chain-'))
      const localnet = await startLocalnet({ port: 0 })
      const node = await startFaultyRpc(localnet.rpcUrl)
      await use({ localnet, node, folder })
      await node.stop()
      await localnet.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  installation: [
    async ({ chain: { localnet, node, folder } }, use) => {
      const installation = await startInstallation({
        settings: {
          SOLANA_RPC_URL: node.rpcUrl,
          SOLANA_WS_URL: localnet.webSocketUrl,
          SOLANA_CLUSTER: 'localnet',
          PAYMENT_RECIPIENT: await prepareLocalRecipient(localnet.rpcUrl, folder),
          UNRESOLVED_CLAIMS_LIMIT: '100',
        },
      })
      await use(installation)
      await installation.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  payers: [
    async ({ browser, installation, chain }, use) => {
      const parts = { browser, installation, chain }
      const ida = person('Ida', 'Lorenz', 'Austria')
      const karl = person('Karl', 'Winter', 'Austria')
      const [plaintiff, defendant, signing] = await Promise.all([
        openPayer(parts, { name: 'Solflare', sends: true }),
        openPayer(parts, { name: 'Wallet of a defendant', sends: true }),
        openPayer(parts, { name: 'Phantom', sends: false }),
      ])
      await joinByApi(plaintiff.page, installation, ida)
      await joinByApi(defendant.page, installation, karl)
      await logInByApi(signing.page, ida)
      await use({ defendantsName: karl, plaintiff, defendant, signing })
      for (const { page } of [plaintiff, defendant, signing]) await page.context().close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
