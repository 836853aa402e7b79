import { lamportsPerSol } from '@redress/domain/money/money.ts'
import { AccountRole, type Address, createNoopSigner, type Instruction } from '@solana/kit'
import { getAddMemoInstruction, SUPPORTED_MEMO_PROGRAM_ADDRESSES } from '@solana-program/memo'
import {
  getTransferSolInstruction,
  getTransferSolWithSeedInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import { normaliseTransaction } from '../rpc-transaction.ts'
import { verifyTransfers } from '../verify-transfer.ts'
import { type Outcome, rpcResponse, testAddress } from './rpc-response.ts'

export const [payer, recipient, reference, otherReference, attacker, program, table] = [1, 2, 3, 4, 5, 6, 7].map(
  testAddress,
) as [Address, Address, Address, Address, Address, Address, Address]
export const memo = 'redress:claim-1'
export const expected = { recipient, reference, memo }

interface TransferOptions {
  readonly from?: Address
  readonly to?: Address
  readonly amount?: bigint
  readonly references?: readonly Address[]
  readonly role?: AccountRole
}

export function withReferences(
  instruction: Instruction,
  references: readonly Address[],
  role = AccountRole.READONLY,
): Instruction {
  return {
    ...instruction,
    accounts: [...(instruction.accounts ?? []), ...references.map(address => ({ address, role }))],
  }
}

export function transfer({
  from = payer,
  to = recipient,
  amount = lamportsPerSol,
  references = [reference],
  role,
}: TransferOptions = {}) {
  const instruction = getTransferSolInstruction({ source: createNoopSigner(from), destination: to, amount })
  return withReferences(instruction, references, role)
}

const [memoV1, memoV3, memoV4] = SUPPORTED_MEMO_PROGRAM_ADDRESSES

export { memoV1, memoV4 }

export const memoOf = (text: string, programAddress: Address = memoV3) =>
  getAddMemoInstruction({ memo: text }, { programAddress })
export const rawInstruction = (
  programAddress: Address,
  data: Uint8Array,
  accounts: readonly Address[] = [],
): Instruction => ({
  programAddress,
  data,
  accounts: accounts.map(address => ({ address, role: AccountRole.READONLY })),
})
const computeBudget = 'ComputeBudget111111111111111111111111111111' as Address
export const unitLimit = rawInstruction(computeBudget, new Uint8Array([2, 64, 13, 3, 0]))
export const unitPrice = rawInstruction(computeBudget, new Uint8Array([3, 1, 0, 0, 0, 0, 0, 0, 0]))
export const wrapper = rawInstruction(program, new Uint8Array([1]))

export const seeded = withReferences(
  getTransferSolWithSeedInstruction({
    source: testAddress(20),
    baseAccount: createNoopSigner(payer),
    destination: recipient,
    amount: lamportsPerSol,
    fromSeed: 'seed',
    fromOwner: SYSTEM_PROGRAM_ADDRESS,
  }),
  [reference],
)
export const withData = (instruction: Instruction, data: Uint8Array): Instruction => ({ ...instruction, data })
export const dataOf = (instruction: Instruction) => new Uint8Array(instruction.data ?? [])

export const observed = (instructions: readonly Instruction[], outcome: Outcome = {}) =>
  normaliseTransaction('signature', rpcResponse(payer, instructions, outcome))

export function verdicts(instructions: readonly Instruction[], outcome: Outcome = {}, payment = expected): string[] {
  return verifyTransfers(observed(instructions, outcome), payment).map(
    ({ instruction, lamports, verdict }) =>
      `${instruction} ${lamports} ${verdict.credited ? 'credited' : verdict.reason}`,
  )
}
