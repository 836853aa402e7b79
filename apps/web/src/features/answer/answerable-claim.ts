import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { OpenedLetter } from '@redress/contract/letters.ts'
import type { AnswerableClaim } from '@redress/domain/claim/written-answers.ts'

/** The company or the person for whom whoever reads the letter answers: a representative, for the company. */
export function boundBy(
  letter: OpenedLetter,
  { defendants }: PartyClaim,
): PartyClaim['defendants'][number] | undefined {
  const defendant = defendants.find(({ id }) => id === letter.defendantId)
  return defendants.find(({ id }) => id === defendant?.companyId) ?? defendant
}

/** The claim as whoever reads the letter can answer it. */
export function answerableClaim(letter: OpenedLetter, claim: PartyClaim): AnswerableClaim {
  const bound = boundBy(letter, claim)
  return {
    status: claim.status,
    isPublic: claim.isPublic,
    isOtherSideGone: claim.isOtherSideGone,
    hasReply: claim.replies.some(({ defendantId }) => defendantId === bound?.id),
    value: claim.asked,
  }
}
