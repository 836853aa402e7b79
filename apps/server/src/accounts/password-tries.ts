import type { ErrorCode } from '@redress/contract/errors.ts'
import {
  besiegedFrom,
  type PasswordSource,
  waitsAfterWrongPasswords,
  wrongPasswordsForgottenAfter,
} from '@redress/domain/people/wrong-passwords.ts'
import type { Context } from '../adapters/context.ts'
import type { Connection } from '../platform/database/database.ts'
import { failFor, ok, type Result } from '../platform/result.ts'
import { deriveSecret } from '../platform/secrets.ts'
import { turns } from '../platform/turns.ts'
import { after } from './lifetimes.ts'
import { deleteTries, findWait, insertTry, takeTryBack } from './password-try-repository.ts'

/** For which account a password is tried, and from where. */
export type PasswordGuess =
  /** The name as it was typed: whether it is anybody's is not known to whoever typed it. */
  | { readonly name: string; readonly network: string }
  /** A browser or a session that has known the password of the account before. */
  | { readonly userId: string; readonly knownBy: string }

/** A try that counts as a wrong one as long as it is not said to be right. */
export interface PasswordTry {
  readonly wasRight: (transaction: Connection) => Promise<void>
}

/** For no shorter than this is anything worth waiting. */
const shortestWait = 1

/** The right password several times at once, as by an impatient double click, is not taken for so many wrong ones. */
const inTurn = turns(1)

/**
 * Counts a try before it is looked at, so that many at once are not all looked at: those from one place by this process
 * in turn, all others because each is a wrong one until it is said to be right.
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
  const everywhere =
    keys.everywhere === null ? undefined : await insertTry(database, { ...counted, key: keys.everywhere, waits: [0] })
  const waits = waitsAfterWrongPasswords[sourceOf(everywhere)]
  if ((await insertTry(database, { ...counted, key: keys.here, waits })) === undefined) {
    if (keys.everywhere !== null) await takeTryBack(database, keys.everywhere)
    const until = (await findWait(database, keys.here)) ?? now
    return failFor('TOO_MANY_WRONG_PASSWORDS', Math.max(shortestWait, (until.getTime() - now.getTime()) / 1000))
  }
  return ok({
    async wasRight(transaction) {
      await deleteTries(transaction, keys.here, counted.forgottenBefore)
      if (keys.everywhere !== null) await takeTryBack(transaction, keys.everywhere)
    },
  })
}

const sourceOf = (triesEverywhere: number | undefined): PasswordSource => {
  if (triesEverywhere === undefined) return 'known'
  return triesEverywhere > besiegedFrom ? 'stranger to a besieged account' : 'stranger'
}

interface TryKeys {
  readonly here: string
  /** `null` where the place has a count of its own. */
  readonly everywhere: string | null
}

/** What is counted. Names are kept as digests: somebody may have typed the password in their place. */
function keysOf({ secretKey }: Context, guess: PasswordGuess): TryKeys {
  const keyFor = (...parts: string[]) =>
    deriveSecret(secretKey, 'count password tries', JSON.stringify(parts)).toString('base64url')
  if ('userId' in guess) return { here: keyFor('known', guess.userId, guess.knownBy), everywhere: null }
  const name = guess.name.trim().toLowerCase()
  return { here: keyFor('stranger', name, guess.network), everywhere: keyFor('everywhere', name) }
}
