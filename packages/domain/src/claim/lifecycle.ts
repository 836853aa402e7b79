import type { PaymentPurpose } from '../money/payments.ts'
import type { Party } from '../people/parties.ts'
import type { NotificationType } from './notifications.ts'

/** Every status of a claim, spelt as on the wire (specification section 4). */
export const claimStatuses = [
  'PENDING',
  'WAITING_FOR_PAYMENT',
  'PENDING_PUBLICATION',
  'PUBLISHED',
  'DISPUTED',
  'RESOLUTION_PROPOSED_BY_PLAINTIFF',
  'RESOLUTION_PROPOSED_BY_DEFENDANT',
  'RESOLUTION_REJECTED',
  'RESOLUTION_ACCEPTED',
  'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
  'RESOLVED_IN_FAVOUR_OF_DEFENDANT',
] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** What can happen to a claim that exists. Payments and the passing of time are events like a person's act. */
export const claimEvents = [
  'edit',
  'delete',
  'submit',
  'submission paid',
  'amend',
  'notice period over',
  'dispute',
  'dispute paid',
  'propose',
  'accept',
  'reject',
  'resolve',
  'concession paid',
  'platform fee paid',
] as const
export type ClaimEvent = (typeof claimEvents)[number]

/** The event that a confirmed payment of a purpose is to its claim. */
export const paidEvent = {
  submission: 'submission paid',
  dispute: 'dispute paid',
  concession: 'concession paid',
  'platform fee': 'platform fee paid',
} as const satisfies Record<PaymentPurpose, ClaimEvent>

export const claimActors = ['Plaintiff', 'Defendant', 'payment', 'clock'] as const
export type ClaimActor = (typeof claimActors)[number]

/** What one row of the action history is called. */
export const historyTypes = [
  'CLAIM_CREATED',
  'CLAIM_SUBMITTED',
  'CLAIM_PAID',
  'CLAIM_AMENDED',
  'CLAIM_PUBLISHED',
  'CLAIM_TAKEN',
  'DISPUTE_OPENED',
  'CLAIM_DISPUTED',
  'RESOLUTION_PROPOSED',
  'RESOLUTION_ACCEPTED',
  'RESOLUTION_REJECTED',
  'RESOLUTION_PAYMENT_OPENED',
  'CLAIM_RESOLVED',
] as const
export type HistoryType = (typeof historyTypes)[number]

/** What must hold beside the row itself; the caller of {@link step} states it as facts. */
export type Guard = 'complete' | 'cost owner' | 'plaintiff wins' | 'defendant wins'

interface Notice {
  readonly type: NotificationType
  readonly to: readonly Party[]
}

export interface Transition {
  readonly from: ClaimStatus
  readonly event: ClaimEvent
  readonly by: ClaimActor
  /** `null`: the claim is gone. */
  readonly to: ClaimStatus | null
  readonly guard?: Guard
  /** The fee that has to be paid before the row which the payment triggers. */
  readonly opens?: PaymentPurpose
  /** `null`: leaves no row, because a draft's every keystroke would bury what matters. */
  readonly history: HistoryType | null
  readonly tells?: Notice
}

const both = ['Plaintiff', 'Defendant'] as const satisfies readonly Party[]

/**
 * The whole life of a claim, one row per transition (decisions.md section 2). Whatever is not a row is refused.
 * Creation is the one step without a `from`: see {@link initialStatus}.
 */
