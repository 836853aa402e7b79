import type { ClaimStatus } from './lifecycle.ts'
import { isFiled } from './questions.ts'

const days = 24 * 60 * 60 * 1000

/** Lifetime of a redeem code. A contest ends with the code that it sends. */
const codeLifetime = 30 * days
/** Lifetime of the link by which the named address contests a takeover, in milliseconds. */
const contestLinkLifetime = 90 * days

const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds)
export const codeExpiry = (madeAt: Date): Date => after(madeAt, codeLifetime)
export const contestEnd = (contestedAt: Date): Date => after(contestedAt, codeLifetime)
export const contestLinkExpiry = (sentAt: Date): Date => after(sentAt, contestLinkLifetime)

/** Parties who may contest a takeover: the plaintiff, and the owner of the named mailbox. */
export const contesters = ['Plaintiff', 'named address'] as const
export type Contester = (typeof contesters)[number]

/**
 * States of a defendant's seat. `open`: held by nobody. `disowned`: held by nobody, and the reader of the named
 * address is not the defendant. `taken`: held by an account that had the code. `contested`: that is disputed.
 * `confirmed`: held by an account that has confirmed the named address, which nobody can contest.
 */
export const takeoverStates = ['open', 'disowned', 'taken', 'contested', 'confirmed'] as const
export type TakeoverState = (typeof takeoverStates)[number]

/** States in which an account holds the seat. */
export const heldStates = ['taken', 'contested', 'confirmed'] as const satisfies readonly TakeoverState[]
export const isHeld = (state: TakeoverState): state is (typeof heldStates)[number] =>
  (heldStates as readonly TakeoverState[]).includes(state)

/** Whether letters go to the named address, with a code to take the seat. */
export const isWrittenTo = (state: TakeoverState): boolean => state === 'open' || state === 'contested'

export interface TakeoverFacts {
  readonly isTaken: boolean
  /** Whether the account that has taken it over has confirmed the named address. */
  readonly isAddressConfirmed: boolean
  readonly contestedAt: Date | null
  /** When the reader of the named address said that they are not the defendant. */
  readonly disownedAt: Date | null
}

export function takeoverState(
  { isTaken, isAddressConfirmed, contestedAt, disownedAt }: TakeoverFacts,
  now: Date,
): TakeoverState {
  if (!isTaken) return disownedAt === null ? 'open' : 'disowned'
  if (isAddressConfirmed) return 'confirmed'
  return contestedAt !== null && contestEnd(contestedAt) > now ? 'contested' : 'taken'
}

export type OfferRefusal = 'DEFENDANT_NOT_FOUND' | 'ALREADY_TAKEN_OVER'

/**
 * Why a seat is not offered to an account that has confirmed its named address; `null` if it is. Seats of a resolved
 * claim are offered too: the record names the defendant, who may read how it ended.
 */
export function offerRefusal(state: TakeoverState, status: ClaimStatus): OfferRefusal | null {
  if (!isFiled(status)) return 'DEFENDANT_NOT_FOUND'
  if (state === 'disowned') return 'DEFENDANT_NOT_FOUND'
  return state === 'open' ? null : 'ALREADY_TAKEN_OVER'
}

export type ContestRefusal = 'NOT_IN_THIS_STATE' | 'NOT_TAKEN_OVER' | 'ADDRESS_CONFIRMED' | 'ALREADY_CONTESTED'

const refusals = {
  open: 'NOT_TAKEN_OVER',
  disowned: 'NOT_TAKEN_OVER',
  taken: null,
  contested: 'ALREADY_CONTESTED',
  confirmed: 'ADDRESS_CONFIRMED',
} as const satisfies Record<TakeoverState, ContestRefusal | null>

/**
 * Why a takeover cannot be contested; `null` if it can. Every filed claim allows it, a resolved one too: paid acts
 * stay in force, but the wrong account loses access.
 */
export const contestRefusal = (state: TakeoverState, status: ClaimStatus): ContestRefusal | null =>
  isFiled(status) ? refusals[state] : 'NOT_IN_THIS_STATE'
