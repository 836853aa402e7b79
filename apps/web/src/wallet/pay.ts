import { parseSolanaPayUrl, type SolanaPayRequest } from '@redress/domain/money/solana-pay.ts'
import {
  type Address,
  address,
  type Base64EncodedWireTransaction,
  getBase64EncodedWireTransaction,
  isAddress,
  isSolanaError,
  SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
} from '@solana/kit'
import { askWallet, sendsByItself } from './ask-wallet.ts'
import { type Cluster, chainIdentifier } from './cluster.ts'
import { type Node, nodeAt, withPatience } from './node.ts'
import { nodeFailure, type PaymentFailure, walletFailure } from './payment-failure.ts'
import { networkFee, paymentTransaction } from './payment-transaction.ts'
import { type Attempt, findLanded } from './sighting.ts'
import type { Connection } from './wallet-store.ts'

export interface PaymentOrder {
  readonly rpcUrl: string
  readonly cluster: Cluster
  readonly connection: Connection | null
  /** The payment's Solana Pay URL. */
  readonly link: string
  /** Signatures that the server has judged already, counted or not. */
  readonly judged: readonly string[]
  /** Told of the attempt before the wallet is asked, and again with the signature before anything is sent. */
  readonly onAttempt: (attempt: Attempt) => void
}

export type PaymentOutcome =
  | { readonly ok: true; readonly signature: string }
  /** `mayStillLand`: it was signed or may have been, so that it must not be paid again before it has expired. */
  | { readonly ok: false; readonly failure: PaymentFailure; readonly mayStillLand: boolean }

const sendingAttempts = 3

/**
 * Checks the balance, has the connected wallet sign the payment, and sees to it that it is sent. A transaction of this
 * payment that landed meanwhile, from a phone for one, is answered instead of a second one.
 */
export async function pay(order: PaymentOrder): Promise<PaymentOutcome> {
  const { cluster, connection, onAttempt } = order
  const request = parseSolanaPayUrl(order.link)
  if (!request) return refused({ kind: 'UNREADABLE_LINK' })
  if (!connection || !isAddress(connection.account.address)) return refused({ kind: 'NOT_CONNECTED' })
  const chain = chainIdentifier(cluster)
  if (!connection.account.chains.includes(chain)) return refused({ kind: 'WRONG_NETWORK' })

  const node = nodeAt(order.rpcUrl)
  const payer = address(connection.account.address)
  const prepared = await prepare(node, payer, request, order.judged)
  if (!('transaction' in prepared)) return prepared
  const { transaction, lastValidBlockHeight } = prepared
  onAttempt({ signature: null, expiresAfter: String(lastValidBlockHeight) })

  try {
    const { signature, unsent } = await askWallet(connection, chain, transaction)
    const expiresAfter = unsent ? lastValidBlockHeight : await latestExpiry(node, lastValidBlockHeight)
    const wire = unsent && getBase64EncodedWireTransaction(unsent)
    onAttempt({ signature, expiresAfter: String(expiresAfter), ...(wire && { wire }) })
    return wire ? send(node, wire, signature) : { ok: true, signature }
  } catch (error) {
    const failure = walletFailure(error)
    if (failure.kind === 'EXPIRED' && (await isStillValid(node, lastValidBlockHeight))) {
      return refused({ kind: 'WRONG_NETWORK' })
    }
    const isUnsure = failure.kind === 'TIMED_OUT' || failure.kind === 'UNKNOWN'
    return { ok: false, failure, mayStillLand: isUnsure && sendsByItself(connection.wallet) }
  }
}

const refused = (failure: PaymentFailure): PaymentOutcome => ({ ok: false, failure, mayStillLand: false })

interface Prepared {
  readonly transaction: Uint8Array
  readonly lastValidBlockHeight: bigint
}

/** The transaction, for a payer who can afford it: the rest must be nothing, or enough for the account to live on. */
async function prepare(
  node: Node,
  payer: Address,
  request: SolanaPayRequest,
  judged: readonly string[],
): Promise<Prepared | PaymentOutcome> {
  try {
    const [landed, { value: held }, rentMinimum, { value: lifetime }] = await Promise.all([
      findLanded(node, { reference: request.reference, judged }),
      node.getBalance(payer, { commitment: 'confirmed' }).send(withPatience()),
      node.getMinimumBalanceForRentExemption(0n).send(withPatience()),
      node.getLatestBlockhash({ commitment: 'confirmed' }).send(withPatience()),
    ])
    if (landed) return { ok: true, signature: landed.signature }
    const cost = request.lamports + networkFee
    const rest = held - cost
    if (rest !== 0n && rest < rentMinimum) {
      return refused({ kind: 'TOO_FEW_FUNDS', funds: { held, needed: rest < 0n ? cost : cost + rentMinimum } })
    }
    const transaction = paymentTransaction(payer, request, lifetime)
    return { transaction, lastValidBlockHeight: lifetime.lastValidBlockHeight }
  } catch (error) {
    return refused(nodeFailure(error))
  }
}

/** A wallet that sends may take a newer blockhash: none that it can have taken outlives the newest one now. */
async function latestExpiry(node: Node, known: bigint): Promise<bigint> {
  try {
    const { value } = await node.getLatestBlockhash({ commitment: 'processed' }).send(withPatience())
    return value.lastValidBlockHeight
  } catch {
    return known
  }
}

async function isStillValid(node: Node, lastValidBlockHeight: bigint): Promise<boolean> {
  try {
    return (await node.getBlockHeight({ commitment: 'confirmed' }).send(withPatience())) <= lastValidBlockHeight
  } catch {
    return false
  }
}

/** The same signed transaction can be sent any number of times and lands once. */
async function send(node: Node, wire: Base64EncodedWireTransaction, signature: string): Promise<PaymentOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      await node.sendTransaction(wire, { encoding: 'base64', preflightCommitment: 'confirmed' }).send(withPatience())
      return { ok: true, signature }
    } catch (error) {
      if (isAlreadyProcessed(error)) return { ok: true, signature }
      const failure = nodeFailure(error)
      const isAway = failure.kind === 'NODE_AWAY'
      if (!isAway || attempt === sendingAttempts) return { ok: false, failure, mayStillLand: isAway || attempt > 1 }
    }
  }
}

const isAlreadyProcessed = (error: unknown): boolean =>
  error instanceof Error && isSolanaError(error.cause, SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED)
