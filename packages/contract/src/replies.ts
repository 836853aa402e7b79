import { z } from 'zod'
import { partyClaim } from './claim-views.ts'
import { endpoint } from './endpoint.ts'
import { id, shortText } from './fields.ts'
import { form } from './named-schemas.ts'

export const replyForm = form('ReplyForm', { text: shortText })

export const publishReply = endpoint({
  method: 'POST',
  path: '/v1/claims/:claimId/defendants/:defendantId/reply',
  summary: 'Publish a reply beside a public claim for a defendant, or change it; the same text again changes nothing',
  permission: 'publish a reply',
  params: z.strictObject({ claimId: id, defendantId: id }),
  body: replyForm,
  output: partyClaim,
  errors: ['CLAIM_NOT_FOUND', 'DEFENDANT_NOT_FOUND', 'NOT_IN_THIS_STATE', 'TOO_MANY_REPLY_VERSIONS'],
})

export const answerReply = endpoint({
  method: 'POST',
  path: '/v1/claims/:claimId/replies/:replyId/answer',
  summary: 'Answer the version of a reply that is public now, as the plaintiff, once',
  permission: 'answer a reply',
  params: z.strictObject({ claimId: id, replyId: id }),
  body: replyForm,
  output: partyClaim,
  errors: ['CLAIM_NOT_FOUND', 'REPLY_NOT_FOUND', 'REPLY_CHANGED', 'REPLY_ANSWERED', 'NOT_IN_THIS_STATE'],
})
