import { limits } from '../people/limits.ts'
import { mailboxOf } from '../people/mailboxes.ts'
import type { ClaimStatus } from './lifecycle.ts'
import { isFiled, isResolved } from './questions.ts'
import { isHeld, type TakeoverState } from './takeovers.ts'

const day = 24 * 60 * 60 * 1000

/** A defendant's seat, as far as it decides what may become of the address that the claim names for it. */
export interface NamedSeat {
  readonly status: ClaimStatus
  readonly state: TakeoverState
}

export type DisownRefusal = 'DEFENDANT_NOT_FOUND' | 'ALREADY_TAKEN_OVER'

/**
 * Why the reader of a named address cannot disown the claim; `null` if they can, or have already. Nobody can once an
 * account answers for the defendant, who then acts for itself.
 */
export function disownRefusal({ status, state }: NamedSeat): DisownRefusal | null {
  if (!isFiled(status)) return 'DEFENDANT_NOT_FOUND'
  return isHeld(state) ? 'ALREADY_TAKEN_OVER' : null
}

type WritingRefusal = 'NOT_IN_THIS_STATE' | 'PLACE_TAKEN'
const writingRefusal = ({ status, state }: NamedSeat): WritingRefusal | null => {
  if (!isFiled(status) || isResolved(status)) return 'NOT_IN_THIS_STATE'
  return isHeld(state) ? 'PLACE_TAKEN' : null
}

export type CorrectionRefusal = WritingRefusal | 'TOO_MANY_CORRECTIONS'

/**
 * Why the plaintiff cannot correct the address of a defendant; `null` if they can, which is until the seat is taken.
 */
export const correctionRefusal = (seat: NamedSeat, corrections: number): CorrectionRefusal | null =>
  writingRefusal(seat) ?? (corrections >= limits.addressCorrections ? 'TOO_MANY_CORRECTIONS' : null)

export type AddressClash = 'DUPLICATE_DEFENDANT' | 'DUPLICATE_MAILBOX'

/** Why an address cannot be named beside others in one claim; `null` if it can. Each mailbox gets one letter. */
export function addressClash(address: string, others: readonly string[]): AddressClash | null {
  if (others.includes(address)) return 'DUPLICATE_DEFENDANT'
  return others.map(mailboxOf).includes(mailboxOf(address)) ? 'DUPLICATE_MAILBOX' : null
}

export type ResendRefusal = WritingRefusal | 'ADDRESS_DISOWNED' | 'LETTER_SENT_LATELY'

/**
 * Why the plaintiff cannot have the letter sent again to the same address; `null` if they can, once a day.
 * `writtenAt`: when the last letter was sent, `null` if it was withheld.
 */
export function resendRefusal(seat: NamedSeat, writtenAt: Date | null, now: Date): ResendRefusal | null {
  const refusal = writingRefusal(seat)
  if (refusal) return refusal
  if (seat.state === 'disowned') return 'ADDRESS_DISOWNED'
  return writtenAt !== null && now.getTime() - writtenAt.getTime() < day ? 'LETTER_SENT_LATELY' : null
}
