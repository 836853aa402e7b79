import { lamportsPerSol } from '@redress/domain/money/money.ts'
import { parseSolanaPayUrl } from '@redress/domain/money/solana-pay.ts'
import { sendPayment } from '@redress/localnet/local-wallet.ts'
import { type FaultyRpc, startFaultyRpc } from '@redress/localnet/testing/faulty-rpc.ts'
import {
  address,
  blockhash,
  getBase58Encoder,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  getTransactionDecoder,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fundsOf } from './funds.ts'
import { findOnChainStatus, type PaymentAttempt } from './on-chain-status.ts'
import { pay, type WalletOrder } from './pay.ts'
import { paymentTransaction } from './payment-transaction.ts'
import { featureOf, type StandardWallet } from './standard-wallet.ts'
import { type LocalChain, newReference, startLocalChain } from './testing/local-chain.ts'
import type { WalletConnection } from './wallet-store.ts'

const price = 66_666_667n
const memo = 'Redress: submission fee, claim 12345678'

let chain: LocalChain
let proxy: FaultyRpc

beforeAll(async () => {
  chain = await startLocalChain()
  proxy = await startFaultyRpc(chain.rpcUrl)
})
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

/** A wallet with other signing features. */
const withSigning = (
  { wallet, account }: WalletConnection,
  features: StandardWallet['features'],
): WalletConnection => ({
  account,
  wallet: { ...wallet, features: { 'standard:connect': wallet.features['standard:connect'], ...features } },
})

const signingWith = (connection: WalletConnection, signTransaction: () => Promise<never>) =>
  withSigning(connection, { 'solana:signTransaction': { supportedTransactionVersions: [0], signTransaction } })

function orderOf(connection: WalletConnection | null, change: Partial<WalletOrder> = {}) {
  const { reference, link } = chain.paymentLink(price, memo)
  const attempts: PaymentAttempt[] = []
  const order: WalletOrder = {
    rpcUrl: chain.rpcUrl,
    cluster: 'localnet',
    connection,
    link,
    processed: [],
    onAttempt: attempt => attempts.push(attempt),
    ...change,
  }
  return { order, reference, attempts }
}

test('pays by the test wallet: the exact amount arrives with its reference and its memo', async () => {
  const connection = await chain.connection(lamportsPerSol)
  const { order, reference, attempts } = orderOf(connection)
  const before = (await fundsOf(chain.rpcUrl, chain.recipient)).held

  const outcome = await pay(order)

  if (!outcome.ok) throw new Error(outcome.failure.kind)
  expect(attempts.map(attempt => attempt.signature)).toEqual([null, outcome.signature])
  expect((await fundsOf(chain.rpcUrl, chain.recipient)).held).toBe(before + price)
  await expect(findOnChainStatus(chain.rpcUrl, { reference, processed: [] }, null)).resolves.toMatchObject({
    kind: 'confirmed',
    signature: outcome.signature,
  })
  const [found] = await chain.rpc.getSignaturesForAddress(address(reference), { commitment: 'confirmed' }).send()
  expect(found?.memo).toContain(memo)
})

test('pays by a wallet that signs and sends', async () => {
  const connection = await chain.connection(lamportsPerSol)
  const signAndSendTransaction = async (input: { transaction: Uint8Array }) => {
    const signing = featureOf(connection.wallet, 'solana:signTransaction')
    const [output] =
      (await signing?.signTransaction({ ...input, account: connection.account, chain: 'solana:localnet' })) ?? []
    if (!output) throw new Error('Nothing was signed')
    const transaction = getTransactionDecoder().decode(output.signedTransaction)
    await chain.rpc.sendTransaction(getBase64EncodedWireTransaction(transaction), { encoding: 'base64' }).send()
    return [{ signature: getBase58Encoder().encode(getSignatureFromTransaction(transaction)) }]
  }
  const sending = withSigning(connection, {
    'solana:signAndSendTransaction': { supportedTransactionVersions: [0], signAndSendTransaction },
  })
  const { order, reference } = orderOf(sending)

  const outcome = await pay(order)

  if (!outcome.ok) throw new Error(outcome.failure.kind)
  await expect(findOnChainStatus(chain.rpcUrl, { reference, processed: [] }, null)).resolves.toMatchObject({
    kind: 'confirmed',
    signature: outcome.signature,
  })
})

test('returns a payment that was made from a phone meanwhile instead of making a second one', async () => {
  const signTransaction = vi.fn(() => Promise.reject(new Error('It must not be asked')))
  const { order, reference } = orderOf(signingWith(await chain.connection(lamportsPerSol), signTransaction))
  const made = await sendPayment(chain.rpcUrl, await chain.payer(), {
    recipient: chain.recipient,
    lamports: price,
    reference,
    memo,
  })

  await expect(pay(order)).resolves.toEqual({ ok: true, signature: made })
  expect(signTransaction).not.toHaveBeenCalled()
})

