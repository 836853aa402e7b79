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
  getBase58Decoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Transaction,
} from '@solana/kit'
import { getAddMemoInstruction, LEGACY_MEMO_PROGRAM_ADDRESS_V3 } from '@solana-program/memo'
import { getTransferSolInstruction } from '@solana-program/system'
import { WalletTimeout } from './payment-failure.ts'
import { type ChainIdentifier, featureOf, type StandardWallet } from './standard-wallet.ts'
import type { WalletConnection } from './wallet-store.ts'

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

/** How long a person may take to approve in the wallet. */
const approvalMilliseconds = 3 * 60_000

/** `unsent`: the wallet only signs, and the page sends the transaction. */
interface SignedPayment {
  readonly signature: string
  readonly unsent?: Transaction
}

/** Whether the wallet itself sends what it signs, so that the page does not know whether it was sent. */
export const sendsTransactions = (wallet: StandardWallet): boolean =>
  featureOf(wallet, 'solana:signAndSendTransaction') !== undefined

/**
 * Has the wallet sign the transaction and send it, or sign it alone where it cannot send. A wallet may add instructions
 * of its own, so the signature is read from its answer.
 * @throws what the wallet throws, or {@link WalletTimeout}
 */
export async function signByWallet(
  { wallet, account }: WalletConnection,
  chain: ChainIdentifier,
  transaction: Uint8Array,
): Promise<SignedPayment> {
  const input = { account, chain, transaction }
  const sending = featureOf(wallet, 'solana:signAndSendTransaction')
  if (sending) {
    const [output] = await withApprovalTimeout(sending.signAndSendTransaction(input))
    if (!output) throw new Error('The wallet answered without a signature')
    return { signature: getBase58Decoder().decode(output.signature) }
  }
  const [output] = await withApprovalTimeout(featureOf(wallet, 'solana:signTransaction')?.signTransaction(input))
  if (!output) throw new Error('The wallet answered without a signed transaction')
  const unsent = getTransactionDecoder().decode(output.signedTransaction)
  return { signature: getSignatureFromTransaction(unsent), unsent }
}

async function withApprovalTimeout<Output>(answer: Promise<readonly Output[]> | undefined): Promise<readonly Output[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WalletTimeout()), approvalMilliseconds)
  })
  try {
    return await Promise.race([answer ?? [], timeout])
  } finally {
    clearTimeout(timer)
  }
}
