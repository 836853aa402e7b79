import { randomBytes } from 'node:crypto'
import { errors } from '@redress/contract/errors.ts'
import {
  type OneTimeCode,
  readOneTimeCode,
  recoveryCodeBytes,
  recoveryCodeFromBytes,
  recoveryCodesAtOnce,
  waitsAfterWrongCodes,
} from '@redress/domain/people/second-factor.ts'
import { wrongPasswordsForgottenAfter } from '@redress/domain/people/wrong-passwords.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { theUser, writeTogether } from '../../platform/database/write-together.ts'
import { fail, failFor, ok, type Result } from '../../platform/result.ts'
import { deriveSecret, hashSecret, seal, unseal } from '../../platform/secrets.ts'
import { after } from '../people/lifetimes.ts'
import { recordAccountEvent } from '../sessions/account-events.ts'
import { stepOfCode } from './authenticator.ts'
import { findWait, forgettingTries, insertTry } from './password-try-repository.ts'
import { takeRecoveryCode, takeStep } from './second-factor-repository.ts'

const purpose = 'authenticator secret'

export const sealAuthenticator = ({ secretKey }: Context, userId: string, secret: string): string =>
  seal(secretKey, purpose, userId, secret)

/** An authenticator's secret, as one account has it. */
interface Authenticator {
  readonly userId: string
  /** Sealed. */
  readonly secret: string
  /** Session or browser with a counter of its own; `null` for browsers that are not known. */
  readonly knownBy: string | null
}

type Refused = 'WRONG_CODE' | 'TOO_MANY_WRONG_CODES'

/**
 * Uses up a code. The attempt is counted first, in the transaction that has the account locked, so that parallel
 * attempts are verified one after the other. Recovery codes cannot be guessed and are not counted.
 */
export async function takeCode(
  context: Context,
  transaction: Connection,
  authenticator: Authenticator,
  given: string | undefined,
): Promise<Result<OneTimeCode['kind'], Refused>> {
  const { userId, secret } = authenticator
  const now = context.clock.now()
  const read = readOneTimeCode(given ?? '')
  if (read === null) return wrongCode
  if (read.kind === 'recovery') {
    if (!(await takeRecoveryCode(transaction, { userId, codeHash: hashSecret(read.code), now }))) return wrongCode
    await recordAccountEvent(context, transaction, { userId, kind: 'recovery code used' })
    return ok(read.kind)
  }
  const key = keyOf(context, authenticator)
  const forgottenBefore = after(now, -wrongPasswordsForgottenAfter)
  const counted = await insertTry(transaction, { key, now, forgottenBefore, waits: waitsAfterWrongCodes })
  if (!counted) {
    const until = (await findWait(transaction, key)) ?? now
    return failFor('TOO_MANY_WRONG_CODES', Math.max(1, (until.getTime() - now.getTime()) / 1000))
  }
  const opened = unseal(context.secretKey, purpose, userId, secret)
  if (opened === null) context.log.error({ userId }, 'an authenticator secret was sealed with another SECRET_KEY')
  const step = opened === null ? null : stepOfCode(opened, read.code, now)
  if (step === null || !(await takeStep(transaction, userId, step))) return wrongCode
  await writeTogether(transaction, theUser(userId), forgettingTries({ here: key, everywhere: null }))
  return ok(read.kind)
}

const wrongCode = fail('WRONG_CODE', [{ path: 'oneTimeCode', message: errors.WRONG_CODE.text }])

const keyOf = ({ secretKey }: Context, { userId, knownBy }: Authenticator): string =>
  deriveSecret(secretKey, 'count code tries', JSON.stringify([userId, knownBy])).toString('base64url')

/** New recovery codes; only `hashes` are stored. */
export function newRecoveryCodes(): { readonly codes: string[]; readonly hashes: string[] } {
  const codes = Array.from({ length: recoveryCodesAtOnce }, () => recoveryCodeFromBytes(randomBytes(recoveryCodeBytes)))
  return { codes, hashes: codes.map(code => hashSecret(readOneTimeCode(code)?.code ?? code)) }
}
