import { z } from 'zod'
import { nothing } from './auth.ts'
import { reportReason } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { explanationForm } from './explanation-form.ts'
import { email, id, oneTimeToken, optionalEmail, shortText } from './fields.ts'
import { form } from './named-schemas.ts'

export const reportForm = form('ReportForm', {
  /** The version of a reply, or the answer to one, that is meant; absent: the claim. */
  replyId: id.optional(),
  reason: reportReason,
  text: shortText,
  /** Address that is told the outcome; may be empty. */
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
    /** Number under which the operator finds the report. */
    number: z.string(),
  }),
  errors: ['CLAIM_NOT_FOUND', 'REPLY_NOT_FOUND', 'NOT_IN_THIS_STATE'],
})

export const disownWordsForm = form('DisownWordsForm', {
  /** The version of the reply that was read. */
  replyId: id,
  /** Gets the link. */
  email,
})

export const askToDisownWords = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/disowned-words',
  summary: 'Get a link by which whoever is named says that a reply beside a public claim is not theirs',
  permission: 'report the record',
  params: z.strictObject({ id }),
  body: disownWordsForm,
  output: nothing,
  errors: ['CLAIM_NOT_FOUND', 'REPLY_NOT_FOUND', 'NOT_IN_THIS_STATE'],
})

export const disownWords = endpoint({
  method: 'POST',
  path: '/v1/disowned-words/:token',
  summary: 'Say that a public reply is not theirs: it is off the public record until the operator has looked',
  permission: 'use a link that was sent',
  params: z.strictObject({ token: oneTimeToken }),
  body: explanationForm,
  output: z.object({ claimId: id, number: z.string() }),
  errors: ['LINK_INVALID', 'NOT_IN_THIS_STATE', 'OBJECTED_ALREADY'],
})
