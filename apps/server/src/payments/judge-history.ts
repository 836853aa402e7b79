import type { Context } from '../adapters/context.ts'
import { type ChainTransaction, ChainUnavailable, type SignatureInfo } from '../adapters/solana/chain.ts'
import { gainsLessThanTransferred } from '../adapters/solana/verify-transfer.ts'
import { isDatabaseAway } from '../platform/database/database.ts'
import type { JudgedSignatures } from './judged-signatures.ts'
import { recordTransfers } from './record-transfers.ts'
import { findRecordedSignatures } from './transfer-repository.ts'

/** Nodes behind one address may be unequally far: what is younger than this may still get older neighbours. */
const unsettledSlots = 150n
/** A node may hide for a while what it told of before: so much of the newest stays in sight, for about a day. */
const keptInSight = { count: 200, slots: 216_000n } as const
const fetchedAtOnce = 8

export interface History {
  /** Whose signatures are read. */
  readonly address: string
  /** Whose money is looked for in them. */
  readonly recipient: string
  /** The cursor: only what is newer is read. */
  readonly since: string | null
  /** Ends the reading early; the rest is read another time. */
  readonly signal: AbortSignal
}

/**
 * Judges every transaction of a history since its cursor, the oldest first. The cursor moves only past what was judged;
 * what the node names and does not know holds it back, and is asked for again at a later look.
 * @returns how many transactions were new to this process and judged.
 */
export async function judgeHistory(
  context: Context,
  judged: JudgedSignatures,
  { address, recipient, since, signal }: History,
  moveCursor: (signature: string) => Promise<void>,
): Promise<number> {
  const listed = await context.chain.signaturesFor(address, since === null ? {} : { until: since })
  const history = inOrder(listed)
  const done = await findKnown(context, judged, history, recipient)
  const due = judged.due(
    recipient,
    history.map(({ signature }) => signature).filter(signature => !done.has(signature)),
  )
  const settled = settledPart(history)
  let position = 0
  let count = 0
  async function move(): Promise<void> {
    const before = position
    const open = settled.find(({ signature }) => !done.has(signature))
    // Within a slot the order is the node's affair, so the cursor stops before the whole slot.
    position = open ? settled.findIndex(({ slot }) => slot === open.slot) : settled.length
    const last = settled[position - 1]
    if (last && position > before) await moveCursor(last.signature)
  }

  await move()
  for (let start = 0; start < due.length && !signal.aborted; start += fetchedAtOnce) {
    const outcomes = await Promise.allSettled(
      due.slice(start, start + fetchedAtOnce).map(async signature => {
        if (!(await judge(context, judged, signature, recipient))) return
        done.add(signature)
        count += 1
      }),
    )
    await move()
    const failure = outcomes.find(outcome => outcome.status === 'rejected')
    if (failure) throw failure.reason
  }
  return count
}

/** The oldest first, each once, whatever order the node tells them in. */
function inOrder(listed: readonly SignatureInfo[]): SignatureInfo[] {
  const unique = new Map(listed.toReversed().map(info => [info.signature, info]))
  return [...unique.values()].sort((one, other) => Number(one.slot - other.slot))
}

/** What the cursor may pass as soon as it is judged. */
function settledPart(history: readonly SignatureInfo[]): readonly SignatureInfo[] {
  const newest = history.at(-1)?.slot ?? 0n
  return history.filter(
    ({ slot }, index) =>
      slot <= newest - unsettledSlots &&
      (slot <= newest - keptInSight.slots || index < history.length - keptInSight.count),
  )
}

/** What failed on the chain moved nothing; what is in the ledger is there with all that its transaction brought. */
async function findKnown(
  { database }: Context,
  judged: JudgedSignatures,
  history: readonly SignatureInfo[],
  recipient: string,
): Promise<Set<string>> {
  const isKnown = ({ signature, failed }: SignatureInfo) => failed || judged.has(recipient, signature)
  const unknown = history.filter(info => !isKnown(info)).map(({ signature }) => signature)
  const recorded = unknown.length > 0 ? await findRecordedSignatures(database, unknown, recipient) : []
  return new Set([...history.filter(isKnown).map(({ signature }) => signature), ...recorded])
}

/** A node that lists a transaction as done and shows it as failed, or without its effect, is not believed yet. */
const isContradictory = (transaction: ChainTransaction, recipient: string): boolean =>
  transaction.failed || gainsLessThanTransferred(transaction, recipient)

/**
 * Whatever is wrong with one transaction, the node's answer or ours, holds up no other: it is postponed, and found again
 * because the cursor does not pass it.
 * @returns whether it is judged.
 */
async function judge(
  context: Context,
  judged: JudgedSignatures,
  signature: string,
  recipient: string,
): Promise<boolean> {
  try {
    const transaction = await context.chain.transaction(signature)
    if (transaction && !isContradictory(transaction, recipient)) {
      await recordTransfers(context, transaction, recipient)
      judged.add(recipient, signature)
      return true
    }
  } catch (error) {
    const isBusy = error instanceof ChainUnavailable && error.retryAfterMs !== undefined
    if (isBusy || isDatabaseAway(error)) throw error
    context.log.error({ error, signature }, 'a transaction could not be judged yet')
  }
  judged.postpone(recipient, signature)
  return false
}
