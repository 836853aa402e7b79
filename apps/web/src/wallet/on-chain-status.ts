import {
  address,
  type Base64EncodedWireTransaction,
  getSolanaErrorFromTransactionError,
  type Signature,
  signature,
} from '@solana/kit'
import { type Node, nodeAt, withTimeout } from './node.ts'
import { type PaymentFailure, transactionFailure } from './payment-failure.ts'

/** Stored attempt to pay with a wallet. */
export interface PaymentAttempt {
  /** `null` until the wallet responds; it may still send the transaction itself. */
  readonly signature: string | null
  /** The last block height, in decimal, at which the transaction is valid. */
  readonly expiresAfter: string
  /**
   * Signed transaction in base64, if the page sends it. Sending it repeatedly is safe, because the chain processes it
   * once.
   */
  readonly wire?: string
}

interface Confirmed {
  readonly kind: 'confirmed'
  readonly signature: string
  readonly isFinalized: boolean
}

export type OnChainStatus =
  | { readonly kind: 'not found' }
  | Confirmed
  | { readonly kind: 'failed'; readonly signature: string; readonly failure: PaymentFailure }
  /** The transaction is not on the chain, and its blockhash has expired. */
  | { readonly kind: 'expired' }

interface PaymentLookup {
  readonly reference: string
  /** Signatures that the server has processed already, counted or not. */
  readonly processed: readonly string[]
}

const signaturesLimit = 25

/**
 * On-chain status of a payment's transaction, sent from here or from any wallet with the payment link. It is for
 * display: only the server decides whether the payment is made.
 * @throws the RPC client's error if the node does not respond
 */
export async function findOnChainStatus(
  rpcUrl: string,
  lookup: PaymentLookup,
  attempt: PaymentAttempt | null,
): Promise<OnChainStatus> {
  const node = nodeAt(rpcUrl)
  const confirmed = await findConfirmed(node, lookup)
  if (confirmed) return confirmed
  return attempt ? statusOfAttempt(node, attempt) : { kind: 'not found' }
}

/** The newest successful transaction with the payment's reference that the server has not processed yet. */
export async function findConfirmed(node: Node, { reference, processed }: PaymentLookup): Promise<Confirmed | null> {
  const found = await node
    .getSignaturesForAddress(address(reference), { commitment: 'confirmed', limit: signaturesLimit })
    .send(withTimeout())
  const confirmed = found.find(({ err, signature }) => err === null && !processed.includes(signature))
  if (!confirmed) return null
  return {
    kind: 'confirmed',
    signature: confirmed.signature,
    isFinalized: confirmed.confirmationStatus === 'finalized',
  }
}

/**
 * Status of an attempt. The block height is read first, so that an expired transaction cannot be confirmed in
 * between.
 */
async function statusOfAttempt(node: Node, attempt: PaymentAttempt): Promise<OnChainStatus> {
  const height = await node.getBlockHeight({ commitment: 'finalized' }).send(withTimeout())
  const isExpired = height > BigInt(attempt.expiresAfter)
  const status = attempt.signature ? await signatureStatus(node, signature(attempt.signature)) : null
  if (!status || !attempt.signature) {
    if (attempt.wire && !isExpired) await resend(node, attempt.wire)
    return { kind: isExpired ? 'expired' : 'not found' }
  }
  if (status.err === null) {
    return { kind: 'confirmed', signature: attempt.signature, isFinalized: status.confirmationStatus === 'finalized' }
  }
  const failure = transactionFailure(getSolanaErrorFromTransactionError(status.err))
  return { kind: 'failed', signature: attempt.signature, failure }
}

/** Sends the transaction again. A failure shows in the status at the next poll. */
async function resend(node: Node, wire: string): Promise<void> {
  const transaction = wire as Base64EncodedWireTransaction
  await node
    .sendTransaction(transaction, { encoding: 'base64', preflightCommitment: 'confirmed' })
    .send(withTimeout())
    .catch(() => undefined)
}

async function signatureStatus(node: Node, signature: Signature) {
  const { value } = await node.getSignatureStatuses([signature], { searchTransactionHistory: true }).send(withTimeout())
  return value[0] ?? null
}
