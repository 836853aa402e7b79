import { limits } from '@redress/domain/people/limits.ts'
import { z } from 'zod'
import { nothing } from './auth.ts'
import { claimStatus } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { givenPassword, id, identificationId, newPassword, oneTimeToken, walletAddress, yesOrNo } from './fields.ts'
import { view } from './named-schemas.ts'
import {
  addressFields,
  emailAddress,
  personalNames,
  publicUser,
  user,
  userEmail,
  userLanguage,
  wallet,
} from './users.ts'
import { validationTexts } from './validation-texts.ts'

export const personalData = z.strictObject({ ...personalNames, identificationId })
/** The parties of one's claims see the street also where the public does not. */
export const postalAddress = z.strictObject({ ...addressFields, isStreetPublic: yesOrNo })

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/v1/users',
  summary: 'Change personal data, the address, or the language of the account',
  permission: 'use the dashboard',
  body: z.strictObject({ ...personalData.shape, ...postalAddress.shape, language: userLanguage }).partial(),
  output: user,
  errors: [],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/v1/users/change-password',
  summary: 'Change the password; ends every other session',
  permission: 'use the dashboard',
  body: z.strictObject({ oldPassword: givenPassword, newPassword }),
  output: nothing,
  errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_USED', 'TOO_MANY_WRONG_PASSWORDS'],
})

export const addEmail = endpoint({
  method: 'POST',
  path: '/v1/users/emails',
  summary: 'Add an e-mail address; a verification link is sent to it',
  permission: 'use the dashboard',
  needsProof: true,
  body: emailAddress,
  output: userEmail,
  errors: ['EMAIL_TAKEN', 'OWN_CLAIM', 'SIGN_IN_AGAIN'],
})

export const makeEmailPrimary = endpoint({
  method: 'PATCH',
  path: '/v1/users/emails/:id',
  summary: 'Make a confirmed e-mail address the primary one',
  permission: 'use the dashboard',
  needsProof: true,
  params: z.strictObject({ id }),
  output: userEmail,
  errors: ['EMAIL_NOT_FOUND', 'ADDRESS_NOT_CONFIRMED', 'SIGN_IN_AGAIN'],
})

export const removeEmail = endpoint({
  method: 'DELETE',
  path: '/v1/users/emails/:id',
  summary: 'Remove an e-mail address that is not the primary one',
  permission: 'use the dashboard',
  needsProof: true,
  params: z.strictObject({ id }),
  output: nothing,
  errors: ['EMAIL_NOT_FOUND', 'PRIMARY_ADDRESS', 'ONLY_SIGN_IN', 'SIGN_IN_AGAIN'],
})

export const removePassword = endpoint({
  method: 'DELETE',
  path: '/v1/users/password',
  summary: 'Remove the password of an account that signs in with Google; ends every other session',
  permission: 'use the dashboard',
  needsProof: true,
  output: nothing,
  errors: ['PASSWORD_NOT_USED', 'ONLY_SIGN_IN', 'SIGN_IN_AGAIN'],
})

export const confirmAdditionalEmail = endpoint({
  method: 'GET',
  path: '/v1/users/emails/confirm/:token',
  summary: 'Confirm an additional e-mail address',
  permission: 'use a link that was sent',
  params: z.strictObject({ token: oneTimeToken }),
  output: nothing,
  errors: ['LINK_INVALID', 'LINK_USED'],
})

export const resendAdditionalEmail = endpoint({
  method: 'PATCH',
  path: '/v1/users/emails/email/resend-confirmation-email',
  summary: 'Send the verification link of an additional address again',
  permission: 'use the dashboard',
  body: emailAddress,
  output: nothing,
  errors: ['EMAIL_NOT_FOUND'],
})

export const getReferrals = endpoint({
  method: 'GET',
  path: '/v1/users/referrals',
  summary: 'The referral link, and who registered by it',
  permission: 'use the dashboard',
  output: z.object({
    link: z.string(),
    list: z.array(
      z.object({
        username: z.string(),
        createdAt: z.string(),
        claim: z.object({ currentStatus: claimStatus }).optional(),
      }),
    ),
  }),
  errors: [],
})

export const getUser = endpoint({
  method: 'GET',
  path: '/v1/users/:id',
  summary: 'The public profile of a user, with the public claims, newest first, 20 a page',
  permission: 'read public pages',
  params: z.strictObject({ id }),
  query: z.strictObject({ after: id.optional() }),
  output: publicUser,
  errors: ['USER_NOT_FOUND'],
})

const wallets = view('Wallets', { wallets: z.array(wallet) })

export const getWallets = endpoint({
  method: 'GET',
  path: '/v1/wallets',
  summary: 'The wallets of the signed-in user',
  permission: 'use the dashboard',
  output: wallets,
  errors: [],
})

export const setWallets = endpoint({
  method: 'POST',
  path: '/v1/wallets',
  summary: 'Replace the whole list of wallets',
  permission: 'use the dashboard',
  needsProof: true,
  body: z.strictObject({
    wallets: z.array(z.strictObject({ address: walletAddress })).max(limits.wallets, validationTexts.tooManyWallets),
  }),
  output: wallets,
  errors: ['SIGN_IN_AGAIN'],
})
