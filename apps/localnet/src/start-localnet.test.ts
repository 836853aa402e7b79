import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Address,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  isSolanaError,
  type KeyPairSigner,
  lamports,
  type Signature,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { airdrop } from './airdrop.ts'
import { prepareLocalRecipient } from './local-recipient.ts'
import { type Localnet, startLocalnet } from './start-localnet.ts'
import { paymentInstructions, sendInstructions, sendPayment, signInstructions } from './testing/send-payment.ts'

const SOL = 1_000_000_000n

let chain: Localnet
let payer: KeyPairSigner
const rpc = () => createSolanaRpc(chain.rpcUrl)
const newAddress = async () => (await generateKeyPairSigner()).address

const finalized = (url: string, signature: Signature) =>
  vi.waitFor(
    async () => {
      const { value } = await createSolanaRpc(url).getSignatureStatuses([signature]).send()
      expect(value[0]?.confirmationStatus).toBe('finalized')
    },
    { timeout: 5000, interval: 20 },
  )

async function call(url: string, body: string): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  return response.json()
}

beforeAll(async () => {
  chain = await startLocalnet({ port: 0 })
  payer = await generateKeyPairSigner()
  await airdrop(chain.rpcUrl, payer.address, 100n * SOL)
})
afterAll(() => chain.stop())

