import { address, createSolanaRpc, createSolanaRpcSubscriptions } from '@solana/kit'

/** The signatures of the transactions in which an address takes part, failed ones too. */
export async function transactionsWith(chainUrl: string, account: string): Promise<string[]> {
  const found = await createSolanaRpc(chainUrl)
    .getSignaturesForAddress(address(account), { commitment: 'confirmed' })
    .send()
  return found.map(({ signature }) => signature)
}

/** Follows an address from now on; `next` answers when its next transaction became final, by this machine's clock. */
export async function followFinality(webSocketUrl: string, account: string) {
  const abort = new AbortController()
  const notifications = await createSolanaRpcSubscriptions(webSocketUrl)
    .logsNotifications({ mentions: [address(account)] }, { commitment: 'finalized' })
    .subscribe({ abortSignal: abort.signal })
  const iterator = notifications[Symbol.asyncIterator]()
  return {
    async next(): Promise<number> {
      const { done } = await iterator.next()
      if (done) throw new Error('The local chain has ended the subscription')
      return Date.now()
    },
    stop: () => abort.abort(),
  }
}
