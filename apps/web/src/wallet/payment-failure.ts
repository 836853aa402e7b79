import type { payment } from '@redress/texts/en/page/settlement.ts'
import {
  isSolanaError,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
  SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_NOT_FOUND,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_RENT,
} from '@solana/kit'

/** Why a payment did not go through; the catalogue has a message for each. */
type FailureKind = keyof (typeof payment)['failures']

export interface PaymentFailure {
  readonly kind: FailureKind
  /** The message of the wallet or the node, where no kind fits. */
  readonly message?: string
  /** TOO_FEW_FUNDS: in lamports, what the wallet holds and what it needs. */
  readonly funds?: { readonly held: bigint; readonly needed: bigint }
}

/** The wallet neither signed nor declined in time. */
export class WalletTimeout extends Error {}

/** The system program's error 1: the account holds less than is to be moved. */
const resultWithNegativeLamports = 1

const messageOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
  return String(error)
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Wallets report that the owner declined by the code 4001, or only in the message. */
const isRejection = (error: unknown): boolean =>
  codeOf(error) === 4001 || /\b(reject|declin|denied|cancel|closed)/i.test(messageOf(error))

const kindsByMessage: readonly (readonly [RegExp, FailureKind])[] = [
  [
    /no record of a prior credit|wrong (network|cluster)|(network|cluster|chain) (mismatch|not supported)/i,
    'WRONG_NETWORK',
  ],
  [/blockhash not found|block height exceeded|expired/i, 'EXPIRED'],
  [/insufficient|not enough|custom program error: 0x1\b/i, 'TOO_FEW_FUNDS'],
  [/timed? ?out|timeout/i, 'TIMED_OUT'],
]

/** The failure behind what a wallet threw when it was to sign, or to sign and send. */
export function walletFailure(error: unknown): PaymentFailure {
  if (error instanceof WalletTimeout) return { kind: 'TIMED_OUT' }
  if (isRejection(error)) return { kind: 'REJECTED' }
  const message = messageOf(error)
  const kind = kindsByMessage.find(([pattern]) => pattern.test(message))?.[1]
  return kind ? { kind } : { kind: 'UNKNOWN', message }
}

/** The failure behind what a call of the node threw. */
export function nodeFailure(error: unknown): PaymentFailure {
  if (isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE)) {
    return transactionFailure(error.cause)
  }
  const isAway = isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR) || !isSolanaError(error)
  return isAway ? { kind: 'NODE_AWAY' } : { kind: 'UNKNOWN', message: messageOf(error) }
}

/** The failure behind a transaction's error, in the simulation before it was sent or on the chain. */
export function transactionFailure(error: unknown): PaymentFailure {
  if (isSolanaError(error, SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND)) return { kind: 'EXPIRED' }
  if (
    isSolanaError(error, SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE) ||
    isSolanaError(error, SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_RENT) ||
    isSolanaError(error, SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_NOT_FOUND) ||
    (isSolanaError(error, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM) && error.context.code === resultWithNegativeLamports)
  ) {
    return { kind: 'TOO_FEW_FUNDS' }
  }
  return { kind: 'FAILED_ON_CHAIN', message: messageOf(error) }
}
