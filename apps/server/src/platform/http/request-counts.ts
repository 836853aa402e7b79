import { type Counted, type Rate, secondsUntilNext } from '@redress/domain/people/request-limits.ts'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Connection } from '../database/database.ts'
import { preparedForFew } from '../database/prepared-statements.ts'
import { hashSecret } from '../secrets.ts'

/** Increment of a counter: subject, window in seconds, and number of requests. */
interface Added {
  readonly subject: string
  readonly seconds: number
  readonly begunAt: number
  readonly count: number
}

export interface CountStore {
  readonly database: Connection
  readonly clock: Clock
}

/** Start of the window that contains the time, in milliseconds. */
export const windowAt = (time: number, seconds: number): number => time - (time % (seconds * 1_000))

/** A window also counts in the next one, with decreasing weight (sliding window). */
const countsFor = (seconds: number): number => 2 * seconds * 1_000

const keyOf = (row: { readonly subject: string; readonly begun_at: Date }): string =>
  `${row.subject} ${row.begun_at.getTime()}`

/**
 * Adds to the shared counters; returns the totals in the same order. Subjects may be addresses, so only hashes are
 * stored.
 */
export async function addCounts(
  { database }: Pick<CountStore, 'database'>,
  added: readonly Added[],
): Promise<Counted[]> {
  if (added.length === 0) return []
  const rows = added.map(({ subject, seconds, begunAt, count }) => ({
    subject: hashSecret(`${seconds} ${subject}`),
    begun_at: new Date(begunAt),
    ends_at: new Date(begunAt + countsFor(seconds)),
    count,
  }))
  const counted = await database
    .insertInto('request_counts')
    // A fixed order prevents deadlocks between concurrent inserts.
    .values(rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflict(conflict =>
      conflict
        .columns(['subject', 'begun_at'])
        .doUpdateSet({ count: sql<number>`request_counts.count + excluded.count` }),
    )
    .returning(({ selectFrom, fn, val }) => [
      'subject',
      'begun_at',
      'count',
      fn
        .coalesce(
          // Only the latest earlier window still overlaps the beginning of this one.
          selectFrom('request_counts as earlier')
            .select('earlier.count')
            .whereRef('earlier.subject', '=', 'request_counts.subject')
            .whereRef('earlier.begun_at', '<', 'request_counts.begun_at')
            .whereRef('earlier.ends_at', '>', 'request_counts.begun_at'),
          val(0),
        )
        .as('before'),
    ])
    .modifyEnd(preparedForFew(rows))
    .execute()
  const counts = new Map(counted.map(row => [keyOf(row), row]))
  return rows.map(row => counts.get(keyOf(row)) ?? { count: 0, before: 0 })
}

/** Subject of a rate limit. */
export interface Bounded {
  readonly subject: string
  readonly rates: readonly Rate[]
}

type CountedOnce = Added & { readonly rate: Rate }

const once = ({ clock }: CountStore, bounded: readonly Bounded[]): CountedOnce[] => {
  const now = clock.now().getTime()
  return bounded.flatMap(({ subject, rates }) =>
    rates.map(rate => ({ subject, rate, seconds: rate.seconds, begunAt: windowAt(now, rate.seconds), count: 1 })),
  )
}

const giveBack = (store: CountStore, counted: readonly CountedOnce[]) =>
  addCounts(
    store,
    counted.map(each => ({ ...each, count: -1 })),
  )

/** Counts one request if all limits allow it; otherwise returns the seconds to wait, and counts nothing. */
async function count(store: CountStore, counted: readonly CountedOnce[]): Promise<number | null> {
  const now = store.clock.now().getTime()
  const counts = await addCounts(store, counted)
  const waits = counted.map(({ rate, begunAt }, index) => {
    const { count = 0, before = 0 } = counts[index] ?? {}
    return secondsUntilNext(rate, { count: count - 1, before }, (now - begunAt) / 1_000)
  })
  const wait = Math.max(0, ...waits)
  if (wait === 0) return null
  await giveBack(store, counted)
  return wait
}

/** Acts if all limits allow one more, and counts it; returns whether it acted. Refused and failed acts do not count. */
export async function actWithin(
  store: CountStore,
  bounded: readonly Bounded[],
  act: () => Promise<void>,
): Promise<boolean> {
  const counted = once(store, bounded)
  if ((await count(store, counted)) !== null) return false
  try {
    await act()
    return true
  } catch (error) {
    // If giving back fails too, the act's own error says more.
    await giveBack(store, counted).catch(() => undefined)
    throw error
  }
}

/**
 * Counts one request for each subject if all are below their limits. Otherwise it returns the seconds to wait and
 * counts nothing, so that repeated requests do not block others on the same network.
 */
export const secondsToWait = (store: CountStore, bounded: readonly Bounded[]): Promise<number | null> =>
  count(store, once(store, bounded))

export async function deleteEndedCounts({ database, clock }: CountStore): Promise<void> {
  await database.deleteFrom('request_counts').where('ends_at', '<=', clock.now()).execute()
}
