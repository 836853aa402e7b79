import { accountChangeKinds } from '@redress/domain/people/account-changes.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  country,
  dateTime,
  email,
  givenPassword,
  givenUsername,
  identificationId,
  newPassword,
  oneTimeCode,
  oneTimeToken,
  optionalWord,
  redeemCode,
  username,
} from './fields.ts'
import { form, view } from './named-schemas.ts'
import { addressFields, emailAddress, personalNames, user } from './users.ts'
import { validationTexts } from './validation-texts.ts'

export const nothing = z.null().meta({ id: 'Nothing' })

export const registration = form('Registration', {
  ...personalNames,
  email,
  ...addressFields,
  // Optional (specification section 5): a caller may leave them out as well as empty.
  address: addressFields.address.default(''),
  city: addressFields.city.default(''),
  identificationId,
  username,
  password: newPassword,
  usedReferralCode: optionalWord.optional(),
  redeemCode: redeemCode.optional(),
})

/** A form's second typing of a new password must equal the first; the wire never carries it. */
export const withRepeatedPassword = <Shape extends z.ZodRawShape, Field extends keyof Shape & string>(
  schema: z.ZodObject<Shape>,
  field: Field,
) =>
  schema
    .extend({ repeatPassword: givenPassword })
    .refine(
      values => (values as Record<string, unknown>)[field] === (values as Record<string, unknown>).repeatPassword,
      {
        error: validationTexts.passwordsMatch,
        path: ['repeatPassword'],
        when: () => true,
      },
    )

/**
 * Header with the id of the account that a page was made for. Where another account is signed in by now, the server
 * refuses the request, so that nobody's words are sent under another name. Without it the session alone counts.
 */
export const accountHeader = 'X-Account'

export const getSession = endpoint({
  method: 'GET',
  path: '/v1/auth',
  summary: 'The signed-in user',
  permission: 'use an own account',
  output: user,
  errors: [],
})

export const login = endpoint({
  method: 'POST',
  path: '/v1/auth/login',
  summary:
    'Sign in; sets the session cookies, or answers SECOND_FACTOR_NEEDED where the account asks for a code as well',
  permission: 'read public pages',
  body: z.strictObject({ username: givenUsername, password: givenPassword }),
  output: user,
  errors: ['BAD_CREDENTIALS', 'SECOND_FACTOR_NEEDED', 'TOO_MANY_WRONG_PASSWORDS'],
})

export const register = endpoint({
  method: 'POST',
  path: '/v1/auth/register',
  summary: 'Open an account; a confirmation link is sent by e-mail',
  permission: 'read public pages',
  body: registration,
  output: z.object({ username: z.string(), email: z.string() }),
  errors: ['USERNAME_TAKEN'],
})

export const refresh = endpoint({
  method: 'POST',
  path: '/v1/auth/refresh',
  summary: 'New session cookies for the refresh cookie',
  permission: 'read public pages',
  output: nothing,
  errors: [],
})

export const logout = endpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  summary: 'End this session',
  permission: 'read public pages',
  output: nothing,
  errors: [],
})

export const confirmRegistrationEmail = endpoint({
  method: 'GET',
  path: '/v1/auth/emails/confirm/:token',
  summary: 'Confirm the registration address',
  permission: 'use a link that was sent',
  params: z.strictObject({ token: oneTimeToken }),
  output: nothing,
  errors: ['LINK_INVALID', 'LINK_USED'],
})

/** Purpose of a confirmation link: the account that it belongs to, and the claims that the account gains by it. */
const emailConfirmation = view('EmailConfirmation', {
  address: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Whether confirming redeems the code that the account was opened with. */
  takesClaimOver: z.boolean(),
  /** Number of further claims that name the address. The account is offered them once it is confirmed. */
  claimCount: z.number().int(),
})
export type EmailConfirmation = z.output<typeof emailConfirmation>

const byConfirmationLink = {
  permission: 'use a link that was sent',
  params: z.strictObject({ token: oneTimeToken }),
  errors: ['LINK_INVALID', 'LINK_USED'],
} as const

