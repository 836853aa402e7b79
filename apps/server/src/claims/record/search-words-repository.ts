import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Connection, inTransaction } from '../../platform/database/database.ts'

/** Words are looked at in the order of the alphabet, so many at a time: each is looked for in three indexes. */
const wordsAtOnce = 1_000

const saysWord = (words: RawBuilder<unknown>) => sql<SqlBool>`search_words_of(${words}) @> array[listed.word]`
const ofType = (type: 'Company' | 'Individual') =>
  sql`select from record_names where type = ${sql.lit(type)} and ${saysWord(sql`sort_name || further`)}`
const isUnsaid = sql<SqlBool>`
  not exists (select from claim_search where ${saysWord(sql`text`)})
  and not exists (${ofType('Company')}) and not exists (${ofType('Individual')})
`

/**
 * Takes away the words that nothing public says any more, and what two have listed at the same time. Whoever writes texts
 * has ended or waits meanwhile, and lists what was taken away again.
 */
const takeAway = (connection: Connection, words: readonly string[]): Promise<void> =>
  inTransaction(connection, async transaction => {
    await sql`lock table search_words in share row exclusive mode`.execute(transaction)
    await sql`
      delete from search_words as listed
      where word = any(${words}::text[]) and (
        exists (select from search_words as other where other.word = listed.word and other.ctid < listed.ctid)
        or ${isUnsaid}
      )
    `.execute(transaction)
  })

export async function sweepSearchWords({ database }: { readonly database: Connection }): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ word: string; is_left: boolean }>`
      select word, is_double or ${isUnsaid} as is_left
      from (
        select word, count(*) > 1 as is_double from search_words
        where word > ${after} group by word order by word limit ${wordsAtOnce}
      ) as listed
      order by word
    `.execute(database)
    const left = rows.filter(({ is_left }) => is_left).map(({ word }) => word)
    if (left.length > 0) await takeAway(database, left)
    const last = rows.at(-1)
    if (!last || rows.length < wordsAtOnce) return
    after = last.word
  }
}
