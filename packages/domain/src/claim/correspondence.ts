import { limits } from '../people/limits.ts'
import { type Party, parties } from '../people/parties.ts'
import type { ClaimStatus } from './lifecycle.ts'
import { isAnyOwed, lastClosedAt, type OwedSum } from './performance.ts'
import { isFiled, isResolved } from './questions.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** Additions by the parties to a filed claim, outside its lifecycle. None of them changes the status. */
export const additions = ['document', 'message', 'already paid'] as const
export type Addition = (typeof additions)[number]

/** The kinds of message: words alone, and a defendant's word that the claim is paid, with date and sum. */
export const messageKinds = ['message', 'already paid'] as const satisfies readonly Addition[]
export type MessageKind = (typeof messageKinds)[number]

/** Phases of a filed claim: not resolved; resolved, while the parties still arrange things; over. */
type Phase = 'running' | 'just resolved' | 'over'

interface Rule {
  readonly by: readonly Party[]
  readonly in: readonly Phase[]
}

/** The parties who may make each addition, and the phases in which they may. */
const rules = {
  document: { by: parties, in: ['running'] },
  message: { by: parties, in: ['running', 'just resolved'] },
  'already paid': { by: ['Defendant'], in: ['running'] },
} as const satisfies Record<Addition, Rule>

/** Days after the end of a claim in which its parties can still write, for example to arrange a payment. */
export const arrangingDays = 30

/** End of the time to write after a resolution, or after the last payment. */
const messagesUntil = (resolvedAt: Date): Date => new Date(resolvedAt.getTime() + arrangingDays * day)

export interface CorrespondenceFacts {
  readonly status: ClaimStatus
  readonly resolvedAt: Date | null
  /** Sums owed since the resolution; none where absent. */
  readonly sums?: readonly OwedSum[]
}

/** `null`: the claim is not filed, so that nobody but its plaintiff knows of it. */
function phaseOf({ status, resolvedAt, sums = [] }: CorrespondenceFacts, now: Date): Phase | null {
  if (!isFiled(status)) return null
  if (!isResolved(status)) return 'running'
  const closed = lastClosedAt(sums)
  const since = closed === null ? resolvedAt : new Date(closed)
  return isAnyOwed(sums) || (since && now < messagesUntil(since)) ? 'just resolved' : 'over'
}

export function mayAdd(addition: Addition, party: Party, claim: CorrespondenceFacts, now: Date): boolean {
  const { by, in: phases }: Rule = rules[addition]
  const phase = phaseOf(claim, now)
  return phase !== null && phases.includes(phase) && by.includes(party)
}

/** Time in which a document added to a filed claim can be removed by the person who added it, in milliseconds. */
const secondThoughts = 15 * minute

export interface AddedDocument {
  readonly addedAt: Date
  /** Whether the claim was filed with it. */
  readonly isOfFiling: boolean
  /** When another person first downloaded it; `null`: nobody has. */
  readonly readByOthersAt: Date | null
}

/**
 * Until when a document added after filing can be removed by the person who added it; `null`: not any more, as
 * others may rely on it. Opened links cannot be detected, so that a link has the same few minutes.
 */
export function removableUntil({ addedAt, isOfFiling, readByOthersAt }: AddedDocument, now: Date): Date | null {
  const end = new Date(addedAt.getTime() + secondThoughts)
  return !isOfFiling && readByOthersAt === null && now < end ? end : null
}

/** Usage of one person's document quota in one claim. Quotas are personal, so that nobody can fill another's. */
export interface Room {
  readonly count: number
  readonly bytes: number
}

export type RoomProblem = 'too many' | 'too large together'

/** Why one more document of a size exceeds the quota; `null` if it fits. A link has no size. */
export function roomProblem({ count, bytes }: Room, size: number | null): RoomProblem | null {
  if (count >= limits.documentsPerClaim) return 'too many'
  return size !== null && bytes + size > limits.claimFilesBytes ? 'too large together' : null
}

/** Pause between mails of one gathering, claim and reader, in milliseconds. */
export const mailPause = hour
