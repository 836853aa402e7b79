import type { Address, Signature } from '@solana/kit'
import type { TransactionRecord } from './transaction-record.ts'

export interface SignaturesQuery {
  readonly before?: string | undefined
  readonly until?: string | undefined
  readonly limit: number
  readonly newestSlot: bigint
}

/** Every transaction that landed, by signature and by each account that it names. */
export class TransactionIndex {
  private readonly bySignature = new Map<string, TransactionRecord>()
  private readonly byAddress = new Map<Address, TransactionRecord[]>()

  add(record: TransactionRecord): void {
    this.bySignature.set(record.signature, record)
    for (const key of new Set(record.accountKeys)) {
      const records = this.byAddress.get(key)
      if (records) records.push(record)
      else this.byAddress.set(key, [record])
    }
  }

  get size(): number {
    return this.bySignature.size
  }

  find(signature: Signature): TransactionRecord | undefined {
    return this.bySignature.get(signature)
  }

  forAddress(address: Address, { before, until, limit, newestSlot }: SignaturesQuery): TransactionRecord[] {
    const all = this.byAddress.get(address) ?? []
    const end = before === undefined ? all.length : all.findIndex(record => record.signature === before)
    const start = until === undefined ? 0 : all.findIndex(record => record.signature === until) + 1
    return all
      .slice(start, Math.max(end, 0))
      .filter(record => record.slot <= newestSlot)
      .reverse()
      .slice(0, limit)
  }
}
