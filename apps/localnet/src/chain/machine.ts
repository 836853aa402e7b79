import { type Address, lamports } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { LiteSVM } from 'litesvm'
import type { RecentBlockhashes } from './recent-blockhashes.ts'

const FAUCET_LAMPORTS = 500_000_000n * 1_000_000_000n

/** The ledger checks blockhashes and duplicates itself: the virtual machine knows only its newest hash. */
export function configureMachine(machine: LiteSVM): LiteSVM {
  return machine.withBlockhashCheck(false).withTransactionHistory(0n)
}

export function createMachine(faucet: Address): LiteSVM {
  const machine = configureMachine(new LiteSVM())
  machine.setAccount({
    address: faucet,
    lamports: lamports(FAUCET_LAMPORTS),
    data: new Uint8Array(),
    executable: false,
    programAddress: SYSTEM_PROGRAM_ADDRESS,
    space: 0n,
  })
  return machine
}

/** What programs see of the time and of the blocks before. */
export function enterSlot(machine: LiteSVM, slot: bigint, unixTimestamp: bigint, blockhashes: RecentBlockhashes): void {
  const clock = machine.getClock()
  clock.slot = slot
  clock.unixTimestamp = unixTimestamp
  machine.setClock(clock)
  machine.setSlotHashes(blockhashes.newestFirst().map(([hash, madeAt]) => ({ hash, slot: madeAt })))
}
