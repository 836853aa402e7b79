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
 * Why whoever reads a named address cannot say that they are not the defendant; `null` where they can, and where they
 * have. Nobody can once an account answers for the defendant: what that account does is its own.
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

/** Why the plaintiff cannot name another address for a defendant; `null` where they can: while nobody has taken the seat. */
export const correctionRefusal = (seat: NamedSeat, corrections: number): CorrectionRefusal | null =>
  writingRefusal(seat) ?? (corrections >= limits.addressCorrections ? 'TOO_MANY_CORRECTIONS' : null)

export type AddressClash = 'DUPLICATE_DEFENDANT' | 'DUPLICATE_MAILBOX'

/** Why an address cannot be named beside others in one claim, so that one mailbox gets one letter; `null` where it can. */
export function addressClash(address: string, others: readonly string[]): AddressClash | null {
  if (others.includes(address)) return 'DUPLICATE_DEFENDANT'
  return others.map(mailboxOf).includes(mailboxOf(address)) ? 'DUPLICATE_MAILBOX' : null
}

export type ResendRefusal = WritingRefusal | 'ADDRESS_DISOWNED' | 'LETTER_SENT_LATELY'

/**
 * Why the plaintiff cannot have the letter sent again to the same address; `null` where they can, once a day. `writtenAt`:
 * when the last letter was sent, `null` where it was withheld.
 */
export function resendRefusal(seat: NamedSeat, writtenAt: Date | null, now: Date): ResendRefusal | null {
  const refusal = writingRefusal(seat)
  if (refusal) return refusal
  if (seat.state === 'disowned') return 'ADDRESS_DISOWNED'
  return writtenAt !== null && now.getTime() - writtenAt.getTime() < day ? 'LETTER_SENT_LATELY' : null
}
