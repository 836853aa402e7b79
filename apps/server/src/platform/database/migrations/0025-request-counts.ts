import { type Kysely, sql } from 'kysely'

/** How often something was asked for in a window of time, by all processes. Nothing is lost when a crash empties it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table request_counts (
      subject text not null,
      begun_at timestamptz not null,
      ends_at timestamptz not null,
      count integer not null,
      primary key (subject, begun_at)
    );
    create index request_counts_ends on request_counts (ends_at);
  `.execute(database)
}
