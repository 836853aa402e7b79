import { paymentIdIn } from '@redress/domain/money/payment-memo.ts'
import type { SignatureInfo } from '../../adapters/solana/chain.ts'
import type { Connection } from '../../platform/database/database.ts'
import { findOpenMemos } from '../payment-repository.ts'

/**
 * Orders signatures fairly: the first of each payment, then the second of each, and so on. The listed memo identifies
 * the payment. All transfers without the memo of an open payment share one turn, so that dust cannot delay a payment.
 */
export async function takeTurns(connection: Connection, signatures: readonly SignatureInfo[]): Promise<string[]> {
  const memos = await findOpenMemos(connection, [...new Set(signatures.flatMap(({ memo }) => paymentIdIn(memo) ?? []))])
  const payer = ({ memo }: SignatureInfo) => {
    const id = paymentIdIn(memo)
    const expected = id && memos.get(id)
    return expected && memo?.includes(expected) ? id : null
  }
  const turns = [...Map.groupBy(signatures, payer).values()].flatMap(ofOne =>
    ofOne.map(({ signature }, turn) => ({ signature, turn })),
  )
  return turns.sort((one, other) => one.turn - other.turn).map(({ signature }) => signature)
}
