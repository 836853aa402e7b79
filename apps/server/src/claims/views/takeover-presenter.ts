import type { LetterDelivery, Takeover } from '@redress/contract/defendants.ts'
import { type Unreached, unreachedOf } from '@redress/domain/claim/letters.ts'
import { contestEnd, isHeld } from '@redress/domain/claim/takeovers.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { fullName, type Person } from '../../accounts/people/people.ts'
import { type DefendantRecord, deliveryOf, takeoverStateOf } from '../repositories/defendant-repository.ts'

export interface TakeoverReader {
  /** `null` for a reading session. */
  readonly userId: string | null
  readonly role: Party
  /** Accounts by id; includes those that have taken the claim over. */
  readonly people: ReadonlyMap<string, Person>
  readonly now: Date
}

/** Takeover of a seat as a party sees it; `null` if the seat is not held. */
export function presentTakeover(defendant: DefendantRecord, { userId, people, now }: TakeoverReader): Takeover | null {
  const state = takeoverStateOf(defendant, now)
  const taker = defendant.user_id === null ? undefined : people.get(defendant.user_id)
  if (!isHeld(state) || !taker || !defendant.taken_at) return null
  const { contested_at: contestedAt, contested_by: by } = defendant
  return {
    state,
    name: fullName(taker),
    isYou: taker.id === userId,
    takenAt: defendant.taken_at.toISOString(),
    contest: state === 'contested' && contestedAt && by ? { by, until: contestEnd(contestedAt).toISOString() } : null,
  }
}

const timeOrNull = (time: Date | null): string | null => time?.toISOString() ?? null

/** Delivery of the letters to a defendant, for the plaintiff; `null` for others, and if nothing is known. */
export function presentDelivery(defendant: DefendantRecord, { role }: TakeoverReader): LetterDelivery | null {
  const { letter_queued_at: queuedAt } = defendant
  const state = deliveryOf(defendant)
  if (role !== 'Plaintiff' || !state || !queuedAt) return null
  return {
    state,
    queuedAt: queuedAt.toISOString(),
    acceptedAt: timeOrNull(defendant.letter_accepted_at),
    refusedAt: timeOrNull(defendant.letter_refused_at),
    refusal: defendant.letter_refusal || null,
    deferral: defendant.letter_deferral,
    deferredAt: timeOrNull(defendant.letter_deferred_at),
    withheldAt: timeOrNull(defendant.letter_withheld_at),
    openedAt: timeOrNull(defendant.letter_opened_at),
    disownedAt: timeOrNull(defendant.disowned_at),
    takenOverAt: timeOrNull(defendant.taken_at),
    corrections: defendant.address_corrections,
  }
}

/** Unreached defendants, for the plaintiff only. */
export const presentUnreached = (
  defendants: readonly (Parameters<typeof deliveryOf>[0] &
    Pick<DefendantRecord, 'address_corrections' | 'is_reached'>)[],
  reader: Party,
): Unreached =>
  reader === 'Plaintiff'
    ? unreachedOf(
        defendants.map(each => ({
          state: deliveryOf(each),
          isReached: each.is_reached,
          corrections: each.address_corrections,
        })),
      )
    : 'none'
