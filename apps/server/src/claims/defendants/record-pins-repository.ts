import type { ApartPins } from '@redress/domain/record/company-record.ts'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'

/** Which pins of some are not one with which others, as the operator has said. */
export async function findApart(connection: Connection, pins: readonly (string | null)[]): Promise<ApartPins[]> {
  const among = [...new Set(pins.filter(pin => pin !== null))]
  if (among.length === 0) return []
  const pairs = await connection
    .selectFrom('records_apart')
    .selectAll()
    .where(pair => pair.or([pair('one_pin', 'in', among), pair('other_pin', 'in', among)]))
    .execute()
  return pairs.map(({ one_pin, other_pin }) => [one_pin, other_pin])
}

/** Stores pairs of pins that are separate, and deletes earlier pairs of some pins. */
export async function replaceApart(
  transaction: Connection,
  { of, pairs }: { readonly of: readonly string[]; readonly pairs: readonly ApartPins[] },
): Promise<void> {
  if (of.length > 0) {
    await transaction
      .deleteFrom('records_apart')
      .where(pair => pair.or([pair('one_pin', 'in', of), pair('other_pin', 'in', of)]))
      .execute()
  }
  if (pairs.length === 0) return
  await transaction
    .insertInto('records_apart')
    .values(
      pairs.map(([one, other]) => ({
        one_pin: one < other ? one : other,
        other_pin: one < other ? other : one,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

interface Pinned {
  /** Ids of companies; companies with one of `pins` are included. */
  readonly ids: readonly string[]
  readonly pins: readonly string[]
  readonly pin: string
}

/** Pins companies as one, in one statement that locks them in one order. */
export async function pinCompanies(transaction: Connection, { ids, pins, pin }: Pinned): Promise<void> {
  await sql`
    with locked as (
      select id from defendants where id = any(${ids}::uuid[]) or record_pin = any(${pins}::uuid[])
      order by sequence for no key update
    )
    update defendants set record_pin = ${pin} from locked where defendants.id = locked.id
  `.execute(transaction)
}

/** Adds keys by which pinned companies do not match; `null` clears them. */
export async function denyKeys(transaction: Connection, pin: string, keys: readonly string[] | null): Promise<void> {
  await sql`
    with locked as (select id from defendants where record_pin = ${pin} order by sequence for no key update)
    update defendants set denied_keys = ${keys === null ? sql`'{}'` : sql`denied_keys || ${keys}::text[]`}
    from locked where defendants.id = locked.id
  `.execute(transaction)
}
