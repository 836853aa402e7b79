import type pg from 'pg'
import { type CopyStreamQuery, type CopyToStreamQuery, from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** Table with the columns that are copied, in order. */
export interface CopiedTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** Position of a sequence. */
export interface CopiedSequence {
  readonly name: string
  readonly lastValue: string
}

/** Excluded are the migrator's own tables, which it creates itself. */
const isOwnTable = `relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'`

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const target = ({ name, columns }: CopiedTable): string => `public.${quoted(name)} (${columns.map(quoted).join(', ')})`

/** All tables of the product; a table comes after those that it references. */
export async function listTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { references: string[] }>(`
    select relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select other.relname::text from pg_constraint join pg_class as other on other.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
      ) as references
    from pg_class where ${isOwnTable} order by relname
  `)
  const ordered: CopiedTable[] = []
  const isOrdered = (name: string) => ordered.some(table => table.name === name)
  while (ordered.length < rows.length) {
    const next = rows.find(({ name, references }) => !isOrdered(name) && references.every(isOrdered))
    if (!next) throw new Error('Tables refer to each other in a circle, so that none can be filled first')
    ordered.push({ name: next.name, columns: next.columns })
  }
  return ordered
}

export const copyOut = (client: pg.Client, table: CopiedTable): CopyToStreamQuery =>
  client.query(copyTo(`copy ${target(table)} to stdout`))

export const copyIn = (client: pg.Client, table: CopiedTable): CopyStreamQuery =>
  client.query(copyFrom(`copy ${target(table)} from stdin`))

/** Used sequences. They may be ahead of the rows, never behind. */
export async function readSequences(client: pg.Client): Promise<CopiedSequence[]> {
  const { rows } = await client.query<CopiedSequence>(`
    select sequencename as name, last_value::text as "lastValue" from pg_sequences
    where schemaname = 'public' and last_value is not null
  `)
  return rows
}

export async function setSequences(client: pg.Client, sequences: readonly CopiedSequence[]): Promise<void> {
  for (const { name, lastValue } of sequences) {
    await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, lastValue])
  }
}

/** True if a database is empty: no relations but those of extensions, and no jobs. */
export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ hasQueue: boolean; isEmpty: boolean }>(`
    select to_regclass('pgboss.job') is not null as "hasQueue", not exists (
      select from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_|^(information_schema|pgboss)$')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    ) as "isEmpty"
  `)
  const [found] = rows
  if (!found?.isEmpty || !found.hasQueue) return Boolean(found?.isEmpty)
  return (await client.query('select from pgboss.job limit 1')).rowCount === 0
}

/** Privilege that a restore needs and the connection's user lacks; `null` if none is missing. */
export async function missingPrivilege(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ schema: boolean; database: boolean }>(`
    select has_schema_privilege('public', 'create') as schema,
      has_database_privilege(current_database(), 'create') as database
  `)
  if (!rows[0]?.schema) return 'permission denied for schema public'
  return rows[0].database ? null : 'permission denied to create schemas'
}
