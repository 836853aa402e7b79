import type { WrittenAnswer } from '@redress/contract/letters.ts'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { DefendantRecord } from './defendant-repository.ts'

/** Addressee of a letter. */
type Addressee = Pick<DefendantRecord, 'id' | 'email'>

/** Stores an answer, replacing an earlier one for the seat. */
export async function keepWrittenAnswer(
  connection: Connection,
  { id, email }: Addressee,
  { answer, now }: { readonly answer: WrittenAnswer; readonly now: Date },
): Promise<void> {
  const kept = { address: email, answer: JSON.stringify(answer), written_at: now }
  await connection
    .insertInto('written_answers')
    .values({ defendant_id: id, ...kept })
    .onConflict(conflict => conflict.column('defendant_id').doUpdateSet(kept))
    .execute()
}

/** Answer written by the reader of a letter to the address; `null` if there is none. */
export async function findWrittenAnswer(
  connection: Connection,
  { id, email }: Addressee,
): Promise<WrittenAnswer | null> {
  const found = await connection
    .selectFrom('written_answers')
    .select('answer')
    .where('defendant_id', '=', id)
    .where('address', '=', email)
    .executeTakeFirst()
  return found?.answer ?? null
}

/** Written answer for a defendant, with the claim's currency; `undefined` if there is none. */
export const findAnswerAndCurrency = (connection: Connection, defendantId: string) =>
  connection
    .selectFrom('written_answers')
    .innerJoin('defendants', join =>
      join
        .onRef('defendants.id', '=', 'written_answers.defendant_id')
        .onRef('defendants.email', '=', 'written_answers.address'),
    )
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .select(['answer', 'currency'])
    .where('written_answers.defendant_id', '=', defendantId)
    .executeTakeFirst()

export async function deleteWrittenAnswer(transaction: Connection, defendantId: string): Promise<void> {
  await transaction.deleteFrom('written_answers').where('defendant_id', '=', defendantId).execute()
}

/**
 * Whether a stored answer can no longer be given: the seat has another address or no code, or its code expired before
 * a time.
 */
export const isForgotten = (expiredBefore: Date) => sql<boolean>`not exists (
  select from defendants
  where defendants.id = defendant_id and defendants.email = address and redeem_code_expires_at > ${expiredBefore}
)`

export async function deleteForgottenAnswers(connection: Connection, expiredBefore: Date): Promise<void> {
  await connection.deleteFrom('written_answers').where(isForgotten(expiredBefore)).execute()
}
