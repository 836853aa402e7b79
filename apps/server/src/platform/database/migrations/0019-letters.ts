import { type Kysely, sql } from 'kysely'

/** A defendant's place knows how the letters to it arrive; of those that were sent before, nothing is known. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table defendants
      add column letter_queued_at timestamptz,
      add column letter_accepted_at timestamptz,
      add column letter_refused_at timestamptz,
      add column letter_refusal text,
      add column letter_opened_at timestamptz,
      add check ((letter_refused_at is null) = (letter_refusal is null));
  `.execute(database)
}
