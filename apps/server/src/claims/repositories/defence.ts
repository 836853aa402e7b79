import { isActiveResolution } from '@redress/domain/claim/resolutions.ts'
import { type DefendantRecord, defendantName } from './defendant-repository.ts'
import type { ResolutionRecord } from './resolution-repository.ts'

/** The one of the defendants for whom an offer speaks. */
export interface Defence {
  readonly name: string
  /** The accounts that may act for it: its own, and those of its representatives; none where whoever spoke has left. */
  readonly userIds: ReadonlySet<string>
}

/** The accounts that may act for a company or a person: its own, and those of its representatives. */
export const accountsFor = (
  { id }: Pick<DefendantRecord, 'id'>,
  defendants: readonly DefendantRecord[],
): ReadonlySet<string> =>
  new Set(defendants.filter(each => each.id === id || each.company_id === id).flatMap(({ user_id }) => user_id ?? []))

/** The company or the person for whom a place in the claim speaks: a representative's, for the company. */
export const boundBy = (place: DefendantRecord, defendants: readonly DefendantRecord[]): DefendantRecord =>
  defendants.find(({ id }) => id === place.company_id) ?? place

/** Who made the offer for the defence, or accepted it; `null` while it is open to all of them. A representative acts for the company. */
export function defenceOf(resolution: ResolutionRecord, defendants: readonly DefendantRecord[]): Defence | null {
  const { proposed_by, proposed_by_user, decided_by_user, status } = resolution
  const userId = proposed_by === 'Defendant' ? proposed_by_user : isActiveResolution(status) ? decided_by_user : null
  if (userId === null) return null
  const formerId = resolution.former_defendant_id
  const linked = defendants.find(({ id, user_id }) => (formerId === null ? user_id === userId : id === formerId))
  if (!linked) return null
  const bound = boundBy(linked, defendants)
  return { name: defendantName(bound), userIds: formerId === null ? accountsFor(bound, defendants) : new Set() }
}
