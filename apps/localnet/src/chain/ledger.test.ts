import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lamportsPerSol } from '@redress/domain/money/money.ts'
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paymentInstructions } from '../local-wallet.ts'
import { ChainStore } from './chain-store.ts'
import { Ledger } from './ledger.ts'
import { decodeWireTransaction, type WireTransaction } from './wire-transaction.ts'

const LOOKUP_TABLE_PROGRAM = address('AddressLookupTab1e1111111111111111111111111')

let dataDir: string
let ledger: Ledger
let payer: KeyPairSigner

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ledger-'))
  ledger = await Ledger.open(new ChainStore(dataDir))
  payer = await generateKeyPairSigner()
  await ledger.airdrop(payer.address, 10n * lamportsPerSol)
})

async function sign(
  instructions: readonly Instruction[],
  tables: Record<Address, Address[]> = {},
  blockhash = ledger.blockhashes.latest().blockhash,
): Promise<WireTransaction> {
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    message => setTransactionMessageFeePayerSigner(payer, message),
    message =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as Blockhash, lastValidBlockHeight: 0n },
        message,
      ),
    message => appendTransactionMessageInstructions(instructions, message),
    message => compressTransactionMessageUsingAddressLookupTables(message, tables),
    message => signTransactionMessageWithSigners(message),
  )
  return decodeWireTransaction(new Uint8Array(getTransactionEncoder().encode(transaction)))
}

afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('a blockhash is good for 150 blocks', async () => {
  const recipient = (await generateKeyPairSigner()).address
  const early = await sign(paymentInstructions(payer, { recipient, lamports: lamportsPerSol }))
  const late = await sign(paymentInstructions(payer, { recipient, lamports: 2n * lamportsPerSol }))
  for (let block = 0; block < 150; block++) ledger.advanceSlot()
  expect(ledger.process(early).landed).toBe(true)
  ledger.advanceSlot()
  expect(ledger.process(late)).toEqual({ landed: false, err: 'BlockhashNotFound' })
  expect(ledger.simulate(late).err).toBe('BlockhashNotFound')
  expect(ledger.simulate(late, { checkBlockhash: false }).err).toBeNull()
})

test('a transaction is finalized when its slot is over', async () => {
  const finalized: string[] = []
  ledger.advanceSlot()
  ledger.events.on('finalized', record => finalized.push(record.signature))
  const signature = await ledger.airdrop(payer.address, lamportsPerSol)
  const history = () => ledger.index.forAddress(payer.address, { limit: 1, newestSlot: ledger.newestSlot('finalized') })
  expect(finalized).toEqual([])
  expect(history()[0]?.signature).not.toBe(signature)
  ledger.advanceSlot()
  expect(finalized).toEqual([signature])
  expect(history()[0]?.signature).toBe(signature)
})

test('a program that the chain lacks leaves no trace', async () => {
  const programAddress = (await generateKeyPairSigner()).address
  const wire = await sign([{ programAddress }])
  expect(ledger.process(wire)).toMatchObject({ landed: false })
  expect(ledger.index.find(wire.signature)).toBeUndefined()
  expect(ledger.balance(payer.address)).toBe(10n * lamportsPerSol)
})

test('accounts loaded from a lookup table are part of the history, which replays to the same state', async () => {
  const recipient = (await generateKeyPairSigner()).address
  const recentSlot = ledger.slot
  ledger.advanceSlot()
  const slotBytes = new Uint8Array(8)
  new DataView(slotBytes.buffer).setBigUint64(0, recentSlot, true)
  const [table, bump] = await getProgramDerivedAddress({
    programAddress: LOOKUP_TABLE_PROGRAM,
    seeds: [getAddressEncoder().encode(payer.address), slotBytes],
  })
  const accounts = [
    { address: table, role: AccountRole.WRITABLE },
    { address: payer.address, role: AccountRole.READONLY_SIGNER },
    { address: payer.address, role: AccountRole.WRITABLE_SIGNER },
    { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
  ]
  const create = new Uint8Array([0, 0, 0, 0, ...slotBytes, bump])
  const extend = new Uint8Array([2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, ...getAddressEncoder().encode(recipient)])
  const made = ledger.process(
    await sign([create, extend].map(data => ({ programAddress: LOOKUP_TABLE_PROGRAM, accounts, data }))),
  )
  expect(made).toMatchObject({ landed: true, record: { meta: { err: null } } })
  ledger.advanceSlot()

  const paid = ledger.process(
    await sign(paymentInstructions(payer, { recipient, lamports: lamportsPerSol }), { [table]: [recipient] }),
  )
  expect(paid).toMatchObject({ record: { meta: { err: null, loadedAddresses: { writable: [recipient] } } } })
  expect(ledger.index.forAddress(recipient, { limit: 10, newestSlot: ledger.slot })).toHaveLength(1)
  expect(ledger.balance(recipient)).toBe(lamportsPerSol)

  const replayed = await Ledger.open(new ChainStore(dataDir))
  expect(replayed.balance(recipient)).toBe(lamportsPerSol)
  expect(replayed.balance(payer.address)).toBe(ledger.balance(payer.address))
  expect(replayed.slot).toBeGreaterThan(ledger.slot - 1n)
})

test('a snapshot is taken as the history grows, and stands for it', async () => {
  for (let count = 1n; count < 300n; count++) await ledger.airdrop(payer.address, lamportsPerSol + count)
  expect((await readdir(dataDir)).filter(name => name.startsWith('snapshot'))).toEqual(['snapshot-256.bin'])
  const reopened = await Ledger.open(new ChainStore(dataDir))
  expect(reopened.balance(payer.address)).toBe(ledger.balance(payer.address))
  expect(reopened.transactionCount).toBe(300)
})
