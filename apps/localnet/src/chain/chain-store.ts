import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { getBase58Decoder } from '@solana/kit'
import { parseJsonWithBigInts, stringifyJsonWithBigInts } from '@solana/rpc-spec-types'
import { LiteSVM } from 'litesvm'
import type { TransactionRecord } from './transaction-record.ts'

export interface Genesis {
  readonly genesisHash: string
  /** Base64 of the 32 bytes that the faucet's key pair is made from. */
  readonly faucetSeed: string
}

export interface Snapshot {
  readonly machine: LiteSVM
  /** How many transactions of the journal the snapshot holds. */
  readonly applied: number
}

const SNAPSHOT = /^snapshot-(\d+)\.bin$/

export function createGenesis(): Genesis {
  return { genesisHash: getBase58Decoder().decode(randomBytes(32)), faucetSeed: randomBytes(32).toString('base64') }
}

/** A journal of transactions, replayed at the start; a snapshot only shortens the replay. */
export class ChainStore {
  readonly genesis: Genesis
  private readonly directory: string
  private readonly journal: string
  private tornAt: number | undefined

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true })
    this.directory = directory
    this.journal = join(directory, 'transactions.jsonl')
    this.genesis = this.readGenesis()
  }

  records(): TransactionRecord[] {
    if (!existsSync(this.journal)) return []
    const content = readFileSync(this.journal)
    const complete = content.lastIndexOf('\n') + 1
    if (complete < content.length) this.tornAt = complete
    const lines = content.subarray(0, complete).toString().split('\n').filter(Boolean)
    return lines.map(line => parseJsonWithBigInts(line) as TransactionRecord)
  }

  /** Cuts a torn last line off first: only the process that has the chain's ports writes. */
  append(record: TransactionRecord): void {
    if (this.tornAt !== undefined) truncateSync(this.journal, this.tornAt)
    this.tornAt = undefined
    appendFileSync(this.journal, `${stringifyJsonWithBigInts(record)}\n`)
  }

  latestSnapshot(transactions: number): Snapshot | undefined {
    const applied = Math.max(...this.snapshots().filter(count => count <= transactions))
    if (!Number.isFinite(applied)) return undefined
    try {
      return { machine: LiteSVM.loadFromFile(this.snapshotPath(applied)), applied }
    } catch {
      // Unreadable, as after an upgrade of the virtual machine: the whole journal is replayed.
      return undefined
    }
  }

  saveSnapshot({ machine, applied }: Snapshot): void {
    const path = this.snapshotPath(applied)
    machine.saveToFile(`${path}.part`)
    renameSync(`${path}.part`, path)
    for (const count of this.snapshots()) if (count !== applied) rmSync(this.snapshotPath(count))
  }

  private readGenesis(): Genesis {
    const path = join(this.directory, 'genesis.json')
    if (!existsSync(path)) {
      writeFileSync(`${path}.part`, JSON.stringify(createGenesis()), { mode: 0o600 })
      renameSync(`${path}.part`, path)
    }
    return JSON.parse(readFileSync(path, 'utf8')) as Genesis
  }

  private snapshots(): number[] {
    return readdirSync(this.directory).flatMap(name => {
      const count = SNAPSHOT.exec(name)?.[1]
      return count === undefined ? [] : [Number(count)]
    })
  }

  private snapshotPath(applied: number): string {
    return join(this.directory, `snapshot-${applied}.bin`)
  }
}
