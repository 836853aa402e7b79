import { normaliseEmail } from '../people/email-addresses.ts'
import { isSharedHost } from './shared-hosts.ts'

/** Proofs that the account in a defendant's seat is the defendant whom the claim names. */
export type SeatProof = 'account' | 'domain' | 'operator'

export interface HeldSeat {
  /** Whether it speaks for a company, as a representative's does too. */
  readonly isOfCompany: boolean
  /** The address that the plaintiff stated. */
  readonly statedAddress: string
  readonly claimCreatedAt: Date
  /** The addresses that the account has confirmed. */
  readonly confirmed: readonly { readonly address: string; readonly since: Date }[]
  /** The company's websites on other public claims, by other plaintiffs: what this claim's plaintiff typed proves nothing. */
  readonly sitesElsewhere: readonly string[]
}

/** The host of a website that can be a company's own; `null` where many share it, and where it is none. */
export function ownHost(website: string): string | null {
  if (!URL.canParse(website)) return null
  const host = new URL(website).hostname.replace(/\.$/, '').replace(/^www\./, '')
  return host.includes('.') && !isSharedHost(host) ? host : null
}

/**
 * Proof of a seat by its account, for seats that the operator has not proven (beyond.md section 4). `null`: the
 * account has only an unproven address that the plaintiff stated.
 */
export function proofOf(seat: HeldSeat): SeatProof | null {
  if (seat.isOfCompany) {
    const hosts = new Set(seat.sitesElsewhere.map(ownHost))
    const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)
    return seat.confirmed.some(({ address }) => hosts.has(hostOf(normaliseEmail(address)))) ? 'domain' : null
  }
  const stated = normaliseEmail(seat.statedAddress)
  const hadItBefore = seat.confirmed.some(
    ({ address, since }) => normaliseEmail(address) === stated && since <= seat.claimCreatedAt,
  )
  return hadItBefore ? 'account' : null
}

interface Seat {
  readonly user_id: string | null
  readonly proof: SeatProof | null
}

/**
 * Whether the author of a statement is proven, by the seats of the same company or person. A closed account leaves
 * its seat and proof until another account takes the seat.
 */
export const isProvenAuthor = (userId: string, seats: readonly Seat[]): boolean =>
  seats.some(seat => seat.proof !== null && (seat.user_id === null || seat.user_id === userId))
