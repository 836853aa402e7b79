import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import type { FaultyRpc } from '@redress/localnet/testing/faulty-rpc.ts'
import { messages } from '../../requirements/messages.ts'
import { payButton as payButtonName } from '../filing/filing-by-page.ts'
import type { Payer } from './payment-fixtures.ts'
import type { SimulatedWallet } from './simulated-wallet.ts'

/** How long the node is away: a few seconds, or a minute in the long form. */
const nodeDownMilliseconds = Number(process.env.NODE_DOWN_SECONDS ?? 3) * 1_000
const creditMilliseconds = 10_000
/** A transaction that was never sent expires within about a minute. */
const untilExpired = { timeout: 120_000 }

export interface Payment {
  readonly payer: Payer
  readonly node: FaultyRpc
  /** That nothing has happened to the claim, and so many transactions to the payment. */
  expectUnpaid(transactions: number): Promise<void>
}

const payButton = (page: Page) => page.getByRole('button', { name: payButtonName })
const nodeAway = 'The Solana network cannot be reached from here at the moment.'

const confirmation = (page: Page) => page.getByText(messages['transaction-is-confirmed'].text).first()

const confirmed = (page: Page): Promise<void> => expect(confirmation(page)).toBeVisible()

/** Waits until the payment can be made, with the wallet that this browser connected last. */
export async function readyToPay({ page, wallet }: Payer): Promise<void> {
  await expect(payButton(page)).toBeVisible()
  const unconnected = page.getByRole('button', { name: 'Connect wallet' })
  if (await unconnected.isHidden()) return
  // If no wallet is connected, the pay button opens the dialog to connect one.
  await payButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: wallet.name }).click()
  await expect(payButton(page)).toBeVisible()
}

/** Delays the owner's decision until the returned function is called. */
function hesitate(wallet: SimulatedWallet): (answer: 'approve' | 'decline') => void {
  const thought = Promise.withResolvers<'approve' | 'decline'>()
  wallet.decideBy(() => thought.promise)
  return thought.resolve
}

async function askAndReload({ page, wallet }: Payer): Promise<void> {
  const asked = wallet.asked()
  await payButton(page).click()
  await expect.poll(() => wallet.asked()).toBe(asked + 1)
  await page.reload()
  await expect(page.getByText('Your wallet was asked for this payment.').first()).toBeVisible()
  await expect(payButton(page)).toBeHidden()
}

/** The node goes away while the wallet is asked, and the page is loaded again without it. */
async function approveAndLoseNode({ page, wallet }: Payer, node: FaultyRpc): Promise<void> {
  wallet.decideBy(() => {
    node.inject({ kind: 'down' })
    return 'approve'
  })
  await payButton(page).click()
  await expect(page.getByText(nodeAway)).toBeVisible()
  await page.reload()
}

/** Failures before a payment that succeeds in the end, exactly once. */
export const paymentFailures = {
  'declined, and made again by two clicks': async ({ payer: { page, wallet }, expectUnpaid }: Payment) => {
    const asked = wallet.asked()
    wallet.decideBy(() => 'decline')
    await payButton(page).click()
    await expect(page.getByText('You declined the payment in your wallet. Nothing was sent.')).toBeVisible()
    await expectUnpaid(0)
    wallet.decideBy(() => 'approve')
    await payButton(page).dblclick()
    await confirmed(page)
    expect(wallet.asked()).toBe(asked + 2)
  },
  'approved after the page was loaded again': async ({ payer }: Payment) => {
    const answer = hesitate(payer.wallet)
    await askAndReload(payer)
    answer('approve')
    await confirmed(payer.page)
  },
  'sent while the node goes away': async ({ payer, node, expectUnpaid }: Payment) => {
    const { page } = payer
    await approveAndLoseNode(payer, node)
    await expect(page.getByText('Your payment is on its way to the network.')).toBeVisible()
    await expect(payButton(page)).toBeHidden()
    await delay(nodeDownMilliseconds)
    await expectUnpaid(1)
    const back = Date.now()
    node.inject({ kind: 'none' })
    await confirmed(page)
    expect(Date.now() - back).toBeLessThan(creditMilliseconds)
  },
} as const

export type PaymentFailure = keyof typeof paymentFailures

/**
 * Failures with a wallet that only signs, so that the page sends: it sends as soon as it can, or asks for a new
 * signature.
 */
export const signingFailures = {
  'signed for a page that is gone': async ({ payer, expectUnpaid }: Payment) => {
    const answer = hesitate(payer.wallet)
    await askAndReload(payer)
    answer('approve')
    await expect(payButton(payer.page)).toBeVisible(untilExpired)
    await expectUnpaid(0)
    payer.wallet.decideBy(() => 'approve')
    await payButton(payer.page).click()
    await confirmed(payer.page)
  },
  'signed while the node goes away': async ({ payer, node, expectUnpaid }: Payment) => {
    const { page, wallet } = payer
    await approveAndLoseNode(payer, node)
    await delay(nodeDownMilliseconds)
    await expectUnpaid(0)
    node.inject({ kind: 'none' })
    wallet.decideBy(() => 'approve')
    await expect(payButton(page).or(confirmation(page)).first()).toBeVisible(untilExpired)
    if (await payButton(page).isVisible()) await payButton(page).click()
    await confirmed(page)
  },
} as const
