import { address } from '@solana/kit'
import { type Node, nodeAt, withTimeout } from './node.ts'

/** Network fee for one signature, in lamports. */
const networkFee = 5_000n

/** Balance and rent-exempt minimum of an account, in lamports. An emptied account may go below the minimum. */
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

/** Balance needed to pay an amount, in lamports, if the account holds too little; `null` if it suffices. */
export function neededFor(amount: bigint, { held, rentMinimum }: Funds): bigint | null {
  const cost = amount + networkFee
  const remaining = held - cost
  if (remaining === 0n || remaining >= rentMinimum) return null
  return remaining < 0n ? cost : cost + rentMinimum
}
