import { type RawBuilder, sql } from 'kysely'
import { builtOnce, type ValueOf } from './built-once.ts'
import type { Connection } from './database.ts'
import { prepared } from './prepared-statements.ts'
import type { Database } from './schema.ts'

/**
 * How a column goes through JSON: a whole number that may be larger than a double holds as a text, and a time as its
 * milliseconds, so that neither the zone nor the style of the connection is asked.
 */
type Kind<Value> =
  Extract<Value, Date> extends never ? (Extract<Value, bigint> extends never ? 'plain' : 'bigint') : 'time'

type Decoded = Date | bigint | unknown
const decoders = {
  plain: (value: unknown): Decoded => value,
  bigint: (value: unknown): Decoded => BigInt(value as string),
  time: (value: unknown): Decoded => new Date(value as number),
} satisfies Record<Kind<unknown> | 'bigint' | 'time', (value: unknown) => Decoded>

const encoders = {
  plain: column => column,
  bigint: column => `${column}::text`,
  time: column => `floor(extract(epoch from ${column}) * 1000)`,
} satisfies Record<keyof typeof decoders, (column: string) => string>

/** The columns that are read of a table, by name. */
export interface Columns<Row> {
  readonly table: string
  readonly names: readonly (keyof Row & string)[]
  readonly decode: (values: readonly unknown[]) => Row
  /** The values of a row as one array in JSON. */
  readonly asArray: RawBuilder<unknown>
}

/** Names the columns of a table, and how each is read from JSON: the compiler knows both, and misses none of the row's. */
export function columnsOf<Row>(
  table: keyof Database & string,
  kinds: { readonly [Column in keyof Row]-?: Kind<Row[Column]> },
): Columns<Row> {
  const columns = Object.entries(kinds) as [keyof Row & string, keyof typeof decoders][]
  const decodersOf = columns.map(([name, kind]) => [name, decoders[kind]] as const)
  const written = columns.map(([name, kind]) => encoders[kind](`${table}.${name}`))
  return {
    table,
    names: columns.map(([name]) => name),
    asArray: sql.raw(`json_build_array(${written.join(', ')})`),
    // For somebody with thousands of claims it runs tens of thousands of times, so it makes nothing but the row.
    decode: values => {
      const row: Partial<Record<keyof Row, Decoded>> = {}
      let index = 0
      for (const [name, decode] of decodersOf) {
        const value = values[index++]
        row[name] = value === null ? null : decode(value)
      }
      return row as Row
    },
  }
}

/** One of the things that a statement answers with. */
export interface Part<Value> {
  /** A value in JSON. */
  readonly sql: RawBuilder<unknown>
  readonly decode: (json: never) => Value
}

/** What is known already, in place of a part. */
export const knownPart = <Value>(value: Value): Part<Value> => ({ sql: sql`null`, decode: () => value })

/** What a part is made of, in another form. */
export const partAs = <From, To>(part: Part<From>, form: (value: From) => To): Part<To> => ({
  sql: part.sql,
  decode: json => form(part.decode(json)),
})

interface Of {
  /** The condition that the rows meet. */
  readonly where: RawBuilder<unknown>
  readonly orderBy?: string
  /** What the rows are taken from under the name of the table, where that is not the table itself. */
  readonly from?: RawBuilder<unknown>
}

/** The rows of a table that meet a condition. */
export const rowsOf = <Row>(columns: Columns<Row>, { where, orderBy, from }: Of): Part<Row[]> => ({
  sql: sql`(
    select coalesce(json_agg(${columns.asArray}${sql.raw(orderBy ? ` order by ${orderBy}` : '')}), '[]'::json)
    from ${from ?? sql.raw(columns.table)} where ${where})`,
  decode: (rows: readonly (readonly unknown[])[]) => rows.map(columns.decode),
})

/** The end of a condition on a column. */
export type Condition = RawBuilder<unknown>

export const equalTo = (id: string): Condition => sql`= ${id}`
type Values = readonly string[] | RawBuilder<readonly string[]>

/**
 * Values whose number is hidden from planning: PostgreSQL takes ten for granted, and would plan a statement that it keeps
 * anew, each time, wherever they are fewer.
 */
export const arrayOf = (values: Values, type: 'uuid' | 'text'): RawBuilder<string[]> =>
  sql`array(select unnest(${values}::${sql.raw(type)}[]))`

export const among = (values: Values, type: 'uuid' | 'text' = 'uuid'): Condition => sql`= any(${arrayOf(values, type)})`

type Parts = Readonly<Record<string, Part<unknown>>>
type Read<Of extends Parts> = { readonly [Name in keyof Of]: Of[Name] extends Part<infer Value> ? Value : never }

/** Several things as one statement that PostgreSQL keeps prepared; `beside` are queries that the parts name (`with`). */
const together = (parts: Parts, beside: RawBuilder<unknown> = sql``) =>
  sql<Record<string, unknown>>`${beside} select ${sql.join(
    Object.entries(parts).map(([name, part]) => sql`${part.sql} as ${sql.id(name)}`),
  )} ${prepared}`

const decoded = <Of extends Parts>(parts: Of, row: Record<string, unknown> = {}): Read<Of> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.decode(row[name] as never)])) as Read<Of>

/**
 * Reads several things at once, as of one moment, with one statement that PostgreSQL keeps prepared. Its text must not
 * depend on what is asked for, so that there are few of them. `beside` are queries that the parts name (`with`).
 */
export async function readTogether<const Of extends Parts>(
  connection: Connection,
  parts: Of,
  beside?: RawBuilder<unknown>,
): Promise<Read<Of>> {
  const { rows } = await together(parts, beside).execute(connection)
  return decoded(parts, rows[0])
}

/** The same for what is asked so often that its statement is built once. */
export function readTogetherOnce<Values extends object, const Of extends Parts>(
  build: (
    connection: Connection,
    value: ValueOf<Values>,
  ) => { readonly parts: Of; readonly beside: RawBuilder<unknown> },
): (connection: Connection, values: Values) => Promise<Read<Of>> {
  let built: Of | undefined
  const read = builtOnce((connection, value: ValueOf<Values>) => {
    const { parts, beside } = build(connection, value)
    built = parts
    return { compile: () => together(parts, beside).compile(connection) }
  })
  return async (connection, values) => {
    const [row] = await read(connection, values)
    return decoded(built as Of, row)
  }
}
