import type { ErrorCode } from '@redress/contract/errors.ts'
import {
  besiegedFrom,
  waitsAfterWrongPasswords,
  wrongPasswordsForgottenAfter,
} from '@redress/domain/people/wrong-passwords.ts'
import type { Context } from '../../adapters/context.ts'
import type { Writes } from '../../platform/database/write-together.ts'
import { failFor, ok, type Result } from '../../platform/result.ts'
import { deriveSecret } from '../../platform/secrets.ts'
import { turns } from '../../platform/turns.ts'
import { after } from '../people/lifetimes.ts'
import {
  deleteOldTries,
  findWait,
  forgettingTries,
  insertTry,
  insertTryOfStranger,
  type TryKeys,
  takeTryBack,
} from './password-try-repository.ts'

/** For which account a password is tried, and from where. */
export type PasswordGuess =
  /** Name as typed. It may belong to no account, which the response does not reveal. */
  | { readonly name: string; readonly network: string }
  /** A browser or a session that has known the password of the account before. */
  | { readonly userId: string; readonly knownBy: string }

/** A password attempt. It counts as wrong until `forgotten` is written. */
export interface PasswordTry {
  /** Writes that take the try off the count. */
  readonly forgotten: Writes
}

/** Shortest wait in seconds that is worth enforcing. */
const shortestWait = 1

/**
 * Serialises attempts per key, so that an impatient double click with the right password does not count as wrong
 * attempts.
 */
const inTurn = turns(1)

/**
 * Counts an attempt before it is verified, so that parallel attempts cannot exceed the limit. Attempts from one
 * source are verified one after the other within this process.
 */
export function tryPassword<Value, Code extends ErrorCode>(
  context: Context,
  guess: PasswordGuess,
  look: (counted: PasswordTry) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'TOO_MANY_WRONG_PASSWORDS'>> {
  const keys = keysOf(context, guess)
  return inTurn(keys.here, async () => {
    const counted = await countTry(context, keys)
    return counted.ok ? look(counted.value) : counted
  })
}

async function countTry(
  { database, clock }: Context,
  keys: TryKeys,
): Promise<Result<PasswordTry, 'TOO_MANY_WRONG_PASSWORDS'>> {
  const now = clock.now()
  const counted = { now, forgottenBefore: after(now, -wrongPasswordsForgottenAfter) }
  const { here, everywhere } = keys
  const mayLook =
    everywhere === null
      ? await insertTry(database, { ...counted, key: here, waits: waitsAfterWrongPasswords.known })
      : await insertTryOfStranger(database, { here, everywhere }, { ...counted, ...strangersWaits })
  if (!mayLook) {
    if (everywhere !== null) await takeTryBack(database, everywhere)
    const until = (await findWait(database, here)) ?? now
    return failFor('TOO_MANY_WRONG_PASSWORDS', Math.max(shortestWait, (until.getTime() - now.getTime()) / 1000))
  }
  return ok({ forgotten: forgettingTries(keys) })
}

const strangersWaits = {
  waits: waitsAfterWrongPasswords.stranger,
  besiegedFrom,
  waitsOfBesieged: waitsAfterWrongPasswords['stranger to a besieged account'],
}

export const deleteOldPasswordTries = ({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> =>
  deleteOldTries(database, after(clock.now(), -wrongPasswordsForgottenAfter))

/** Keys of the counters. They are digests, because users sometimes type their password into the name field. */
function keysOf({ secretKey }: Context, guess: PasswordGuess): TryKeys {
  const keyFor = (...parts: string[]) =>
    deriveSecret(secretKey, 'count password tries', JSON.stringify(parts)).toString('base64url')
  if ('userId' in guess) return { here: keyFor('known', guess.userId, guess.knownBy), everywhere: null }
  const name = guess.name.trim().toLowerCase()
  return { here: keyFor('stranger', name, guess.network), everywhere: keyFor('everywhere', name) }
}
