import { limits } from '../people/limits.ts'
import { isNoticePeriodRunning } from './deadlines.ts'
import type { Deferral } from './mail-answers.ts'
import { isResponded, type ResponseFacts } from './publication.ts'
import { isResolved } from './questions.ts'

/**
 * Stages of a claim in letters. Without an answer: there is time (`to be answered`), it is `public`, or it is off
 * the public record (`restricted`). Else the defence has `answered`, it is `resolved`, or its plaintiff has
 * `withdrawn` it.
 */
export type LetterStage = 'to be answered' | 'public' | 'restricted' | 'answered' | 'resolved' | 'withdrawn'

/** Whether the claim is over in this stage, so that nobody can answer it. */
export const isStageOver = (stage: LetterStage): stage is 'resolved' | 'withdrawn' =>
  stage === 'resolved' || stage === 'withdrawn'

/** Facts of a claim that determine its letter stage. */
type StageFacts = Pick<
  ResponseFacts,
  'status' | 'ending' | 'noticePeriodEndsAt' | 'restrictedAt' | 'firstResponseAt' | 'firstReplyAt'
>

export function letterStage(
  { status, ending, noticePeriodEndsAt, restrictedAt, ...responses }: StageFacts,
  now: Date,
): LetterStage {
  if (ending === 'withdrawn') return 'withdrawn'
  if (isResolved(status)) return 'resolved'
  if (isResponded(responses)) return 'answered'
  if (restrictedAt !== null) return 'restricted'
  return isNoticePeriodRunning({ noticePeriodEndsAt }, now) ? 'to be answered' : 'public'
}

const minute = 60_000

/** Lifetime of a reading session, in milliseconds; each use renews it. */
export const readingTime = 30 * minute
/** Pause after a letter before anybody who knows its address can request another one. */
export const pauseBetweenLetters = 10 * minute

/** Times at which a letter's content changes. */
type ChangeFacts = Pick<ResponseFacts, 'noticePeriodEndsAt' | 'firstResponseAt' | 'firstReplyAt' | 'resolvedAt'>

/** Whether the last letter is still up to date: nothing that letters tell has changed since. */
export function isSaidBefore(claim: ChangeFacts, writtenAt: Date | null, now: Date): boolean {
  if (writtenAt === null || now.getTime() - writtenAt.getTime() >= pauseBetweenLetters) return false
  const changes = [claim.noticePeriodEndsAt, claim.firstResponseAt, claim.firstReplyAt, claim.resolvedAt]
  return !changes.some(at => at !== null && writtenAt < at && at <= now)
}

/**
 * Delivery states of a letter. `not sent`: the daily share of its mailbox or plaintiff was used up. `waiting`: the
 * mail server defers it. `given up`: deferred for days. `opened`: its code was used on the site; nothing else is
 * counted.
 */
export const deliveryStates = [
  'queued',
  'waiting',
  'accepted',
  'refused',
  'given up',
  'not sent',
  'opened',
  'disowned',
  'taken over',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * How many of the defendants, companies and representatives alike, no letter reaches. `for good`: none of them is
 * reached, and no address can be corrected any more.
 */
export const unreachedParts = ['none', 'some', 'all', 'for good'] as const
export type Unreached = (typeof unreachedParts)[number]

/** Whether none of the defendants knows of the claim by a letter. */
export const isNobodyReached = (unreached: Unreached = 'none'): boolean =>
  unreached === 'all' || unreached === 'for good'

/** Delivery of the letters to a defendant, and the number of address corrections. */
interface WrittenTo {
  readonly state: DeliveryState | null
  readonly isReached: boolean
  readonly corrections: number
}

/**
 * How many of the defendants no letter reaches: the mail server refuses the address, or its reader has disowned it.
 * If others are reached, one without corrections left is not counted, as the plaintiff can do nothing about it.
 */
export function unreachedOf(deliveries: readonly WrittenTo[]): Unreached {
  const unreached = deliveries.filter(({ state, isReached }) => !isReached && state !== null && isUndelivered(state))
  const isAnyCorrectable = unreached.some(({ corrections }) => corrections < limits.addressCorrections)
  if (unreached.length === 0 || unreached.length < deliveries.length) return isAnyCorrectable ? 'some' : 'none'
  return isAnyCorrectable ? 'all' : 'for good'
}

/** Whether the letters to an address have ended without reaching the defendant. */
export const isUndelivered = (state: DeliveryState): boolean =>
  state === 'refused' || state === 'given up' || state === 'disowned'

export interface DeliveryFacts {
  /** When the last letter was queued; `null`: no letter is known. */
  readonly queuedAt: Date | null
  /** When the mail server last took one. */
  readonly acceptedAt: Date | null
  /** When the mail server last refused one for good, unless it has taken one since. */
  readonly refusedAt: Date | null
  /** Reason why the last letter waits or was given up, and the time since which it waits. */
  readonly deferral: Deferral | null
  readonly deferredAt: Date | null
  /** When one was last not sent, unless the mail server has taken one since. */
  readonly withheldAt: Date | null
  readonly openedAt: Date | null
  /** When the reader of the address said that they are not the defendant. */
  readonly disownedAt: Date | null
  readonly takenOverAt: Date | null
}

/** Whether the last letter was not sent. */
export const isWithheld = ({ queuedAt, withheldAt }: Pick<DeliveryFacts, 'queuedAt' | 'withheldAt'>): boolean =>
  queuedAt !== null && withheldAt !== null && withheldAt >= queuedAt

/**
 * Delivery state of the letters to a defendant: the furthest step that any letter reached, else the fate of the last
 * one.
 */
export function deliveryState(facts: DeliveryFacts): DeliveryState | null {
  const { queuedAt, acceptedAt, refusedAt, deferral, deferredAt, openedAt, disownedAt, takenOverAt } = facts
  if (queuedAt === null) return null
  if (takenOverAt) return 'taken over'
  if (disownedAt) return 'disowned'
  if (openedAt) return 'opened'
  if (isWithheld(facts)) return 'not sent'
  if (refusedAt && refusedAt >= queuedAt) return deferral === null ? 'refused' : 'given up'
  if (deferredAt && deferredAt >= queuedAt) return 'waiting'
  return acceptedAt && acceptedAt >= queuedAt ? 'accepted' : 'queued'
}
