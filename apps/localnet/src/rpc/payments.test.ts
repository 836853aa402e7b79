import { lamportsPerSol } from '@redress/domain/money/money.ts'
import {
  createSolanaRpc,
  generateKeyPairSigner,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  isSolanaError,
  type KeyPairSigner,
  type Signature,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { airdrop, paymentInstructions, sendInstructions, sendPayment, signInstructions } from '../local-wallet.ts'
import type { Localnet } from '../start-localnet.ts'
import { finalized, newAddress, startChainWithPayer } from '../testing/chain-with-payer.ts'

let chain: Localnet
let payer: KeyPairSigner
const rpc = () => createSolanaRpc(chain.rpcUrl)

async function call(url: string, body: string): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  return response.json()
}

beforeAll(async () => {
  ;({ chain, payer } = await startChainWithPayer())
})
afterAll(() => chain.stop())

describe('payments', () => {
  test('a transfer is found by its reference, with its memo and its effect', async () => {
    const [recipient, reference] = [await newAddress(), await newAddress()]
    const signature = await sendPayment(chain.rpcUrl, payer, {
      recipient,
      lamports: lamportsPerSol,
      reference,
      memo: 'claim 1',
    })
    await finalized(chain.rpcUrl, signature)

    const [found] = await rpc().getSignaturesForAddress(reference).send()
    expect(found).toMatchObject({ signature, err: null, memo: '[7] claim 1', confirmationStatus: 'finalized' })
    expect((await rpc().getBalance(recipient).send()).value).toBe(lamportsPerSol)

    const config = { maxSupportedTransactionVersion: 0, commitment: 'finalized' } as const
    const transaction = await rpc()
      .getTransaction(signature, { ...config, encoding: 'json' })
      .send()
    const keys = transaction?.transaction.message.accountKeys ?? []
    const position = keys.indexOf(recipient)
    expect(keys).toContain(reference)
    expect(transaction?.version).toBe(0)
    expect(transaction?.meta?.preBalances[position]).toBe(0n)
    expect(transaction?.meta?.postBalances[position]).toBe(lamportsPerSol)
    expect(transaction?.meta?.fee).toBe(5000n)
    const paid = (transaction?.meta?.preBalances[0] ?? 0n) - (transaction?.meta?.postBalances[0] ?? 0n)
    expect(paid).toBe(lamportsPerSol + 5000n)

    const parsed = await rpc()
      .getTransaction(signature, { ...config, encoding: 'jsonParsed' })
      .send()
    expect(parsed?.transaction.message.accountKeys[position]).toMatchObject({ pubkey: recipient, signer: false })
    const binary = await rpc()
      .getTransaction(signature, { ...config, encoding: 'base64' })
      .send()
    expect(binary?.transaction[1]).toBe('base64')
  })

  test('a versioned transaction is refused to a client that does not ask for it', async () => {
    const signature = await sendPayment(chain.rpcUrl, payer, {
      recipient: await newAddress(),
      lamports: lamportsPerSol,
    })
    await finalized(chain.rpcUrl, signature)
    expect(
      await call(
        chain.rpcUrl,
        JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getTransaction', params: [signature] }),
      ),
    ).toMatchObject({ id: 1, error: { code: -32015 } })
  })

  test('history pages from the newest to the oldest', async () => {
    const recipient = await newAddress()
    const sent: Signature[] = []
    for (const amount of [1n, 2n, 3n, 4n, 5n])
      sent.unshift(await sendPayment(chain.rpcUrl, payer, { recipient, lamports: lamportsPerSol + amount }))
    const page = async (config: object) =>
      (
        await rpc()
          .getSignaturesForAddress(recipient, { commitment: 'confirmed', ...config })
          .send()
      ).map(({ signature }) => signature)
    expect(await page({})).toEqual(sent)
    expect(await page({ limit: 2 })).toEqual(sent.slice(0, 2))
    expect(await page({ limit: 2, before: sent[1] })).toEqual(sent.slice(2, 4))
    expect(await page({ until: sent[2] })).toEqual(sent.slice(0, 2))
  })
})

