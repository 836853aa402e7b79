import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  type Signature,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getAddMemoInstruction, LEGACY_MEMO_PROGRAM_ADDRESS_V3 } from '@solana-program/memo'
import { getTransferSolInstruction } from '@solana-program/system'

export interface Payment {
  readonly recipient: string
  readonly lamports: bigint
  readonly reference?: string
  readonly memo?: string
}

export function paymentInstructions(payer: KeyPairSigner, payment: Payment): Instruction[] {
  const transfer = getTransferSolInstruction({
    source: payer,
    destination: payment.recipient as Address,
    amount: lamports(payment.lamports),
  })
  const references = payment.reference === undefined ? [] : [payment.reference]
  const accounts = [
    ...transfer.accounts,
    ...references.map(reference => ({ address: reference as Address, role: AccountRole.READONLY })),
  ]
  const { memo } = payment
  const memos =
    memo === undefined ? [] : [getAddMemoInstruction({ memo }, { programAddress: LEGACY_MEMO_PROGRAM_ADDRESS_V3 })]
  return [...memos, { ...transfer, accounts }]
}

export async function signInstructions(rpcUrl: string, payer: KeyPairSigner, instructions: readonly Instruction[]) {
  const { value: lifetime } = await createSolanaRpc(rpcUrl).getLatestBlockhash().send()
  return pipe(
    createTransactionMessage({ version: 0 }),
    message => setTransactionMessageFeePayerSigner(payer, message),
    message => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    message => appendTransactionMessageInstructions(instructions, message),
    message => signTransactionMessageWithSigners(message),
  )
}

export async function sendInstructions(
  rpcUrl: string,
  payer: KeyPairSigner,
  instructions: readonly Instruction[],
  options: { skipPreflight?: boolean } = {},
): Promise<Signature> {
  const transaction = await signInstructions(rpcUrl, payer, instructions)
  return createSolanaRpc(rpcUrl)
    .sendTransaction(getBase64EncodedWireTransaction(transaction), { encoding: 'base64', ...options })
    .send()
}

/** Pays as a wallet does that follows Solana Pay; answers the signature. */
export function sendPayment(rpcUrl: string, payer: KeyPairSigner, payment: Payment): Promise<Signature> {
  return sendInstructions(rpcUrl, payer, paymentInstructions(payer, payment))
}
