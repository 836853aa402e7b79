import type { LifecycleEvent } from './lifecycle.ts'

/**
 * Statuses of a proposal. It is active while proposed or accepted (specification section 4). It lapses if its maker
 * or acceptor turns out not to be the defendant, or if its fee is unpaid in time and the other party ends it.
 */
export const resolutionStatuses = [
  'PROPOSED',
  'ACCEPTED',
  'REJECTED',
  'COUNTERED',
  'WITHDRAWN',
  'EXPIRED',
  'LAPSED',
] as const
export type ResolutionStatus = (typeof resolutionStatuses)[number]

/** Statuses of an offer that is over without effect. */
export type EndedResolutionStatus = Exclude<ResolutionStatus, 'PROPOSED' | 'ACCEPTED'>

export const isActiveResolution = (
  status: ResolutionStatus,
): status is Exclude<ResolutionStatus, EndedResolutionStatus> => status === 'PROPOSED' || status === 'ACCEPTED'

/** Whether an offer is an agreement, which is there as a document: not a concession, which nobody has to accept. */
export const isAgreement = (status: ResolutionStatus, expiresAt: string | Date | null): boolean =>
  status === 'ACCEPTED' && expiresAt !== null

/** The status that an event gives the active offer of its claim. */
export const offerAfter = {
  accept: 'ACCEPTED',
  reject: 'REJECTED',
  counter: 'COUNTERED',
  'withdraw offer': 'WITHDRAWN',
  'offer expired': 'EXPIRED',
  'defendant replaced': 'LAPSED',
  'account closed': 'LAPSED',
  'end agreement': 'LAPSED',
  'settle elsewhere': 'LAPSED',
  withdraw: 'LAPSED',
} as const satisfies Partial<Record<LifecycleEvent, ResolutionStatus>>
export type OfferEvent = keyof typeof offerAfter

export const isOfferEvent = (event: LifecycleEvent): event is OfferEvent => event in offerAfter

/** Range of days for which the maker of an offer may let it stand. */
export const offerDays = { min: 1, max: 60 } as const

/** A claim's displayed value: the last resolution's if any, else the claim's (specification section 4). `resolutions` oldest first. */
export const displayedValue = <Value>(claimValue: Value, resolutions: readonly { value: Value }[]): Value =>
  resolutions.at(-1)?.value ?? claimValue
