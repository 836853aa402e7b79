import type { solanaClusters } from '@redress/contract/configuration.ts'
import type { ChainIdentifier } from './standard-wallet.ts'

export type Cluster = (typeof solanaClusters)[number]

/** What wallets call the clusters. */
const chainIdentifiers = {
  localnet: 'solana:localnet',
  devnet: 'solana:devnet',
  testnet: 'solana:testnet',
  'mainnet-beta': 'solana:mainnet',
} as const satisfies Record<Cluster, ChainIdentifier>

export const chainIdentifier = (cluster: Cluster): ChainIdentifier => chainIdentifiers[cluster]

/** Whether money on the cluster is made up and free, on this machine alone. */
export const isLocal = (cluster: Cluster): boolean => cluster === 'localnet'

/** Where anybody can look a transaction up; `null` on a cluster that nobody else sees. */
export function explorerLink(cluster: Cluster, signature: string): string | null {
  if (isLocal(cluster)) return null
  const query = cluster === 'mainnet-beta' ? '' : `?cluster=${cluster}`
  return `https://explorer.solana.com/tx/${encodeURIComponent(signature)}${query}`
}
