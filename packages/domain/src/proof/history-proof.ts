import { claimEvents } from '../claim/events.ts'
import { paidEvent, transitions } from '../claim/lifecycle.ts'
import { purposeIn } from '../money/payment-memo.ts'
import type { AnchoringPayment, HistoryCheck, HistoryEntry } from './history-file.ts'

/** Extent to which payments prove a history. Entries are counted from the first one. */
export interface HistoryProof {
  /** The last entry that a payment anchors; zero where none does. */
  readonly upTo: number
  /** The entries behind it that the same payment leaves itself: that it was asked for, and paid. */
  readonly own: number
  /** How many payments of the file are missing on the chain. */
  readonly missing: number
  /** Whether every payment was found, and nothing stands behind the last anchor but its payment's own entries. */
  readonly isWhole: boolean
}

/** The proof of a history whose payments `isFound` knows from the chain. */
export function proofOf(
  { entries, payments }: Pick<Extract<HistoryCheck, { kind: 'intact' }>, 'entries' | 'payments'>,
  isFound: (payment: AnchoringPayment) => boolean,
): HistoryProof {
  const found = payments.filter(isFound)
  const upTo = Math.max(0, ...found.map(({ covers }) => covers ?? 0))
  const behind = entries.slice(upTo)
  const own = Math.max(0, ...found.filter(({ covers }) => covers === upTo).map(({ memo }) => ownEntries(memo, behind)))
  const missing = payments.length - found.length
  return { upTo, own, missing, isWhole: upTo > 0 && missing === 0 && own === behind.length }
}

/** How many of the entries behind its anchor say that the payment of a memo was asked for, and then paid. */
function ownEntries(memo: string, [asked, paid]: readonly HistoryEntry[]): number {
  const purpose = purposeIn(memo)
  const row = transitions.find(each => 'requiresFee' in each && each.requiresFee === purpose)
  if (!purpose || !row || asked?.event !== claimEvents[row.event].history || !asked.feeCents) return 0
  const isPaid = paid?.event === claimEvents[paidEvent[purpose]].history && paid.feeCents === asked.feeCents
  return isPaid ? 2 : 1
}
