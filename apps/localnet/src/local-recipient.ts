import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createKeyPairSignerFromPrivateKeyBytes, createSolanaRpc } from '@solana/kit'
import { airdrop } from './local-wallet.ts'

function recipientSeed(dataDir: string): Buffer {
  const path = join(dataDir, 'recipient-key')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(`${path}.part`, randomBytes(32).toString('base64'), { mode: 0o600 })
    renameSync(`${path}.part`, path)
  }
  return Buffer.from(readFileSync(path, 'utf8'), 'base64')
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
