import { type Address, isAddress, isSignature, type Signature } from '@solana/kit'
import type { Commitment, Ledger } from '../chain/ledger.ts'

export const rpcErrorCode = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  preflightFailure: -32002,
  signatureVerificationFailure: -32003,
  unsupportedTransactionVersion: -32015,
} as const

export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: keyof typeof rpcErrorCode, message: string, data?: unknown) {
    super(message)
    this.code = rpcErrorCode[code]
    this.data = data
  }

  toJSON(): { code: number; message: string; data?: unknown } {
    return { code: this.code, message: this.message, ...(this.data === undefined ? {} : { data: this.data }) }
  }
}

type Config = Readonly<Record<string, unknown>>

const invalid = (message: string) => new RpcError('invalidParams', `Invalid params: ${message}`)

/** The positional parameters of one call; the accessors throw an {@link RpcError} for one of another type. */
export class Parameters {
  private readonly values: readonly unknown[]

  constructor(values: unknown) {
    if (values !== undefined && !Array.isArray(values)) throw invalid('expected an array')
    this.values = values ?? []
  }

  text(position: number): string {
    const value = this.values[position]
    if (typeof value !== 'string') throw invalid(`expected a string at position ${position}`)
    return value
  }

  address(position: number): Address {
    return asAddress(this.values[position])
  }

  signature(position: number): Signature {
    return asSignature(this.values[position])
  }

  amount(position: number): bigint {
    const value = this.values[position]
    if (typeof value !== 'bigint' || value < 0n || value >= 2n ** 64n)
      throw invalid(`expected an unsigned integer at position ${position}`)
    return value
  }

  list(position: number, limit: number): readonly unknown[] {
    const value = this.values[position]
    if (!Array.isArray(value)) throw invalid(`expected an array at position ${position}`)
    if (value.length > limit) throw invalid(`Too many inputs provided; max ${limit}`)
    return value
  }

  choice(position: number): string | Config {
    const value = this.values[position]
    if (typeof value === 'string') return value
    return this.config(position)
  }

  config(position: number): Config {
    const value = this.values[position] ?? {}
    if (typeof value !== 'object' || Array.isArray(value)) throw invalid(`expected an object at position ${position}`)
    return value as Config
  }

  commitment(position: number): Commitment {
    const given = this.config(position).commitment ?? 'finalized'
    if (given !== 'processed' && given !== 'confirmed' && given !== 'finalized')
      throw invalid(`unknown commitment ${String(given)}`)
    return given
  }
}

export function asAddress(value: unknown): Address {
  if (typeof value !== 'string' || !isAddress(value)) throw invalid('WrongSize')
  return value
}

export function asSignature(value: unknown): Signature {
  if (typeof value !== 'string' || !isSignature(value)) throw invalid('WrongSize')
  return value
}

export function optionalSignature(value: unknown): Signature | undefined {
  return value === undefined || value === null ? undefined : asSignature(value)
}

export type Method = (ledger: Ledger, parameters: Parameters) => unknown

export const API_VERSION = '3.1.0'

export function withContext<Value>(ledger: Ledger, value: Value) {
  return { context: { apiVersion: API_VERSION, slot: ledger.slot }, value }
}

export function latestBlockhash(ledger: Ledger) {
  const { blockhash, lastValidSlot } = ledger.blockhashes.latest()
  return { blockhash, lastValidBlockHeight: ledger.blockHeight(lastValidSlot) }
}
