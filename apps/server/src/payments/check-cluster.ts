import type { Context } from '../adapters/context.ts'
import { ChainUnavailable } from '../adapters/solana/chain.ts'
import { clusterBehind } from '../adapters/solana/cluster.ts'
import { WrongSetting } from '../platform/settings.ts'

type Parts = Pick<Context, 'chain' | 'settings'>

/**
 * Compares the node with the cluster that is set, so that no play money is ever taken for real. Answers what is wrong;
 * rejects with `ChainUnavailable` where the node cannot be asked.
 */
export async function checkCluster({ chain, settings }: Parts): Promise<string | null> {
  const { SOLANA_CLUSTER: expected } = settings
  const found = await clusterBehind(chain)
  return found === expected ? null : `SOLANA_CLUSTER is ${expected}, but the node at SOLANA_RPC_URL is of ${found}`
}

/**
 * The check at the start. A node that is away does not stop it, because the watcher checks again before it credits.
 * @throws WrongSetting where the node is of another cluster.
 */
export async function checkClusterAtStart(context: Parts & Pick<Context, 'log'>): Promise<void> {
  try {
    const wrong = await checkCluster(context)
    if (wrong) throw new WrongSetting(wrong)
  } catch (error) {
    if (!(error instanceof ChainUnavailable)) throw error
    context.log.warn({ error }, 'the Solana node does not answer; payments are looked for as soon as it does')
  }
}
