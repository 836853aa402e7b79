import type { newAccount } from '@redress/contract/letters.ts'
import { feeOfAnswer } from '@redress/domain/claim/written-answers.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { holdsRefusedWords } from '@redress/domain/people/suspended-permissions.ts'
import type { z } from 'zod'
import type { AccountsContext } from '../../accounts/people/account-ports.ts'
import { isAddressTaken, isUsernameTaken } from '../../accounts/people/usernames.ts'
import { confirmProvenAddress, openProvenAccount, usernameTaken } from '../../accounts/profile/proven-address.ts'
import type { Browser } from '../../accounts/sessions/known-browsers.ts'
import type { OpenedSession } from '../../accounts/sessions/session-cookies.ts'
import { signIn } from '../../accounts/sessions/sessions.ts'
import { logIn } from '../../accounts/sign-in/passwords.ts'
import type { Context } from '../../adapters/context.ts'
import { knownPart } from '../../platform/database/read-together.ts'
import { undoneUnlessOk } from '../../platform/database/undone.ts'
import type { LetterReader } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { actWithin } from '../act/record.ts'
import { findAnswerAndCurrency } from '../repositories/written-answer-repository.ts'
import { type AnsweredBefore, giveAnswer, lockLetter } from './give-answer.ts'

/** Reads the price of a SOL before anything is locked, if the answer has a fee. */
export async function readPriceFor({ database, rates }: Context, reader: LetterReader | null): Promise<void> {
  const written = reader && (await findAnswerAndCurrency(database, reader.defendantId))
  if (written && feeOfAnswer(written.answer) !== null) await rates.read(written.currency)
}

type GivingFailure = 'LETTER_CLOSED' | 'ALREADY_TAKEN_OVER' | 'NOT_IN_THIS_STATE' | 'INVALID_INPUT'

type NewAccountFailure = GivingFailure | 'USERNAME_TAKEN' | 'ACCOUNT_EXISTS' | 'OWN_CLAIM'

/** Hash of the browser's secret; `undefined` for an unknown browser. */
const hashOf = ({ secret }: Browser): string | undefined => (secret === null ? undefined : hashSecret(secret))

interface Giver {
  readonly account: z.output<typeof newAccount>
  readonly browser: Browser
  readonly network: string
  readonly language: Language
}

interface Given {
  readonly claimId: string
  readonly opened: OpenedSession
}

/**
 * Opens an account, takes the claim over and gives the answer, all or nothing. A repeated request signs in to the
 * account that was opened.
 */
export async function answerWithNewAccount(
  context: AccountsContext,
  reader: LetterReader,
  giver: Giver,
): Promise<Result<Given, NewAccountFailure | 'TOO_MANY_WRONG_PASSWORDS'>> {
  const { account, browser, language } = giver
  const passwordHash = await context.passwords.hash(account.password)
  try {
    const outcome = await undoneUnlessOk<Given | AnsweredBefore, NewAccountFailure>(context.database, transaction =>
      actWithin(context, transaction, async act => {
        const locked = await lockLetter(act, reader)
        if (!locked.ok) return locked
        if ('answeredBy' in locked.value) return ok(locked.value)
        const { defendant } = locked.value
        const opened = await openProvenAccount(context, transaction, {
          username: account.username,
          passwordHash,
          email: defendant.email,
          firstName: account.firstName ?? defendant.first_name ?? '',
          lastName: account.lastName ?? defendant.last_name ?? '',
          language,
        })
        if (!opened.ok) return opened
        const { userId } = opened.value
        const given = await giveAnswer(act, locked.value, userId, hashOf(browser))
        if (!given.ok && given.code === 'INVALID_INPUT') return given
        if (!given.ok && given.code === 'OWN_CLAIM') return fail(given.code)
        // A new account holds no seat, so every other failure means that the claim was taken over.
        if (!given.ok) return fail(given.code === 'NOT_IN_THIS_STATE' ? given.code : 'ALREADY_TAKEN_OVER')
        return ok({ ...given.value, opened: await signIn(context, transaction, userId, browser) })
      }),
    )
    if (!outcome.ok) return outcome
    return 'answeredBy' in outcome.value
      ? await signInAgain(context, reader, outcome.value.answeredBy, giver)
      : ok(outcome.value)
  } catch (error) {
    if (isUsernameTaken(error)) return usernameTaken
    if (isAddressTaken(error)) return fail('ACCOUNT_EXISTS')
    throw error
  }
}

/** Signs in again when the request of an accepted answer is repeated. */
async function signInAgain(
  context: AccountsContext,
  { claimId }: LetterReader,
  answeredBy: string,
  { account, browser, network }: Giver,
): Promise<Result<Given, 'ALREADY_TAKEN_OVER' | 'TOO_MANY_WRONG_PASSWORDS'>> {
  const result = await logIn(context, account, { network, browser: knownPart(browser) })
  if (!result.ok) return fail(result.code === 'BAD_CREDENTIALS' ? 'ALREADY_TAKEN_OVER' : result.code)
  // Accounts with a second factor have to sign in the usual way.
  if ('stepSecret' in result.value) return fail('ALREADY_TAKEN_OVER')
  const { user, opened } = result.value
  return user.id === answeredBy ? ok({ claimId, opened }) : fail('ALREADY_TAKEN_OVER')
}

/** Takes the claim over with the account that is signed in, and gives the answer, all or nothing. */
export async function answerWithOwnAccount(
  context: AccountsContext,
  reader: LetterReader,
): Promise<
  Result<{ claimId: string }, GivingFailure | 'NOT_SIGNED_IN' | 'ACCOUNT_SUSPENDED' | 'OWN_CLAIM' | 'TAKEN_BY_YOU'>
> {
  const { account, claimId } = reader
  if (!account) return fail('NOT_SIGNED_IN')
  const { userId, suspended } = account
  return undoneUnlessOk(context.database, transaction =>
    actWithin(context, transaction, async act => {
      const locked = await lockLetter(act, reader)
      if (!locked.ok) return locked
      if ('answeredBy' in locked.value)
        return locked.value.answeredBy === userId ? ok({ claimId }) : fail('ALREADY_TAKEN_OVER')
      const { answer } = locked.value
      // The words were written by the reader of a letter, and are given in the name of the account.
      if (suspended !== null && answer !== null && holdsRefusedWords(suspended, 'read and answer a letter', answer))
        return fail('ACCOUNT_SUSPENDED')
      // The code was sent to this address, so its holder reads the mailbox.
      const { email: address } = locked.value.defendant
      await confirmProvenAddress(context, transaction, { userId, address })
      return giveAnswer(act, locked.value, userId)
    }),
  )
}
