import type { Address, Signature } from '@solana/kit'

export type InstructionError = string | { readonly Custom: bigint } | { readonly BorshIoError: string }

export type TransactionError =
  | string
  | { readonly InstructionError: readonly [bigint, InstructionError] }
  | { readonly DuplicateInstruction: bigint }
  | { readonly InsufficientFundsForRent: { readonly account_index: bigint } }
  | { readonly ProgramExecutionTemporarilyRestricted: { readonly account_index: bigint } }

export interface InnerInstructions {
  readonly index: bigint
  readonly instructions: readonly {
    readonly programIdIndex: bigint
    readonly accounts: readonly bigint[]
    readonly data: string
    readonly stackHeight: bigint
  }[]
}

export interface ReturnData {
  readonly programId: string
  readonly data: readonly [string, 'base64']
}

export interface TransactionMeta {
  readonly err: TransactionError | null
  readonly fee: bigint
  readonly preBalances: readonly bigint[]
  readonly postBalances: readonly bigint[]
  readonly innerInstructions: readonly InnerInstructions[]
  readonly logMessages: readonly string[]
  readonly loadedAddresses: { readonly writable: readonly Address[]; readonly readonly: readonly Address[] }
  readonly computeUnitsConsumed: bigint
  readonly returnData: ReturnData | null
}

/** Integers are bigints throughout, so that a record reads and writes as JSON without conversion. */
export interface TransactionRecord {
  readonly signature: Signature
  readonly slot: bigint
  readonly blockTime: bigint
  readonly wire: string
  readonly accountKeys: readonly Address[]
  readonly memo: string | null
  readonly meta: TransactionMeta
}
