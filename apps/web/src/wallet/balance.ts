import { address } from '@solana/kit'
import { nodeAt, withPatience } from './node.ts'

/** What an account holds, in lamports. */
export async function balanceOf(rpcUrl: string, account: string): Promise<bigint> {
  const node = nodeAt(rpcUrl)
  const { value } = await node.getBalance(address(account), { commitment: 'confirmed' }).send(withPatience())
  return value
}
