import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Condition: a text contains one of some spellings of a word. Wildcards among its characters stand for themselves. */
export const containsAny = (text: RawBuilder<unknown>, spellings: readonly string[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    spellings.map(each => sql`${text} like ${`%${each.replace(/[\\%_]/g, String.raw`\$&`)}%`}`),
    sql` or `,
  )})`

/** Condition: an id begins with the number that people are shown (`shortId`), by the index of the id. */
export const hasNumber = (id: RawBuilder<unknown>, number: string): RawBuilder<SqlBool> =>
  sql`(${id} between ${`${number}-0000-0000-0000-000000000000`}::uuid and ${`${number}-ffff-ffff-ffff-ffffffffffff`}::uuid)`
