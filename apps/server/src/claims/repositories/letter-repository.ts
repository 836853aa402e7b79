import type { Connection } from '../../platform/database/database.ts'

export async function noteQueuedLetters(
  transaction: Connection,
  defendantIds: readonly string[],
  now: Date,
): Promise<void> {
  if (defendantIds.length === 0) return
  await transaction.updateTable('defendants').set({ letter_queued_at: now }).where('id', 'in', defendantIds).execute()
}

export async function noteAcceptedLetter(transaction: Connection, defendantId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('defendants')
    .set({ letter_accepted_at: now, letter_refused_at: null, letter_refusal: null })
    .where('id', '=', defendantId)
    .execute()
}

export async function noteRefusedLetter(
  transaction: Connection,
  defendantId: string,
  { refusal, now }: { readonly refusal: string; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('defendants')
    .set({ letter_refused_at: now, letter_refusal: refusal })
    .where('id', '=', defendantId)
    .execute()
}

/** Keeps when a letter was opened first; false where one was before. */
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
