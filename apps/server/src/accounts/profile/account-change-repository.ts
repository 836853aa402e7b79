import type { AccountChangeKind } from '@redress/domain/people/account-changes.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { AccountState, Row } from '../../platform/database/schema.ts'

export type AccountChangeRecord = Row<'account_changes'>

interface NewChange {
  readonly id: string
  readonly userId: string
  readonly kind: AccountChangeKind
  readonly address: string
  readonly before: AccountState
  readonly undoHash: string
  readonly now: Date
}

export async function insertChange(transaction: Connection, change: NewChange): Promise<void> {
  const { id, userId, kind, address, before, undoHash, now } = change
  await transaction
    .insertInto('account_changes')
    .values({
      id,
      user_id: userId,
      kind,
      address,
      before: JSON.stringify(before),
      undo_hash: undoHash,
      happened_at: now,
      undone_at: null,
    })
    .execute()
}

/** Deletes changes that can no longer be undone. Rows locked by another transaction are skipped. */
export async function deleteOldChanges(transaction: Connection, happenedBefore: Date): Promise<void> {
  await transaction
    .deleteFrom('account_changes')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('account_changes as old')
        .select('old.id')
        .where('old.happened_at', '<=', happenedBefore)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

export const findChange = (connection: Connection, id: string): Promise<AccountChangeRecord | undefined> =>
  connection.selectFrom('account_changes').selectAll().where('id', '=', id).executeTakeFirst()

export const findChangeByUndoHash = (
  connection: Connection,
  undoHash: string,
  happenedAfter: Date,
): Promise<AccountChangeRecord | undefined> =>
  connection
    .selectFrom('account_changes')
    .selectAll()
    .where('undo_hash', '=', undoHash)
    .where('happened_at', '>', happenedAfter)
    .executeTakeFirst()

/** The hash of the password that an account had before all changes since then. */
export async function passwordHashBefore(
  connection: Connection,
  userId: string,
  happenedAfter: Date,
): Promise<string | null> {
  const first = await connection
    .selectFrom('account_changes')
    .select('before')
    .where('user_id', '=', userId)
    .where('happened_at', '>', happenedAfter)
    .orderBy('happened_at')
    .limit(1)
    .executeTakeFirst()
  return first?.before.passwordHash ?? null
}

interface UndoneChanges {
  readonly change: AccountChangeRecord
  readonly kinds: readonly AccountChangeKind[]
  readonly now: Date
}

/** Marks a change as undone, and with it all of some kinds that came after it. */
export async function markChangesUndone(
  transaction: Connection,
  { change: { user_id, happened_at }, kinds, now }: UndoneChanges,
): Promise<void> {
  await transaction
    .updateTable('account_changes')
    .set({ undone_at: now })
    .where('user_id', '=', user_id)
    .where('happened_at', '>=', happened_at)
    .where('undone_at', 'is', null)
    .where('kind', 'in', kinds)
    .execute()
}
