import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import type { Deferral, MailAnswer } from '@redress/domain/claim/mail-answers.ts'
import { isFiled, isResolved } from '@redress/domain/claim/questions.ts'
import { type SqlBool, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
import { among } from '../../platform/database/read-together.ts'
import type { DefendantRecord } from './defendant-repository.ts'

/** Statuses of claims whose defendants still get letters. */
const openStatuses = claimStatuses.filter(status => isFiled(status) && !isResolved(status))

export async function noteQueuedLetters(
  transaction: Connection,
  defendantIds: readonly string[],
  now: Date,
): Promise<void> {
  if (defendantIds.length === 0) return
  await transaction
    .updateTable('defendants')
    .set({ letter_queued_at: now })
    .where(sql<SqlBool>`id ${among(defendantIds)}`)
    .modifyEnd(prepared)
    .execute()
}

/**
 * Outcome of a letter. A refusal with a deferral ends the retries of a deferred letter. `returned`: a server had accepted it,
 * and reported later that it was not delivered.
 */
export type Delivery =
  | { readonly outcome: 'accepted'; readonly messageId: string }
  | { readonly outcome: 'withheld' }
  | { readonly outcome: 'deferred'; readonly deferral: Deferral; readonly words: string | null }
  | { readonly outcome: 'refused' | 'returned'; readonly deferral: Deferral | null; readonly words: string | null }

export const asDeferral = (answer: MailAnswer): Deferral | null => (answer === 'no such mailbox' ? null : answer)

const unrefused = { letter_refused_at: null, letter_refusal: null, letter_deferral: null, letter_deferred_at: null }

const columnsOfDelivery = (delivery: Delivery, now: Date) => {
  switch (delivery.outcome) {
    case 'accepted':
      return {
        ...unrefused,
        letter_accepted_at: now,
        letter_message_id: delivery.messageId,
        letter_withheld_at: null,
      }
    case 'withheld':
      return { letter_withheld_at: now }
    case 'deferred':
      return {
        ...unrefused,
        letter_deferral: delivery.deferral,
        letter_deferred_at: sql<Date>`case when letter_deferred_at >= letter_queued_at then letter_deferred_at else ${now} end`,
        letter_refusal: delivery.words,
      }
    case 'refused':
    case 'returned':
      return {
        // An address without a mailbox had none when its server accepted an earlier letter and dropped it.
        ...((delivery.deferral === null || delivery.outcome === 'returned') && { letter_accepted_at: null }),
        letter_refused_at: now,
        letter_refusal: delivery.words ?? '',
        letter_deferral: delivery.deferral,
        letter_deferred_at: null,
      }
  }
}

/** A wait is written once for each reason. */
const isNews = (delivery: Delivery) =>
  delivery.outcome === 'deferred'
    ? sql<SqlBool>`(letter_deferral is distinct from ${delivery.deferral} or letter_deferred_at is null or letter_deferred_at < letter_queued_at)`
    : sql<SqlBool>`true`

/**
 * Stores the delivery of a letter and returns whether any letter has reached the defendant; `null` if the address has
 * changed, or the delivery is stored already.
 */
export async function noteDelivery(
  transaction: Connection,
  { defendantId, address }: { readonly defendantId: string; readonly address: string },
  delivery: Delivery,
  now: Date,
): Promise<boolean | null> {
  const noted = await transaction
    .updateTable('defendants')
    .set(columnsOfDelivery(delivery, now))
    .where('id', '=', defendantId)
    .where('email', '=', address)
    .where(isNews(delivery))
    .returning('is_reached')
    .modifyEnd(prepared)
    .executeTakeFirst()
  return noted?.is_reached ?? null
}

/** The letter that was sent with a `Message-ID`, where it is the last to its defendant that a server took. */
export async function findSentLetter(connection: Connection, messageId: string) {
  const found = await connection
    .selectFrom('defendants')
    .select(['id', 'claim_id', 'email'])
    .where('letter_message_id', '=', messageId)
    .executeTakeFirst()
  return found && { claimId: found.claim_id, defendantId: found.id, address: found.email }
}

/** Ends the letters to an address whose reader is not the defendant; its code is known no more. */
export async function keepDisowned(transaction: Connection, defendant: DefendantRecord, now: Date): Promise<void> {
  await transaction
    .updateTable('defendants')
    .set({ ...withoutCode(defendant), disowned_at: now })
    .where('id', '=', defendant.id)
    .execute()
}

/** Names another address for a defendant, to which nothing was written yet; the code of the one before is known no more. */
export async function keepCorrection(
  transaction: Connection,
  defendant: DefendantRecord,
  email: string,
): Promise<DefendantRecord> {
  return transaction
    .updateTable('defendants')
    .set(({ ref }) => ({
      ...withoutCode(defendant),
      email,
      disowned_at: null,
      address_corrections: defendant.address_corrections + 1,
      letter_queued_at: null,
      letter_accepted_at: null,
      letter_message_id: null,
      ...unrefused,
      letter_withheld_at: null,
      letter_opened_at: null,
      // The new address outdates a company's keys. A person loses their record, which follows from the confirmed
      // address.
      record_rule: 0,
      record_id: sql<string | null>`case when ${ref('type')} = 'Individual' then null else ${ref('record_id')} end`,
    }))
    .where('id', '=', defendant.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const withoutCode = ({ redeem_code_generation }: DefendantRecord) => ({
  redeem_code_hash: null,
  redeem_code_expires_at: null,
  redeem_code_generation: redeem_code_generation + 1,
})

/** Stores when a letter was first opened; returns false if it was opened before. */
export async function noteOpenedLetter(transaction: Connection, defendantId: string, now: Date): Promise<boolean> {
  const opened = await transaction
    .updateTable('defendants')
    .set({ letter_opened_at: now })
    .where('id', '=', defendantId)
    .where('letter_opened_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return opened !== undefined
}

/** Stuck letters: refused by the mail server, or waiting for the operator. */
const stuck = {
  refused: { since: sql.ref('letter_refused_at'), is: sql`letter_refused_at is not null` },
  held: {
    since: sql.ref('letter_deferred_at'),
    is: sql`letter_deferral = 'not from us' and letter_deferred_at is not null`,
  },
} as const

/** The oldest letters of a kind, and how many there are. */
export async function findStuckLetters(connection: Connection, kind: keyof typeof stuck, atMost: number) {
  const { since, is } = stuck[kind]
  const { rows } = await sql<{ id: string; claim_id: string; since: Date; total: number }>`
    select defendants.id, claim_id, ${since} as since, count(*) over ()::integer as total
    from defendants join claims on claims.id = claim_id
    where ${is} and disowned_at is null and defendants.user_id is null
      and claims.status ${among(openStatuses, 'text')}
    order by ${since}, defendants.id limit ${atMost}
  `.execute(connection)
  return rows
}