export const getEmailConfirmation = endpoint({
  method: 'GET',
  path: '/v1/auth/email-confirmations/:token',
  summary: 'Whose account a confirmation link belongs to; asking changes nothing',
  ...byConfirmationLink,
  output: emailConfirmation,
})

export const refuseEmailConfirmation = endpoint({
  method: 'POST',
  path: '/v1/auth/email-confirmations/:token/refuse',
  summary: 'Say that the account is somebody else’s: it loses the address, and ends where it has no other',
  ...byConfirmationLink,
  output: nothing,
})

/** A change of how one signs in to an account, as a link in the mail about it shows it. */
const accountChange = view('AccountChange', {
  kind: z.enum(accountChangeKinds),
  /** The e-mail address that it is about, of a change of where one is paid the claim and the accounts in short, or ''. */
  address: z.string(),
  username: z.string(),
  happenedAt: dateTime,
  isUndone: z.boolean(),
  /** Whether undoing takes the password or a code in addition to the link. */
  takesProof: z.boolean(),
})
export type AccountChange = z.output<typeof accountChange>

const byUndoLink = {
  permission: 'use a link that was sent',
  params: z.strictObject({ token: oneTimeToken }),
  output: accountChange,
  errors: ['LINK_INVALID'],
} as const

export const getAccountChange = endpoint({
  method: 'GET',
  path: '/v1/auth/account-changes/:token',
  summary: 'What the link in a mail about a change would undo; asking changes nothing',
  ...byUndoLink,
})

export const undoAccountChange = endpoint({
  method: 'POST',
  path: '/v1/auth/account-changes/:token/undo',
  summary: 'Put an account back to how it was before a change, within three days; ends every session',
  ...byUndoLink,
  body: z.strictObject({
    /** The one that the account had before the changes that can still be undone. */
    password: givenPassword.optional(),
    oneTimeCode: oneTimeCode.optional(),
  }),
  errors: [
    ...byUndoLink.errors,
    'PROOF_NEEDED',
    'TOO_MANY_WRONG_PASSWORDS',
    'WRONG_CODE',
    'TOO_MANY_WRONG_CODES',
    'SIGN_IN_ELSEWHERE',
  ],
})

export const provePassword = endpoint({
  method: 'POST',
  path: '/v1/auth/prove-password',
  summary: 'Show with the password that it is still the user who is there, before a change that asks for it',
  permission: 'use an own account',
  body: z.strictObject({
    password: givenPassword,
    /** Required if the account has a second factor. */
    oneTimeCode: oneTimeCode.optional(),
  }),
  output: nothing,
  errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_USED', 'TOO_MANY_WRONG_PASSWORDS', 'WRONG_CODE', 'TOO_MANY_WRONG_CODES'],
})

export const resendRegistrationEmail = endpoint({
  method: 'PATCH',
  path: '/v1/auth/email/resend-confirmation-email',
  summary: 'Send the confirmation link of the registration address again',
  permission: 'use an own account',
  output: nothing,
  errors: [],
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/forgot-password',
  summary: 'Send a link to choose a new password; the same answer for every address',
  permission: 'read public pages',
  body: emailAddress,
  output: nothing,
  errors: [],
})

export const resetForgottenPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/reset-forgotten-password',
  summary: 'Choose a new password by a link; ends every session',
  permission: 'use a link that was sent',
  body: z.strictObject({ token: oneTimeToken, newPassword }),
  output: nothing,
  errors: ['LINK_INVALID'],
})

export const getInvitedDefendant = endpoint({
  method: 'GET',
  path: '/v1/auth/defendants/:redeemCode',
  summary: 'What the plaintiff stated of the defendant whom a redeem code invites',
  permission: 'use a link that was sent',
  params: z.strictObject({ redeemCode }),
  output: z.object({
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    taxId: z.string().nullable(),
    country: country.nullable(),
  }),
  errors: ['CODE_NOT_FOUND', 'CODE_ALREADY_REDEEMED'],
})
