import {
  type Address,
  type Base64EncodedDataResponse,
  getBase64Encoder,
  getPublicKeyFromAddress,
  getSignatureFromTransaction,
  getTransactionDecoder,
  verifySignature,
} from '@solana/kit'

/**
 * Whether a transaction, as it came over the wire, is the one that its payer signed with this signature: then its
 * instructions are what they were on the chain, whatever the node thinks.
 */
export async function isSignedWith(signature: string, [wire]: Base64EncodedDataResponse): Promise<boolean> {
  const transaction = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
  if (getSignatureFromTransaction(transaction) !== signature) return false
  const [payer] = Object.entries(transaction.signatures)
  if (!payer?.[1]) return false
  const key = await getPublicKeyFromAddress(payer[0] as Address)
  return verifySignature(key, payer[1], transaction.messageBytes)
}
