import type { Takeover } from '@redress/contract/defendants.ts'
import { contestEnd } from '@redress/domain/claim/takeovers.ts'
import { fullName, type Person } from '../../accounts/people.ts'
import { type DefendantRecord, takeoverStateOf } from '../repositories/defendant-repository.ts'

export interface TakeoverReader {
  readonly userId: string
  /** Those who have taken the claim over among them. */
  readonly people: ReadonlyMap<string, Person>
  readonly now: Date
}

/** Who has taken a claim over for a defendant, as a party reads it; `null` where nobody has. */
export function presentTakeover(defendant: DefendantRecord, { userId, people, now }: TakeoverReader): Takeover | null {
  const state = takeoverStateOf(defendant, now)
  const taker = defendant.user_id === null ? undefined : people.get(defendant.user_id)
  if (state === 'open' || !taker || !defendant.taken_at) return null
  const { contested_at: contestedAt, contested_by: by } = defendant
  return {
    state,
    name: fullName(taker),
    isYou: taker.id === userId,
    takenAt: defendant.taken_at.toISOString(),
    contest: state === 'contested' && contestedAt && by ? { by, until: contestEnd(contestedAt).toISOString() } : null,
  }
}
