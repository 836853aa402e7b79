import type { solanaClusters } from '@redress/contract/configuration.ts'
import type { ChainIdentifier } from './standard-wallet.ts'

export type Cluster = (typeof solanaClusters)[number]

/** The identifiers of the clusters in the Wallet Standard. */
const chainIdentifiers = {
  localnet: 'solana:localnet',
  devnet: 'solana:devnet',
  testnet: 'solana:testnet',
  'mainnet-beta': 'solana:mainnet',
} as const satisfies Record<Cluster, ChainIdentifier>

export const chainIdentifier = (cluster: Cluster): ChainIdentifier => chainIdentifiers[cluster]

/** Whether the cluster is a local chain, whose SOL is free. */
export const isLocal = (cluster: Cluster): boolean => cluster === 'localnet'

/** URL of a transaction in the Solana Explorer; `null` on a local cluster. */
export function explorerLink(cluster: Cluster, signature: string): string | null {
  if (isLocal(cluster)) return null
  const query = cluster === 'mainnet-beta' ? '' : `?cluster=${cluster}`
  return `https://explorer.solana.com/tx/${encodeURIComponent(signature)}${query}`
}

/** Faucet that gives away SOL on a public test network. */
export const faucet = { name: 'faucet.solana.com', url: 'https://faucet.solana.com' } as const

/** Whether the cluster's SOL is worthless. */
export const isTestNetwork = (cluster: Cluster): boolean => cluster !== 'mainnet-beta'
