import { lamportsPerSol } from '@redress/domain/money/money.ts'
import { createSolanaRpc, generateKeyPairSigner, type KeyPairSigner, type Signature } from '@solana/kit'
import { expect, vi } from 'vitest'
import { airdrop } from '../local-wallet.ts'
import { type Localnet, startLocalnet } from '../start-localnet.ts'

export const newAddress = async () => (await generateKeyPairSigner()).address

/** A chain, and a key pair with 100 SOL on it. */
export async function startChainWithPayer(): Promise<{ chain: Localnet; payer: KeyPairSigner }> {
  const chain = await startLocalnet({ port: 0 })
  const payer = await generateKeyPairSigner()
  await airdrop(chain.rpcUrl, payer.address, 100n * lamportsPerSol)
  return { chain, payer }
}

/** Resolves when the transaction is finalized. */
export const finalized = (rpcUrl: string, signature: Signature) =>
  vi.waitFor(
    async () => {
      const { value } = await createSolanaRpc(rpcUrl).getSignatureStatuses([signature]).send()
      expect(value[0]?.confirmationStatus).toBe('finalized')
    },
    { timeout: 5000, interval: 20 },
  )
