import type { ResponseFacts } from './publication.ts'
import { isResolved } from './questions.ts'

/**
 * How a claim stands when a defendant is written to: nobody has answered and there is time; nobody has answered and it is
 * public; somebody has answered for the defence; it is over.
 */
export const letterStages = ['to be answered', 'public', 'answered', 'resolved'] as const
export type LetterStage = (typeof letterStages)[number]

export function letterStage({ status, noticePeriodEndsAt, firstResponseAt }: ResponseFacts, now: Date): LetterStage {
  if (isResolved(status)) return 'resolved'
  if (firstResponseAt !== null) return 'answered'
  return noticePeriodEndsAt !== null && noticePeriodEndsAt > now ? 'to be answered' : 'public'
}
