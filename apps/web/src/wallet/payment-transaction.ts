import type { SolanaPayRequest } from '@redress/domain/money/solana-pay.ts'
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  type BlockhashLifetimeConstraint,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getTransactionEncoder,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getAddMemoInstruction, LEGACY_MEMO_PROGRAM_ADDRESS_V3 } from '@solana-program/memo'
import { getTransferSolInstruction } from '@solana-program/system'

/** The base fee of a transaction with one signature. */
export const networkFee = 5_000n

/**
 * The unsigned transaction of a payment in wire format: the memo, then the transfer with the reference among its
 * accounts, as Solana Pay has it. The memo program is named, because the package's own default is not on every cluster.
 */
export function paymentTransaction(
  payer: Address,
  request: SolanaPayRequest,
  lifetime: BlockhashLifetimeConstraint,
): Uint8Array {
  const transfer = getTransferSolInstruction({
    source: createNoopSigner(payer),
    destination: address(request.recipient),
    amount: lamports(request.lamports),
  })
  const reference = { address: address(request.reference), role: AccountRole.READONLY }
  const memo = getAddMemoInstruction({ memo: request.memo }, { programAddress: LEGACY_MEMO_PROGRAM_ADDRESS_V3 })
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    empty => setTransactionMessageFeePayer(payer, empty),
    unsent => setTransactionMessageLifetimeUsingBlockhash(lifetime, unsent),
    unfilled =>
      appendTransactionMessageInstructions(
        [memo, { ...transfer, accounts: [...transfer.accounts, reference] }],
        unfilled,
      ),
  )
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)))
}
