import type { Ledger } from '../chain/ledger.ts'
import type { Parameters } from './parameters.ts'

export type Method = (ledger: Ledger, parameters: Parameters) => unknown

export const API_VERSION = '3.1.0'

export function withContext<Value>(ledger: Ledger, value: Value) {
  return { context: { apiVersion: API_VERSION, slot: ledger.slot }, value }
}

export function latestBlockhash(ledger: Ledger) {
  const { blockhash, lastValidSlot } = ledger.blockhashes.latest()
  return { blockhash, lastValidBlockHeight: ledger.blockHeight(lastValidSlot) }
}
