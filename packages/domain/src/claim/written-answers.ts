import type { PaymentPurpose } from '../money/payments.ts'
import type { ClaimStatus } from './lifecycle.ts'
import { actionsFor, type ClaimAction, isNegotiated } from './questions.ts'

/** How somebody who was only written to can answer, before there is an account. */
export const answerKinds = ['dispute', 'offer', 'concession'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** The act that puts an answer in force, or asks for its payment. */
const actOfAnswer = {
  dispute: 'dispute',
  offer: 'propose',
  concession: 'resolve',
} as const satisfies Record<AnswerKind, ClaimAction>

/** The fee that an answer has to be paid for with; `null` where it is in force at once. */
export const feeOfAnswer = {
  dispute: 'dispute',
  offer: null,
  concession: 'concession',
} as const satisfies Record<AnswerKind, PaymentPurpose | null>

/** How a claim can be answered now; once the parties bargain, what is to be paid is an agreement's fee and no concession. */
export const answersTo = (status: ClaimStatus): AnswerKind[] => {
  const actions = actionsFor(status, 'Defendant', { costOwner: 'Defendant' })
  return answerKinds.filter(
    kind => actions.includes(actOfAnswer[kind]) && !(kind === 'concession' && isNegotiated(status)),
  )
}
