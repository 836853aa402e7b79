import { lamportsPerSol } from '@redress/domain/money/money.ts'
import {
  type Address,
  createSolanaRpc,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  type KeyPairSigner,
  lamports,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentInstructions, sendInstructions, signInstructions } from '../local-wallet.ts'
import type { Localnet } from '../start-localnet.ts'
import { finalized, newAddress, startChainWithPayer } from '../testing/chain-with-payer.ts'

let chain: Localnet
let payer: KeyPairSigner
const rpc = () => createSolanaRpc(chain.rpcUrl)

beforeAll(async () => {
  ;({ chain, payer } = await startChainWithPayer())
})
afterAll(() => chain.stop())

describe('queries', () => {
  test('the fee of a message is known before it is sent', async () => {
    const { messageBytes } = await signInstructions(chain.rpcUrl, payer, [])
    const encoded = Buffer.from(messageBytes).toString('base64') as Parameters<
      ReturnType<typeof createSolanaRpc>['getFeeForMessage']
    >[0]
    expect((await rpc().getFeeForMessage(encoded).send()).value).toBe(5000n)
    expect(getCompiledTransactionMessageDecoder().decode(messageBytes).version).toBe(0)
  })

  test('a priority fee is part of the fee that is charged', async () => {
    const price = new Uint8Array(9)
    price[0] = 3
    new DataView(price.buffer).setBigUint64(1, 50_000n, true)
    const programAddress = 'ComputeBudget111111111111111111111111111111' as Address
    const instructions = [
      { programAddress, data: price },
      ...paymentInstructions(payer, { recipient: await newAddress(), lamports: lamportsPerSol, memo: 'x' }),
    ]
    const signature = await sendInstructions(chain.rpcUrl, payer, instructions)
    await finalized(chain.rpcUrl, signature)
    const found = await rpc().getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 }).send()
    const [before = 0n] = found?.meta?.preBalances ?? []
    const [after = 0n] = found?.meta?.postBalances ?? []
    expect(found?.meta?.fee).toBe(before - after - lamportsPerSol)
    expect(found?.meta?.fee).toBeGreaterThan(5000n)
  })

  test('accounts, blocks and the epoch answer as a node does', async () => {
    const { value } = await rpc().getAccountInfo(payer.address, { encoding: 'base64' }).send()
    expect(value).toMatchObject({ owner: '11111111111111111111111111111111', executable: false, space: 0n })
    const nobody = await newAddress()
    expect((await rpc().getAccountInfo(nobody, { encoding: 'base64' }).send()).value).toBeNull()
    const several = await rpc().getMultipleAccounts([payer.address, nobody], { encoding: 'base64' }).send()
    expect(several.value.map(account => account !== null)).toEqual([true, false])
    expect(await rpc().getGenesisHash().send()).toBe(chain.genesisHash)
    expect(await rpc().getMinimumBalanceForRentExemption(0n).send()).toBe(890_880n)
    const { value: latest } = await rpc().getLatestBlockhash().send()
    expect((await rpc().isBlockhashValid(latest.blockhash).send()).value).toBe(true)
    const height = await rpc().getBlockHeight({ commitment: 'processed' }).send()
    expect(latest.lastValidBlockHeight - height).toBeLessThanOrEqual(150n)
    expect(await rpc().getEpochInfo().send()).toMatchObject({ epoch: 1036n, slotsInEpoch: 432_000n })
    expect(await rpc().getSlot().send()).toBeGreaterThan(447_552_000n)
    expect(await rpc().getVersion().send()).toHaveProperty('solana-core')
  })

  test('a simulation needs no signature and changes nothing', async () => {
    const recipient = await newAddress()
    const transfer = getTransferSolInstruction({
      source: payer,
      destination: recipient,
      amount: lamports(lamportsPerSol),
    })
    const wire = getBase64EncodedWireTransaction(await signInstructions(chain.rpcUrl, payer, [transfer]))
    const bytes = new Uint8Array(getBase64Encoder().encode(wire)).fill(0, 1, 65)
    const unsigned = Buffer.from(bytes).toString('base64') as typeof wire
    const { value } = await rpc()
      .simulateTransaction(unsigned, { encoding: 'base64', accounts: { encoding: 'base64', addresses: [recipient] } })
      .send()
    expect(value).toMatchObject({ err: null, accounts: [{ lamports: lamportsPerSol }] })
    expect((await rpc().getBalance(recipient).send()).value).toBe(0n)
  })

  test('cross-origin requests are allowed', async () => {
    const response = await fetch(chain.rpcUrl, { method: 'OPTIONS', headers: { origin: 'http://elsewhere.test' } })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toBe('*')
  })
})
