import { lamportsPerSol } from '@redress/domain/money/money.ts'
import {
  createSolanaRpc,
  generateKeyPairSigner,
  isSolanaError,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
} from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { airdrop } from '../local-wallet.ts'
import { type Localnet, startLocalnet } from '../start-localnet.ts'
import { type FaultyRpc, startFaultyRpc } from './faulty-rpc.ts'

let chain: Localnet
let proxy: FaultyRpc

beforeAll(async () => {
  chain = await startLocalnet({ port: 0 })
  proxy = await startFaultyRpc(chain.rpcUrl)
})
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

test('each fault shows in the answers, and ends', async () => {
  const rpc = createSolanaRpc(proxy.rpcUrl)
  const { address } = await generateKeyPairSigner()
  await airdrop(proxy.rpcUrl, address, lamportsPerSol)
  const signatures = () => rpc.getSignaturesForAddress(address, { commitment: 'confirmed' }).send()
  const [found] = await signatures()
  if (!found) throw new Error('The airdrop left no trace')
  const transaction = () =>
    rpc
      .getTransaction(found.signature, {
        commitment: 'confirmed',
        encoding: 'base64',
        maxSupportedTransactionVersion: 0,
      })
      .send()

  proxy.inject({ kind: 'forgetsHistory' })
  expect(await signatures()).toEqual([])
  expect(await transaction()).toBeNull()
  proxy.inject({ kind: 'contradictsItself' })
  expect(await signatures()).toHaveLength(1)
  expect(await transaction()).toBeNull()
  proxy.inject({ kind: 'forgetsAtTimes' })
  const lengths = [await signatures(), await signatures()].map(({ length }) => length)
  expect(lengths.sort()).toEqual([0, 1])
  proxy.inject({ kind: 'swapsOutcomes' })
  expect((await signatures())[0]?.err).not.toBeNull()
  expect((await transaction())?.meta?.err).not.toBeNull()
  proxy.inject({ kind: 'inflatesAmounts' })
  expect((await transaction())?.meta?.postBalances).toContain(1_000_000_000_000n)
  proxy.inject({ kind: 'down' })
  await expect(signatures()).rejects.toThrow()
  proxy.inject({ kind: 'slow', milliseconds: 10_000 })
  await expect(rpc.getHealth().send({ abortSignal: AbortSignal.timeout(50) })).rejects.toThrow()
  proxy.inject({ kind: 'tooManyRequests', retryAfterSeconds: 3 })
  const refused = await signatures().catch((cause: unknown) => cause)
  if (!isSolanaError(refused, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR)) throw refused
  expect([refused.context.statusCode, refused.context.headers.get('retry-after')]).toEqual([429, '3'])
  proxy.inject({ kind: 'none' })
  expect(await transaction()).not.toBeNull()
})
