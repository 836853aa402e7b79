import { parseSolanaPayUrl } from '@redress/domain/money/solana-pay.ts'
import { generateKeyPairSigner } from '@solana/kit'
import { airdrop } from './airdrop.ts'
import { sendPayment } from './send-payment.ts'

export interface LocalWallet {
  readonly address: string
  /** Pays what a Solana Pay URL asks for; answers the signature. */
  pay(url: string): Promise<string>
}

/** A new wallet on the local chain with so many lamports in it. */
export async function openLocalWallet(rpcUrl: string, lamports: bigint): Promise<LocalWallet> {
  const signer = await generateKeyPairSigner()
  await airdrop(rpcUrl, signer.address, lamports)
  return {
    address: signer.address,
    async pay(url) {
      const request = parseSolanaPayUrl(url)
      if (!request) throw new Error('Not a Solana Pay transfer request')
      return sendPayment(rpcUrl, signer, request)
    },
  }
}
