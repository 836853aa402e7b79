import { type Kysely, sql } from 'kysely'

/** One job sweeps what several did; a schedule outlives the code that asked for it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if to_regclass('pgboss.schedule') is not null then
        delete from pgboss.schedule where name = 'delete-old-account-events';
      end if;
    end $$;
    create index reading_sessions_closes on reading_sessions (closes_at);
  `.execute(database)
}
