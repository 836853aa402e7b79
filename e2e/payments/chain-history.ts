import { address, createSolanaRpc } from '@solana/kit'

/** The signatures of the transactions in which an address takes part, failed ones too. */
export async function transactionsWith(chainUrl: string, account: string): Promise<string[]> {
  const found = await createSolanaRpc(chainUrl)
    .getSignaturesForAddress(address(account), { commitment: 'confirmed' })
    .send()
  return found.map(({ signature }) => signature)
}
