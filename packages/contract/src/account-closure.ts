import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dateTime } from './fields.ts'

export const closeAccount = endpoint({
  method: 'POST',
  path: '/v1/users/closure',
  summary:
    'Close the own account: everybody is signed out, and in three days what is its owner’s alone is deleted, unless it is undone by the mail about it',
  permission: 'use the dashboard',
  needsProof: true,
  output: z.object({
    /** End of the period in which it can be undone. */
    undoneUntil: dateTime,
  }),
  errors: ['CLAIMS_IN_THE_WAY', 'SIGN_IN_AGAIN'],
})
