import { type Address, lamports } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { LiteSVM } from 'litesvm'

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

export function setMachineClock(machine: LiteSVM, slot: bigint, unixTimestamp: bigint): void {
  const clock = machine.getClock()
  clock.slot = slot
  clock.unixTimestamp = unixTimestamp
  machine.setClock(clock)
}
