import { claimDetails } from '@redress/contract/claim-forms.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { isFutureDate } from '@redress/domain/claim/completeness.ts'

const notInTheFuture = (date: string) => !isFutureDate(date, new Date())

/** Step 2 as it is checked when one goes on. */
export const detailsSchema = claimDetails.extend({
  dateOfClaim: claimDetails.shape.dateOfClaim.refine(notInTheFuture, validationTexts.futureDate),
  lastCommunication: claimDetails.shape.lastCommunication.refine(notInTheFuture, validationTexts.futureDate),
})
