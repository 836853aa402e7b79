import { limits } from '@redress/domain/people/limits.ts'
import { isReturnPath } from '@redress/domain/people/return-path.ts'
import { z } from 'zod'
import { nothing } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { optionalWord, redeemCode } from './fields.ts'
import { userLanguage } from './users.ts'

export const googlePath = '/v1/social-providers/google'
export const googleCallbackPath = `${googlePath}/callback` as const

/** Reasons why a sign-in with Google failed, passed to `/auth/login` in the query parameter `failure`. */
const googleFailures = [
  'GOOGLE_AWAY',
  'GOOGLE_CANCELLED',
  'GOOGLE_REFUSED',
  'GOOGLE_EXPIRED',
  'GOOGLE_EMAIL_MISSING',
  'GOOGLE_EMAIL_IN_USE',
  'GOOGLE_OTHER_ACCOUNT',
] as const
export type GoogleFailure = (typeof googleFailures)[number]

/**
 * State that the server keeps during a Google sign-in and acts on afterwards. Invalid values are dropped, as a
 * browser that navigates shows no validation error.
 */
export const googleReturnState = z.looseObject({
  redeem_code: redeemCode.optional().catch(undefined),
  referrie: optionalWord.optional().catch(undefined),
  language: userLanguage.optional().catch(undefined),
  /** Page to return to after the sign-in. */
  to: z.string().max(limits.urlLength).refine(isReturnPath).optional().catch(undefined),
  /** Re-authentication of a signed-in user: Google asks again, and the account has to be the same. */
  proof: z.literal('true').optional().catch(undefined),
})
export type GoogleReturnState = z.output<typeof googleReturnState>

export const beginGoogleSignIn = endpoint({
  method: 'GET',
  path: googlePath,
  summary:
    'For a browser to navigate to: leads to Google, or as its callback does where that fails; with `proof` Google asks the person again',
  permission: 'read public pages',
  kind: 'redirect',
  query: googleReturnState,
  output: nothing,
  errors: [],
})

export const finishGoogleSignIn = endpoint({
  method: 'GET',
  path: googleCallbackPath,
  summary:
    'Where Google sends the browser back: leads to `to`, or to /dashboard with the `redeem_code` that it began with; with a reason to /auth/login, or after a `proof` back to `to`',
  permission: 'read public pages',
  kind: 'redirect',
  query: z.looseObject({
    code: z.unknown().optional(),
    state: z.unknown().optional(),
    error: z.unknown().optional(),
  }),
  output: nothing,
  errors: [],
})
