import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Connection } from '../database/database.ts'
import { preparedForFew } from '../database/prepared-statements.ts'
import { hashSecret } from '../secrets.ts'

/** How often something may be asked for in each window of so many seconds. The windows begin alike in all processes. */
export interface Rate {
  readonly maximum: number
  readonly seconds: number
}

/** Requests that are counted: of what, in windows of how many seconds, and how many more of them there were. */
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

/** When the window began that a time falls into, in milliseconds. */
export const windowAt = (time: number, seconds: number): number => time - (time % (seconds * 1_000))

/**
 * Adds to the counts of all processes; answers what they come to, in the same order. What is counted may be an address,
 * and is not stored as it is.
 */
export async function addCounts(
  { database }: Pick<CountStore, 'database'>,
  added: readonly Added[],
): Promise<number[]> {
  if (added.length === 0) return []
  const rows = added.map(({ subject, seconds, begunAt, count }) => ({
    subject: hashSecret(`${seconds} ${subject}`),
    begun_at: new Date(begunAt),
    ends_at: new Date(begunAt + seconds * 1_000),
    count,
  }))
  const counted = await database
    .insertInto('request_counts')
    // In one order, so that two that add to the same do not wait for each other.
    .values(rows.toSorted((one, other) => (one.subject < other.subject ? -1 : 1)))
    .onConflict(conflict =>
      conflict
        .columns(['subject', 'begun_at'])
        .doUpdateSet({ count: sql<number>`request_counts.count + excluded.count` }),
    )
    .returning(['subject', 'count'])
    .modifyEnd(preparedForFew(rows))
    .execute()
  const counts = new Map(counted.map(({ subject, count }) => [subject, count]))
  return rows.map(({ subject }) => counts.get(subject) ?? 0)
}

/** Something that may happen only so often. */
export interface Bounded {
  readonly subject: string
  readonly rates: readonly Rate[]
}

const oncePerWindow = (bounded: readonly Bounded[], now: number) =>
  bounded.flatMap(({ subject, rates }) =>
    rates.map(({ maximum, seconds }) => ({ subject, seconds, maximum, begunAt: windowAt(now, seconds), count: 1 })),
  )

/**
 * Acts where each bound leaves room for one more, and counts that; answers whether it did. What is refused, or fails,
 * counts for nothing.
 */
export async function actWithin(
  store: CountStore,
  bounded: readonly Bounded[],
  act: () => Promise<void>,
): Promise<boolean> {
  const counted = oncePerWindow(bounded, store.clock.now().getTime())
  const giveBack = () =>
    addCounts(
      store,
      counted.map(each => ({ ...each, count: -1 })),
    )
  const counts = await addCounts(store, counted)
  if (counted.some(({ maximum }, index) => (counts[index] ?? 0) > maximum)) {
    await giveBack()
    return false
  }
  try {
    await act()
    return true
  } catch (error) {
    // Where the database is away as well, the act's own failure says more.
    await giveBack().catch(() => undefined)
    throw error
  }
}

/** Counts one request for each subject; answers in how many seconds it may be asked again, `null` where it may now. */
export async function secondsToWait(store: CountStore, subjects: readonly Bounded[]): Promise<number | null> {
  const now = store.clock.now().getTime()
  const counted = oncePerWindow(subjects, now)
  const counts = await addCounts(store, counted)
  const waits = counted.flatMap(({ maximum, seconds, begunAt }, index) =>
    (counts[index] ?? 0) > maximum ? [(begunAt + seconds * 1_000 - now) / 1_000] : [],
  )
  return waits.length === 0 ? null : Math.max(...waits)
}

export async function deleteEndedCounts({ database, clock }: CountStore): Promise<void> {
  await database.deleteFrom('request_counts').where('ends_at', '<=', clock.now()).execute()
}
