import { type Kysely, sql } from 'kysely'

/** The id of the installation, which its documents folder carries too: a process with another folder is refused. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation (
      is_only boolean primary key default true check (is_only),
      id uuid not null
    );
  `.execute(database)
}
