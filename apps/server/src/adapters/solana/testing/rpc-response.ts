import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Base58EncodedBytes,
  type Base64EncodedBytes,
  type Base64EncodedDataResponse,
  type Blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getCompiledTransactionMessageDecoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { RpcTransaction } from '../rpc-transaction.ts'

export interface Outcome {
  readonly failed?: boolean
  readonly version?: 'legacy' | 0
  readonly encoding?: 'base64' | 'json'
  /** Instructions that the outer one at the index invoked. */
  readonly inner?: Readonly<Record<number, readonly Instruction[]>>
  readonly lookupTable?: { readonly address: Address; readonly holds: Address[] }
  readonly gains?: Readonly<Record<string, bigint>>
}

const blockhash = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM' as Blockhash

export function testAddress(seed: number): Address {
  const bytes = new Uint8Array(32).fill(7)
  new DataView(bytes.buffer).setUint32(0, seed)
  return address(getBase58Decoder().decode(bytes))
}

function compile(payer: Address, instructions: readonly Instruction[], { version = 0, lookupTable }: Outcome) {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    empty => setTransactionMessageFeePayer(payer, empty),
    paid => setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 0n }, paid),
    living => appendTransactionMessageInstructions(instructions, living),
  )
  if (version === 'legacy') return compileTransaction({ ...message, version })
  const tables = lookupTable ? { [lookupTable.address]: lookupTable.holds } : {}
  return compileTransaction(compressTransactionMessageUsingAddressLookupTables(message, tables))
}

/** Compiles instructions as a wallet does; returns a node's response for the executed transaction. */
export function rpcResponse(
  payer: Address,
  instructions: readonly Instruction[],
  outcome: Outcome = {},
): RpcTransaction {
  const inner = Object.entries(outcome.inner ?? {})
  const invoked = inner.flatMap(([, invocations]) => invocations)
  const keysOnly = invoked.map(({ accounts = [], programAddress }) => ({
    programAddress: testAddress(0),
    accounts: [...accounts, { address: programAddress, role: 0 as const }],
  }))
  const transaction = compile(payer, [...instructions, ...keysOnly], outcome)
  const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
  if (message.version === 1) throw new Error('Transactions of version 1 are not compiled here')
  const lookups = message.version === 0 ? (message.addressTableLookups ?? []) : []
  const held = (indexes: readonly number[]) => indexes.map(index => outcome.lookupTable?.holds[index] ?? payer)
  const loadedAddresses = {
    writable: lookups.flatMap(lookup => held(lookup.writableIndexes)),
    readonly: lookups.flatMap(lookup => held(lookup.readonlyIndexes)),
  }
  const keys = [...message.staticAccounts, ...loadedAddresses.writable, ...loadedAddresses.readonly]
  const data = (bytes: Instruction['data']) =>
    getBase58Decoder().decode(bytes ?? new Uint8Array()) as Base58EncodedBytes
  const meta = {
    err: outcome.failed ? { InstructionError: [0, 'Custom'] } : null,
    preBalances: keys.map(() => 1000n),
    postBalances: keys.map(key => 1000n + (outcome.gains?.[key] ?? 0n)),
    loadedAddresses,
    innerInstructions: inner.map(([index, invocations]) => ({
      index: Number(index),
      instructions: invocations.map(({ programAddress, accounts = [], data: bytes }) => ({
        programIdIndex: keys.indexOf(programAddress),
        accounts: accounts.map(account => keys.indexOf(account.address)),
        data: data(bytes),
        stackHeight: 2,
      })),
    })),
  }
  const wire: Base64EncodedDataResponse = [
    getBase64EncodedWireTransaction(transaction) as string as Base64EncodedBytes,
    'base64',
  ]
  const body =
    outcome.encoding === 'json'
      ? {
          message: {
            accountKeys: message.staticAccounts,
            header: {
              numRequiredSignatures: message.header.numSignerAccounts,
              numReadonlySignedAccounts: message.header.numReadonlySignerAccounts,
              numReadonlyUnsignedAccounts: message.header.numReadonlyNonSignerAccounts,
            },
            instructions: message.instructions.map(({ programAddressIndex, accountIndices = [], data: bytes }) => ({
              programIdIndex: programAddressIndex,
              accounts: accountIndices,
              data: data(bytes),
            })),
            recentBlockhash: blockhash,
            addressTableLookups: lookups.map(({ lookupTableAddress, writableIndexes, readonlyIndexes }) => ({
              accountKey: lookupTableAddress,
              writableIndexes,
              readonlyIndexes,
            })),
          },
        }
      : wire
  return {
    slot: 1n,
    blockTime: 1_700_000_000n,
    meta,
    transaction: body,
    version: message.version,
  }
}
