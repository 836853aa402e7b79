import {
  type Address,
  appendTransactionMessageInstruction,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getTransactionEncoder,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

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
