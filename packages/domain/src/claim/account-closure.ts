import type { Party } from '../people/parties.ts'
import type { ClaimStatus } from './lifecycle.ts'

/**
 * Reasons why an account cannot be closed yet: a submission that waits for its payment; a claim whose defendants
 * were promised time to settle before publication; an offer that waits for the user's answer; an agreement whose fee
 * is unpaid.
 */
export const closureObstacles = ['unpaid submission', 'notice period', 'open offer', 'unpaid agreement'] as const
export type ClosureObstacle = (typeof closureObstacles)[number]

/** Effect of a closed account on a claim of its owner. */
export type ClosureEffect = 'deleted' | 'stays' | ClosureObstacle

const effects = {
  Plaintiff: {
    PENDING: 'deleted',
    WAITING_FOR_PAYMENT: 'unpaid submission',
    PENDING_PUBLICATION: 'notice period',
    PUBLISHED: 'stays',
    DISPUTED: 'stays once public',
    RESOLUTION_PROPOSED_BY_PLAINTIFF: 'stays once public',
    RESOLUTION_PROPOSED_BY_DEFENDANT: 'open offer',
    RESOLUTION_REJECTED: 'stays once public',
    RESOLUTION_ACCEPTED: 'unpaid agreement',
    RESOLVED_IN_FAVOUR_OF_PLANTIFF: 'stays',
    RESOLVED_IN_FAVOUR_OF_DEFENDANT: 'stays',
  },
  Defendant: {
    PENDING: 'stays',
    WAITING_FOR_PAYMENT: 'stays',
    PENDING_PUBLICATION: 'stays',
    PUBLISHED: 'stays',
    DISPUTED: 'stays',
    RESOLUTION_PROPOSED_BY_PLAINTIFF: 'open offer',
    RESOLUTION_PROPOSED_BY_DEFENDANT: 'stays',
    RESOLUTION_REJECTED: 'stays',
    RESOLUTION_ACCEPTED: 'unpaid agreement',
    RESOLVED_IN_FAVOUR_OF_PLANTIFF: 'stays',
    RESOLVED_IN_FAVOUR_OF_DEFENDANT: 'stays',
  },
} as const satisfies Record<Party, Record<ClaimStatus, ClosureEffect | 'stays once public'>>

/** Whether a claim goes together with the account of one of its parties. */
export const isDeletedWithAccount = (party: Party, status: ClaimStatus): boolean => effects[party][status] === 'deleted'

interface ClosureFacts {
  /** The last offer speaks for another defendant, who has to act on it. */
  readonly isAnothersOffer: boolean
  readonly isNoticePeriodRunning: boolean
}

export function closureEffect(
  party: Party,
  status: ClaimStatus,
  { isAnothersOffer, isNoticePeriodRunning }: ClosureFacts,
): ClosureEffect {
  const effect = effects[party][status]
  if (effect === 'stays once public') return isNoticePeriodRunning ? 'notice period' : 'stays'
  return effect === 'unpaid agreement' && isAnothersOffer ? 'stays' : effect
}

export const isClosureObstacle = (effect: ClosureEffect): effect is ClosureObstacle =>
  (closureObstacles as readonly ClosureEffect[]).includes(effect)
