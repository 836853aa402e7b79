import type { Context } from '../adapters/context.ts'
import { advanceCursor, type ChainCursor } from './chain-cursor-repository.ts'
import { judgeHistory } from './judge-history.ts'
import type { JudgedSignatures } from './judged-signatures.ts'

/**
 * Judges every transaction that names the recipient and was not judged yet, whatever reference it carries or lacks.
 * @returns how many there were.
 */
export function sweepRecipient(
  context: Context,
  judged: JudgedSignatures,
  cursor: ChainCursor,
  { holdMilliseconds, signal }: { readonly holdMilliseconds: number; readonly signal: AbortSignal },
): Promise<number> {
  const { address } = cursor
  let from = cursor.last_signature
  return judgeHistory(context, judged, { address, recipient: address, since: from, signal }, async to => {
    await advanceCursor(context.database, address, { from, to, holdMilliseconds })
    from = to
  })
}
