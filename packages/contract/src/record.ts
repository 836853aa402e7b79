import { z } from 'zod'
import { defendantOutcome } from './defendants.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { publicReply } from './reply-views.ts'
import { foundClaim, foundDefendantType, recordFigures } from './search.ts'

/** What all public claims together say of a company or a person. */
export const getRecord = endpoint({
  method: 'GET',
  path: '/v1/claims/defendants/:id/record',
  summary:
    'The public record of the company or person that a defendant is: figures and claims, newest first, 20 a page',
  permission: 'read public pages',
  params: z.strictObject({ id }),
  query: z.strictObject({ after: id.optional() }),
  output: z.object({
    /** The defendant that stands for all: every other one of the same record leads there. */
    id,
    type: foundDefendantType,
    name: z.string(),
    /** What it is called in other claims. */
    otherNames: z.array(z.string()),
    figures: recordFigures,
    /** With what this company or person has replied to each, and what became of it for them: `null` until it is resolved. */
    claims: z.array(foundClaim.extend({ replies: z.array(publicReply), outcome: defendantOutcome.nullable() })),
    /** The claim after which the next page begins; `null` where there is none. */
    next: id.nullable(),
  }),
  errors: ['DEFENDANT_NOT_FOUND'],
})
