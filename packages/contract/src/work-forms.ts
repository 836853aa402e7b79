import { z } from 'zod'
import { choice, email, givenNumber, id, shortText } from './fields.ts'
import { form } from './named-schemas.ts'
import { validationTexts } from './validation-texts.ts'

// Forms are a module of their own, so that the page does not load the schemas of answers.

export const jobHandlings = ['again', 'discard'] as const
export type JobHandling = (typeof jobHandlings)[number]

export const failedJobsForm = form('FailedJobsForm', {
  jobIds: z.array(id).min(1, validationTexts.required).max(50, validationTexts.malformed),
  handling: choice(jobHandlings),
  explanation: shortText,
})
export const letterAddressForm = form('LetterAddressForm', { email, explanation: shortText })
export const transferApplicationForm = form('TransferApplicationForm', { paymentId: id, explanation: shortText })
export const transferReturnForm = form('TransferReturnForm', {
  /** The signature of the transaction that returned it, or the bank's reference of the transfer back. */
  transaction: givenNumber,
  explanation: shortText,
})
