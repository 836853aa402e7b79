import { createPublicKey, verify } from 'node:crypto'
import { address, getAddressEncoder } from '@solana/kit'

/** Whether a wallet has signed a text, as it is asked to by `solana:signMessage`: Ed25519 over its bytes in UTF-8. */
export function isSignedByWallet(
  text: string,
  { address: wallet, signature }: { readonly address: string; readonly signature: string },
): boolean {
  const x = Buffer.from(getAddressEncoder().encode(address(wallet))).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
}
