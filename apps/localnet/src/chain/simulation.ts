import type { EncodedAccount } from '@solana/kit'
import { FailedTransactionMetadata, type LiteSVM } from 'litesvm'
import { innerInstructions, returnData } from './execution.ts'
import { transactionError } from './transaction-error.ts'
import type { InnerInstructions, ReturnData, TransactionError } from './transaction-record.ts'
import type { WireTransaction } from './wire-transaction.ts'

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