describe('failures', () => {
  test('preflight refuses what would fail, as a node does', async () => {
    const poor = await generateKeyPairSigner()
    await airdrop(chain.rpcUrl, poor.address, lamportsPerSol)
    const failure = await sendPayment(chain.rpcUrl, poor, {
      recipient: await newAddress(),
      lamports: 5n * lamportsPerSol,
    }).catch((cause: unknown) => cause)
    if (!isSolanaError(failure, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE)) throw failure
    expect(isSolanaError(failure.cause, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM)).toBe(true)
    expect(failure.context.logs?.join()).toContain('insufficient lamports')
  })

  test('a first transfer below the rent minimum fails', async () => {
    const instructions = paymentInstructions(payer, { recipient: await newAddress(), lamports: 1n })
    const transaction = await signInstructions(chain.rpcUrl, payer, instructions)
    const params = [getBase64EncodedWireTransaction(transaction), { encoding: 'base64' }]
    const body = JSON.stringify({ jsonrpc: '2.0', id: 'a', method: 'sendTransaction', params })
    expect(await call(chain.rpcUrl, body)).toMatchObject({
      id: 'a',
      error: { code: -32002, data: { err: { InsufficientFundsForRent: { account_index: 1 } } } },
    })
  })

  test('without preflight a failing transaction lands, costs its fee and is found with its error', async () => {
    const recipient = await newAddress()
    const before = (await rpc().getBalance(payer.address).send()).value
    const instructions = paymentInstructions(payer, { recipient, lamports: before * 2n })
    const signature = await sendInstructions(chain.rpcUrl, payer, instructions, { skipPreflight: true })
    const [found] = await rpc().getSignaturesForAddress(recipient, { commitment: 'confirmed' }).send()
    expect(found).toMatchObject({ signature, err: { InstructionError: [0n, { Custom: 1n }] } })
    expect((await rpc().getBalance(payer.address).send()).value).toBe(before - 5000n)
  })

  test('a transaction is processed once', async () => {
    const instructions = paymentInstructions(payer, { recipient: await newAddress(), lamports: lamportsPerSol })
    const wire = getBase64EncodedWireTransaction(await signInstructions(chain.rpcUrl, payer, instructions))
    await rpc().sendTransaction(wire, { encoding: 'base64' }).send()
    await expect(rpc().sendTransaction(wire, { encoding: 'base64' }).send()).rejects.toThrow()
    const skipped = rpc().sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send()
    await expect(skipped).resolves.toEqual(expect.any(String))
  })

  test('a forged signature is refused', async () => {
    const instructions = paymentInstructions(payer, { recipient: await newAddress(), lamports: lamportsPerSol })
    const wire = getBase64EncodedWireTransaction(await signInstructions(chain.rpcUrl, payer, instructions))
    const bytes = new Uint8Array(getBase64Encoder().encode(wire))
    bytes[5] = (bytes[5] ?? 0) ^ 1
    const body = { jsonrpc: '2.0', id: 1, method: 'sendTransaction', params: [getBase58Decoder().decode(bytes)] }
    expect(await call(chain.rpcUrl, JSON.stringify(body))).toMatchObject({ error: { code: -32003 } })
  })

  test.each([
    ['{', -32700],
    ['[]', -32600],
    ['{"jsonrpc":"2.0","id":1}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"getNothing"}', -32601],
    ['{"jsonrpc":"2.0","id":1,"method":"getBalance","params":["nobody"]}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"sendTransaction","params":["####"]}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"sendTransaction","params":["AAAA",{"encoding":"base64"}]}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"requestAirdrop","params":["11111111111111111111111111111111",-1]}', -32602],
  ])('%s is answered with %i', async (body, code) => {
    expect(await call(chain.rpcUrl, body)).toMatchObject({ error: { code } })
  })

  test('a batch is answered in order', async () => {
    const body =
      '[{"jsonrpc":"2.0","id":1,"method":"getHealth"},{"jsonrpc":"2.0","method":"getHealth"},{"jsonrpc":"2.0","id":2,"method":"getNothing"}]'
    expect(await call(chain.rpcUrl, body)).toMatchObject([
      { id: 1, result: 'ok' },
      { id: 2, error: { code: -32601 } },
    ])
  })
})
