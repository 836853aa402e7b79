import type { solanaClusters } from '@redress/contract/configuration.ts'
import type { Context } from '../../adapters/context.ts'
import { ChainUnavailable } from '../../adapters/solana/chain.ts'
import { WrongSetting } from '../../platform/settings.ts'

type SolanaCluster = (typeof solanaClusters)[number]

/** The genesis hash of each public cluster; every other cluster is a `localnet`. */
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
 * Compares the node's cluster with the one that is set, so that SOL of a test cluster is never taken for real. Returns
 * what is wrong, or `null`.
 * @throws ChainUnavailable
 */
export async function checkCluster({ chain, settings }: Parts): Promise<string | null> {
  const { SOLANA_CLUSTER: expected } = settings
  const found = clusterOf(await chain.genesisHash())
  return found === expected ? null : `SOLANA_CLUSTER is ${expected}, but the node at SOLANA_RPC_URL is of ${found}`
}

const systemProgram = '11111111111111111111111111111111'

/**
 * An address has no check digits: with a character missing it may still be one, of which nobody has the key. So the
 * cluster has to know it, and as a wallet. Returns what is wrong, or `null`.
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
 * The check at the start. A node that is unavailable does not stop it, because the watcher checks again before it
 * credits.
 * @throws WrongSetting where the node is of another cluster, or does not know the recipient as a wallet.
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
