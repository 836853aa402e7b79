import type { PaymentPurpose } from '../money/payments.ts'
import type { Party } from '../people/parties.ts'
import type { Period } from './deadlines.ts'
import type { ExtensionState } from './extension.ts'

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
  'take back',
  'submission paid',
  'amend',
  'extend',
  'notice period over',
  'dispute',
  'dispute paid',
  'propose',
  'accept',
  'reject',
  'defendant replaced',
  'account closed',
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
  'SUBMISSION_TAKEN_BACK',
  'CLAIM_PAID',
  'CLAIM_AMENDED',
  'NOTICE_PERIOD_EXTENDED',
  'CLAIM_PUBLISHED',
  'LETTER_OPENED',
  'CLAIM_TAKEN',
  'TAKEOVER_CONTESTED',
  'TAKEOVER_CONFIRMED',
  'TAKEOVER_ENDED',
  'DOCUMENT_ADDED',
  'DOCUMENT_REMOVED',
  'PAYMENT_CLAIMED',
  'ADDRESS_DISOWNED',
  'ADDRESS_CORRECTED',
  'DISPUTE_OPENED',
  'CLAIM_DISPUTED',
  'RESOLUTION_PROPOSED',
  'RESOLUTION_ACCEPTED',
  'RESOLUTION_REJECTED',
  'RESOLUTION_LAPSED',
  'RESOLUTION_PAYMENT_OPENED',
  'CLAIM_RESOLVED',
  'REPLY_PUBLISHED',
  'REPLY_CHANGED',
  'REPLY_ANSWERED',
  'SHOWING_AGREED',
  'SHOWING_TAKEN_BACK',
  'SETTLEMENT_SHOWN',
] as const
export type HistoryType = (typeof historyTypes)[number]

/** What must hold beside the row itself; the caller of {@link findTransition} states it as facts. */
export type Guard = 'complete' | 'can be extended' | 'cost owner' | 'plaintiff wins' | 'defendant wins'

/** What the clock does to the claim a period after the transition, unless another transition made it impossible. */
export interface Deadline {
  readonly after: Period
  readonly event: ClaimEvent
  /** The period is added to the time at which the event is due already. */
  readonly isAdded?: true
}

export interface Transition {
  readonly from: ClaimStatus
  readonly event: ClaimEvent
  readonly by: ClaimActor
  /** `null`: the claim is gone. */
  readonly to: ClaimStatus | null
  readonly guard?: Guard
  /** The fee to pay before the row that the payment triggers. */
  readonly requiresFee?: PaymentPurpose
  readonly deadline?: Deadline
  /** `null`: leaves no row, because a draft's every keystroke would bury what matters. */
  readonly history: HistoryType | null
}

const both = ['Plaintiff', 'Defendant'] as const satisfies readonly Party[]

