import { createSolanaRpc, type Rpc, type SolanaRpcApi } from '@solana/kit'

export type Node = Rpc<SolanaRpcApi>

const patienceMilliseconds = 15_000

/** The node that the page reads the chain from. */
export const nodeAt = (rpcUrl: string): Node => createSolanaRpc(rpcUrl)

/** For each call of a node: it fails instead of hanging. */
export const withPatience = () => ({ abortSignal: AbortSignal.timeout(patienceMilliseconds) })
