import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createKeyPairSignerFromPrivateKeyBytes, createSolanaRpc } from '@solana/kit'
import { airdrop } from './local-wallet.ts'

const seedBytes = 32

function recipientSeed(dataDir: string): Buffer {
  const path = join(dataDir, 'recipient-key')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(`${path}.part`, randomBytes(seedBytes).toString('base64'), { mode: 0o600 })
    renameSync(`${path}.part`, path)
  }
  const seed = Buffer.from(readFileSync(path, 'utf8'), 'base64')
  if (seed.length !== seedBytes) {
    throw new Error(
      `${path} holds no key. Restore it from a backup, or remove it: then payments go to a new address, and none to the old one is found any more.`,
    )
  }
  return seed
}

/**
 * The address, the same at every start, that receives payments on the local chain. It exists there above the
 * rent minimum, for a first transfer below that minimum would fail.
 */
export async function prepareLocalRecipient(rpcUrl: string, dataDir: string): Promise<string> {
  const { address } = await createKeyPairSignerFromPrivateKeyBytes(recipientSeed(dataDir))
  const rpc = createSolanaRpc(rpcUrl)
  const [{ value: balance }, minimum] = await Promise.all([
    rpc.getBalance(address).send(),
    rpc.getMinimumBalanceForRentExemption(0n).send(),
  ])
  if (balance < minimum) await airdrop(rpcUrl, address, minimum)
  return address
}
