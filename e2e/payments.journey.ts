import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { prepareLocalRecipient } from '@redress/localnet/local-recipient.ts'
import { type Localnet, startLocalnet } from '@redress/localnet/start-localnet.ts'
import { type FaultyRpc, startFaultyRpc } from '@redress/localnet/testing/faulty-rpc.ts'
import { transactionsWith } from './chain-history.ts'
import { type ApiClaim, call, joinByApi, readClaim, submitByApi } from './filed-by-api.ts'
import { test as base } from './fixtures.ts'
import { startInstallation } from './installation.ts'
import { person } from './people.ts'
import { installWallet, type SimulatedWallet } from './simulated-wallet.ts'

/** How long the node is away: a few seconds, or a minute in the long form. */
const nodeDownMilliseconds = Number(process.env.NODE_DOWN_SECONDS ?? 3) * 1_000
const creditMilliseconds = 10_000

interface Chain {
  readonly localnet: Localnet
  /** Between everybody and the chain; what wallets send goes past it. */
  readonly node: FaultyRpc
  readonly folder: string
}

const test = base.extend<object, { chain: Chain }>({
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
        },
      })
      await use(installation)
      await installation.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay [\d.]+ SOL$/ })
const confirmed = (page: Page) => expect(page.getByText('Transaction is confirmed').first()).toBeVisible()

async function connect(page: Page, wallet: SimulatedWallet): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: wallet.name }).click()
  await expect(payButton(page)).toBeVisible()
}

function referenceOf({ payments }: ApiClaim, purpose: string): string {
  const found = payments.find(payment => payment.purpose === purpose)
  if (!found) throw new Error(`The claim has no payment for its ${purpose}`)
  return found.reference
}

test('every fee is paid from a wallet: declined, pressed twice, reloaded, and with the node away', async ({
  newPage,
  installation,
  chain: { localnet, node },
}) => {
  const plaintiff = person('Ida', 'Lorenz', 'Austria')
  const defendant = person('Karl', 'Winter', 'Austria')
  const mine = await newPage()
  const theirs = await newPage()
  const [signing, sending] = await Promise.all([
    installWallet(mine, { name: 'Phantom', chainUrl: localnet.rpcUrl, sends: false }),
    installWallet(theirs, { name: 'Wallet of a defendant', chainUrl: localnet.rpcUrl, sends: true }),
    joinByApi(mine, installation, plaintiff),
    joinByApi(theirs, installation, defendant),
  ])
  const claim = await submitByApi(mine, defendant)

  /** That the fee cost its payer exactly one transaction. */
  async function paidOnce(page: Page, purpose: string): Promise<void> {
    const reference = referenceOf(await readClaim(page, claim.id), purpose)
    expect(await transactionsWith(localnet.rpcUrl, reference)).toHaveLength(1)
  }

  await test.step('submission: a payment that is declined loses nothing and is made again, once', async () => {
    await mine.goto(`/dashboard/claims/${claim.id}/pay-after-submission`)
    await connect(mine, signing)
    signing.decideBy(() => 'decline')
    await payButton(mine).click()
    await expect(mine.getByText('You declined the payment in your wallet. Nothing was sent.')).toBeVisible()
    expect(await readClaim(mine, claim.id)).toMatchObject({ status: 'WAITING_FOR_PAYMENT' })
    expect(await transactionsWith(localnet.rpcUrl, referenceOf(claim, 'submission'))).toHaveLength(0)

    signing.decideBy(() => 'approve')
    await payButton(mine).dblclick()
    await confirmed(mine)
    expect(signing.asked()).toBe(2)
    await paidOnce(mine, 'submission')
    expect(await readClaim(mine, claim.id)).toMatchObject({ status: 'PENDING_PUBLICATION' })
  })

  await test.step('dispute: approved only after the page was loaded again', async () => {
    const dispute = { disputeReason: 'Not Factual', disputeExplanation: 'The gutter was not part of our work.' }
    await call(theirs, { path: `/v1/claims/${claim.id}/dispute`, body: dispute })
    await theirs.goto(`/dashboard/claims/against-me/dispute/${claim.id}`)
    await connect(theirs, sending)
    const hesitation = Promise.withResolvers<'approve'>()
    sending.decideBy(() => hesitation.promise)
    await payButton(theirs).click()
    await expect.poll(() => sending.asked()).toBe(1)
    await theirs.reload()
    await expect(theirs.getByText('Your wallet was asked for this payment.').first()).toBeVisible()
    await expect(payButton(theirs)).toBeHidden()
    hesitation.resolve('approve')
    await confirmed(theirs)
    await paidOnce(theirs, 'dispute')
    expect(await readClaim(theirs, claim.id)).toMatchObject({ status: 'DISPUTED' })
  })

  await test.step('platform fee: paid while the node goes away, credited within ten seconds of its return', async () => {
    const offer = { value: 800, winningParty: 'Plaintiff', costOwner: 'Defendant' }
    await call(mine, { path: `/v1/claims/${claim.id}/propose-resolution`, body: offer })
    await call(theirs, { path: `/v1/claims/${claim.id}/accept-resolution` })
    await call(theirs, { path: `/v1/claims/${claim.id}/resolve` })
    await theirs.goto(`/dashboard/claims/against-me/resolve/${claim.id}`)
    sending.decideBy(() => {
      node.inject({ kind: 'down' })
      return 'approve'
    })
    await payButton(theirs).click()
    await expect(theirs.getByText('The Solana network cannot be reached from here at the moment.')).toBeVisible()
    await theirs.reload()
    await expect(theirs.getByText('Your payment is on its way to the network.')).toBeVisible()
    await expect(payButton(theirs)).toBeHidden()
    await delay(nodeDownMilliseconds)
    expect(await readClaim(theirs, claim.id)).toMatchObject({ status: 'RESOLUTION_ACCEPTED' })

    const back = Date.now()
    node.inject({ kind: 'none' })
    await confirmed(theirs)
    expect(Date.now() - back).toBeLessThan(creditMilliseconds)
    await paidOnce(theirs, 'platform fee')
    expect(sending.asked()).toBe(2)
    expect(await readClaim(theirs, claim.id)).toMatchObject({ status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' })
  })
})
