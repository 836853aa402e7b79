import type { PaymentPurpose } from '../money/payments.ts'
import type { ClaimStatus } from './lifecycle.ts'
import { actionsFor, type ClaimAction, isNegotiated } from './questions.ts'

/** How somebody who was only written to can answer, before there is an account. */
export const answerKinds = ['dispute', 'offer', 'concession', 'reply'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** The act that puts an answer in force, or asks for its payment; a reply stands beside the claim and moves nothing. */
const actOfAnswer = {
  dispute: 'dispute',
  offer: 'propose',
  concession: 'resolve',
} as const satisfies Record<Exclude<AnswerKind, 'reply'>, ClaimAction>

/** The fee that an answer has to be paid for with; `null` where it is in force at once. */
export const feeOfAnswer = {
  dispute: 'dispute',
  offer: null,
  concession: 'concession',
  reply: null,
} as const satisfies Record<AnswerKind, PaymentPurpose | null>

/** What of a claim the ways to answer it follow from. */
export interface AnswerableClaim {
  readonly status: ClaimStatus
  readonly isPublic: boolean
  /** Whether the company or the person for whom is answered has a reply: who changes it looks at the one that stands there. */
  readonly hasReply: boolean
}

/** How a claim can be answered now; once the parties bargain, what is to be paid is an agreement's fee and no concession. */
export function answersTo({ status, isPublic, hasReply }: AnswerableClaim): AnswerKind[] {
  const actions = actionsFor(status, 'Defendant', { costOwner: 'Defendant' })
  return answerKinds.filter(kind => {
    if (kind === 'reply') return isPublic && !hasReply
    return actions.includes(actOfAnswer[kind]) && !(kind === 'concession' && isNegotiated(status))
  })
}
