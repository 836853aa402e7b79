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
import { type Cluster, chainIdentifier } from './cluster.ts'
import { fundsAt, neededFor } from './funds.ts'
import { type Node, nodeAt, withTimeout } from './node.ts'
import { findConfirmed, type PaymentAttempt } from './on-chain-status.ts'
import { nodeFailure, type PaymentFailure, walletFailure } from './payment-failure.ts'
import { paymentTransaction, sendsTransactions, signByWallet } from './payment-transaction.ts'
import type { WalletConnection } from './wallet-store.ts'

export interface WalletOrder {
  readonly rpcUrl: string
  readonly cluster: Cluster
  readonly connection: WalletConnection | null
  /** The payment's Solana Pay URL. */
  readonly link: string
  /** Signatures that the server has processed already, counted or not. */
  readonly processed: readonly string[]
  /** Called before the wallet is asked, and again with the signature before the page sends anything. */
  readonly onAttempt: (attempt: PaymentAttempt) => void
}

export type PaymentOutcome =
  | { readonly ok: true; readonly signature: string }
  /** `mayStillLand`: it was signed or may have been, so that it must not be paid again before it has expired. */
  | { readonly ok: false; readonly failure: PaymentFailure; readonly mayStillLand: boolean }

const sendingAttempts = 3

/**
 * Checks the balance, has the connected wallet sign the payment, and sends it. A transaction of this payment that was
 * confirmed meanwhile, from a phone for one, is returned instead of making a second one.
 */
export async function pay(order: WalletOrder): Promise<PaymentOutcome> {
  const { cluster, connection, onAttempt } = order
  const request = parseSolanaPayUrl(order.link)
  if (!request) return refused({ kind: 'UNREADABLE_LINK' })
  if (!connection || !isAddress(connection.account.address)) return refused({ kind: 'NOT_CONNECTED' })
  const chain = chainIdentifier(cluster)
  if (!connection.account.chains.includes(chain)) return refused({ kind: 'WRONG_NETWORK' })

  const node = nodeAt(order.rpcUrl)
  const payer = address(connection.account.address)
  const prepared = await prepare(node, payer, request, order.processed)
  if (!('transaction' in prepared)) return prepared
  const { transaction, lastValidBlockHeight } = prepared
  onAttempt({ signature: null, expiresAfter: String(lastValidBlockHeight) })

  try {
    const { signature, unsent } = await signByWallet(connection, chain, transaction)
    const expiresAfter = unsent ? lastValidBlockHeight : await latestExpiry(node, lastValidBlockHeight)
    const wire = unsent && getBase64EncodedWireTransaction(unsent)
    onAttempt({ signature, expiresAfter: String(expiresAfter), ...(wire && { wire }) })
    return wire ? send(node, wire, signature) : { ok: true, signature }
  } catch (error) {
    const failure = walletFailure(error)
    if (failure.kind === 'EXPIRED' && (await isStillValid(node, lastValidBlockHeight))) {
      return refused({ kind: 'WRONG_NETWORK' })
    }
    const mayHaveSent = failure.kind === 'TIMED_OUT' || failure.kind === 'UNKNOWN'
    return { ok: false, failure, mayStillLand: mayHaveSent && sendsTransactions(connection.wallet) }
  }
}

const refused = (failure: PaymentFailure): PaymentOutcome => ({ ok: false, failure, mayStillLand: false })

interface Prepared {
  readonly transaction: Uint8Array
  readonly lastValidBlockHeight: bigint
}

/** The transaction, if the payer can afford it: the remaining balance has to be zero or rent-exempt. */
async function prepare(
  node: Node,
  payer: Address,
  request: SolanaPayRequest,
  processed: readonly string[],
): Promise<Prepared | PaymentOutcome> {
  try {
    const [confirmed, funds, { value: lifetime }] = await Promise.all([
      findConfirmed(node, { reference: request.reference, processed }),
      fundsAt(node, payer),
      node.getLatestBlockhash({ commitment: 'confirmed' }).send(withTimeout()),
    ])
    if (confirmed) return { ok: true, signature: confirmed.signature }
    const needed = neededFor(request.lamports, funds)
    if (needed !== null) return refused({ kind: 'TOO_FEW_FUNDS', funds: { held: funds.held, needed } })
    const transaction = paymentTransaction(payer, request, lifetime)
    return { transaction, lastValidBlockHeight: lifetime.lastValidBlockHeight }
  } catch (error) {
    return refused(nodeFailure(error))
  }
}

/** A wallet that sends may have replaced the blockhash, at most by the newest one now. */
async function latestExpiry(node: Node, known: bigint): Promise<bigint> {
  try {
    const { value } = await node.getLatestBlockhash({ commitment: 'processed' }).send(withTimeout())
    return value.lastValidBlockHeight
  } catch {
    return known
  }
}

async function isStillValid(node: Node, lastValidBlockHeight: bigint): Promise<boolean> {
  try {
    return (await node.getBlockHeight({ commitment: 'confirmed' }).send(withTimeout())) <= lastValidBlockHeight
  } catch {
    return false
  }
}

/** The same signed transaction can be sent any number of times and lands once. */
async function send(node: Node, wire: Base64EncodedWireTransaction, signature: string): Promise<PaymentOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      await node.sendTransaction(wire, { encoding: 'base64', preflightCommitment: 'confirmed' }).send(withTimeout())
      return { ok: true, signature }
    } catch (error) {
      if (isAlreadyProcessed(error)) return { ok: true, signature }
      const failure = nodeFailure(error)
      const isUnavailable = failure.kind === 'NODE_AWAY'
      if (!isUnavailable || attempt === sendingAttempts)
        return { ok: false, failure, mayStillLand: isUnavailable || attempt > 1 }
    }
  }
}

const isAlreadyProcessed = (error: unknown): boolean =>
  error instanceof Error && isSolanaError(error.cause, SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED)
