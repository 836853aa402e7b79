import { address } from '@solana/kit'
import { type Node, nodeAt, withTimeout } from './node.ts'

/** What the network takes for one signature, in lamports. */
const networkFee = 5_000n

/** What an account holds, and what it has to keep unless it is emptied, in lamports. */
export interface Funds {
  readonly held: bigint
  readonly rentMinimum: bigint
}

export async function fundsAt(node: Node, account: string): Promise<Funds> {
  const [{ value: held }, rentMinimum] = await Promise.all([
    node.getBalance(address(account), { commitment: 'confirmed' }).send(withTimeout()),
    node.getMinimumBalanceForRentExemption(0n).send(withTimeout()),
  ])
  return { held, rentMinimum }
}

export const fundsOf = (rpcUrl: string, account: string): Promise<Funds> => fundsAt(nodeAt(rpcUrl), account)

/** What paying an amount needs where the account has too little; `null` where it can be paid. */
export function neededFor(amount: bigint, { held, rentMinimum }: Funds): bigint | null {
  const cost = amount + networkFee
  const remaining = held - cost
  if (remaining === 0n || remaining >= rentMinimum) return null
  return remaining < 0n ? cost : cost + rentMinimum
}
