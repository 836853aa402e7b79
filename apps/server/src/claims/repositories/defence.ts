import { isActiveResolution } from '@redress/domain/claim/resolutions.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { type DefendantRecord, defendantName } from './defendant-repository.ts'
import type { ResolutionRecord } from './resolution-repository.ts'

/** Defendant for whom an offer speaks. */
export interface Defence {
  readonly name: string
  /**
   * Accounts that may act for the defendant: its own and those of its representatives, without one that took over the
   * speaker's seat.
   */
  readonly userIds: ReadonlySet<string>
}

/** Columns of a defendant from which it follows whom an offer speaks for. */
export type DefendantSeat = Pick<DefendantRecord, 'id' | 'company_id' | 'user_id'>

/** Accounts that may act for a company or person: its own, and those of its representatives. */
export const accountsFor = (
  { id }: Pick<DefendantSeat, 'id'>,
  defendants: readonly DefendantSeat[],
): ReadonlySet<string> =>
  new Set(defendants.filter(each => each.id === id || each.company_id === id).flatMap(({ user_id }) => user_id ?? []))

/** Company or person for whom a seat speaks; for a representative, the company. */
export const boundBy = <Bound extends DefendantSeat>(seat: Bound, defendants: readonly Bound[]): Bound =>
  defendants.find(({ id }) => id === seat.company_id) ?? seat

/** Accounts that act for the same company or person as an account; empty if that has no seat any more. */
export function accountsBeside(userId: string, defendants: readonly DefendantSeat[]): ReadonlySet<string> {
  const seat = defendants.find(({ user_id }) => user_id === userId)
  return seat ? accountsFor(boundBy(seat, defendants), defendants) : new Set()
}

/** Columns of an offer from which it follows whom it speaks for. */
export type SpokenOffer = Pick<
  ResolutionRecord,
  'proposed_by' | 'proposed_by_user' | 'decided_by_user' | 'status' | 'former_defendant_id' | 'is_speaker_replaced'
>

/** Defendant bound by an offer, and the accounts that may act for them; see {@link defenceOf}. */
function spokenFor<Bound extends DefendantSeat>(resolution: SpokenOffer, defendants: readonly Bound[]) {
  const { proposed_by, proposed_by_user, decided_by_user, status, is_speaker_replaced } = resolution
  const userId = proposed_by === 'Defendant' ? proposed_by_user : isActiveResolution(status) ? decided_by_user : null
  if (userId === null) return null
  const formerId = resolution.former_defendant_id
  const linked = defendants.find(({ id, user_id }) => (formerId === null ? user_id === userId : id === formerId))
  if (!linked) return null
  const bound = boundBy(linked, defendants)
  // The account that took over the speaker's seat is not bound. Other representatives still act for the company.
  const present = is_speaker_replaced ? defendants.filter(({ id }) => id !== formerId) : defendants
  return { bound, userIds: accountsFor(bound, present) }
}

/**
 * Defendant who made or accepted the offer; `null` while any of them may accept. A representative stands for the
 * company.
 */
export function defenceOf(resolution: SpokenOffer, defendants: readonly DefendantRecord[]): Defence | null {
  const found = spokenFor(resolution, defendants)
  return found && { name: defendantName(found.bound), userIds: found.userIds }
}

/** Whether the last offer of a claim speaks for another defendant than the reader, who is one. */
export const isOfferOfOtherSeat = (
  last: SpokenOffer | undefined,
  defendants: readonly DefendantSeat[],
  { party, userId }: { readonly party: Party; readonly userId: string },
): boolean => party === 'Defendant' && last !== undefined && spokenFor(last, defendants)?.userIds.has(userId) === false
