import {
  type Address,
  address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getAddressDecoder,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getInstructionsFromCompiledTransactionMessage,
  getTransactionDecoder,
  type Signature,
  signature,
  type Transaction,
} from '@solana/kit'
import type { LiteSVM } from 'litesvm'

export type CompiledMessage = CompiledTransactionMessage & CompiledTransactionMessageWithLifetime
export type ExecutableMessage = Exclude<CompiledMessage, { version: 1 }>
export type LoadedAddresses = { readonly writable: readonly Address[]; readonly readonly: readonly Address[] }

export interface WireTransaction {
  readonly bytes: Uint8Array
  readonly transaction: Transaction
  readonly message: ExecutableMessage
  readonly signature: Signature
  readonly isFullySigned: boolean
}

export function decodeMessage(bytes: Uint8Array): ExecutableMessage {
  const message = getCompiledTransactionMessageDecoder().decode(bytes)
  if (message.version === 1) throw new Error('Transaction version (1) is not enabled on this chain')
  return message
}

export function decodeWireTransaction(bytes: Uint8Array): WireTransaction {
  const transaction = getTransactionDecoder().decode(bytes)
  const signatures = Object.values(transaction.signatures)
  const first = signatures[0] ?? new Uint8Array(64)
  return {
    bytes,
    transaction,
    message: decodeMessage(new Uint8Array(transaction.messageBytes)),
    signature: signature(getBase58Decoder().decode(first)),
    isFullySigned: signatures.every(given => given !== null),
  }
}

/** An address lookup table account: a header of this size, then addresses of 32 bytes. */
const LOOKUP_TABLE_HEADER = 56

export function loadAddresses(machine: LiteSVM, message: CompiledMessage): LoadedAddresses {
  const writable: Address[] = []
  const readonly: Address[] = []
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  for (const lookup of lookups) {
    const table = machine.getAccount(lookup.lookupTableAddress)
    if (!table.exists) continue
    const at = (index: number) => getAddressDecoder().decode(table.data, LOOKUP_TABLE_HEADER + 32 * index)
    const holds = (index: number) => table.data.length >= LOOKUP_TABLE_HEADER + 32 * (index + 1)
    writable.push(...lookup.writableIndexes.filter(holds).map(at))
    readonly.push(...lookup.readonlyIndexes.filter(holds).map(at))
  }
  return { writable, readonly }
}

const LAMPORTS_PER_SIGNATURE = 5000n
const MICRO_LAMPORTS = 1_000_000n
const MAX_UNITS = 1_400_000n
const BUILTIN_UNITS = 3_000n
const DEFAULT_UNITS = 200_000n

const COMPUTE_BUDGET = address('ComputeBudget111111111111111111111111111111')
const builtins = new Set<string>([
  COMPUTE_BUDGET,
  '11111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
])

/** Base fee for each signature and the priority fee that the compute budget instructions offer. */
export function transactionFee(message: CompiledTransactionMessage, loadedAddresses: LoadedAddresses): bigint {
  let price = 0n
  let limit: bigint | undefined
  let defaultLimit = 0n
  for (const { programAddress, data } of getInstructionsFromCompiledTransactionMessage(message, loadedAddresses)) {
    defaultLimit += builtins.has(programAddress) ? BUILTIN_UNITS : DEFAULT_UNITS
    if (programAddress !== COMPUTE_BUDGET || !data) continue
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (data[0] === 2 && data.byteLength >= 5) limit = BigInt(view.getUint32(1, true))
    if (data[0] === 3 && data.byteLength >= 9) price = view.getBigUint64(1, true)
  }
  const wanted = limit ?? defaultLimit
  const units = wanted < MAX_UNITS ? wanted : MAX_UNITS
  const priority = (price * units + MICRO_LAMPORTS - 1n) / MICRO_LAMPORTS
  return BigInt(message.header.numSignerAccounts) * LAMPORTS_PER_SIGNATURE + priority
}
