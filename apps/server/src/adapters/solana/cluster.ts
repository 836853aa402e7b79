import type { solanaClusters } from '@redress/contract/configuration.ts'
import type { Chain } from './chain.ts'

export type SolanaCluster = (typeof solanaClusters)[number]

/** The first block's hash of each public cluster, by which a node tells which one it belongs to. */
const genesisHashes = {
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
  'mainnet-beta': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
} as const satisfies Partial<Record<SolanaCluster, string>>

const clusterOf = (genesisHash: string): SolanaCluster =>
  (Object.keys(genesisHashes) as (keyof typeof genesisHashes)[]).find(name => genesisHashes[name] === genesisHash) ??
  'localnet'

/** Which cluster the node belongs to; `localnet` is any that is not public. Rejects with `ChainUnavailable`. */
export const clusterBehind = async (chain: Pick<Chain, 'genesisHash'>): Promise<SolanaCluster> =>
  clusterOf(await chain.genesisHash())
