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

/** Events that can change the status of a claim. Payments and the passing of time are events like a person's act. */
export const lifecycleEvents = [
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
  'counter',
  'withdraw offer',
  'offer expired',
  'settle by bids',
  'defendant replaced',
  'account closed',
  'resolve',
  'platform fee overdue',
  'end agreement',
  'concession paid',
  'platform fee paid',
  'settle elsewhere',
  'withdraw',
] as const
export type LifecycleEvent = (typeof lifecycleEvents)[number]

/** Events by which the plaintiff ends a claim alone, with the ending of each. No resolution is recorded. */
export const endings = {
  'settle elsewhere': 'settled elsewhere',
  withdraw: 'withdrawn',
} as const satisfies Partial<Record<LifecycleEvent, string>>
export type EndingEvent = keyof typeof endings
export type Ending = (typeof endings)[EndingEvent]

export const endingKinds = ['settled elsewhere', 'withdrawn'] as const satisfies readonly Ending[]
export const isEndingEvent = (event: LifecycleEvent): event is EndingEvent => event in endings

/** The event that a confirmed payment of a purpose is to its claim. */
export const paidEvent = {
  submission: 'submission paid',
  dispute: 'dispute paid',
  concession: 'concession paid',
  'platform fee': 'platform fee paid',
} as const satisfies Record<PaymentPurpose, LifecycleEvent>

export const claimActors = ['Plaintiff', 'Defendant', 'payment', 'bids', 'clock', 'operator'] as const
export type ClaimActor = (typeof claimActors)[number]

/** Conditions of a transition beside its row; the caller of {@link findTransition} passes the facts. */
export type Guard =
  | 'complete'
  | 'can be extended'
  | 'may pay the platform fee'
  | 'may end the agreement'
  | 'plaintiff wins'
  | 'defendant wins'

/** An event that the clock triggers a period after the transition, unless another transition made it impossible. */
export interface Deadline {
  readonly after: Period | 'platform fee period'
  readonly event: LifecycleEvent
  /** The period is added to the time at which the event is due already. */
  readonly isAdded?: true
  /** The maker of the offer may choose another period, and the offer states its end. */
  readonly isChosen?: true
}

export interface Transition {
  readonly from: ClaimStatus
  readonly event: LifecycleEvent
  readonly by: ClaimActor
  /** `null`: the claim is gone. */
  readonly to: ClaimStatus | null
  readonly guard?: Guard
  /** The fee to pay before the row that the payment triggers. */
  readonly requiresFee?: PaymentPurpose
  readonly deadline?: Deadline
}

const offerExpiry = { after: 'offer period', event: 'offer expired', isChosen: true } as const satisfies Deadline

const platformFeeDue = { after: 'platform fee period', event: 'platform fee overdue' } as const satisfies Deadline

const both = ['Plaintiff', 'Defendant'] as const satisfies readonly Party[]

/**
 * Life of a claim, one row per transition (decisions.md section 2). Anything without a row is refused. Creation is
 * the one transition without a `from`: see {@link initialStatus}. `events.ts` says what each event leaves in the
 * history and who is notified.
 */
