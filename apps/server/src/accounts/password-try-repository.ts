import { sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'

interface CountedTry {
  readonly key: string
  readonly now: Date
  /** Counts that nothing was added to since then begin anew. */
  readonly forgottenBefore: Date
  /** How many seconds to wait after each try; the last one stands for all that follow. */
  readonly waits: readonly number[]
}

/**
 * Adds a try in one statement, so that many at once are counted one by one; answers how many there are now, or
 * `undefined` where the one before has to be waited for. A wait that could not have begun yet is one of a clock that was
 * set back since.
 */
export async function insertTry(
  connection: Connection,
  { key, now, forgottenBefore, waits }: CountedTry,
): Promise<number | undefined> {
  const longest = sql`make_interval(secs => ${Math.max(...waits)})`
  const tries = sql`(case when known.last_at < ${forgottenBefore} then 0 else known.tries end) + 1`
  const { rows } = await sql<{ tries: number }>`
    insert into password_tries as known (key, tries, last_at, waits_until)
    values (${key}, 1, ${now}, ${now}::timestamptz + make_interval(secs => ${waits[0] ?? 0}))
    on conflict (key) do update set
      tries = ${tries},
      last_at = ${now},
      waits_until = ${now}::timestamptz
        + make_interval(secs => (${waits}::integer[])[least(${tries}, ${waits.length}::integer)])
    where known.waits_until <= ${now} or known.waits_until > ${now}::timestamptz + ${longest}
    returning tries
  `.execute(connection)
  return rows[0]?.tries
}

/** Until when the next try has to wait. */
export async function findWait(connection: Connection, key: string): Promise<Date | undefined> {
  const row = await connection
    .selectFrom('password_tries')
    .select('waits_until')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.waits_until
}

/** A try that was right is not one of the wrong ones. */
export async function takeTryBack(transaction: Connection, key: string): Promise<void> {
  await transaction
    .updateTable('password_tries')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('key', '=', key)
    .execute()
}

/** Forgets the wrong tries of a key, and all that are long ago. */
export async function deleteTries(transaction: Connection, key: string, forgottenBefore: Date): Promise<void> {
  await transaction
    .deleteFrom('password_tries')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('key', '=', key),
        // Two that clean up at the same moment do not wait for each other.
        eb(
          'key',
          'in',
          selectFrom('password_tries as old')
            .select('old.key')
            .where('old.last_at', '<', forgottenBefore)
            .forUpdate()
            .skipLocked(),
        ),
      ]),
    )
    .execute()
}
