import { lamportsPerSol } from '@redress/domain/money/money.ts'
import {
  airdrop,
  type LocalPayment,
  paymentInstructions,
  sendInstructions,
  sendPayment,
} from '@redress/localnet/local-wallet.ts'
import { type Localnet, startLocalnet } from '@redress/localnet/start-localnet.ts'
import { type FaultyRpc, startFaultyRpc } from '@redress/localnet/testing/faulty-rpc.ts'
import { generateKeyPairSigner, type KeyPairSigner } from '@solana/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Chain, ChainUnavailable } from './chain.ts'
import { createRpcChain } from './rpc-chain.ts'
import { verifyTransfers } from './verify-transfer.ts'

const soon = { timeout: 60_000, interval: 20 }

let localnet: Localnet
let proxy: FaultyRpc
let chain: Chain
let payer: KeyPairSigner

beforeAll(async () => {
  localnet = await startLocalnet({ port: 0 })
  proxy = await startFaultyRpc(localnet.rpcUrl)
  chain = createRpcChain({ rpcUrl: proxy.rpcUrl, webSocketUrl: localnet.webSocketUrl, requestTimeoutMs: 500 })
  payer = await generateKeyPairSigner()
  await airdrop(localnet.rpcUrl, payer.address, 1000n * lamportsPerSol)
})
beforeEach(() => proxy.inject({ kind: 'none' }))
afterAll(async () => {
  await proxy.stop()
  await localnet.stop()
})

const newPayment = async (lamports = lamportsPerSol) => ({
  recipient: await chain.newReference(),
  reference: await chain.newReference(),
  memo: 'redress:claim-1',
  lamports,
})
const pay = (payment: LocalPayment) => sendPayment(localnet.rpcUrl, payer, payment)

describe('a payment on the chain', () => {
  test('is found by its reference once it is finalized, and verified', async () => {
    const payment = await newPayment()
    const signature = await pay(payment)
    const found = await vi.waitFor(async () => {
      const signatures = await chain.signaturesFor(payment.reference)
      expect(signatures).toHaveLength(1)
      return signatures
    }, soon)
    expect(found).toEqual([{ signature, slot: expect.any(BigInt), failed: false, memo: '[15] redress:claim-1' }])
    const transaction = await chain.transaction(signature)
    if (!transaction) throw new Error('The node has what it lists')
    expect(verifyTransfers(transaction, payment)).toMatchObject([
      { signature, instruction: '1', source: payer.address, lamports: lamportsPerSol, verdict: { credited: true } },
    ])
    expect(transaction.balanceChanges.get(payment.recipient)).toBe(lamportsPerSol)
    expect(transaction.blockTime?.getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(await chain.balance(payment.recipient)).toBe(lamportsPerSol)
  })

  test('that failed is found as failed', async () => {
    const payment = await newPayment(lamportsPerSol * 1_000_000n)
    const instructions = paymentInstructions(payer, payment)
    const signature = await sendInstructions(localnet.rpcUrl, payer, instructions, { skipPreflight: true })
    const transaction = await vi.waitFor(async () => {
      const known = await chain.transaction(signature)
      if (!known) throw new Error('Not finalized yet')
      return known
    }, soon)
    expect(await chain.signaturesFor(payment.reference)).toMatchObject([{ signature, failed: true }])
    expect(verifyTransfers(transaction, payment)).toMatchObject([{ verdict: { credited: false, reason: 'FAILED' } }])
  })

  test('every page of a long history is read', async () => {
    const payment = await newPayment()
    const signatures: string[] = []
    for (let count = 0n; count < 1005n; count++)
      signatures.unshift(await pay({ recipient: payment.recipient, lamports: lamportsPerSol / 1000n + count }))
    await vi.waitFor(async () => expect(await chain.signaturesFor(payment.recipient)).toHaveLength(1005), soon)
    const names = async (options: Parameters<Chain['signaturesFor']>[1]) =>
      (await chain.signaturesFor(payment.recipient, options)).map(({ signature }) => signature)
    expect(await names({})).toEqual(signatures)
    expect(await names({ limit: 1002 })).toEqual(signatures.slice(0, 1002))
    const [third = '', tenth = ''] = [signatures[2], signatures[9]]
    expect(await names({ until: third })).toEqual(signatures.slice(0, 2))
    expect(await names({ before: third, until: tenth })).toEqual(signatures.slice(3, 9))
  })

  test('that was never made is unknown', async () => {
    const payment = await newPayment()
    expect(await chain.signaturesFor(payment.reference)).toEqual([])
    expect(await chain.balance(payment.recipient)).toBe(0n)
    expect(await chain.genesisHash()).toBe(localnet.genesisHash)
    expect(payment.reference).not.toBe(payment.recipient)
  })
})

describe('a faulty node', () => {
  const failure = () => chain.genesisHash().catch((cause: unknown) => cause)

  test.each([{ kind: 'down' }, { kind: 'slow', milliseconds: 60_000 }] as const)(
    '$kind is reported as unavailable',
    async fault => {
      proxy.inject(fault)
      expect(await failure()).toBeInstanceOf(ChainUnavailable)
      proxy.inject({ kind: 'none' })
      expect(await chain.genesisHash()).toBe(localnet.genesisHash)
    },
  )

  test('that limits requests says when to try again', async () => {
    proxy.inject({ kind: 'tooManyRequests', retryAfterSeconds: 7 })
    expect(await failure()).toMatchObject({ name: 'ChainUnavailable', retryAfterMs: 7000 })
  })

  test('that lists a transaction which it does not have returns null for it', async () => {
    const payment = await newPayment()
    const signature = await pay(payment)
    await vi.waitFor(async () => expect(await chain.transaction(signature)).not.toBeNull(), soon)
    proxy.inject({ kind: 'contradictsItself' })
    expect(await chain.signaturesFor(payment.reference)).toHaveLength(1)
    expect(await chain.transaction(signature)).toBeNull()
  })

  test('an error of the caller is not reported as its own', async () => {
    await expect(chain.balance('nobody')).rejects.not.toBeInstanceOf(ChainUnavailable)
  })
})

describe('a subscription', () => {
  test('reports activity, survives a restart of the node, and ends', async () => {
    let node = await startLocalnet({ port: 0 })
    const [port, webSocketPort] = [node.rpcUrl, node.webSocketUrl].map(url => Number(new URL(url).port)) as [
      number,
      number,
    ]
    const owner = await chain.newReference()
    let calls = 0
    const stop = createRpcChain(node).subscribe(owner, () => {
      calls += 1
    })
    await vi.waitFor(() => expect(calls).toBe(1), soon)
    await airdrop(node.rpcUrl, owner, lamportsPerSol)
    await vi.waitFor(() => expect(calls).toBe(2), soon)

    await node.stop()
    node = await startLocalnet({ port, webSocketPort })
    await vi.waitFor(() => expect(calls).toBe(3), soon)
    await airdrop(node.rpcUrl, owner, lamportsPerSol)
    await vi.waitFor(() => expect(calls).toBe(4), soon)

    stop()
    const other = createRpcChain(node)
    let otherCalls = 0
    const stopOther = other.subscribe(owner, () => {
      otherCalls += 1
    })
    await vi.waitFor(() => expect(otherCalls).toBe(1), soon)
    await airdrop(node.rpcUrl, owner, 2n * lamportsPerSol)
    await vi.waitFor(() => expect(otherCalls).toBe(2), soon)
    stopOther()
    expect(calls).toBe(4)
    await node.stop()
  })
})
