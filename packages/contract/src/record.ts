import { z } from 'zod'
import { defendantOutcome } from './defendants.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { publicReply } from './reply-views.ts'
import { foundClaim, foundDefendantType, recordFigures } from './search.ts'

/** Summary of all public claims against a company or a person. */
export const getRecord = endpoint({
  method: 'GET',
  path: '/v1/claims/defendants/:id/record',
  summary:
    'The public record of the company or person that a defendant is: figures and claims, newest first, 20 a page',
  permission: 'read public pages',
  params: z.strictObject({ id }),
  query: z.strictObject({ after: id.optional() }),
  output: z.object({
    /** Id of the defendant that represents the record. The ids of its other defendants lead there too. */
    id,
    type: foundDefendantType,
    name: z.string(),
    /** Names of the defendant in other claims. */
    otherNames: z.array(z.string()),
    figures: recordFigures,
    /** Claims, each with this defendant's replies and outcome; `outcome` is `null` until the claim is resolved. */
    claims: z.array(foundClaim.extend({ replies: z.array(publicReply), outcome: defendantOutcome.nullable() })),
    /** The claim after which the next page begins; `null` where there is none. */
    next: id.nullable(),
  }),
  errors: ['DEFENDANT_NOT_FOUND'],
})
