import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migratedDatabase } from '../../testing/fresh-database.ts'

const linesOf = (values: readonly string[], indent: string) => values.map(each => `${indent}${each},\n`).join('')

test('the columns are those of the migrated database', async () => {
  const { database } = await migratedDatabase()
  const { rows } = await sql<{ name: string; columns: readonly string[] }>`
    select relname as name, array_agg(attname || ': ''' ||
      case format_type(atttypid, null) when 'timestamp with time zone' then 'timestamptz' else format_type(atttypid, null) end ||
      case when attnotnull then '' else ' null' end ||
      case when attidentity = 'a' or attgenerated <> '' then ' always' when atthasdef then ' default' else '' end || ''''
      order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely\\_%' and attnum > 0
      and not attisdropped
    group by relname order by relname`.execute(database)
  const tables = rows.map(({ name, columns }) => `${name}: {\n${linesOf(columns, '    ')}  }`)
  await expect(
    `// Made from the migrated database: npx vitest run columns -u\nexport const columns = {\n${linesOf(tables, '  ')}} as const\n`,
  ).toMatchFileSnapshot('generated/columns.ts')
})
