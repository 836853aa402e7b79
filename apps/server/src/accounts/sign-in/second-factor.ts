import { errors } from '@redress/contract/errors.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import type { AccountState } from '../../platform/database/schema.ts'
import type { SignedIn } from '../../platform/http/caller.ts'
import type { ActingOperator } from '../../platform/operator/command-line.ts'
import { recordOperatorAct } from '../../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import { after, lifetimes } from '../people/lifetimes.ts'
import { findUser, type UserRecord } from '../people/user-repository.ts'
import { tellChange } from '../profile/account-changes.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { authenticatorAddress, newAuthenticatorSecret } from './authenticator.ts'
import { newRecoveryCodes, sealAuthenticator, takeCode } from './one-time-codes.ts'
import {
  changeSecondFactor,
  countRecoveryCodes,
  deleteOffer,
  findOffer,
  hasSecondFactor,
  keepOffer,
  replaceRecoveryCodes,
} from './second-factor-repository.ts'

export const getSecondFactor = async ({ database }: Context, userId: string) => ({
  isOn: await hasSecondFactor(database, userId),
  recoveryCodesLeft: await countRecoveryCodes(database, userId),
})

/** Shows a new secret, which replaces one that was shown before. */
export const offerSecondFactor = (
  context: Context,
  userId: string,
): Promise<Result<{ secret: string; address: string }, 'SECOND_FACTOR_ON'>> =>
  inTransaction(context.database, async transaction => {
    const { username, authenticator_secret: present } = await findUser(transaction, userId)
    if (present !== null) return fail('SECOND_FACTOR_ON')
    const secret = newAuthenticatorSecret()
    const expiresAt = after(context.clock.now(), lifetimes.authenticatorOffer)
    await keepOffer(transaction, { userId, secret: sealAuthenticator(context, userId, secret), expiresAt })
    return ok({ secret, address: authenticatorAddress(secret, username) })
  })

type SwitchingOnFailure = 'SECOND_FACTOR_ON' | 'SECOND_FACTOR_NOT_OFFERED' | 'WRONG_CODE' | 'TOO_MANY_WRONG_CODES'

/** Asks for a code from now on, once one was made from the secret that was shown. Sessions that were opened without one end. */
export const switchSecondFactorOn = (
  context: Context,
  { userId, sessionId }: SignedIn,
  code: string,
): Promise<Result<{ recoveryCodes: string[] }, SwitchingOnFailure>> =>
  inTransaction(context.database, async transaction => {
    const before = await readAccountState(transaction, userId)
    if (before.secondFactor !== null) return fail('SECOND_FACTOR_ON')
    const secret = await findOffer(transaction, userId, context.clock.now())
    if (secret === undefined) return fail('SECOND_FACTOR_NOT_OFFERED')
    const taken = await takeCode(context, transaction, { userId, secret, knownBy: sessionId }, code)
    if (!taken.ok) return taken.code === 'WRONG_CODE' ? wrongFirstCode : taken
    const { codes, hashes } = newRecoveryCodes()
    await changeSecondFactor(transaction, userId, { secret, recoveryCodes: hashes })
    await deleteOffer(transaction, userId)
    await tellChange(context, transaction, { userId, kind: 'second factor on', before })
    await endSessionsOf(context, transaction, userId, sessionId)
    return ok({ recoveryCodes: codes })
  })

const wrongFirstCode = fail('WRONG_CODE', [{ path: 'authenticatorCode', message: errors.WRONG_CODE.text }])

/** Runs an act on an account with a second factor; fails if it has none. */
const whereOn = <Value>(
  context: Context,
  userId: string,
  act: (transaction: Connection, before: AccountState) => Promise<Value>,
): Promise<Result<Value, 'SECOND_FACTOR_OFF'>> =>
  inTransaction(context.database, async transaction => {
    const before = await readAccountState(transaction, userId)
    return before.secondFactor === null ? fail('SECOND_FACTOR_OFF') : ok(await act(transaction, before))
  })

export const switchSecondFactorOff = (context: Context, userId: string): Promise<Result<null, 'SECOND_FACTOR_OFF'>> =>
  whereOn(context, userId, async (transaction, before) => {
    await changeSecondFactor(transaction, userId, null)
    await tellChange(context, transaction, { userId, kind: 'second factor off', before })
    return null
  })

/** Switches the second factor off for a user who has lost the authenticator and all recovery codes. */
export const switchSecondFactorOffFor = (
  context: Context,
  { id: userId, username }: UserRecord,
  operator: ActingOperator,
): Promise<Result<null, 'SECOND_FACTOR_OFF'>> =>
  whereOn(context, userId, async (transaction, before) => {
    await changeSecondFactor(transaction, userId, null)
    await recordOperatorAct(context, transaction, { kind: 'second factor off', operator, subject: username, userId })
    await tellChange(context, transaction, { userId, kind: 'second factor off by operator', before })
    return null
  })

/** Makes the codes that are left worthless, and new ones. */
export const renewRecoveryCodes = (
  context: Context,
  userId: string,
): Promise<Result<{ recoveryCodes: string[] }, 'SECOND_FACTOR_OFF'>> =>
  whereOn(context, userId, async (transaction, before) => {
    const { codes, hashes } = newRecoveryCodes()
    await replaceRecoveryCodes(transaction, userId, hashes)
    await tellChange(context, transaction, { userId, kind: 'recovery codes', before })
    return { recoveryCodes: codes }
  })