export const transitions = [
  { from: 'PENDING', event: 'edit', by: 'Plaintiff', to: 'PENDING', history: null },
  { from: 'PENDING', event: 'delete', by: 'Plaintiff', to: null, history: null },
  {
    from: 'PENDING',
    event: 'submit',
    by: 'Plaintiff',
    to: 'WAITING_FOR_PAYMENT',
    guard: 'complete',
    opens: 'submission',
    history: 'CLAIM_SUBMITTED',
  },
  {
    from: 'WAITING_FOR_PAYMENT',
    event: 'submission paid',
    by: 'payment',
    to: 'PENDING_PUBLICATION',
    history: 'CLAIM_PAID',
    tells: { type: 'CLAIM_CREATED', to: ['Defendant'] },
  },
  {
    from: 'PENDING_PUBLICATION',
    event: 'amend',
    by: 'Plaintiff',
    to: 'PENDING_PUBLICATION',
    history: 'CLAIM_AMENDED',
    tells: { type: 'CLAIM_CREATED', to: ['Defendant'] },
  },
  {
    from: 'PENDING_PUBLICATION',
    event: 'notice period over',
    by: 'clock',
    to: 'PUBLISHED',
    history: 'CLAIM_PUBLISHED',
  },
  ...(['PENDING_PUBLICATION', 'PUBLISHED'] as const).flatMap(
    from =>
      [
        {
          from,
          event: 'propose',
          by: 'Defendant',
          to: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
          history: 'RESOLUTION_PROPOSED',
          tells: { type: 'RESOLUTION_PROPOSED', to: both },
        },
        { from, event: 'dispute', by: 'Defendant', to: from, opens: 'dispute', history: 'DISPUTE_OPENED' },
        {
          from,
          event: 'dispute paid',
          by: 'payment',
          to: 'DISPUTED',
          history: 'CLAIM_DISPUTED',
          tells: { type: 'CLAIM_DISPUTED', to: both },
        },
        {
          from,
          event: 'resolve',
          by: 'Defendant',
          to: from,
          opens: 'concession',
          history: 'RESOLUTION_PAYMENT_OPENED',
        },
        {
          from,
          event: 'concession paid',
          by: 'payment',
          to: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
          history: 'CLAIM_RESOLVED',
          tells: { type: 'CLAIM_PAID', to: both },
        },
      ] as const,
  ),
  ...(['DISPUTED', 'RESOLUTION_REJECTED'] as const).flatMap(
    from =>
      [
        {
          from,
          event: 'propose',
          by: 'Plaintiff',
          to: 'RESOLUTION_PROPOSED_BY_PLAINTIFF',
          history: 'RESOLUTION_PROPOSED',
          tells: { type: 'RESOLUTION_PROPOSED', to: both },
        },
        {
          from,
          event: 'propose',
          by: 'Defendant',
          to: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
          history: 'RESOLUTION_PROPOSED',
          tells: { type: 'RESOLUTION_PROPOSED', to: both },
        },
      ] as const,
  ),
  ...(
    [
      ['RESOLUTION_PROPOSED_BY_DEFENDANT', 'Plaintiff'],
      ['RESOLUTION_PROPOSED_BY_PLAINTIFF', 'Defendant'],
    ] as const
  ).flatMap(
    ([from, by]) =>
      [
        {
          from,
          event: 'accept',
          by,
          to: 'RESOLUTION_ACCEPTED',
          history: 'RESOLUTION_ACCEPTED',
          tells: { type: 'RESOLUTION_ACCEPTED', to: both },
        },
        {
          from,
          event: 'reject',
          by,
          to: 'RESOLUTION_REJECTED',
          history: 'RESOLUTION_REJECTED',
          tells: { type: 'RESOLUTION_REJECTED', to: both },
        },
      ] as const,
  ),
  ...both.map(
    by =>
      ({
        from: 'RESOLUTION_ACCEPTED',
        event: 'resolve',
        by,
        to: 'RESOLUTION_ACCEPTED',
        guard: 'cost owner',
        opens: 'platform fee',
        history: 'RESOLUTION_PAYMENT_OPENED',
      }) as const,
  ),
  ...(
    [
      ['plaintiff wins', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF'],
      ['defendant wins', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT'],
    ] as const
  ).map(
    ([guard, to]) =>
      ({
        from: 'RESOLUTION_ACCEPTED',
        event: 'platform fee paid',
        by: 'payment',
        to,
        guard,
        history: 'CLAIM_RESOLVED',
        tells: { type: 'CLAIM_PAID', to: both },
      }) as const,
  ),
] as const satisfies readonly Transition[]

export const initialStatus = 'PENDING' satisfies ClaimStatus

/** The facts that guards ask for; a fact that is absent does not hold. */
export interface Facts {
  readonly isComplete?: boolean
  readonly costOwner?: Party | null
  readonly winningParty?: Party | null
}

export type Refusal = 'NOT_IN_THIS_STATE' | 'NOT_YOUR_TURN' | 'INCOMPLETE' | 'NOT_THE_COST_OWNER'
export type StepResult =
  | { readonly ok: true; readonly transition: Transition }
  | { readonly ok: false; readonly refusal: Refusal }

const guards = {
  complete: facts => facts.isComplete === true,
  'cost owner': (facts, by) => facts.costOwner === by,
  'plaintiff wins': facts => facts.winningParty === 'Plaintiff',
  'defendant wins': facts => facts.winningParty === 'Defendant',
} satisfies Record<Guard, (facts: Facts, by: ClaimActor) => boolean>

/** The one verdict on whether an event may happen to a claim in a status, by an actor, and what follows. */
export function step(status: ClaimStatus, event: ClaimEvent, by: ClaimActor, facts: Facts = {}): StepResult {
  const rows: readonly Transition[] = transitions.filter(row => row.from === status && row.event === event)
  if (rows.length === 0) return { ok: false, refusal: 'NOT_IN_THIS_STATE' }
  const mine = rows.filter(row => row.by === by)
  if (mine.length === 0) return { ok: false, refusal: 'NOT_YOUR_TURN' }
  const transition = mine.find(row => !row.guard || guards[row.guard](facts, by))
  if (transition) return { ok: true, transition }
  return { ok: false, refusal: event === 'resolve' ? 'NOT_THE_COST_OWNER' : 'INCOMPLETE' }
}
