import { type ChainTransaction, ChainUnavailable, type SignatureInfo } from '../../adapters/solana/chain.ts'
import { gainsLessThanTransferred } from '../../adapters/solana/verify-transfer.ts'
import { isDatabaseAway } from '../../platform/database/database.ts'
import type { PaymentsContext } from '../payment-ports.ts'
import { recordTransfers } from '../record-transfers.ts'
import { findRecordedSignatures } from '../transfer-repository.ts'
import type { SignatureTracker } from './signature-tracker.ts'
import { takeTurns } from './take-turns.ts'

/** Load-balanced nodes lag differently: among younger slots, older transactions may still appear. */
const unsettledSlots = 150n
/** A node may temporarily omit signatures it listed before, so the newest, about a day's, are listed again. */
const relisted = { count: 200, slots: 216_000n } as const
const fetchedAtOnce = 8
/** Fetches per round; then the history is listed again, so that new transactions get their turn. */
const fetchedInRound = 32

export interface History {
  /** Address whose signatures are listed. */
  readonly address: string
  /** Recipient whose transfers are recorded. */
  readonly recipient: string
  /** Cursor: only newer signatures are listed. */
  readonly since: string | null
  /** Aborts the processing; the rest is left to the next poll. */
  readonly signal: AbortSignal
}

export interface Progress {
  /** Transactions that this process has processed for the first time. */
  readonly processed: number
  /** Listed transactions that are still unprocessed. */
  readonly remaining: number
  /** True if the round was full, so that some are left for the next. */
  readonly hasMore: boolean
}

/**
 * Records the transfers since the cursor, one round with payments in turn. The cursor moves only past processed
 * transactions. A transaction that the node lists but does not return stops the cursor, and is retried at a later
 * poll.
 * @throws ChainUnavailable if the history cannot be listed, or the node limits requests
 */
export async function processSignatures(
  context: PaymentsContext,
  tracker: SignatureTracker,
  { address, recipient, since, signal }: History,
  moveCursor: (signature: string) => Promise<void>,
): Promise<Progress> {
  const listed = await context.chain.signaturesFor(address, since === null ? {} : { until: since })
  const history = oldestFirst(listed)
  const done = await findProcessed(context, tracker, history, recipient)
  const due = tracker.due(
    recipient,
    history.filter(({ signature }) => !done.has(signature)),
  )
  const round = await chooseRound(context, due)
  const settled = settledPart(history)
  let position = 0
  let processed = 0
  async function move(): Promise<void> {
    const before = position
    const open = settled.find(({ signature }) => !done.has(signature))
    // Nodes differ in the order within a slot, so the cursor stops before the whole slot.
    position = open ? settled.findIndex(({ slot }) => slot === open.slot) : settled.length
    const last = settled[position - 1]
    if (last && position > before) await moveCursor(last.signature)
  }

  await move()
  for (let start = 0; start < round.length && !signal.aborted; start += fetchedAtOnce) {
    const outcomes = await Promise.allSettled(
      round.slice(start, start + fetchedAtOnce).map(async signature => {
        if (!(await processSignature(context, tracker, signature, recipient))) return
        done.add(signature)
        processed += 1
      }),
    )
    await move()
    const failure = outcomes.find(outcome => outcome.status === 'rejected')
    if (failure) throw failure.reason
  }
  const remaining = history.filter(({ signature }) => !done.has(signature)).length
  return { processed, remaining, hasMore: round.length < due.length }
}

async function chooseRound({ database }: PaymentsContext, due: readonly SignatureInfo[]): Promise<string[]> {
  if (due.length <= fetchedAtOnce) return due.map(({ signature }) => signature)
  return (await takeTurns(database, due)).slice(0, fetchedInRound)
}

/** Sorts signatures and removes duplicates. */
function oldestFirst(listed: readonly SignatureInfo[]): SignatureInfo[] {
  const unique = new Map(listed.toReversed().map(info => [info.signature, info]))
  return [...unique.values()].sort((one, other) => Number(one.slot - other.slot))
}

/**
 * Signatures that the cursor may pass once they are processed. Only whole slots, because nodes differ in the order
 * within a slot.
 */
function settledPart(history: readonly SignatureInfo[]): readonly SignatureInfo[] {
  const newest = history.at(-1)?.slot ?? 0n
  const relistedFrom = history.at(-relisted.count)?.slot ?? 0n
  return history.filter(
    ({ slot }) => slot <= newest - unsettledSlots && (slot <= newest - relisted.slots || slot < relistedFrom),
  )
}

/**
 * Signatures that need no processing: failed transactions moved nothing, and recorded ones have all their transfers in
 * the ledger.
 */
async function findProcessed(
  { database }: PaymentsContext,
  tracker: SignatureTracker,
  history: readonly SignatureInfo[],
  recipient: string,
): Promise<Set<string>> {
  const isDone = ({ signature, failed }: SignatureInfo) => failed || tracker.isProcessed(recipient, signature)
  const open = history.filter(info => !isDone(info)).map(({ signature }) => signature)
  const recorded = open.length > 0 ? await findRecordedSignatures(database, open, recipient) : []
  for (const signature of recorded) tracker.markProcessed(recipient, signature)
  return new Set([...history.filter(isDone).map(({ signature }) => signature), ...recorded])
}

/** True if the node listed a transaction as successful, but returns it as failed or without its effect. */
const isContradictory = (transaction: ChainTransaction, recipient: string): boolean =>
  transaction.failed || gainsLessThanTransferred(transaction, recipient)

/**
 * Processes one signature. A failure, by the node or by a bug, does not stop the others: it is retried later, because
 * the cursor does not pass it.
 * @returns true if it was processed
 */
async function processSignature(
  context: PaymentsContext,
  tracker: SignatureTracker,
  signature: string,
  recipient: string,
): Promise<boolean> {
  try {
    const transaction = await context.chain.transaction(signature)
    if (transaction && !isContradictory(transaction, recipient)) {
      await recordTransfers(context, transaction, recipient)
      tracker.markProcessed(recipient, signature)
      return true
    }
  } catch (error) {
    const isRateLimited = error instanceof ChainUnavailable && error.retryAfterMs !== undefined
    if (isRateLimited || isDatabaseAway(error)) throw error
    context.log.error({ error, signature }, 'a transaction could not be processed yet')
  }
  tracker.retryLater(recipient, signature)
  return false
}
