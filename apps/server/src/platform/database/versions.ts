import { type RawBuilder, sql } from 'kysely'
import { builtOnce, type ValueOf } from './built-once.ts'
import type { Connection } from './database.ts'
import { prepared } from './prepared-statements.ts'

/**
 * The version of a claim or a user, within a statement: another one whenever anything has changed of what is shown of the
 * claim, or of what the user is shown and shows. Only equality says something of two versions.
 */
export const versionOf = (subjectId: RawBuilder<unknown>): RawBuilder<string> =>
  // The oldest one too, because they are deleted in time, so that as many may be others.
  sql<string>`(
    select concat_ws(' ', count(*), min(transaction), max(transaction)) from changes where subject_id = ${subjectId}
  )`

/** The id that stands for everything public: its version is another one whenever a submitted claim has changed. */
export const publicRecord = '00000000-0000-0000-0000-000000000000'

const versions = builtOnce((connection: Connection, value: ValueOf<{ subjectIds: readonly string[] }>) =>
  connection
    .selectFrom(sql<{ id: string }>`unnest(${value('subjectIds')}::uuid[])`.as<'asked'>(sql`asked (id)`))
    .select(['asked.id', versionOf(sql.ref('asked.id')).as('version')])
    .modifyEnd(prepared),
)

/** The versions of claims, users and the public record, by their ids. */
export async function readVersions(
  connection: Connection,
  subjectIds: readonly string[],
): Promise<Map<string, string>> {
  const found = await versions(connection, { subjectIds })
  return new Map(found.map(({ id, version }) => [id, version]))
}

/** Deletes what was noted so long ago that no answer is remembered from before it. */
export async function deleteOldChanges(connection: Connection): Promise<void> {
  // Those that somebody else is deleting are left to them.
  await sql`
    delete from changes where (subject_id, transaction) in (
      select subject_id, transaction from changes where happened_at < now() - interval '1 hour' for update skip locked
    )`.execute(connection)
}
