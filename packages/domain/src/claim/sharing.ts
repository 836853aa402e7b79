import { type ClaimStatus, step } from './lifecycle.ts'
import { isSubmitted } from './questions.ts'

/** How the Share button of a claim stands. */
export type Sharing = 'hidden' | 'disabled' | 'shown'

/**
 * Hidden while a claim is a draft or in its notice period (specification section 4); where the claim is not public yet
 * for another reason the button is there, but its link would lead to nothing.
 */
export function sharingOf(status: ClaimStatus, isPublic: boolean): Sharing {
  if (!isSubmitted(status) || step(status, 'notice period over', 'clock').ok) return 'hidden'
  return isPublic ? 'shown' : 'disabled'
}
