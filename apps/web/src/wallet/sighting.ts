import {
  address,
  type Base64EncodedWireTransaction,
  getSolanaErrorFromTransactionError,
  type Signature,
  signature,
} from '@solana/kit'
import { type Node, nodeAt, withPatience } from './node.ts'
import { type PaymentFailure, transactionFailure } from './payment-failure.ts'

/** What the page remembers of a payment that it asked a wallet for. */
export interface Attempt {
  /** `null` while the wallet has not answered: it may still send by itself. */
  readonly signature: string | null
  /** The block height, as a decimal, after which the transaction can no longer land. */
  readonly expiresAfter: string
  /** The signed transaction in base64, where the page has to send it: any number of times, for it lands once. */
  readonly wire?: string
}

interface Landed {
  readonly kind: 'landed'
  readonly signature: string
  readonly isFinal: boolean
}

export type Sighting =
  | { readonly kind: 'nothing' }
  | Landed
  | { readonly kind: 'failed'; readonly signature: string; readonly failure: PaymentFailure }
  /** It never landed, and never can. */
  | { readonly kind: 'expired' }

export interface Sought {
  readonly reference: string
  /** Signatures that the server has judged already, counted or not. */
  readonly judged: readonly string[]
}

const newestOfReference = 25

/**
 * Looks on the chain for a transaction of a payment, made here or by any wallet that read its link. The page shows
 * what it finds; whether the payment is made, only the server says.
 * @throws what the node's client throws where the node is away
 */
export async function lookForPayment(rpcUrl: string, sought: Sought, attempt: Attempt | null): Promise<Sighting> {
  const node = nodeAt(rpcUrl)
  const landed = await findLanded(node, sought)
  if (landed) return landed
  return attempt ? followAttempt(node, attempt) : { kind: 'nothing' }
}

/** The newest successful transaction with the payment's reference that the server has not judged yet. */
export async function findLanded(node: Node, { reference, judged }: Sought): Promise<Landed | null> {
  const found = await node
    .getSignaturesForAddress(address(reference), { commitment: 'confirmed', limit: newestOfReference })
    .send(withPatience())
  const landed = found.find(({ err, signature }) => err === null && !judged.includes(signature))
  if (!landed) return null
  return { kind: 'landed', signature: landed.signature, isFinal: landed.confirmationStatus === 'finalized' }
}

/** The height is read before the status, so that what is called expired cannot land in between. */
async function followAttempt(node: Node, attempt: Attempt): Promise<Sighting> {
  const height = await node.getBlockHeight({ commitment: 'finalized' }).send(withPatience())
  const isOver = height > BigInt(attempt.expiresAfter)
  const status = attempt.signature ? await statusOf(node, signature(attempt.signature)) : null
  if (!status || !attempt.signature) {
    if (attempt.wire && !isOver) await sendAgain(node, attempt.wire)
    return { kind: isOver ? 'expired' : 'nothing' }
  }
  if (status.err === null) {
    return { kind: 'landed', signature: attempt.signature, isFinal: status.confirmationStatus === 'finalized' }
  }
  const failure = transactionFailure(getSolanaErrorFromTransactionError(status.err))
  return { kind: 'failed', signature: attempt.signature, failure }
}

/** What the node thinks of it shows at the next look. */
async function sendAgain(node: Node, wire: string): Promise<void> {
  const transaction = wire as Base64EncodedWireTransaction
  await node
    .sendTransaction(transaction, { encoding: 'base64', preflightCommitment: 'confirmed' })
    .send(withPatience())
    .catch(() => undefined)
}

async function statusOf(node: Node, sought: Signature) {
  const { value } = await node.getSignatureStatuses([sought], { searchTransactionHistory: true }).send(withPatience())
  return value[0] ?? null
}
