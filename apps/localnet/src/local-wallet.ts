import { lamportsPerSol } from '@redress/domain/money/money.ts'
import { parseSolanaPayUrl } from '@redress/domain/money/solana-pay.ts'
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  type Signature,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signBytes,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getAddMemoInstruction, LEGACY_MEMO_PROGRAM_ADDRESS_V3 } from '@solana-program/memo'
import { getTransferSolInstruction } from '@solana-program/system'

/** Asks the local chain's faucet; returns the signature of its transfer. */
export function airdrop(rpcUrl: string, recipient: string, amount: bigint): Promise<string> {
  return createSolanaRpc(rpcUrl).requestAirdrop(address(recipient), lamports(amount)).send()
}

export interface LocalPayment {
  readonly recipient: string
  readonly lamports: bigint
  readonly reference?: string
  readonly memo?: string
}

export function paymentInstructions(payer: KeyPairSigner, payment: LocalPayment): Instruction[] {
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

/** Pays as a wallet that follows Solana Pay; returns the signature. */
export function sendPayment(rpcUrl: string, payer: KeyPairSigner, payment: LocalPayment): Promise<Signature> {
  return sendInstructions(rpcUrl, payer, paymentInstructions(payer, payment))
}

export interface LocalWallet {
  readonly address: string
  /** Pays a Solana Pay URL, with parts of the payment changed; returns the signature. */
  pay(url: string, changes?: Partial<LocalPayment>): Promise<Signature>
  /** Sends transfers in one transaction, without preflight: one that fails is on the chain as failed. */
  send(...payments: readonly LocalPayment[]): Promise<Signature>
  /** Signs a text as `solana:signMessage` does, in base64. */
  sign(text: string): Promise<{ readonly address: string; readonly signature: string }>
}

/** A new wallet on the local chain, with 1000 SOL. */
export async function openLocalWallet(rpcUrl: string): Promise<LocalWallet> {
  const signer = await generateKeyPairSigner()
  await airdrop(rpcUrl, signer.address, 1_000n * lamportsPerSol)
  const send = (...payments: readonly LocalPayment[]) => {
    const instructions = payments.flatMap(payment => paymentInstructions(signer, payment))
    return sendInstructions(rpcUrl, signer, instructions, { skipPreflight: true })
  }
  return {
    address: signer.address,
    send,
    async sign(text) {
      const signature = await signBytes(signer.keyPair.privateKey, new TextEncoder().encode(text))
      return { address: signer.address, signature: Buffer.from(signature).toString('base64') }
    },
    async pay(url, changes = {}) {
      const request = parseSolanaPayUrl(url)
      if (!request) throw new Error(`${url} is not a Solana Pay transfer request`)
      const { recipient, reference, memo, lamports } = request
      return send({ recipient, reference, memo, lamports, ...changes })
    },
  }
}
