import { lamportsPerSol } from '@redress/domain/money/money.ts'
import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getTransactionEncoder,
  type KeyPairSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { LiteSVM } from 'litesvm'
import type { RecentBlockhashes } from './recent-blockhashes.ts'

const FAUCET_LAMPORTS = 500_000_000n * lamportsPerSol

/** The ledger checks blockhashes and duplicates itself: the virtual machine knows only its newest hash. */
export function configureMachine(machine: LiteSVM): LiteSVM {
  return machine.withBlockhashCheck(false).withTransactionHistory(0n)
}

/** The machine as a chain begins: the faucet, and `accounts` above the rent minimum, which nobody has transferred. */
export function createMachine(faucet: Address, accounts: readonly string[] = []): LiteSVM {
  const machine = configureMachine(new LiteSVM())
  const begin = (name: Address, balance: bigint) =>
    machine.setAccount({
      address: name,
      lamports: lamports(balance),
      data: new Uint8Array(),
      executable: false,
      programAddress: SYSTEM_PROGRAM_ADDRESS,
      space: 0n,
    })
  begin(faucet, FAUCET_LAMPORTS)
  for (const name of accounts) begin(address(name), machine.minimumBalanceForRentExemption(0n))
  return machine
}

/** Sets the clock and the recent blockhashes that programs read. */
export function enterSlot(machine: LiteSVM, slot: bigint, unixTimestamp: bigint, blockhashes: RecentBlockhashes): void {
  const clock = machine.getClock()
  clock.slot = slot
  clock.unixTimestamp = unixTimestamp
  machine.setClock(clock)
  machine.setSlotHashes(blockhashes.newestFirst().map(([hash, madeAt]) => ({ hash, slot: madeAt })))
}

export function createFaucet(seed: string): Promise<KeyPairSigner> {
  return createKeyPairSignerFromPrivateKeyBytes(Buffer.from(seed, 'base64'))
}

export async function airdropTransaction(
  faucet: KeyPairSigner,
  destination: Address,
  lamports: bigint,
  blockhash: string,
): Promise<Uint8Array> {
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    message => setTransactionMessageFeePayerSigner(faucet, message),
    message =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as Blockhash, lastValidBlockHeight: 0n },
        message,
      ),
    message =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source: faucet, destination, amount: lamports }),
        message,
      ),
    message => signTransactionMessageWithSigners(message),
  )
  return new Uint8Array(getTransactionEncoder().encode(transaction))
}
