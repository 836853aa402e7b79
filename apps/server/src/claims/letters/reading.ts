import { readerHeader } from '@redress/contract/letters.ts'
import { readingTime } from '@redress/domain/claim/letters.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieAttributes, cookieName, isOfSession } from '../../accounts/sessions/session-cookies.ts'
import { callerOf } from '../../accounts/sessions/sessions.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { Asker, LetterReader, SignedIn } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import type { Settings } from '../../platform/settings.ts'
import { claimForUser } from '../repositories/claim-repository.ts'
import { isCodeRedeemed } from '../repositories/defendant-repository.ts'
import { letterOpened } from './delivery.ts'
import {
  deleteClosedSessions,
  deleteReadingSession,
  findReadingSession,
  findSeatByCode,
  insertReadingSession,
  keepReadingSessionOpen,
} from './reading-session-repository.ts'
import { isRedeemable } from './redeem-codes.ts'

const cookieOf = (settings: Settings): string => cookieName(settings, 'letter')

/** Cookie of the reading session in a request, if any. */
export function readerCookies(settings: Settings, request: FastifyRequest): Readonly<Record<string, string>> {
  const name = cookieOf(settings)
  const token = request.cookies[name]
  return token === undefined ? {} : { [name]: token }
}

/** Session cookie, deleted when the browser closes. The server ends the reading session earlier. */
const attributesOf = (settings: Settings) => ({ ...cookieAttributes(settings), sameSite: 'strict' }) as const

export const setReaderCookie = (settings: Settings, reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(cookieOf(settings), token, attributesOf(settings))

export const clearReaderCookie = (settings: Settings, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieOf(settings), attributesOf(settings))

const closingTime = (now: Date): Date => new Date(now.getTime() + readingTime)

/** Age in milliseconds from which a request renews the reading session. Not every request has to write. */
const renewedAfter = 60_000

/**
 * Resolves the sender of a request by its cookies; reads the claim that it names with an account. The reader header selects the reading session, and gives `null` if
 * that is not valid.
 */
export function askerOf(context: Context) {
  const { settings, database, clock } = context
  const findCaller = callerOf(context, claimForUser)
  return async (request: FastifyRequest, claimId: string | null): Promise<Asker | null> => {
    if (request.headers[readerHeader.toLowerCase()] === undefined) {
      const caller = await findCaller(request, claimId)
      return { caller, reader: null, isSessionOver: caller === null && isOfSession(settings, request) }
    }
    const token = request.cookies[cookieOf(settings)]
    const now = clock.now()
    const tokenHash = hashSecret(token ?? '')
    const session = await findReadingSession(database, tokenHash, now)
    if (!session) return null
    const until = closingTime(now)
    const isDue = until.getTime() - session.closes_at.getTime() >= renewedAfter
    if (isDue) await keepReadingSessionOpen(database, tokenHash, until)
    const reader: LetterReader = {
      claimId: session.claim_id,
      defendantId: session.defendant_id,
      tokenHash,
      closesAt: isDue ? until : session.closes_at,
      answeredBy: session.answered_by,
      account: await findCaller(request),
    }
    return { caller: null, reader }
  }
}

interface GivenCode {
  readonly code: string
  /** In its one form; `undefined` where the code came by a link. */
  readonly claimNumber?: string | undefined
}

interface Opened {
  readonly claimId: string
  /** `null`: the account has the claim already. */
  readonly token: string | null
}

/**
 * Exchanges a code for a reading session. Nothing changes hands: a scanner of mail may do it as well. What opens no
 * letter is answered alike, whatever it is: unknown, used, replaced, expired, of another claim.
 */
export async function openLetter(
  context: Context,
  { code, claimNumber }: GivenCode,
  caller: SignedIn | null,
): Promise<Result<Opened, 'LETTER_NOT_FOUND'>> {
  const { database, clock } = context
  const now = clock.now()
  const codeHash = hashSecret(code)
  const seat = await findSeatByCode(database, codeHash)
  if (!seat || (claimNumber !== undefined && shortId(seat.claim_id) !== claimNumber)) return fail('LETTER_NOT_FOUND')
  if (caller && isCodeRedeemed(seat) && seat.user_id === caller.userId) {
    return ok({ claimId: seat.claim_id, token: null })
  }
  if (!isRedeemable(seat, now) || !isFiled(seat.claim_status)) return fail('LETTER_NOT_FOUND')
  const token = newSecret()
  await inTransaction(database, async transaction => {
    await deleteClosedSessions(transaction, seat.id, now)
    await insertReadingSession(transaction, {
      token_hash: hashSecret(token),
      defendant_id: seat.id,
      code_hash: codeHash,
      opened_at: now,
      closes_at: closingTime(now),
      answered_by: null,
    })
  })
  if (seat.letter_opened_at === null) {
    await letterOpened(context, { claimId: seat.claim_id, defendantId: seat.id })
  }
  return ok({ claimId: seat.claim_id, token })
}

/** Closes the reading session of a browser; succeeds if there is none. */
export async function closeLetter({ database, settings }: Context, request: FastifyRequest): Promise<void> {
  const token = request.cookies[cookieOf(settings)]
  if (token !== undefined) await deleteReadingSession(database, hashSecret(token))
}
