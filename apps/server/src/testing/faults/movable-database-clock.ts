import pg from 'pg'

export interface MovableDatabaseClock {
  /** Sets how far the clock is ahead of the machine's. */
  set(milliseconds: number): Promise<void>
  /** Moves the job queue's clock too, once its tables exist. */
  holdQueue(): Promise<void>
  end(): Promise<void>
}

/**
 * Moves the clock of one database, by a function `now()` that precedes PostgreSQL's own in the search path.
 * Connections opened before keep the real clock.
 */
export async function movableDatabaseClock(databaseUrl: string): Promise<MovableDatabaseClock> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const name = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1))
  await client.query(`
    create schema moved;
    create table moved.clock (ahead interval not null);
    insert into moved.clock values ('0');
    create function moved.now() returns timestamptz language sql stable
      as 'select pg_catalog.now() + ahead from moved.clock';
    alter database ${name} set search_path = moved, pg_catalog, public;
  `)
  return {
    async set(milliseconds) {
      await client.query(`update moved.clock set ahead = $1 * interval '1 millisecond'`, [milliseconds])
    },
    async holdQueue() {
      await client.query(
        `create or replace function pgboss.job_now() returns timestamptz language sql stable as 'select moved.now()'`,
      )
    },
    end: () => client.end(),
  }
}
