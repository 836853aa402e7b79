import { lamportsPerSol } from '@redress/domain/money/money.ts'
import {
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type KeyPairSigner,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { paymentInstructions, sendPayment, signInstructions } from '../local-wallet.ts'
import type { Localnet } from '../start-localnet.ts'
import { newAddress, startChainWithPayer } from '../testing/chain-with-payer.ts'

let chain: Localnet
let payer: KeyPairSigner
const rpc = () => createSolanaRpc(chain.rpcUrl)

beforeAll(async () => {
  ;({ chain, payer } = await startChainWithPayer())
})
afterAll(() => chain.stop())

describe('subscriptions', () => {
  const subscriptions = () => createSolanaRpcSubscriptions(chain.webSocketUrl)

  /** Resolves once listening, to the promise of the first notification: the client drops what nobody awaits. */
  async function first<Notification>(pending: {
    subscribe(options: { abortSignal: AbortSignal }): Promise<AsyncIterable<Notification>>
  }): Promise<{ notification: Promise<Notification> }> {
    const controller = new AbortController()
    onTestFinished(() => controller.abort())
    const notifications = await pending.subscribe({ abortSignal: controller.signal })
    const next = notifications[Symbol.asyncIterator]().next()
    return { notification: next.then(({ value }) => value) }
  }

  test('mentions, changed accounts and slots are notified', async () => {
    const [recipient, reference] = [await newAddress(), await newAddress()]
    const logs = await first(subscriptions().logsNotifications({ mentions: [reference] }, { commitment: 'confirmed' }))
    const account = await first(
      subscriptions().accountNotifications(recipient, { commitment: 'confirmed', encoding: 'base64' }),
    )
    const slot = await first(subscriptions().slotNotifications())
    await sendPayment(chain.rpcUrl, payer, { recipient: await newAddress(), lamports: lamportsPerSol })
    const signature = await sendPayment(chain.rpcUrl, payer, { recipient, lamports: lamportsPerSol, reference })
    expect((await logs.notification).value).toMatchObject({ signature, err: null })
    expect((await account.notification).value.lamports).toBe(lamportsPerSol)
    expect((await slot.notification).slot).toBe((await slot.notification).parent + 1n)
  })

  test.each(['confirmed', 'finalized'] as const)(
    'a %s signature is notified, whether it is subscribed to before or after the transaction',
    async commitment => {
      const instructions = paymentInstructions(payer, { recipient: await newAddress(), lamports: lamportsPerSol })
      const transaction = await signInstructions(chain.rpcUrl, payer, instructions)
      const signature = getSignatureFromTransaction(transaction)
      const early = await first(subscriptions().signatureNotifications(signature, { commitment }))
      await rpc().sendTransaction(getBase64EncodedWireTransaction(transaction), { encoding: 'base64' }).send()
      expect((await early.notification).value).toEqual({ err: null })
      const body = { jsonrpc: '2.0', id: 7, method: 'signatureSubscribe', params: [signature, { commitment }] }
      expect(await exchange(body, 2)).toMatchObject([
        { id: 7, result: 0 },
        { method: 'signatureNotification', params: { subscription: 0, result: { value: { err: null } } } },
      ])
    },
  )

  test('a subscription ends when asked', async () => {
    const subscribe = { jsonrpc: '2.0', id: 1, method: 'slotSubscribe' }
    const batch = [subscribe, ...[0, 0].map(id => ({ jsonrpc: '2.0', id: 2, method: 'slotUnsubscribe', params: [id] }))]
    expect(await exchange(batch, 1)).toMatchObject([
      [{ result: 0 }, { result: true }, { error: { code: -32602, message: 'Invalid subscription id.' } }],
    ])
  })

  async function exchange(request: unknown, messages: number): Promise<unknown[]> {
    const socket = new WebSocket(chain.webSocketUrl)
    onTestFinished(() => socket.close())
    const received: unknown[] = []
    socket.addEventListener('message', ({ data }) => received.push(JSON.parse(String(data))))
    socket.addEventListener('open', () => socket.send(JSON.stringify(request)))
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(messages))
    return received.slice(0, messages)
  }
})
