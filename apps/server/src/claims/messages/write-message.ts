import type { Message, newMessage, paymentStatement } from '@redress/contract/messages.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { isFutureDate } from '@redress/domain/claim/completeness.ts'
import type { MessageKind } from '@redress/domain/claim/correspondence.ts'
import { type Cents, centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { z } from 'zod'
import type { Context } from '../../adapters/context.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { type ActingParty, changeClaim, isAddable, type LockFailure } from '../act/change-claim.ts'
import type { ClaimState } from '../act/claim-state.ts'
import type { Happening } from '../act/happening.ts'
import type { Act } from '../act/record.ts'
import { type ClaimChanges, type ClaimRecord, updateClaim } from '../repositories/claim-repository.ts'
import { lockUnsentFiles, sendFiles } from '../repositories/document-repository.ts'
import { presentMessage } from './message-presenter.ts'
import { countMessages, insertMessage, type MessageRecord } from './message-repository.ts'

type WriteFailure = 'NOT_IN_THIS_STATE' | 'DOCUMENT_NOT_FOUND' | 'TOO_MANY_MESSAGES'

interface Written {
  readonly kind: MessageKind
  readonly text: string
  readonly fileIds?: readonly string[] | undefined
  readonly paid: { readonly on: string; readonly cents: Cents } | null
}

/** Writes to the other parties of a claim. */
export const writeMessage = (
  context: Context,
  by: ActingParty,
  message: z.output<typeof newMessage>,
): Promise<Result<Message, WriteFailure | LockFailure>> =>
  changeClaim(context, by, (act, state) => writeAlong(act, state, by, message))

/** The same, with something else that is done. */
export const writeAlong = (
  act: Act,
  state: ClaimState,
  by: ActingParty,
  { text, fileIds }: z.output<typeof newMessage>,
): Promise<Result<Message, WriteFailure>> => write(act, state, by, { kind: 'message', text, fileIds, paid: null })

type PaymentStatement = z.output<typeof paymentStatement>
type StatementFailure = WriteFailure | 'INVALID_INPUT'

/** Tells the plaintiff that something was paid already. */
export const statePayment = (
  context: Context,
  by: ActingParty,
  statement: PaymentStatement,
): Promise<Result<Message, StatementFailure | LockFailure>> =>
  changeClaim(context, by, (act, state) => writeStatement(act, state, by, statement))

export async function writeStatement(
  act: Act,
  state: ClaimState,
  by: ActingParty,
  { paidOn, paidValue, text, fileIds }: PaymentStatement,
): Promise<Result<Message, StatementFailure>> {
  const cents = centsFromNumber(paidValue)
  if (cents === null) throw new Error('The contract lets amounts through that are none')
  if (isFutureDate(paidOn, act.context.clock.now())) {
    return fail('INVALID_INPUT', [{ path: 'paidOn', message: validationTexts.futureDate }])
  }
  return write(act, state, by, { kind: 'already paid', text, fileIds, paid: { on: paidOn, cents } })
}

async function write(
  act: Act,
  state: ClaimState,
  by: ActingParty,
  { kind, text, fileIds = [], paid }: Written,
): Promise<Result<Message, WriteFailure>> {
  if (!isAddable(act.context, state.claim, by, kind)) return fail('NOT_IN_THIS_STATE')
  const { context, transaction, news } = act
  const { claim, people } = state
  const { userId, party } = by
  const now = context.clock.now()
  const written = await countMessages(transaction, { userId, claimId: claim.id })
  if (written >= limits.messagesPerClaim) return fail('TOO_MANY_MESSAGES')
  const wanted = [...new Set(fileIds)]
  const files = await lockUnsentFiles(transaction, { claimId: claim.id, userId, ids: wanted })
  if (files.length < wanted.length) return fail('DOCUMENT_NOT_FOUND')
  const message = await insertMessage(transaction, {
    claim_id: claim.id,
    user_id: userId,
    party,
    kind,
    text,
    paid_on: paid?.on ?? null,
    paid_cents: paid?.cents ?? null,
    created_at: now,
  })
  const sent = await sendFiles(transaction, files, { messageId: message.id, now })
  const changes = changesOf(message, claim)
  const after = changes ? { ...state, claim: await updateClaim(transaction, claim.id, changes) } : state
  news.push({ state: after, happenings: [happeningOf(message)] })
  return ok(presentMessage(message, sent, { claim, people, userId, now, readUpTo: message.sequence }))
}

/**
 * Changes of the claim by a message. A statement of payment counts as the first response and opens a payment claim;
 * any message of the plaintiff closes it.
 */
function changesOf({ party, paid_on: paidOn, created_at }: MessageRecord, claim: ClaimRecord): ClaimChanges | null {
  if (paidOn !== null)
    return {
      payment_claimed_on: paidOn,
      is_payment_claim_open: true,
      first_response_at: claim.first_response_at ?? created_at,
    }
  return party === 'Plaintiff' && claim.is_payment_claim_open ? { is_payment_claim_open: false } : null
}

function happeningOf({ user_id: userId, party, paid_on: on, paid_cents: cents }: MessageRecord): Happening {
  const by = { party, userId }
  return on === null || cents === null
    ? { event: 'message written', by, added: { messages: 1, documents: 0 } }
    : { event: 'payment claimed', by, value: cents, payment: { value: numberFromCents(cents), on } }
}
