import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
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

/** More bytes than any record takes. */
const ROOM = 64 * 1024

const SNAPSHOT = /^snapshot-(\d+)\.bin$/

export function createGenesis(): Genesis {
  return { genesisHash: getBase58Decoder().decode(randomBytes(32)), faucetSeed: randomBytes(32).toString('base64') }
}

/** A journal of transactions, replayed at the start; a snapshot only shortens the replay. */
export class ChainStore {
  readonly genesis: Genesis
  private readonly directory: string
  private readonly journal: string
  /** Offset of the end of the journal's last record. */
  private end = 0
  /** Number of padding spaces after it. */
  private room: number | undefined

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true })
    this.directory = directory
    this.journal = join(directory, 'transactions.jsonl')
    this.genesis = this.readGenesis()
  }

  /** Reads the journal; a torn last line is dropped. */
  records(): TransactionRecord[] {
    if (!existsSync(this.journal)) return []
    const content = readFileSync(this.journal)
    this.end = content.lastIndexOf('\n') + 1
    const lines = content.subarray(0, this.end).toString().split('\n').filter(Boolean)
    return lines.map(line => parseJsonWithBigInts(line) as TransactionRecord)
  }

  /**
   * Makes room for a record, so that a full disk refuses a transaction before it runs. Only the process that has the
   * chain's ports writes.
   */
  makeRoom(): void {
    const file = openSync(this.journal, constants.O_RDWR | constants.O_CREAT)
    try {
      if (this.room === undefined) ftruncateSync(file, this.end)
      this.room ??= 0
      const missing = ROOM - this.room
      if (missing > 0) this.room += writeSync(file, ' '.repeat(missing), this.end + this.room)
      if (this.room < ROOM) throw new Error('ENOSPC: no space left on device')
    } finally {
      closeSync(file)
    }
  }

  /** Needs room. */
  append(record: TransactionRecord): void {
    const line = Buffer.from(`${stringifyJsonWithBigInts(record)}\n`)
    const file = openSync(this.journal, constants.O_RDWR)
    try {
      writeSync(file, line, 0, line.length, this.end)
    } finally {
      closeSync(file)
    }
    this.end += line.length
    this.room = Math.max(0, (this.room ?? 0) - line.length)
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

  /** Writes a snapshot. A full disk is no error, because the journal is sufficient. */
  saveSnapshot({ machine, applied }: Snapshot): void {
    const path = this.snapshotPath(applied)
    try {
      machine.saveToFile(`${path}.part`)
      renameSync(`${path}.part`, path)
    } catch {
      rmSync(`${path}.part`, { force: true })
      return
    }
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
