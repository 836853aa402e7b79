import { getBase58Decoder, getSignatureFromTransaction, getTransactionDecoder, type Transaction } from '@solana/kit'
import { WalletTimeout } from './payment-failure.ts'
import { type ChainIdentifier, featureOf, type StandardWallet } from './standard-wallet.ts'
import type { Connection } from './wallet-store.ts'

const patienceMilliseconds = 3 * 60_000

/** `unsent` is there where the wallet only signs: the page then sends it. */
export interface Signed {
  readonly signature: string
  readonly unsent?: Transaction
}

/** Whether the wallet sends what it signs, so that the page cannot hold it back. */
export const sendsByItself = (wallet: StandardWallet): boolean =>
  featureOf(wallet, 'solana:signAndSendTransaction') !== undefined

/**
 * Has the wallet sign the transaction and send it, or sign it alone where it cannot send. A wallet may add instructions
 * of its own, so the signature is read from its answer.
 * @throws what the wallet throws, or {@link WalletTimeout}
 */
export async function askWallet(
  { wallet, account }: Connection,
  chain: ChainIdentifier,
  transaction: Uint8Array,
): Promise<Signed> {
  const input = { account, chain, transaction }
  const sending = featureOf(wallet, 'solana:signAndSendTransaction')
  if (sending) {
    const [output] = await inTime(sending.signAndSendTransaction(input))
    if (!output) throw new Error('The wallet answered without a signature')
    return { signature: getBase58Decoder().decode(output.signature) }
  }
  const [output] = await inTime(featureOf(wallet, 'solana:signTransaction')?.signTransaction(input))
  if (!output) throw new Error('The wallet answered without a signed transaction')
  const unsent = getTransactionDecoder().decode(output.signedTransaction)
  return { signature: getSignatureFromTransaction(unsent), unsent }
}

async function inTime<Output>(answer: Promise<readonly Output[]> | undefined): Promise<readonly Output[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WalletTimeout()), patienceMilliseconds)
  })
  try {
    return await Promise.race([answer ?? [], late])
  } finally {
    clearTimeout(timer)
  }
}
