import { type Address, isAddress, isSignature, type Signature } from '@solana/kit'
import type { Commitment } from '../chain/ledger.ts'
import { RpcError } from './rpc-error.ts'

type Config = Readonly<Record<string, unknown>>

const invalid = (message: string) => new RpcError('invalidParams', `Invalid params: ${message}`)

/** The positional parameters of one call; the accessors refuse what does not fit. */
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
