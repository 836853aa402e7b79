import { z } from 'zod'
import { nothing } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { authenticatorCode, oneTimeCode } from './fields.ts'
import { view } from './named-schemas.ts'
import { user } from './users.ts'

export const finishLogin = endpoint({
  method: 'POST',
  path: '/v1/auth/login/second-factor',
  summary: 'The second step of a sign-in that was answered with SECOND_FACTOR_NEEDED; sets the session cookies',
  permission: 'read public pages',
  body: z.strictObject({ oneTimeCode }),
  output: user,
  errors: ['SIGN_IN_EXPIRED', 'WRONG_CODE', 'TOO_MANY_WRONG_CODES'],
})

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/v1/users/second-factor',
  summary: 'Whether signing in asks for a code, and how many recovery codes are left',
  permission: 'use the dashboard',
  output: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  errors: [],
})

export const offerSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/users/second-factor/secret',
  summary: 'A secret for an authenticator app; nothing is switched on before a code made from it is sent',
  permission: 'use the dashboard',
  needsProof: true,
  output: z.object({
    /** Secret in base32, for manual entry. */
    secret: z.string(),
    /** Secret as an `otpauth:` address, for a QR code. */
    address: z.string(),
  }),
  errors: ['SECOND_FACTOR_ON', 'SIGN_IN_AGAIN'],
})

/** Recovery codes, each valid once. They are shown a single time, as only their digests are stored. */
const recoveryCodes = view('RecoveryCodes', { recoveryCodes: z.array(z.string()) })

export const switchSecondFactorOn = endpoint({
  method: 'POST',
  path: '/v1/users/second-factor',
  summary: 'Have signing in ask for a code from now on, with a first code of the authenticator app',
  permission: 'use the dashboard',
  needsProof: true,
  body: z.strictObject({ authenticatorCode }),
  output: recoveryCodes,
  errors: ['SECOND_FACTOR_ON', 'SECOND_FACTOR_NOT_OFFERED', 'WRONG_CODE', 'TOO_MANY_WRONG_CODES', 'SIGN_IN_AGAIN'],
})

export const switchSecondFactorOff = endpoint({
  method: 'DELETE',
  path: '/v1/users/second-factor',
  summary: 'Have signing in ask for no code any more',
  permission: 'use the dashboard',
  needsProof: true,
  output: nothing,
  errors: ['SECOND_FACTOR_OFF', 'SIGN_IN_AGAIN'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/v1/users/second-factor/recovery-codes',
  summary: 'New recovery codes in place of those that are left',
  permission: 'use the dashboard',
  needsProof: true,
  output: recoveryCodes,
  errors: ['SECOND_FACTOR_OFF', 'SIGN_IN_AGAIN'],
})
