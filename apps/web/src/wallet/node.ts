import { createSolanaRpc, type Rpc, type SolanaRpcApi } from '@solana/kit'

export type Node = Rpc<SolanaRpcApi>

const timeoutMilliseconds = 15_000

/** The node that the page reads the chain from. */
export const nodeAt = (rpcUrl: string): Node => createSolanaRpc(rpcUrl)

/** The options for each call of a node, so that it fails instead of hanging. */
export const withTimeout = () => ({ abortSignal: AbortSignal.timeout(timeoutMilliseconds) })