describe('returns why it failed, and remembers no attempt', () => {
  test.each([
    ['the code 4001', Object.assign(new Error('Something'), { code: 4001 }), 'REJECTED'],
    ['a message of refusal', new Error('User rejected the request.'), 'REJECTED'],
    ['a plain object', { code: 4001, message: 'Declined' }, 'REJECTED'],
    [
      'another network',
      new Error('Attempt to debit an account but found no record of a prior credit.'),
      'WRONG_NETWORK',
    ],
    ['a blockhash that only its own network does not know', new Error('Blockhash not found'), 'WRONG_NETWORK'],
    ['its own fees', new Error('Insufficient SOL for the priority fee'), 'TOO_FEW_FUNDS'],
    ['an unknown error', new Error('Ledger is locked'), 'UNKNOWN'],
  ])('a wallet that throws %s', async (_name, thrown, kind) => {
    const { order, attempts } = orderOf(
      signingWith(await chain.connection(lamportsPerSol), () => Promise.reject(thrown)),
    )
    await expect(pay(order)).resolves.toMatchObject({ ok: false, failure: { kind }, mayStillLand: false })
    expect(attempts).toHaveLength(1)
  })

  test('a wallet that sends and fails with an unknown error may have sent', async () => {
    const sending = withSigning(await chain.connection(lamportsPerSol), {
      'solana:signAndSendTransaction': {
        supportedTransactionVersions: [0],
        signAndSendTransaction: () => Promise.reject(new Error('Service worker stopped')),
      },
    })
    await expect(pay(orderOf(sending).order)).resolves.toMatchObject({
      failure: { kind: 'UNKNOWN', message: 'Service worker stopped' },
      mayStillLand: true,
    })
  })

  test('no wallet', async () => {
    await expect(pay(orderOf(null).order)).resolves.toMatchObject({ failure: { kind: 'NOT_CONNECTED' } })
  })

  test('a wallet whose account has no key', async () => {
    const { wallet, account } = await chain.connection(0n)
    const keyless = orderOf({ wallet, account: { ...account, address: '' } })
    await expect(pay(keyless.order)).resolves.toMatchObject({ failure: { kind: 'NOT_CONNECTED' } })
  })

  test('an account of another network', async () => {
    const { order } = orderOf(await chain.connection(0n), { cluster: 'devnet' })
    await expect(pay(order)).resolves.toMatchObject({ failure: { kind: 'WRONG_NETWORK' } })
  })

  test('a link that is no payment', async () => {
    const { order } = orderOf(await chain.connection(0n), { link: 'solana:https%3A%2F%2Fexample.com' })
    await expect(pay(order)).resolves.toMatchObject({ failure: { kind: 'UNREADABLE_LINK' } })
  })

  test.each([
    ['an empty wallet', 0n],
    ['a lamport less than the fee and the network take', price + 4_999n],
    ['a remaining balance below the rent-exempt minimum', price + 5_001n],
  ])('%s', async (_name, funds) => {
    const { order, attempts } = orderOf(await chain.connection(funds))
    await expect(pay(order)).resolves.toMatchObject({ failure: { kind: 'TOO_FEW_FUNDS', funds: { held: funds } } })
    expect(attempts).toEqual([])
  })

  test('a wallet that holds exactly what is needed pays', async () => {
    await expect(pay(orderOf(await chain.connection(price + 5_000n)).order)).resolves.toMatchObject({ ok: true })
  })
})

test('a transaction that was signed too late has expired, and may be made again', async () => {
  const connection = await chain.connection(lamportsPerSol)
  const late = withSigning(connection, {
    'solana:signTransaction': {
      supportedTransactionVersions: [0],
      signTransaction: () => {
        const lifetime = { blockhash: blockhash(newReference()), lastValidBlockHeight: 0n }
        const request = parseSolanaPayUrl(chain.paymentLink(price, memo).link)
        if (!request) throw new Error('The link is not a payment')
        const transaction = paymentTransaction(address(connection.account.address), request, lifetime)
        const signing = featureOf(connection.wallet, 'solana:signTransaction')
        return signing?.signTransaction({ account: connection.account, chain: 'solana:localnet', transaction })
      },
    },
  })
  await expect(pay(orderOf(late).order)).resolves.toMatchObject({ failure: { kind: 'EXPIRED' }, mayStillLand: false })
})

describe('a node that does not answer', () => {
  test('before the wallet is asked: no attempt', async () => {
    proxy.inject({ kind: 'down' })
    const { order, attempts } = orderOf(await chain.connection(lamportsPerSol), { rpcUrl: proxy.rpcUrl })
    await expect(pay(order)).resolves.toMatchObject({ failure: { kind: 'NODE_AWAY' }, mayStillLand: false })
    expect(attempts).toEqual([])
    proxy.inject({ kind: 'none' })
  })

  test('after the transaction was signed: the attempt is remembered, because it may have been sent', async () => {
    const connection = await chain.connection(lamportsPerSol)
    const { order, attempts } = orderOf(connection, { rpcUrl: proxy.rpcUrl })
    const outcome = await pay({
      ...order,
      onAttempt: attempt => {
        order.onAttempt(attempt)
        if (attempt.signature) proxy.inject({ kind: 'down' })
      },
    })
    proxy.inject({ kind: 'none' })
    expect(outcome).toMatchObject({ failure: { kind: 'NODE_AWAY' }, mayStillLand: true })
    expect(attempts.at(-1)).toMatchObject({ signature: expect.any(String), wire: expect.any(String) })
  })
})
