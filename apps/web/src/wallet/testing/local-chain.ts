import { randomBytes } from 'node:crypto'
import { lamports, lamportsPerSol } from '@redress/domain/money/money.ts'
import { solanaPayUrl } from '@redress/domain/money/solana-pay.ts'
import { airdrop } from '@redress/localnet/local-wallet.ts'
import { startLocalnet } from '@redress/localnet/start-localnet.ts'
import { createSolanaRpc, generateKeyPairSigner, getBase58Decoder } from '@solana/kit'
import { createTestWallet, fundTestWallet } from '../test-wallet.ts'
import type { WalletConnection } from '../wallet-store.ts'
import { storageInMemory } from './storage-in-memory.ts'

export const newReference = () => getBase58Decoder().decode(randomBytes(32))

/** A local chain of a test's own, with somebody to pay to and wallets to pay from. */
export async function startLocalChain() {
  const localnet = await startLocalnet({ port: 0 })
  const { rpcUrl } = localnet
  const { address: recipient } = await generateKeyPairSigner()
  await airdrop(rpcUrl, recipient, lamportsPerSol)
  return {
    rpcUrl,
    rpc: createSolanaRpc(rpcUrl),
    recipient,
    stop: () => localnet.stop(),

    /** A payment link with a reference of its own. */
    paymentLink(price: bigint, memo: string) {
      const reference = newReference()
      const request = { recipient, reference, lamports: lamports(price), memo, label: 'Redress', message: 'Fee' }
      return { reference, link: solanaPayUrl(request) }
    },

    /** The test wallet with a key of its own and so many lamports. */
    async connection(funds: bigint): Promise<WalletConnection> {
      const wallet = await createTestWallet(storageInMemory())
      const [account] = wallet.accounts
      if (!account) throw new Error('The test wallet has no account')
      if (funds > 0n) await fundTestWallet(rpcUrl, account.address, funds)
      return { wallet, account }
    },

    async payer() {
      const signer = await generateKeyPairSigner()
      await airdrop(rpcUrl, signer.address, lamportsPerSol)
      return signer
    },
  }
}

export type LocalChain = Awaited<ReturnType<typeof startLocalChain>>
