import { type RawBuilder, sql } from 'kysely'
import { builtOnce, type ValueOf } from './built-once.ts'
import type { Connection } from './database.ts'
import { prepared } from './prepared-statements.ts'
import { arrayOf } from './read-together.ts'

/**
 * Version of a claim or a user, within a statement. It differs after any change of what is shown of the claim, or to
 * the user. Versions can only be compared for equality. The newest changing transaction is enough if no earlier one
 * can still end. Otherwise the version counts the changes since the oldest running transaction; earlier ones are
 * final. So only few rows are read.
 */
export const versionOf = (subjectId: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`coalesce((
    select case when newest.transaction < final.before then newest.transaction::text else concat_ws(
      ' ', newest.transaction, final.before,
      (select count(*) from changes where subject_id = ${subjectId} and transaction >= final.before)
    ) end
    from (
      select transaction from changes where subject_id = ${subjectId} order by transaction desc limit 1
    ) as newest, (
      select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as before
    ) as final
  ), '')`

/** Id of everything public; its version differs after any change of a submitted claim. */
export const publicRecord = '00000000-0000-0000-0000-000000000000'

const versions = builtOnce((connection: Connection, value: ValueOf<{ subjectIds: readonly string[] }>) =>
  connection
    .selectFrom(sql<{ id: string }>`unnest(${arrayOf(value('subjectIds'), 'uuid')})`.as<'asked'>(sql`asked (id)`))
    .select(['asked.id', versionOf(sql.ref('asked.id')).as('version')])
    .modifyEnd(prepared),
)

/** Versions of claims, users and the public record, by id. */
export async function readVersions(
  connection: Connection,
  subjectIds: readonly string[],
): Promise<Map<string, string>> {
  const found = await versions(connection, { subjectIds })
  return new Map(found.map(({ id, version }) => [id, version]))
}

/** Deletes changes that are older than every cached answer. */
export async function deleteOldChanges(connection: Connection): Promise<void> {
  // Rows that another process is deleting are skipped.
  await sql`
    delete from changes where (subject_id, transaction) in (
      select subject_id, transaction from changes where happened_at < now() - interval '1 hour' for update skip locked
    )`.execute(connection)
}
