import { address, createSolanaRpc, lamports as toLamports } from '@solana/kit'

/** Asks the local chain's faucet, and answers the signature of its transfer. */
export function airdrop(rpcUrl: string, recipient: string, lamports: bigint): Promise<string> {
  return createSolanaRpc(rpcUrl).requestAirdrop(address(recipient), toLamports(lamports)).send()
}
