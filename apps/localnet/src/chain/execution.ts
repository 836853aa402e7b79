import {
  type Address,
  type EncodedAccount,
  getBase58Decoder,
  getBase64Decoder,
  getInstructionsFromCompiledTransactionMessage,
  type Signature,
} from '@solana/kit'
import { getMemosFromInstructions } from '@solana-program/memo'
import { FailedTransactionMetadata, type LiteSVM, type TransactionMetadata } from 'litesvm'
import { transactionError } from './transaction-error.ts'
import type { InnerInstructions, ReturnData, TransactionError, TransactionRecord } from './transaction-record.ts'
import { type LoadedAddresses, loadAddresses, transactionFee, type WireTransaction } from './wire-transaction.ts'

export type Execution =
  | { readonly landed: true; readonly record: TransactionRecord }
  | { readonly landed: false; readonly err: TransactionError }

export function innerInstructions(metadata: TransactionMetadata): InnerInstructions[] {
  return metadata.innerInstructions().flatMap((group, index) => {
    const instructions = group.map(inner => ({
      programIdIndex: BigInt(inner.instruction().programIdIndex()),
      accounts: [...inner.instruction().accounts()].map(BigInt),
      data: getBase58Decoder().decode(inner.instruction().data()),
      stackHeight: BigInt(inner.stackHeight()),
    }))
    return instructions.length > 0 ? [{ index: BigInt(index), instructions }] : []
  })
}

export function returnData(metadata: TransactionMetadata): ReturnData | null {
  const { programId, data } = { programId: metadata.returnData().programId(), data: metadata.returnData().data() }
  if (data.length === 0) return null
  return { programId: getBase58Decoder().decode(programId), data: [getBase64Decoder().decode(data), 'base64'] }
}

function memoOf(wire: WireTransaction, loaded: LoadedAddresses): string | null {
  const memos = getMemosFromInstructions(getInstructionsFromCompiledTransactionMessage(wire.message, loaded))
  return memos.length === 0 ? null : memos.map(({ memo, bytes }) => `[${bytes.byteLength}] ${memo}`).join('; ')
}

/** A transaction that fails before it runs leaves no trace: no fee, no signature. */
const neverRan = (metadata: TransactionMetadata) => metadata.signature().every(byte => byte === 0)

export function execute(machine: LiteSVM, wire: WireTransaction, slot: bigint, blockTime: bigint): Execution {
  const loadedAddresses = loadAddresses(machine, wire.message)
  const accountKeys: Address[] = [
    ...wire.message.staticAccounts,
    ...loadedAddresses.writable,
    ...loadedAddresses.readonly,
  ]
  const balances = () => accountKeys.map(key => BigInt(machine.getBalance(key) ?? 0n))
  const preBalances = balances()
  const outcome = machine.sendTransaction(wire.transaction)
  const failed = outcome instanceof FailedTransactionMetadata
  const metadata = failed ? outcome.meta() : outcome
  const err = failed ? transactionError(outcome.err()) : null
  if (err !== null && neverRan(metadata)) return { landed: false, err }
  const signature: Signature = wire.signature
  return {
    landed: true,
    record: {
      signature,
      slot,
      blockTime,
      wire: getBase64Decoder().decode(wire.bytes),
      accountKeys,
      memo: memoOf(wire, loadedAddresses),
      meta: {
        err,
        fee: transactionFee(wire.message, loadedAddresses),
        preBalances,
        postBalances: balances(),
        innerInstructions: innerInstructions(metadata),
        logMessages: metadata.logs(),
        loadedAddresses,
        computeUnitsConsumed: metadata.computeUnitsConsumed(),
        returnData: returnData(metadata),
      },
    },
  }
}

export interface Simulation {
  readonly err: TransactionError | null
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  readonly returnData: ReturnData | null
  readonly innerInstructions: readonly InnerInstructions[]
  readonly postAccounts: readonly EncodedAccount[]
}

export function refusedSimulation(err: TransactionError): Simulation {
  return { err, logs: [], unitsConsumed: 0n, returnData: null, innerInstructions: [], postAccounts: [] }
}

export function simulate(machine: LiteSVM, wire: WireTransaction, verifySignatures: boolean): Simulation {
  machine.withSigverify(verifySignatures)
  const outcome = machine.simulateTransaction(wire.transaction)
  machine.withSigverify(true)
  const failed = outcome instanceof FailedTransactionMetadata
  const metadata = outcome.meta()
  return {
    err: failed ? transactionError(outcome.err()) : null,
    logs: metadata.logs(),
    unitsConsumed: metadata.computeUnitsConsumed(),
    returnData: returnData(metadata),
    innerInstructions: innerInstructions(metadata),
    postAccounts: failed ? [] : outcome.postAccounts(),
  }
}