export const transitions = [
  { from: 'PENDING', event: 'edit', by: 'Plaintiff', to: 'PENDING' },
  { from: 'PENDING', event: 'delete', by: 'Plaintiff', to: null },
  {
    from: 'PENDING',
    event: 'submit',
    by: 'Plaintiff',
    to: 'WAITING_FOR_PAYMENT',
    guard: 'complete',
    requiresFee: 'submission',
  },
  { from: 'WAITING_FOR_PAYMENT', event: 'take back', by: 'Plaintiff', to: 'PENDING' },
  {
    from: 'WAITING_FOR_PAYMENT',
    event: 'submission paid',
    by: 'payment',
    to: 'PENDING_PUBLICATION',
    deadline: { after: 'notice period', event: 'notice period over' },
  },
  { from: 'PENDING_PUBLICATION', event: 'amend', by: 'Plaintiff', to: 'PENDING_PUBLICATION' },
  {
    from: 'PENDING_PUBLICATION',
    event: 'extend',
    by: 'Defendant',
    to: 'PENDING_PUBLICATION',
    guard: 'can be extended',
    deadline: { after: 'extra time', event: 'notice period over', isAdded: true },
  },
  { from: 'PENDING_PUBLICATION', event: 'notice period over', by: 'clock', to: 'PUBLISHED' },
  // A claim that was answered in its notice period is published all the same, but keeps its status.
  ...(
    [
      'DISPUTED',
      'RESOLUTION_PROPOSED_BY_PLAINTIFF',
      'RESOLUTION_PROPOSED_BY_DEFENDANT',
      'RESOLUTION_REJECTED',
      'RESOLUTION_ACCEPTED',
    ] as const
  ).map(from => ({ from, event: 'notice period over', by: 'clock', to: from }) as const),
  ...(['PENDING_PUBLICATION', 'PUBLISHED'] as const).flatMap(
    from =>
      [
        {
          from,
          event: 'propose',
          by: 'Defendant',
          to: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
          deadline: offerExpiry,
        },
        { from, event: 'dispute', by: 'Defendant', to: from, requiresFee: 'dispute' },
        { from, event: 'dispute paid', by: 'payment', to: 'DISPUTED' },
        { from, event: 'resolve', by: 'Defendant', to: from, requiresFee: 'concession' },
        { from, event: 'concession paid', by: 'payment', to: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' },
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
          deadline: offerExpiry,
        },
        {
          from,
          event: 'propose',
          by: 'Defendant',
          to: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
          deadline: offerExpiry,
        },
        // Sealed bids that meet are an offer and its acceptance at once.
        { from, event: 'settle by bids', by: 'bids', to: 'RESOLUTION_ACCEPTED', deadline: platformFeeDue },
      ] as const,
  ),
  ...(
    [
      ['RESOLUTION_PROPOSED_BY_DEFENDANT', 'Defendant', 'Plaintiff', 'RESOLUTION_PROPOSED_BY_PLAINTIFF'],
      ['RESOLUTION_PROPOSED_BY_PLAINTIFF', 'Plaintiff', 'Defendant', 'RESOLUTION_PROPOSED_BY_DEFENDANT'],
    ] as const
  ).flatMap(
    ([from, maker, by, countered]) =>
      [
        {
          from,
          event: 'accept',
          by,
          to: 'RESOLUTION_ACCEPTED',
          deadline: platformFeeDue,
        },
        { from, event: 'reject', by, to: 'RESOLUTION_REJECTED' },
        { from, event: 'counter', by, to: countered, deadline: offerExpiry },
        { from, event: 'withdraw offer', by: maker, to: 'RESOLUTION_REJECTED' },
        { from, event: 'offer expired', by: 'clock', to: 'RESOLUTION_REJECTED' },
        // An account that is closed does not stand by its unanswered offer.
        { from, event: 'account closed', by: maker, to: 'RESOLUTION_REJECTED' },
      ] as const,
  ),
  // An offer or acceptance by somebody who was not the defendant binds nobody until its fee is paid.
  ...(['RESOLUTION_PROPOSED_BY_DEFENDANT', 'RESOLUTION_ACCEPTED'] as const).map(
    from =>
      ({
        from,
        event: 'defendant replaced',
        by: 'Defendant',
        to: 'RESOLUTION_REJECTED',
      }) as const,
  ),
  ...both.map(
    by =>
      ({
        from: 'RESOLUTION_ACCEPTED',
        event: 'resolve',
        by,
        to: 'RESOLUTION_ACCEPTED',
        guard: 'may pay the platform fee',
        requiresFee: 'platform fee',
      }) as const,
  ),
  { from: 'RESOLUTION_ACCEPTED', event: 'platform fee overdue', by: 'clock', to: 'RESOLUTION_ACCEPTED' },
  ...([...both, 'operator'] as const).map(
    by =>
      ({
        from: 'RESOLUTION_ACCEPTED',
        event: 'end agreement',
        by,
        to: 'RESOLUTION_REJECTED',
        guard: 'may end the agreement',
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
      }) as const,
  ),
  // The plaintiff can end any filed claim, whatever the stage of the dispute.
  ...(
    [
      'PENDING_PUBLICATION',
      'PUBLISHED',
      'DISPUTED',
      'RESOLUTION_PROPOSED_BY_PLAINTIFF',
      'RESOLUTION_PROPOSED_BY_DEFENDANT',
      'RESOLUTION_REJECTED',
      'RESOLUTION_ACCEPTED',
    ] as const
  ).flatMap(
    from =>
      [
        { from, event: 'settle elsewhere', by: 'Plaintiff', to: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' },
        { from, event: 'withdraw', by: 'Plaintiff', to: 'RESOLVED_IN_FAVOUR_OF_DEFENDANT' },
      ] as const,
  ),
] as const satisfies readonly Transition[]

const rowsFrom = Map.groupBy<ClaimStatus, Transition>(transitions, ({ from }) => from)

/** The rows that leave a status. */
export const transitionsFrom = (status: ClaimStatus): readonly Transition[] => rowsFrom.get(status) ?? []

export const initialStatus = 'PENDING' satisfies ClaimStatus

/** The facts that guards ask for; a fact that is absent does not hold. */
export interface Facts {
  readonly isComplete?: boolean
  /** Whether the notice period can be extended, see `extension.ts`. */
  readonly extension?: ExtensionState
  readonly costOwner?: Party | null
  readonly winningParty?: Party | null
  /** Whether the time to pay the platform fee of the accepted offer is over. */
  readonly isFeeOverdue?: boolean
}

export type Refusal = 'NOT_IN_THIS_STATE' | 'NOT_YOUR_TURN' | 'INCOMPLETE' | 'NOT_THE_COST_OWNER' | 'EXTENDED_ALREADY'
export type TransitionResult =
  | { readonly ok: true; readonly transition: Transition }
  | { readonly ok: false; readonly refusal: Refusal }

const guards = {
  complete: facts => facts.isComplete === true,
  'can be extended': facts => facts.extension === 'possible',
  'may pay the platform fee': (facts, by) => facts.costOwner === by || facts.isFeeOverdue === true,
  // The side that owes the fee cannot end the agreement by not paying.
  'may end the agreement': (facts, by) => facts.costOwner !== by && facts.isFeeOverdue === true,
  'plaintiff wins': facts => facts.winningParty === 'Plaintiff',
  'defendant wins': facts => facts.winningParty === 'Defendant',
} satisfies Record<Guard, (facts: Facts, by: ClaimActor) => boolean>

function refusalOf(event: LifecycleEvent, { extension }: Facts): Refusal {
  if (event === 'extend') return extension === 'given' ? 'EXTENDED_ALREADY' : 'NOT_IN_THIS_STATE'
  if (event === 'end agreement') return 'NOT_IN_THIS_STATE'
  return event === 'resolve' ? 'NOT_THE_COST_OWNER' : 'INCOMPLETE'
}

/** Whether an actor may cause an event in a status, with the row of the transition. */
export function findTransition(
  status: ClaimStatus,
  event: LifecycleEvent,
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
