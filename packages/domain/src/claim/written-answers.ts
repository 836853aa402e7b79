import type { PaymentPurpose } from '../money/payments.ts'
import { mayAdd } from './correspondence.ts'
import type { ClaimStatus } from './lifecycle.ts'
import { actionsFor, type ClaimAction } from './questions.ts'

/** Kinds of answers in a reading session, before there is an account. */
export const answerKinds = ['dispute', 'already paid', 'offer', 'concession', 'reply'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** The lifecycle event that puts an answer in force, or opens its payment; a reply moves nothing. */
const actOfAnswer = {
  dispute: 'dispute',
  offer: 'propose',
  concession: 'resolve',
} as const satisfies Record<Exclude<AnswerKind, 'already paid' | 'reply'>, ClaimAction>

/** An answer. `disputes`: a defendant who says that it is paid disputes the claim as well. */
export interface GivenAnswer {
  readonly kind: AnswerKind
  readonly disputes?: boolean | undefined
}

/** All that an answer does, each of which has to be possible. */
export const partsOfAnswer = ({ kind, disputes }: GivenAnswer): AnswerKind[] =>
  kind === 'already paid' && disputes ? [kind, 'dispute'] : [kind]

/** The fee of an answer; `null` if all of it is in force at once. */
export function feeOfAnswer(answer: GivenAnswer): Extract<PaymentPurpose, 'dispute' | 'concession'> | null {
  const parts = partsOfAnswer(answer)
  return (['dispute', 'concession'] as const).find(purpose => parts.includes(purpose)) ?? null
}

/** Facts of a claim that determine how it can be answered. */
export interface AnswerableClaim {
  readonly status: ClaimStatus
  readonly isPublic: boolean
  /** Whether the defendant already has a reply. A change is made on the page where it stands. */
  readonly hasReply: boolean
  /** Whether the plaintiff has closed their account, so that nobody would answer an offer. */
  readonly isOtherSideGone: boolean
  /** Amount claimed, in the currency's units; `null` if none. */
  readonly value: number | null
}

/** Ways to answer a claim now. Once the parties bargain, an agreement takes the place of a concession. */
export function answersTo({
  status,
  isPublic,
  hasReply,
  isOtherSideGone,
}: Omit<AnswerableClaim, 'value'>): AnswerKind[] {
  const actions = actionsFor(status, 'Defendant', { isOtherSideGone })
  return answerKinds.filter(kind => {
    if (kind === 'reply') return isPublic && !hasReply
    // Once it is resolved nobody can, however long that is ago.
    if (kind === 'already paid') return mayAdd(kind, 'Defendant', { status, resolvedAt: null }, new Date(0))
    return actions.includes(actOfAnswer[kind])
  })
}

/**
 * Whether all of an answer can be given to the claim as it is now. A concession must be of the current sum, as an
 * amended claim was not conceded.
 */
export function isGivable(
  answer: GivenAnswer & { readonly value?: number | undefined },
  claim: AnswerableClaim,
): boolean {
  const possible = answersTo(claim)
  const isOfValue = answer.kind !== 'concession' || answer.value === claim.value
  return isOfValue && partsOfAnswer(answer).every(part => possible.includes(part))
}
