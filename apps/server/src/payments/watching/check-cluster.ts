import type { solanaClusters } from '@redress/contract/configuration.ts'
import type { Context } from '../../adapters/context.ts'
import { ChainUnavailable } from '../../adapters/solana/chain.ts'
import { WrongSetting } from '../../platform/settings.ts'

type SolanaCluster = (typeof solanaClusters)[number]

/** Genesis hash of each public cluster; any other cluster is a `localnet`. */
const genesisHashes = {
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
  'mainnet-beta': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
} as const satisfies Partial<Record<SolanaCluster, string>>

const clusterOf = (genesisHash: string): SolanaCluster =>
  (Object.keys(genesisHashes) as (keyof typeof genesisHashes)[]).find(name => genesisHashes[name] === genesisHash) ??
  'localnet'

type Parts = Pick<Context, 'chain' | 'settings'>

/**
 * Compares the node's cluster with the configured one, so that SOL of a test cluster is never accepted. Returns an
 * error message, or `null`.
 * @throws ChainUnavailable
 */
export async function checkCluster({ chain, settings }: Parts): Promise<string | null> {
  const { SOLANA_CLUSTER: expected } = settings
  const found = clusterOf(await chain.genesisHash())
  return found === expected ? null : `SOLANA_CLUSTER is ${expected}, but the node at SOLANA_RPC_URL is of ${found}`
}

const systemProgram = '11111111111111111111111111111111'

/**
 * Checks that the recipient exists on the cluster as a wallet. Addresses have no checksum: a mistyped one may be valid
 * without anybody having its key. Returns an error message, or `null`.
 */
async function checkRecipient({ chain, settings }: Parts): Promise<string | null> {
  const { PAYMENT_RECIPIENT: recipient = '', SOLANA_CLUSTER: cluster } = settings
  const account = await chain.account(recipient)
  if (account === null)
    return `PAYMENT_RECIPIENT (${recipient}) is not known on ${cluster}. Check every character; to a new wallet, send a little SOL first.`
  return account.owner === systemProgram
    ? null
    : `PAYMENT_RECIPIENT (${recipient}) is no wallet: on ${cluster} it belongs to the program ${account.owner}`
}

/**
 * Check at the start. It passes if the node is unavailable, because the watcher checks again before it credits.
 * @throws WrongSetting if the node is of another cluster, or does not know the recipient as a wallet
 */
export async function checkClusterAtStart(context: Parts & Pick<Context, 'log'>): Promise<void> {
  try {
    const wrong = (await checkCluster(context)) ?? (await checkRecipient(context))
    if (wrong) throw new WrongSetting(wrong)
  } catch (error) {
    if (!(error instanceof ChainUnavailable)) throw error
    context.log.warn({ error }, 'the Solana node does not answer; payments are looked for as soon as it does')
  }
}
