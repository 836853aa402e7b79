import { parseSolanaPayUrl } from '@redress/domain/money/solana-pay.ts'
import { airdrop } from '@redress/localnet/airdrop.ts'
import { type Payment, paymentInstructions, sendInstructions } from '@redress/localnet/send-payment.ts'
import { generateKeyPairSigner } from '@solana/kit'

export interface TestWallet {
  readonly address: string
  /** Pays a Solana Pay URL, with parts of it changed; answers the signature. */
  pay(link: string, changes?: Partial<Payment>): Promise<string>
  /** Sends what may be no payment at all, several transfers in one transaction, without asking whether it will work. */
  send(...payments: readonly Payment[]): Promise<string>
}

/** A wallet with 1000 SOL on the local chain. */
export async function openTestWallet(rpcUrl: string): Promise<TestWallet> {
  const signer = await generateKeyPairSigner()
  await airdrop(rpcUrl, signer.address, 1_000_000_000_000n)
  const send = (...payments: readonly Payment[]) =>
    sendInstructions(
      rpcUrl,
      signer,
      payments.flatMap(payment => paymentInstructions(signer, payment)),
      { skipPreflight: true },
    )
  return {
    address: signer.address,
    send,
    async pay(link, changes = {}) {
      const request = parseSolanaPayUrl(link)
      if (!request) throw new Error(`${link} is no transfer request`)
      const { recipient, reference, memo, lamports } = request
      return send({ recipient, reference, memo, lamports, ...changes })
    },
  }
}
