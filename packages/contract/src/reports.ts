import { z } from 'zod'
import { reportReason } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { id, optionalEmail, shortText } from './fields.ts'
import { form } from './named-schemas.ts'

export const reportForm = form('ReportForm', {
  /** The version of a reply, or the answer to one, that is meant; absent: the claim. */
  replyId: id.optional(),
  reason: reportReason,
  text: shortText,
  /** Where the outcome is told; may be empty. */
  email: optionalEmail.optional(),
})

export const reportRecord = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/reports',
  summary: 'Report a public claim, a reply or an answer to the operator',
  permission: 'report the record',
  params: z.strictObject({ id }),
  body: reportForm,
  output: z.object({
    /** How the operator finds it. */
    number: z.string(),
  }),
  errors: ['CLAIM_NOT_FOUND', 'REPLY_NOT_FOUND', 'NOT_IN_THIS_STATE'],
})