/**
 * The whole life of a claim, one row per transition (decisions.md section 2). Whatever is not a row is refused.
 * Creation is the one transition without a `from`: see {@link initialStatus}. Who is notified of an event stands in
 * `notifications.ts`.
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
    requiresFee: 'submission',
    history: 'CLAIM_SUBMITTED',
  },
  {
    from: 'WAITING_FOR_PAYMENT',
    event: 'take back',
    by: 'Plaintiff',
    to: 'PENDING',
    history: 'SUBMISSION_TAKEN_BACK',
  },
  {
    from: 'WAITING_FOR_PAYMENT',
    event: 'submission paid',
    by: 'payment',
    to: 'PENDING_PUBLICATION',
    history: 'CLAIM_PAID',
    deadline: { after: 'notice period', event: 'notice period over' },
  },
  {
    from: 'PENDING_PUBLICATION',
    event: 'amend',
    by: 'Plaintiff',
    to: 'PENDING_PUBLICATION',
    history: 'CLAIM_AMENDED',
  },
  {
    from: 'PENDING_PUBLICATION',
    event: 'extend',
    by: 'Defendant',
    to: 'PENDING_PUBLICATION',
    guard: 'can be extended',
    history: 'NOTICE_PERIOD_EXTENDED',
    deadline: { after: 'extra time', event: 'notice period over', isAdded: true },
  },
  {
    from: 'PENDING_PUBLICATION',
    event: 'notice period over',
    by: 'clock',
    to: 'PUBLISHED',
    history: 'CLAIM_PUBLISHED',
  },
  // Answered before the period is over, a claim is published all the same; its status says how the parties stand.
  ...(
    [
      'DISPUTED',
      'RESOLUTION_PROPOSED_BY_PLAINTIFF',
      'RESOLUTION_PROPOSED_BY_DEFENDANT',
      'RESOLUTION_REJECTED',
      'RESOLUTION_ACCEPTED',
    ] as const
  ).map(from => ({ from, event: 'notice period over', by: 'clock', to: from, history: 'CLAIM_PUBLISHED' }) as const),
  ...(['PENDING_PUBLICATION', 'PUBLISHED'] as const).flatMap(
    from =>
      [
        {
          from,
          event: 'propose',
          by: 'Defendant',
          to: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
          history: 'RESOLUTION_PROPOSED',
        },
        { from, event: 'dispute', by: 'Defendant', to: from, requiresFee: 'dispute', history: 'DISPUTE_OPENED' },
        {
          from,
          event: 'dispute paid',
          by: 'payment',
          to: 'DISPUTED',
          history: 'CLAIM_DISPUTED',
        },
        {
          from,
          event: 'resolve',
          by: 'Defendant',
          to: from,
          requiresFee: 'concession',
          history: 'RESOLUTION_PAYMENT_OPENED',
        },
        {
          from,
          event: 'concession paid',
          by: 'payment',
          to: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
          history: 'CLAIM_RESOLVED',
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
        },
        {
          from,
          event: 'propose',
          by: 'Defendant',
          to: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
          history: 'RESOLUTION_PROPOSED',
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
        },
        {
          from,
          event: 'reject',
          by,
          to: 'RESOLUTION_REJECTED',
          history: 'RESOLUTION_REJECTED',
        },
      ] as const,
  ),
  // What somebody offered or accepted in a place that was not theirs binds nobody until its fee is paid.
  ...(['RESOLUTION_PROPOSED_BY_DEFENDANT', 'RESOLUTION_ACCEPTED'] as const).map(
    from =>
      ({
        from,
        event: 'defendant replaced',
        by: 'Defendant',
        to: 'RESOLUTION_REJECTED',
        history: 'RESOLUTION_LAPSED',
      }) as const,
  ),
  // Whoever has closed their account will not stand by what they have offered and nobody has answered.
  ...(
    [
      ['RESOLUTION_PROPOSED_BY_PLAINTIFF', 'Plaintiff'],
      ['RESOLUTION_PROPOSED_BY_DEFENDANT', 'Defendant'],
    ] as const
  ).map(
    ([from, by]) =>
      ({ from, event: 'account closed', by, to: 'RESOLUTION_REJECTED', history: 'RESOLUTION_LAPSED' }) as const,
  ),
  ...both.map(
    by =>
      ({
        from: 'RESOLUTION_ACCEPTED',
        event: 'resolve',
        by,
        to: 'RESOLUTION_ACCEPTED',
        guard: 'cost owner',
        requiresFee: 'platform fee',
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
      }) as const,
  ),
] as const satisfies readonly Transition[]

const rowsFrom = new Map<ClaimStatus, readonly Transition[]>(
  claimStatuses.map(status => [status, transitions.filter(row => row.from === status)]),
)

/** The rows that leave a status. */
export const transitionsFrom = (status: ClaimStatus): readonly Transition[] => rowsFrom.get(status) ?? []

export const initialStatus = 'PENDING' satisfies ClaimStatus

/** The facts that guards ask for; a fact that is absent does not hold. */
export interface Facts {
  readonly isComplete?: boolean
  /** What stands in the way of more time, see `extension.ts`. */
  readonly extension?: ExtensionState
  readonly costOwner?: Party | null
  readonly winningParty?: Party | null
}

export type Refusal = 'NOT_IN_THIS_STATE' | 'NOT_YOUR_TURN' | 'INCOMPLETE' | 'NOT_THE_COST_OWNER' | 'EXTENDED_ALREADY'
export type TransitionResult =
  | { readonly ok: true; readonly transition: Transition }
  | { readonly ok: false; readonly refusal: Refusal }

const guards = {
  complete: facts => facts.isComplete === true,
  'can be extended': facts => facts.extension === 'possible',
  'cost owner': (facts, by) => facts.costOwner === by,
  'plaintiff wins': facts => facts.winningParty === 'Plaintiff',
  'defendant wins': facts => facts.winningParty === 'Defendant',
} satisfies Record<Guard, (facts: Facts, by: ClaimActor) => boolean>

function refusalOf(event: ClaimEvent, { extension }: Facts): Refusal {
  if (event === 'extend') return extension === 'given' ? 'EXTENDED_ALREADY' : 'NOT_IN_THIS_STATE'
  return event === 'resolve' ? 'NOT_THE_COST_OWNER' : 'INCOMPLETE'
}

/** Whether an event may happen to a claim in a status, by an actor, and the row that says what follows. */
export function findTransition(
  status: ClaimStatus,
  event: ClaimEvent,
  by: ClaimActor,
  facts: Facts = {},
): TransitionResult {
  const rows = transitionsFrom(status).filter(row => row.event === event)
  if (rows.length === 0) return { ok: false, refusal: 'NOT_IN_THIS_STATE' }
  const mine = rows.filter(row => row.by === by)
  if (mine.length === 0) return { ok: false, refusal: 'NOT_YOUR_TURN' }
  const transition = mine.find(row => !row.guard || guards[row.guard](facts, by))
  if (transition) return { ok: true, transition }
  return { ok: false, refusal: refusalOf(event, facts) }
}
