import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lamportsPerSol } from '@redress/domain/money/money.ts'
import { address, createSolanaRpc, generateKeyPairSigner, getBase64EncodedWireTransaction } from '@solana/kit'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { localRecipient, prepareLocalRecipient } from './local-recipient.ts'
import { airdrop, paymentInstructions, sendPayment, signInstructions } from './local-wallet.ts'
import { type Localnet, startLocalnet } from './start-localnet.ts'

let chain: Localnet
const rpc = () => createSolanaRpc(chain.rpcUrl)
const newAddress = async () => (await generateKeyPairSigner()).address

beforeAll(async () => {
  chain = await startLocalnet({ port: 0 })
})
afterAll(() => chain.stop())

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
    await airdrop(first.rpcUrl, owner.address, 10n * lamportsPerSol)
    const signature = await sendPayment(first.rpcUrl, owner, { recipient, lamports: lamportsPerSol, memo: 'kept' })
    const balance = (await createSolanaRpc(first.rpcUrl).getBalance(owner.address).send()).value
    const transaction = await signInstructions(
      first.rpcUrl,
      owner,
      paymentInstructions(owner, { recipient, lamports: lamportsPerSol }),
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
    expect((await again.getBalance(owner.address).send()).value).toBe(balance - lamportsPerSol - 5000n)
  })

  test('a recipient that a chain begins with is there without a transfer, at every start', async () => {
    const dataDir = await directory()
    const recipient = await localRecipient(dataDir)
    const owner = await generateKeyPairSigner()
    const start = async () => {
      const chain = await startLocalnet({ port: 0, dataDir, accounts: [recipient] })
      onTestFinished(() => chain.stop())
      expect(await prepareLocalRecipient(chain.rpcUrl, dataDir)).toBe(recipient)
      const rpc = createSolanaRpc(chain.rpcUrl)
      const [signatures, { value: balance }] = await Promise.all([
        rpc.getSignaturesForAddress(address(recipient)).send(),
        rpc.getBalance(address(recipient)).send(),
      ])
      return { chain, signatures: signatures.map(({ signature }) => signature), balance }
    }
    const first = await start()
    expect(first.signatures).toEqual([])
    // Below the rent minimum, so that it needs an account to go to, also when it is replayed.
    await airdrop(first.chain.rpcUrl, owner.address, lamportsPerSol)
    const signature = await sendPayment(first.chain.rpcUrl, owner, { recipient, lamports: 5n, memo: 'small' })
    await first.chain.stop()
    expect(await start()).toMatchObject({ signatures: [signature], balance: first.balance + 5n })
  })

  test('a chain that was killed comes back from its journal, a torn last line aside', async () => {
    const dataDir = await directory()
    const first = await startLocalnet({ port: 0, dataDir })
    onTestFinished(() => first.stop())
    const owner = await newAddress()
    await airdrop(first.rpcUrl, owner, 3n * lamportsPerSol)
    const journal = await readFile(join(dataDir, 'transactions.jsonl'))
    await writeFile(join(dataDir, 'transactions.jsonl'), Buffer.concat([journal, journal.subarray(0, 40)]))

    const second = await startLocalnet({ port: 0, dataDir })
    onTestFinished(() => second.stop())
    expect((await createSolanaRpc(second.rpcUrl).getBalance(owner).send()).value).toBe(3n * lamportsPerSol)
    await airdrop(second.rpcUrl, owner, lamportsPerSol)
    const lines = (await readFile(join(dataDir, 'transactions.jsonl'), 'utf8')).trim().split('\n')
    expect(lines.map(line => typeof JSON.parse(line))).toEqual(['object', 'object'])
  })

  test('an unreadable snapshot is made anew from the journal', async () => {
    const dataDir = await directory()
    const first = await startLocalnet({ port: 0, dataDir })
    const owner = await newAddress()
    await airdrop(first.rpcUrl, owner, 3n * lamportsPerSol)
    await first.stop()
    await writeFile(join(dataDir, 'snapshot-1.bin'), 'not a snapshot')
    const second = await startLocalnet({ port: 0, dataDir })
    onTestFinished(() => second.stop())
    expect((await createSolanaRpc(second.rpcUrl).getBalance(owner).send()).value).toBe(3n * lamportsPerSol)
  })

  test('an occupied port is named', async () => {
    const port = Number(new URL(chain.rpcUrl).port)
    await expect(startLocalnet({ port, webSocketPort: 0 })).rejects.toThrow(`port ${port}`)
    const webSocketPort = Number(new URL(chain.webSocketUrl).port)
    await expect(startLocalnet({ port: 0, webSocketPort })).rejects.toThrow(`port ${webSocketPort}`)
  })

  test('a new chain has no funds but in its faucet, and equal airdrops both arrive', async () => {
    const owner = await newAddress()
    expect((await rpc().getBalance(owner).send()).value).toBe(0n)
    await Promise.all([airdrop(chain.rpcUrl, owner, lamportsPerSol), airdrop(chain.rpcUrl, owner, lamportsPerSol)])
    expect((await rpc().getBalance(owner).send()).value).toBe(2n * lamportsPerSol)
  })
})
