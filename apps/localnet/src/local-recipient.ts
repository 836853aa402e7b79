import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { address, createKeyPairSignerFromPrivateKeyBytes, createSolanaRpc } from '@solana/kit'
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

/** The address, the same at every start, that receives payments on the local chain. */
export const localRecipient = async (dataDir: string): Promise<string> =>
  (await createKeyPairSignerFromPrivateKeyBytes(recipientSeed(dataDir))).address

/**
 * The same address on a chain that runs, where it then exists above the rent minimum: a first transfer below that would
 * fail. A chain that begins with the account needs no such transfer, which nobody could explain to the operator.
 */
export async function prepareLocalRecipient(rpcUrl: string, dataDir: string): Promise<string> {
  const recipient = address(await localRecipient(dataDir))
  const rpc = createSolanaRpc(rpcUrl)
  const [{ value: balance }, minimum] = await Promise.all([
    rpc.getBalance(recipient).send(),
    rpc.getMinimumBalanceForRentExemption(0n).send(),
  ])
  if (balance < minimum) await airdrop(rpcUrl, recipient, minimum)
  return recipient
}
