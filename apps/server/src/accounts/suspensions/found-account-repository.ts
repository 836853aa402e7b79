import { normaliseShortId } from '@redress/domain/claim/short-id.ts'
import { wordsWithin } from '@redress/domain/text/search-words.ts'
import { sql } from 'kysely'
import { containsAny, hasNumber } from '../../platform/database/contained-text.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { Table } from '../../platform/database/schema.ts'

const names = sql`searchable(first_name || ' ' || last_name || ' ' || username)`

/**
 * Accounts with all words of a term in their names, with the term in a confirmed address, with its number, or one of
 * those given. Each part stops at the limit, so that a common word reads no more.
 */
export async function findAccountsBy(
  connection: Connection,
  { term, others, atMost }: { readonly term: string; readonly others: readonly string[]; readonly atMost: number },
) {
  const limit = sql`limit ${sql.lit(atMost)}`
  const words = wordsWithin(term)
  const number = normaliseShortId(term)
  const parts = [
    sql`(select id from users where ${sql.join(
      words.map(spellings => containsAny(names, spellings)),
      sql` and `,
    )} ${limit})`,
    sql`(select unnest(${others}::uuid[]))`,
    ...(/\s/.test(term)
      ? []
      : [
          sql`(select user_id from emails
            where is_confirmed and ${containsAny(sql`address`, [term.toLowerCase()])} ${limit})`,
        ]),
    ...(number === null ? [] : [sql`(select id from users where ${hasNumber(sql`id`, number)} ${limit})`]),
  ]
  const { rows } = await sql<Pick<Table<'users'>, 'username' | 'first_name' | 'last_name' | 'closed_at'>>`
    select username, first_name, last_name, closed_at
    from (${sql.join(parts, sql` union `)}) as found join users using (id)
    order by username ${limit}
  `.execute(connection)
  return rows
}
