import { expect, test } from 'vitest'
import { type ChainAccount, ChainUnavailable } from '../../adapters/solana/chain.ts'
import { createRpcChain } from '../../adapters/solana/rpc-chain.ts'
import { createLog } from '../../platform/observability/log.ts'
import { readSettings, WrongSetting } from '../../platform/settings.ts'
import { checkCluster, checkClusterAtStart } from './check-cluster.ts'

const unavailable = createRpcChain({ rpcUrl: 'http://127.0.0.1:9', webSocketUrl: 'ws://127.0.0.1:9' })
const log = createLog('silent')

const settingsFor = (SOLANA_CLUSTER: string) =>
  readSettings({ SOLANA_CLUSTER, SOLANA_RPC_URL: 'http://127.0.0.1:9', PAYMENT_RECIPIENT: '1'.repeat(32) })
const systemProgram = '1'.repeat(32)
const accountOf = (owner: string): ChainAccount => ({ owner, data: new Uint8Array() })
const chainWith = (genesisHash: string, account: ChainAccount | null = accountOf(systemProgram)) => ({
  ...unavailable,
  genesisHash: async () => genesisHash,
  account: async () => account,
})

const hashes = {
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
  'mainnet-beta': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  localnet: '11111111111111111111111111111111',
}
const pairs = Object.keys(hashes).flatMap(set => Object.entries(hashes).map(([node, hash]) => ({ set, node, hash })))

test.each(pairs)('SOLANA_CLUSTER $set and a node of $node', async ({ set, node, hash }) => {
  const parts = { chain: chainWith(hash), settings: settingsFor(set), log }
  if (set === node) {
    expect(await checkCluster(parts)).toBeNull()
    await checkClusterAtStart(parts)
  } else {
    expect(await checkCluster(parts)).toContain(`SOLANA_CLUSTER is ${set}`)
    await expect(checkClusterAtStart(parts)).rejects.toThrow(WrongSetting)
  }
})

test.each([
  ['nobody has on the cluster', null, /^PAYMENT_RECIPIENT \(1{32}\) is not known on devnet\. Check every character; /],
  ['is no wallet', accountOf('Program'), /^PAYMENT_RECIPIENT \(1{32}\) is no wallet: .* the program Program$/],
])('a recipient that %s stops the start', async (_, account, line) => {
  const parts = { chain: chainWith(hashes.devnet, account), settings: settingsFor('devnet'), log }
  await expect(checkClusterAtStart(parts)).rejects.toThrow(WrongSetting)
  await expect(checkClusterAtStart(parts)).rejects.toThrow(line)
})

test('a node that is unavailable does not stop the start, and does not pass the check', async () => {
  const parts = { chain: unavailable, settings: settingsFor('devnet'), log }
  await checkClusterAtStart(parts)
  await expect(checkCluster(parts)).rejects.toThrow(ChainUnavailable)
})
