import { SUPPORTED_MEMO_PROGRAM_ADDRESSES } from '@solana-program/memo'
import { SYSTEM_PROGRAM_ADDRESS, SystemInstruction } from '@solana-program/system'
import type { ChainInstruction, ChainTransaction } from './chain.ts'

export interface Transfer {
  readonly signature: string
  /** The instruction's path; with the signature it identifies the transfer. */
  readonly instruction: string
  readonly source: string
  readonly recipient: string
  readonly lamports: bigint
  /** Solana Pay references: further read-only accounts that do not sign. */
  readonly references: readonly string[]
}

export interface ExpectedPayment {
  readonly recipient: string
  readonly reference: string
  readonly memo: string
}

type RefusalReason =
  | 'FAILED'
  | 'MISSING_REFERENCE'
  | 'WRONG_RECIPIENT'
  | 'FROM_RECIPIENT'
  | 'NOTHING_TRANSFERRED'
  | 'MISSING_MEMO'
  | 'WRONG_MEMO'

type Verdict = { readonly credited: true } | { readonly credited: false; readonly reason: RefusalReason }

export type VerifiedTransfer = Transfer & { readonly verdict: Verdict }

/**
 * Position of the recipient among the accounts of a transfer, and the number of its fixed accounts. Further accounts
 * are references.
 */
const transferLayouts = new Map([
  [SystemInstruction.TransferSol as number, { recipient: 1, required: 2 }],
  [SystemInstruction.TransferSolWithSeed as number, { recipient: 2, required: 3 }],
])
const AMOUNT_OFFSET = 4
const AMOUNT_END = AMOUNT_OFFSET + 8

const memoPrograms: readonly string[] = SUPPORTED_MEMO_PROGRAM_ADDRESSES

function readTransfer(signature: string, instruction: ChainInstruction): Transfer | undefined {
  const { program, accounts, data, path } = instruction
  if (program !== SYSTEM_PROGRAM_ADDRESS || data.byteLength < AMOUNT_END) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const layout = transferLayouts.get(view.getUint32(0, true))
  const [source, recipient] = [accounts[0], layout && accounts[layout.recipient]]
  if (!layout || !source || !recipient) return undefined
  return {
    signature,
    instruction: path,
    source: source.address,
    recipient: recipient.address,
    lamports: view.getBigUint64(AMOUNT_OFFSET, true),
    references: accounts
      .slice(layout.required)
      .filter(account => !account.signer && !account.writable)
      .map(account => account.address),
  }
}

/** Every native transfer of the transaction, inner ones included, whether or not the transaction succeeded. */
export function transfersIn(transaction: ChainTransaction): Transfer[] {
  return transaction.instructions.flatMap(instruction => readTransfer(transaction.signature, instruction) ?? [])
}

function memosIn(transaction: ChainTransaction): Uint8Array[] {
  return transaction.instructions.filter(({ program }) => memoPrograms.includes(program)).map(({ data }) => data)
}

/**
 * Memos of the transaction, one per line; `null` if it has none. Null characters are replaced, because PostgreSQL
 * rejects them.
 */
export function memoTextIn(transaction: ChainTransaction): string | null {
  const memos = memosIn(transaction).map(memo => new TextDecoder().decode(memo).replaceAll('\0', '\uFFFD'))
  return memos.length > 0 ? memos.join('\n') : null
}

function verdictOn(transfer: Transfer, transaction: ChainTransaction, expected: ExpectedPayment): Verdict {
  const refuse = (reason: RefusalReason): Verdict => ({ credited: false, reason })
  if (transaction.failed) return refuse('FAILED')
  if (transfer.recipient !== expected.recipient) return refuse('WRONG_RECIPIENT')
  if (!transfer.references.includes(expected.reference)) return refuse('MISSING_REFERENCE')
  if (transfer.source === expected.recipient) return refuse('FROM_RECIPIENT')
  if (transfer.lamports === 0n) return refuse('NOTHING_TRANSFERRED')
  const memos = memosIn(transaction)
  if (memos.length === 0) return refuse('MISSING_MEMO')
  const expectedMemo = Buffer.from(expected.memo)
  return memos.some(memo => expectedMemo.equals(memo)) ? { credited: true } : refuse('WRONG_MEMO')
}

/**
 * A verdict on every transfer that goes to the recipient or carries the reference. A transfer counts when its own
 * instruction carries the reference and the transaction has a memo instruction with exactly the payment's text.
 */
export function verifyTransfers(transaction: ChainTransaction, expected: ExpectedPayment): VerifiedTransfer[] {
  return transfersIn(transaction)
    .filter(({ recipient, references }) => recipient === expected.recipient || references.includes(expected.reference))
    .map(transfer => ({ ...transfer, verdict: verdictOn(transfer, transaction, expected) }))
}

/** Balance change of the recipient minus incoming transfers, in lamports; negative if the recipient also spent. */
function gainBeyondTransfers(transaction: ChainTransaction, recipient: string): bigint {
  const transferred = transfersIn(transaction)
    .filter(transfer => transfer.recipient === recipient && transfer.source !== recipient)
    .reduce((sum, transfer) => sum + transfer.lamports, 0n)
  return (transaction.balanceChanges.get(recipient) ?? 0n) - transferred
}

/**
 * Lamports that the recipient gained other than by transfers, such as from a closed account. Never negative: what the
 * recipient spends in the transaction is subtracted.
 */
export function lamportsBeyondTransfers(transaction: ChainTransaction, recipient: string): bigint {
  if (transaction.failed) return 0n
  const beyond = gainBeyondTransfers(transaction, recipient)
  return beyond > 0n ? beyond : 0n
}

/** Whether balances and instructions contradict each other: a recipient who signed nothing gained less than was transferred. */
export function gainsLessThanTransferred(transaction: ChainTransaction, recipient: string): boolean {
  const hasSigned = transaction.instructions.some(({ accounts }) =>
    accounts.some(account => account.signer && account.address === recipient),
  )
  return !hasSigned && gainBeyondTransfers(transaction, recipient) < 0n
}
