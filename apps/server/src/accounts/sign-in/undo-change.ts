import type { AccountChange } from '@redress/contract/auth.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import {
  accountChangeKinds,
  isSecondFactorChange,
  undoPeriod,
  undoTakesProof,
} from '@redress/domain/people/account-changes.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { theUser, writeTogether } from '../../platform/database/write-together.ts'
import { announce } from '../../platform/events/live-events.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret } from '../../platform/secrets.ts'
import type { AccountsContext } from '../people/account-ports.ts'
import { readAccountState, restoreAccountState, SignInElsewhere } from '../people/account-state-repository.ts'
import { after } from '../people/lifetimes.ts'
import { findUser, type UserRecord } from '../people/user-repository.ts'
import {
  type AccountChangeRecord,
  findChange,
  findChangeByUndoHash,
  markChangesUndone,
  passwordHashBefore,
} from '../profile/account-change-repository.ts'
import { deleteOneTimeTokens } from '../profile/one-time-token-repository.ts'
import { recordAccountEvent } from '../sessions/account-events.ts'
import { deleteBrowsers } from '../sessions/known-browser-repository.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { takeCode } from './one-time-codes.ts'
import { tryPassword } from './password-tries.ts'
import { changeSecondFactor } from './second-factor-repository.ts'

const present = (change: AccountChangeRecord, user: UserRecord): AccountChange => ({
  kind: change.kind,
  address: change.address,
  username: user.username,
  happenedAt: change.happened_at.toISOString(),
  isUndone: change.undone_at !== null,
  takesProof: change.undone_at === null && takesProof(change, user),
})

const takesProof = ({ kind }: AccountChangeRecord, user: UserRecord): boolean =>
  undoTakesProof(kind, user.authenticator_secret !== null)

const findByToken = ({ clock }: Context, connection: Connection, token: string) =>
  findChangeByUndoHash(connection, hashSecret(token), after(clock.now(), -undoPeriod))

/** Describes what an undo link would undo, and changes nothing: mail scanners open links too. */
export async function describeChange(context: Context, token: string): Promise<Result<AccountChange, 'LINK_INVALID'>> {
  const change = await findByToken(context, context.database, token)
  if (!change) return fail('LINK_INVALID')
  return ok(present(change, await findUser(context.database, change.user_id)))
}

interface Undoing {
  readonly token: string
  readonly password?: string | undefined
  readonly oneTimeCode?: string | undefined
  /** Network of the request. */
  readonly network: string
}

type CodeFailure = 'PROOF_NEEDED' | 'WRONG_CODE' | 'TOO_MANY_WRONG_CODES'
type UndoFailure = 'LINK_INVALID' | CodeFailure | 'TOO_MANY_WRONG_PASSWORDS' | 'SIGN_IN_ELSEWHERE'

/** Shows, on the transaction that has the account locked, that it is not the mailbox alone that asks. */
type Prove = (transaction: Connection, secret: string) => Promise<Result<unknown, CodeFailure>>

/**
 * Undoes a change and ends all sessions. The password asked for is the one before all changes that can still be
 * undone, because a thief who reads the mailbox may have set a new one.
 */
export async function undoChange(
  context: AccountsContext,
  given: Undoing,
): Promise<Result<AccountChange, UndoFailure>> {
  try {
    return await undoWithProof(context, given)
  } catch (error) {
    if (error instanceof SignInElsewhere) return fail('SIGN_IN_ELSEWHERE')
    throw error
  }
}

async function undoWithProof(
  context: AccountsContext,
  { token, password, oneTimeCode, network }: Undoing,
): Promise<Result<AccountChange, UndoFailure>> {
  const { database, clock } = context
  const change = await findByToken(context, database, token)
  if (!change) return fail('LINK_INVALID')
  const { user_id: userId } = change
  const user = await findUser(database, userId)
  if (password === undefined || !takesProof(change, user)) {
    return undo(context, change, async (transaction, secret) =>
      oneTimeCode === undefined
        ? fail('PROOF_NEEDED')
        : takeCode(context, transaction, { userId, secret, knownBy: null }, oneTimeCode),
    )
  }
  return tryPassword(context, { name: user.username, network }, async ({ forgotten }) => {
    const hash = await passwordHashBefore(database, userId, after(clock.now(), -undoPeriod))
    if (!(await context.passwords.isRight(hash, password))) return notOfBefore
    await writeTogether(database, theUser(userId), forgotten)
    return undo(context, change, async () => ok(null))
  })
}

const notOfBefore = fail('PROOF_NEEDED', [{ path: 'password', message: validationTexts.passwordOfBefore }])

const undo = (
  context: AccountsContext,
  found: AccountChangeRecord,
  prove: Prove,
): Promise<Result<AccountChange, CodeFailure>> =>
  inTransaction(context.database, async transaction => {
    const { id, user_id: userId } = found
    const current = await readAccountState(transaction, userId)
    // Reads the change again under the lock: a concurrent request may have undone it already.
    const change = (await findChange(transaction, id)) ?? found
    const undone = { ...change, undone_at: change.undone_at ?? context.clock.now() }
    const user = await findUser(transaction, userId)
    if (change.undone_at) return ok(present(undone, user))
    if (current.secondFactor !== null && undoTakesProof(change.kind, true)) {
      const proven = await prove(transaction, current.secondFactor.secret)
      if (!proven.ok) return proven
    }
    const isOfSecondFactor = isSecondFactorChange(change.kind)
    // A second factor that is on stays as it is; one that was switched off since is restored.
    const putsSecondFactorBack = isOfSecondFactor || current.secondFactor === null
    if (!isOfSecondFactor) {
      await restoreAccountState(transaction, userId, change.before)
      await context.accountObserver.changesUndone(transaction, userId, change.happened_at)
    }
    if (putsSecondFactorBack) await changeSecondFactor(transaction, userId, change.before.secondFactor)
    const kinds = accountChangeKinds.filter(kind =>
      isSecondFactorChange(kind) ? putsSecondFactorBack : !isOfSecondFactor,
    )
    await markChangesUndone(transaction, { change, kinds, now: undone.undone_at })
    await deleteOneTimeTokens(transaction, userId, 'reset password')
    await deleteBrowsers(transaction, userId)
    await endSessionsOf(context, transaction, userId)
    await recordAccountEvent(context, transaction, { userId, kind: 'change undone' })
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(present(undone, user))
  })
