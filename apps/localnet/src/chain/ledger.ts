import { EventEmitter } from 'node:events'
import {
  type Address,
  address,
  getBase64Encoder,
  type KeyPairSigner,
  lamports,
  type MaybeEncodedAccount,
  type Signature,
} from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { type ChainStore, createGenesis, type Genesis } from './chain-store.ts'
import { type Execution, execute, refusedSimulation, type Simulation, simulate } from './execution.ts'
import { airdropTransaction, configureMachine, createFaucet, createMachine, enterSlot } from './machine.ts'
import { RecentBlockhashes } from './recent-blockhashes.ts'
import { TransactionIndex } from './transaction-index.ts'
import type { TransactionError, TransactionRecord } from './transaction-record.ts'
import { decodeWireTransaction, type WireTransaction } from './wire-transaction.ts'

export type Commitment = 'processed' | 'confirmed' | 'finalized'

interface LedgerEvents {
  processed: [TransactionRecord]
  finalized: [TransactionRecord]
  slot: [bigint]
}

export interface LedgerAccount {
  readonly address: string
  readonly owner: string
  readonly data: Uint8Array
}

/** The slot that the virtual machine's features and programs are prepared for. */
const FIRST_SLOT = 447_552_000n
const SLOTS_PER_EPOCH = 432_000n
const TRANSACTIONS_PER_SNAPSHOT = 256

/** The chain's state and history. A transaction is confirmed at once and finalized when its slot is over. */
export class Ledger {
  readonly events = new EventEmitter<LedgerEvents>().setMaxListeners(0)
  readonly genesisHash: string
  readonly machine: LiteSVM
  readonly index = new TransactionIndex()
  readonly blockhashes: RecentBlockhashes
  private readonly faucet: KeyPairSigner
  private readonly store: ChainStore | undefined
  private unfinalized: TransactionRecord[] = []
  private currentSlot: bigint

  /** `accounts` exist from the chain's beginning, and need to be the same at every start. */
  static async open(store?: ChainStore, accounts: readonly string[] = []): Promise<Ledger> {
    const genesis = store?.genesis ?? createGenesis()
    return new Ledger(genesis, await createFaucet(genesis.faucetSeed), store, accounts)
  }

  private constructor(
    genesis: Genesis,
    faucet: KeyPairSigner,
    store: ChainStore | undefined,
    accounts: readonly string[],
  ) {
    this.genesisHash = genesis.genesisHash
    this.faucet = faucet
    this.store = store
    const records = store?.records() ?? []
    const snapshot = store?.latestSnapshot(records.length)
    this.machine = snapshot ? configureMachine(snapshot.machine) : createMachine(faucet.address, accounts)
    for (const record of records.slice(snapshot?.applied ?? 0)) this.replay(record)
    for (const record of records) this.index.add(record)
    const lastSlot = this.machine.getClock().slot
    this.currentSlot = lastSlot > FIRST_SLOT ? lastSlot : FIRST_SLOT
    this.blockhashes = new RecentBlockhashes(this.genesisHash, FIRST_SLOT, this.currentSlot)
    this.advanceSlot()
  }

  get slot(): bigint {
    return this.currentSlot
  }

  get blockTime(): bigint {
    return this.machine.getClock().unixTimestamp
  }

  get transactionCount(): number {
    return this.index.size
  }

  blockHeight(slot = this.currentSlot): bigint {
    return slot - FIRST_SLOT
  }

  epoch(): { epoch: bigint; slotIndex: bigint; slotsInEpoch: bigint } {
    const epoch = this.currentSlot / SLOTS_PER_EPOCH
    return { epoch, slotIndex: this.currentSlot % SLOTS_PER_EPOCH, slotsInEpoch: SLOTS_PER_EPOCH }
  }

  newestSlot(commitment: Commitment): bigint {
    return commitment === 'finalized' ? this.currentSlot - 1n : this.currentSlot
  }

  advanceSlot(): void {
    this.currentSlot += 1n
    this.blockhashes.add(this.currentSlot)
    enterSlot(this.machine, this.currentSlot, BigInt(Math.floor(Date.now() / 1000)), this.blockhashes)
    const finalized = this.unfinalized
    this.unfinalized = []
    this.events.emit('slot', this.currentSlot)
    for (const record of finalized) this.events.emit('finalized', record)
  }

  balance(address: Address): bigint {
    return this.machine.getBalance(address) ?? 0n
  }

  account(address: Address): MaybeEncodedAccount {
    return this.machine.getAccount(address)
  }

  setAccount({ address: name, owner, data }: LedgerAccount): void {
    this.machine.setAccount({
      address: address(name),
      programAddress: address(owner),
      lamports: lamports(this.machine.minimumBalanceForRentExemption(BigInt(data.length))),
      data,
      executable: false,
      space: BigInt(data.length),
    })
  }

  simulate(wire: WireTransaction, { verifySignatures = true, checkBlockhash = true } = {}): Simulation {
    const refusal = this.refusal(wire, checkBlockhash)
    return refusal ? refusedSimulation(refusal) : simulate(this.machine, wire, verifySignatures)
  }

  process(wire: WireTransaction): Execution {
    const refusal = this.refusal(wire, true)
    if (refusal) return { landed: false, err: refusal }
    this.store?.makeRoom()
    const execution = execute(this.machine, wire, this.currentSlot, this.blockTime)
    if (execution.landed) this.record(execution.record)
    return execution
  }

  async airdrop(destination: Address, lamports: bigint): Promise<Signature> {
    const { blockhash } = this.blockhashes.latest()
    const wire = decodeWireTransaction(await airdropTransaction(this.faucet, destination, lamports, blockhash))
    const known = this.index.find(wire.signature) !== undefined
    if (known) return this.airdropInNextSlot(destination, lamports)
    this.process(wire)
    return wire.signature
  }

  close(): void {
    this.store?.saveSnapshot({ machine: this.machine, applied: this.index.size })
    this.events.removeAllListeners()
  }

  /** Equal airdrops under one blockhash would be one transaction. */
  private airdropInNextSlot(destination: Address, lamports: bigint): Promise<Signature> {
    this.advanceSlot()
    return this.airdrop(destination, lamports)
  }

  private refusal(wire: WireTransaction, checkBlockhash: boolean): TransactionError | null {
    if (this.index.find(wire.signature)) return 'AlreadyProcessed'
    if (checkBlockhash && !this.blockhashes.has(wire.message.lifetimeToken)) return 'BlockhashNotFound'
    return null
  }

  private record(record: TransactionRecord): void {
    this.store?.append(record)
    this.index.add(record)
    this.unfinalized.push(record)
    if (this.index.size % TRANSACTIONS_PER_SNAPSHOT === 0)
      this.store?.saveSnapshot({ machine: this.machine, applied: this.index.size })
    this.events.emit('processed', record)
  }

  private replay(record: TransactionRecord): void {
    const blockhashes = new RecentBlockhashes(this.genesisHash, FIRST_SLOT, record.slot)
    enterSlot(this.machine, record.slot, record.blockTime, blockhashes)
    this.machine.sendTransaction(
      decodeWireTransaction(new Uint8Array(getBase64Encoder().encode(record.wire))).transaction,
    )
  }
}
