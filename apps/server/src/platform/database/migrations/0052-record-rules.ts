import { type Kysely, sql } from 'kysely'

/**
 * By which rule the keys of a company were made that others are found by: those of an earlier rule are placed anew by a
 * job. What a version beside this one writes has the earlier rule's keys.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table defendants add column record_rule integer not null default 1;
    create index defendants_record_rule on defendants (record_rule, sequence) where type = 'Company' and record_rule < 2;
  `.execute(database)
}
