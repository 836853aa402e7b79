import { accountEventKinds } from '@redress/domain/people/account-events.ts'
import { z } from 'zod'
import { nothing } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { dateTime, id } from './fields.ts'
import { view } from './named-schemas.ts'

/** Something that was done with an account, and from where. */
export const accountEvent = view('AccountEvent', {
  id,
  kind: z.enum(accountEventKinds),
  happenedAt: dateTime,
  /** An address, or the name of a document; '' for the others. */
  subject: z.string(),
  claimId: id.nullable(),
  /** The browser and its system as they name themselves; '' where none asked, as when a job acted. */
  browser: z.string(),
  /** The IP address, or the network of an IPv6 address. */
  network: z.string(),
  /** Whether the session of a sign-in is still valid. */
  isSignedIn: z.boolean(),
  /** Whether it was the session of this request. */
  isThisSession: z.boolean(),
})
export type AccountEvent = z.output<typeof accountEvent>

export const getActivity = endpoint({
  method: 'GET',
  path: '/v1/users/activity',
  summary: 'What was done with the own account in the last 180 days, newest first; at most 20 for each call',
  permission: 'use the dashboard',
  query: z.strictObject({
    /** The last event of the page before. */
    before: id.optional(),
  }),
  output: z.object({
    events: z.array(accountEvent),
    /** Cursor of the next, older page; `null` on the last. */
    cursor: id.nullable(),
    /** Number of browsers signed in to the account. */
    sessions: z.number().int(),
  }),
  errors: [],
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/v1/auth/sessions',
  summary: 'Sign out everywhere, here too',
  permission: 'use an own account',
  output: nothing,
  errors: [],
})
