import { isSignature } from '@solana/kit'

/** Whether a text could be the signature of a transaction. */
export const isTransactionSignature = (text: string): boolean => isSignature(text)
