import { address, type CompiledTransactionMessage, getInstructionsFromCompiledTransactionMessage } from '@solana/kit'

const LAMPORTS_PER_SIGNATURE = 5000n
const MICRO_LAMPORTS = 1_000_000n
const MAX_UNITS = 1_400_000n
const BUILTIN_UNITS = 3_000n
const DEFAULT_UNITS = 200_000n

const COMPUTE_BUDGET = address('ComputeBudget111111111111111111111111111111')
const builtins = new Set<string>([
  COMPUTE_BUDGET,
  '11111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
])

type LoadedAddresses = Parameters<typeof getInstructionsFromCompiledTransactionMessage>[1]

/** Base fee for each signature and the priority fee that the compute budget instructions offer. */
export function transactionFee(message: CompiledTransactionMessage, loadedAddresses: LoadedAddresses): bigint {
  let price = 0n
  let limit: bigint | undefined
  let defaultLimit = 0n
  for (const { programAddress, data } of getInstructionsFromCompiledTransactionMessage(message, loadedAddresses)) {
    defaultLimit += builtins.has(programAddress) ? BUILTIN_UNITS : DEFAULT_UNITS
    if (programAddress !== COMPUTE_BUDGET || !data) continue
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (data[0] === 2 && data.byteLength >= 5) limit = BigInt(view.getUint32(1, true))
    if (data[0] === 3 && data.byteLength >= 9) price = view.getBigUint64(1, true)
  }
  const wanted = limit ?? defaultLimit
  const units = wanted < MAX_UNITS ? wanted : MAX_UNITS
  const priority = (price * units + MICRO_LAMPORTS - 1n) / MICRO_LAMPORTS
  return BigInt(message.header.numSignerAccounts) * LAMPORTS_PER_SIGNATURE + priority
}