describe('payments', () => {
  test('a transfer is found by its reference, with its memo and its effect', async () => {
    const [recipient, reference] = [await newAddress(), await newAddress()]
    const signature = await sendPayment(chain.rpcUrl, payer, { recipient, lamports: SOL, reference, memo: 'claim 1' })
    await finalized(chain.rpcUrl, signature)

    const [found] = await rpc().getSignaturesForAddress(reference).send()
    expect(found).toMatchObject({ signature, err: null, memo: '[7] claim 1', confirmationStatus: 'finalized' })
    expect((await rpc().getBalance(recipient).send()).value).toBe(SOL)

    const config = { maxSupportedTransactionVersion: 0, commitment: 'finalized' } as const
    const transaction = await rpc()
      .getTransaction(signature, { ...config, encoding: 'json' })
      .send()
    const keys = transaction?.transaction.message.accountKeys ?? []
    const position = keys.indexOf(recipient)
    expect(keys).toContain(reference)
    expect(transaction?.version).toBe(0)
    expect(transaction?.meta?.preBalances[position]).toBe(0n)
    expect(transaction?.meta?.postBalances[position]).toBe(SOL)
    expect(transaction?.meta?.fee).toBe(5000n)
    const paid = (transaction?.meta?.preBalances[0] ?? 0n) - (transaction?.meta?.postBalances[0] ?? 0n)
    expect(paid).toBe(SOL + 5000n)

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
    const signature = await sendPayment(chain.rpcUrl, payer, { recipient: await newAddress(), lamports: SOL })
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
      sent.unshift(await sendPayment(chain.rpcUrl, payer, { recipient, lamports: SOL + amount }))
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

  test('what is not finalized yet is not found as finalized', async () => {
    const recipient = await newAddress()
    const signature = await sendPayment(chain.rpcUrl, payer, { recipient, lamports: SOL })
    const { value } = await rpc().getSignatureStatuses([signature]).send()
    const found = await rpc().getSignaturesForAddress(recipient, { commitment: 'finalized' }).send()
    if (value[0]?.confirmationStatus === 'confirmed') expect(found.length).toBeLessThanOrEqual(1)
    await finalized(chain.rpcUrl, signature)
    expect(await rpc().getSignaturesForAddress(recipient).send()).toHaveLength(1)
  })
})

describe('failures', () => {
  test('preflight refuses what would fail, as a node does', async () => {
    const poor = await generateKeyPairSigner()
    await airdrop(chain.rpcUrl, poor.address, SOL)
    const failure = await sendPayment(chain.rpcUrl, poor, { recipient: await newAddress(), lamports: 5n * SOL }).catch(
      (cause: unknown) => cause,
    )
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
    expect(found).toMatchObject({ signature, err: { InstructionError: [0, { Custom: 1 }] } })
    expect((await rpc().getBalance(payer.address).send()).value).toBe(before - 5000n)
  })

  test('a transaction is processed once', async () => {
    const instructions = paymentInstructions(payer, { recipient: await newAddress(), lamports: SOL })
    const wire = getBase64EncodedWireTransaction(await signInstructions(chain.rpcUrl, payer, instructions))
    await rpc().sendTransaction(wire, { encoding: 'base64' }).send()
    await expect(rpc().sendTransaction(wire, { encoding: 'base64' }).send()).rejects.toThrow()
    const skipped = rpc().sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send()
    await expect(skipped).resolves.toEqual(expect.any(String))
  })

  test('a forged signature is refused', async () => {
    const instructions = paymentInstructions(payer, { recipient: await newAddress(), lamports: SOL })
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

describe('queries', () => {
  test('a fee is foretold', async () => {
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
      ...paymentInstructions(payer, { recipient: await newAddress(), lamports: SOL, memo: 'x' }),
    ]
    const signature = await sendInstructions(chain.rpcUrl, payer, instructions)
    await finalized(chain.rpcUrl, signature)
    const found = await rpc().getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 }).send()
    const [before = 0n] = found?.meta?.preBalances ?? []
    const [after = 0n] = found?.meta?.postBalances ?? []
    expect(found?.meta?.fee).toBe(before - after - SOL)
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
    const transfer = getTransferSolInstruction({ source: payer, destination: recipient, amount: lamports(SOL) })
    const wire = getBase64EncodedWireTransaction(await signInstructions(chain.rpcUrl, payer, [transfer]))
    const bytes = new Uint8Array(getBase64Encoder().encode(wire)).fill(0, 1, 65)
    const unsigned = Buffer.from(bytes).toString('base64') as typeof wire
    const { value } = await rpc()
      .simulateTransaction(unsigned, { encoding: 'base64', accounts: { encoding: 'base64', addresses: [recipient] } })
      .send()
    expect(value).toMatchObject({ err: null, accounts: [{ lamports: SOL }] })
    expect((await rpc().getBalance(recipient).send()).value).toBe(0n)
  })

  test('a page of another origin may call', async () => {
    const response = await fetch(chain.rpcUrl, { method: 'OPTIONS', headers: { origin: 'http://elsewhere.test' } })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toBe('*')
  })
})

describe('subscriptions', () => {
  const subscriptions = () => createSolanaRpcSubscriptions(chain.webSocketUrl)
  function cancellation(): AbortSignal {
    const controller = new AbortController()
    onTestFinished(() => controller.abort())
    return controller.signal
  }

  test('a mention, a changed account and a slot are told', async () => {
    const [recipient, reference] = [await newAddress(), await newAddress()]
    const abortSignal = cancellation()
    const logs = await subscriptions()
      .logsNotifications({ mentions: [reference] }, { commitment: 'confirmed' })
      .subscribe({ abortSignal })
    const accounts = await subscriptions()
      .accountNotifications(recipient, { commitment: 'confirmed', encoding: 'base64' })
      .subscribe({ abortSignal })
    const slots = await subscriptions().slotNotifications().subscribe({ abortSignal })
    const signature = await sendPayment(chain.rpcUrl, payer, { recipient, lamports: SOL, reference })
    for await (const { value } of logs) {
      expect(value).toMatchObject({ signature, err: null })
      break
    }
    for await (const { value } of accounts) {
      expect(value.lamports).toBe(SOL)
      break
    }
    for await (const { parent, slot } of slots) {
      expect(slot).toBe(parent + 1n)
      break
    }
  })

  test.each(['confirmed', 'finalized'] as const)(
    'a %s signature is told, before and after the fact',
    async commitment => {
      const instructions = paymentInstructions(payer, { recipient: await newAddress(), lamports: SOL })
      const transaction = await signInstructions(chain.rpcUrl, payer, instructions)
      const [bytes] = Object.values(transaction.signatures)
      const signature = getBase58Decoder().decode(bytes ?? new Uint8Array()) as Signature
      const abortSignal = cancellation()
      const early = await subscriptions().signatureNotifications(signature, { commitment }).subscribe({ abortSignal })
      await rpc().sendTransaction(getBase64EncodedWireTransaction(transaction), { encoding: 'base64' }).send()
      for await (const { value } of early) {
        expect(value).toEqual({ err: null })
        break
      }
      const late = await subscriptions().signatureNotifications(signature, { commitment }).subscribe({ abortSignal })
      for await (const { value } of late) {
        expect(value).toEqual({ err: null })
        break
      }
    },
  )
})

describe('running', () => {
  async function directory(): Promise<string> {
    const path = await mkdtemp(join(tmpdir(), 'localnet-'))
    onTestFinished(() => rm(path, { recursive: true, force: true }))
    return path
  }

  test('a restart keeps the chain', async () => {
    const dataDir = await directory()
    const first = await startLocalnet({ port: 0, dataDir })
    const owner = await generateKeyPairSigner()
    const recipient = await prepareLocalRecipient(first.rpcUrl, dataDir)
    await airdrop(first.rpcUrl, owner.address, 10n * SOL)
    const signature = await sendPayment(first.rpcUrl, owner, { recipient, lamports: SOL, memo: 'kept' })
    const balance = (await createSolanaRpc(first.rpcUrl).getBalance(owner.address).send()).value
    const transaction = await signInstructions(
      first.rpcUrl,
      owner,
      paymentInstructions(owner, { recipient, lamports: SOL }),
    )
    await first.stop()

    const second = await startLocalnet({ port: 0, dataDir })
    onTestFinished(() => second.stop())
    const again = createSolanaRpc(second.rpcUrl)
    expect(second.genesisHash).toBe(first.genesisHash)
    expect(await prepareLocalRecipient(second.rpcUrl, dataDir)).toBe(recipient)
    expect((await again.getBalance(owner.address).send()).value).toBe(balance)
    expect((await again.getSignaturesForAddress(owner.address).send()).map(found => found.signature)).toContain(
      signature,
    )
    await again.sendTransaction(getBase64EncodedWireTransaction(transaction), { encoding: 'base64' }).send()
    expect((await again.getBalance(owner.address).send()).value).toBe(balance - SOL - 5000n)
  })

  test('a chain that was killed comes back from its journal, a torn last line aside', async () => {
    const dataDir = await directory()
    const first = await startLocalnet({ port: 0, dataDir })
    onTestFinished(() => first.stop())
    const owner = await newAddress()
    await airdrop(first.rpcUrl, owner, 3n * SOL)
    const journal = await readFile(join(dataDir, 'transactions.jsonl'))
    await writeFile(join(dataDir, 'transactions.jsonl'), Buffer.concat([journal, journal.subarray(0, 40)]))

    const second = await startLocalnet({ port: 0, dataDir })
    onTestFinished(() => second.stop())
    expect((await createSolanaRpc(second.rpcUrl).getBalance(owner).send()).value).toBe(3n * SOL)
    await airdrop(second.rpcUrl, owner, SOL)
    expect((await readFile(join(dataDir, 'transactions.jsonl'), 'utf8')).trim().split('\n')).toHaveLength(2)
  })

  test('an occupied port is named', async () => {
    const port = Number(new URL(chain.rpcUrl).port)
    await expect(startLocalnet({ port, webSocketPort: 0 })).rejects.toThrow(`port ${port}`)
    const webSocketPort = Number(new URL(chain.webSocketUrl).port)
    await expect(startLocalnet({ port: 0, webSocketPort })).rejects.toThrow(`port ${webSocketPort}`)
  })

  test('a fresh chain has funds nowhere, and equal airdrops both arrive', async () => {
    const owner = await newAddress()
    expect((await rpc().getBalance(owner).send()).value).toBe(0n)
    await Promise.all([airdrop(chain.rpcUrl, owner, SOL), airdrop(chain.rpcUrl, owner, SOL)])
    expect((await rpc().getBalance(owner).send()).value).toBe(2n * SOL)
  })
})
