import { type RawBuilder, sql } from 'kysely'
import { builtOnce, type ValueOf } from './built-once.ts'
import type { Connection } from './database.ts'
import { columns } from './generated/columns.ts'
import { prepared } from './prepared-statements.ts'
import type { ColumnOf, Row, TableName } from './schema.ts'

/**
 * JSON forms of types: a bigint as text, because a double cannot hold it; a time as milliseconds, independent of the
 * connection's time zone and date style.
 */
const forms = {
  bigint: { decode: (value: unknown) => BigInt(value as string), encode: (column: string) => `${column}::text` },
  timestamptz: {
    decode: (value: unknown) => new Date(value as number),
    encode: (column: string) => `floor(extract(epoch from ${column}) * 1000)`,
  },
  other: { decode: (value: unknown) => value, encode: (column: string) => column },
}

function formOf(definition: string) {
  const [type] = definition.split(' ')
  return type === 'bigint' || type === 'timestamptz' ? forms[type] : forms.other
}

/** Columns to read from a table, by name. */
export interface Columns<Row> {
  readonly table: string
  readonly names: readonly (keyof Row & string)[]
  readonly decode: (values: readonly unknown[]) => Row
  /** Values of a row as a JSON array. */
  readonly asArray: RawBuilder<unknown>
}

const namesIn = <Name extends TableName>(table: Name) => Object.keys(columns[table]) as ColumnOf<Name>[]

/** Columns of a table except the named ones. */
export const allBut = <Name extends TableName, But extends ColumnOf<Name>>(table: Name, ...but: readonly But[]) =>
  namesIn(table).filter((name): name is Exclude<ColumnOf<Name>, But> => !but.some(each => each === name))

/** Computed column, which `from` provides. */
interface Joined<Value> {
  readonly form: keyof typeof forms
  /** Exists for its type alone. */
  readonly value?: Value
}
export const joined = <Value>(form: keyof typeof forms = 'other'): Joined<Value> => ({ form })

type JoinedColumns = Readonly<Record<string, Joined<unknown>>>
type Found<Name extends TableName, Read extends ColumnOf<Name>, Others extends JoinedColumns> = Pick<
  Row<Name>,
  Read
> & {
  readonly [Key in keyof Others]: Others[Key] extends Joined<infer Value> ? Value : never
}

/** Columns of a table, all by default; their types determine how they are decoded. */
export function columnsOf<
  Name extends TableName,
  Read extends ColumnOf<Name> = ColumnOf<Name>,
  Others extends JoinedColumns = Record<never, never>,
>(table: Name, names?: readonly Read[], others?: Others): Columns<Found<Name, Read, Others>> {
  const definitions: Readonly<Record<string, string>> = columns[table]
  const read = [
    ...(names ?? namesIn(table)).map(name => [name, formOf(definitions[name] ?? '')] as const),
    ...Object.entries(others ?? {}).map(([name, { form }]) => [name, forms[form]] as const),
  ]
  const written = read.map(([name, { encode }]) => encode(`${table}.${name}`))
  return {
    table,
    names: read.map(([name]) => name as keyof Found<Name, Read, Others> & string),
    asArray: sql.raw(`json_build_array(${written.join(', ')})`),
    // Hot path: tens of thousands of calls for a user with thousands of claims, so it allocates only the row.
    decode: values => {
      const row: Record<string, unknown> = {}
      let index = 0
      for (const [name, { decode }] of read) {
        const value = values[index++]
        row[name] = value === null ? null : decode(value)
      }
      return row as Found<Name, Read, Others>
    },
  }
}

/** Sub-query of a combined statement. */
export interface Part<Value> {
  /** Value as JSON. */
  readonly sql: RawBuilder<unknown>
  readonly decode: (json: never) => Value
}

/** Facts already loaded, which replace a sub-query. */
export const knownPart = <Value>(value: Value): Part<Value> => ({ sql: sql`null`, decode: () => value })

/** Maps the value of a part. */
export const partAs = <From, To>(part: Part<From>, form: (value: From) => To): Part<To> => ({
  sql: part.sql,
  decode: json => form(part.decode(json)),
})

interface Of {
  /** Condition on the rows. */
  readonly where: RawBuilder<unknown>
  readonly orderBy?: string
  /** Source of the rows, aliased as the table; the default is the table itself. */
  readonly from?: RawBuilder<unknown>
}

/** Rows of a table that meet a condition. */
export const rowsOf = <Row>(columns: Columns<Row>, { where, orderBy, from }: Of): Part<Row[]> => ({
  sql: sql`(
    select coalesce(json_agg(${columns.asArray}${sql.raw(orderBy ? ` order by ${orderBy}` : '')}), '[]'::json)
    from ${from ?? sql.raw(columns.table)} where ${where})`,
  decode: (rows: readonly (readonly unknown[])[]) => rows.map(columns.decode),
})

/** End of a condition on a column, such as `= …` or `in (…)`. */
export type Condition = RawBuilder<unknown>

export const equalTo = (id: string): Condition => sql`= ${id}`
type Values = readonly string[] | RawBuilder<readonly string[]>

/**
 * Hides the number of values from the planner. It assumes ten, and would replan a prepared statement each time for
 * fewer.
 */
export const arrayOf = (values: Values, type: 'uuid' | 'text'): RawBuilder<string[]> =>
  sql`array(select unnest(${values}::${sql.raw(type)}[]))`

export const among = (values: Values, type: 'uuid' | 'text' = 'uuid'): Condition => sql`= any(${arrayOf(values, type)})`

export type Parts = Readonly<Record<string, Part<unknown>>>
export type Read<Of extends Parts> = { readonly [Name in keyof Of]: Of[Name] extends Part<infer Value> ? Value : never }

/** Combines parts in one prepared statement; `beside` are common table expressions for the parts. */
const together = (parts: Parts, beside: RawBuilder<unknown> = sql``) =>
  sql<Record<string, unknown>>`${beside} select ${sql.join(
    Object.entries(parts).map(([name, part]) => sql`${part.sql} as ${sql.id(name)}`),
  )} ${prepared}`

const decoded = <Of extends Parts>(parts: Of, row: Record<string, unknown> = {}): Read<Of> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.decode(row[name] as never)])) as Read<Of>

/**
 * Reads several parts in one prepared statement, from one snapshot. Its text must not depend on the values, so that
 * there are few of them. `beside` are common table expressions for the parts.
 */
export async function readTogether<const Of extends Parts>(
  connection: Connection,
  parts: Of,
  beside?: RawBuilder<unknown>,
): Promise<Read<Of>> {
  const { rows } = await together(parts, beside).execute(connection)
  return decoded(parts, rows[0])
}

/** Variant for frequent reads, whose statement is built once. */
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
