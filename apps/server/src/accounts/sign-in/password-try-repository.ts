import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
import type { Writes } from '../../platform/database/write-together.ts'

/** When tries are counted. */
interface Counting {
  readonly now: Date
  /** Counters without an attempt since this time start again. */
  readonly forgottenBefore: Date
}

/** Seconds to wait after each attempt; the last value holds for all later ones. */
type Waits = readonly number[]

const integers = (numbers: Waits) => sql<Waits>`${[...numbers]}::integer[]`

/**
 * Counts an attempt atomically; returns no row while the previous one's wait lasts. A wait that is longer than
 * possible was set before the clock was turned back, and is ignored.
 */
function adding(key: string, waits: RawBuilder<Waits>, { now, forgottenBefore }: Counting): RawBuilder<unknown> {
  const tries = sql`(case when known.last_at < ${forgottenBefore} then 0 else known.tries end) + 1`
  const longest = sql`make_interval(secs => (select max(seconds) from unnest(${waits}) as seconds))`
  return sql`
    insert into password_tries as known (key, tries, last_at, waits_until)
    values (${key}, 1, ${now}, ${now}::timestamptz + make_interval(secs => (${waits})[1]))
    on conflict (key) do update set
      tries = ${tries},
      last_at = ${now},
      waits_until = ${now}::timestamptz + make_interval(secs => (${waits})[least(${tries}, cardinality(${waits}))])
    where known.waits_until <= ${now} or known.waits_until > ${now}::timestamptz + ${longest}
    returning tries
  `
}

interface Counted {
  readonly tries: number
}

/** Counts an attempt in one statement; returns whether it may be verified, or the wait is not over. */
export async function insertTry(
  connection: Connection,
  { key, waits, ...counting }: Counting & { readonly key: string; readonly waits: Waits },
): Promise<boolean> {
  const { rows } = await sql<Counted>`${adding(key, integers(waits), counting)} ${prepared}`.execute(connection)
  return rows.length > 0
}

/** Keys of the counters that an attempt increments. */
export interface TryKeys {
  readonly here: string
  /** `null` where the source has a count of its own. */
  readonly everywhere: string | null
}

/** Waits per source, and longer ones once the number of attempts from all sources exceeds a threshold. */
interface StrangersWaits {
  readonly waits: Waits
  readonly besiegedFrom: number
  readonly waitsOfBesieged: Waits
}

/** Counts a stranger's attempt, globally and per source, in one statement; returns as `insertTry` does. */
export async function insertTryOfStranger(
  connection: Connection,
  { here, everywhere }: { readonly here: string; readonly everywhere: string },
  { waits, besiegedFrom, waitsOfBesieged, ...counting }: Counting & StrangersWaits,
): Promise<boolean> {
  const { rows } = await sql<Counted>`
    with everywhere as (${adding(everywhere, integers([0]), counting)}),
    chosen as (
      select case when tries > ${besiegedFrom} then ${integers(waitsOfBesieged)} else ${integers(waits)} end as waits
      from everywhere
    )
    ${adding(here, sql`(select waits from chosen)`, counting)} ${prepared}`.execute(connection)
  return rows.length > 0
}

/** Until when the next try has to wait. */
export async function findWait(connection: Connection, key: string): Promise<Date | undefined> {
  const row = await connection
    .selectFrom('password_tries')
    .select('waits_until')
    .where('key', '=', key)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return row?.waits_until
}

/** Takes an attempt that was not verified off the global counter. */
export async function takeTryBack(connection: Connection, everywhere: string): Promise<void> {
  await sql`${takingBack(everywhere)} ${prepared}`.execute(connection)
}

const takingBack = (everywhere: string | null) =>
  sql`update password_tries set tries = tries - 1 where key = ${everywhere}`

/**
 * After a right password, takes the attempt off the global counter and deletes the counter of the source. The global
 * counter is written first, as when an attempt is added, to avoid deadlocks.
 */
export const forgettingTries = ({ here, everywhere }: TryKeys): Writes => ({
  try_taken_back: sql`${takingBack(everywhere)} and exists (select from person) returning key`,
  tries_forgotten: sql`
    delete from password_tries
    where key = ${here} and exists (select from person) and (select count(*) from try_taken_back) >= 0`,
})

/** Deletes counters without an attempt since a time. */
export async function deleteOldTries(connection: Connection, forgottenBefore: Date): Promise<void> {
  await connection
    .deleteFrom('password_tries')
    .where('key', 'in', ({ selectFrom }) =>
      // Skips rows locked by a concurrent attempt, instead of waiting for it.
      selectFrom('password_tries as old')
        .select('old.key')
        .where('old.last_at', '<', forgottenBefore)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
