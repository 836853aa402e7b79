import type { WalletSignature } from '@redress/contract/resolutions.ts'
import { getBase64Decoder } from '@solana/kit'
import { featureOf, type StandardWallet } from './standard-wallet.ts'
import type { WalletConnection } from './wallet-store.ts'

/** Hardware wallets sign transactions alone. */
export const signsTexts = (wallet: StandardWallet): boolean => featureOf(wallet, 'solana:signMessage') !== undefined

/**
 * Has a wallet sign a text.
 * @throws what the wallet throws: usually that its owner declined
 */
export async function signText({ wallet, account }: WalletConnection, text: string): Promise<WalletSignature> {
  const message = new TextEncoder().encode(text)
  const [signed] = (await featureOf(wallet, 'solana:signMessage')?.signMessage({ account, message })) ?? []
  if (!signed) throw new Error('The wallet signs no texts')
  return { address: account.address, signature: getBase64Decoder().decode(signed.signature) }
}
