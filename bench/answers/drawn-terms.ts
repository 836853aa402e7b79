import { withClient } from '../../apps/server/src/testing/with-client.ts'

export interface DrawnTerm {
  readonly kind: string
  readonly term: string
}

/**
 * What somebody may look for who has looked for nothing before, drawn from the names of companies and people: many words,
 * fewer pairs of words, and some letter pairs, mixed; the same at every run.
 */
const drawn = `
  with names as (
    select name from (
      select distinct name, record_id from searched_defendants
    ) as names order by hashtext(name), record_id limit 4000
  ), words as (
    select word, word ~ '^\\w{3,}$' as is_long
    from names, string_to_table(name, ' ') as word where word ~ '^\\w{2,}$'
  ), terms as (
    (select 'a word' as kind, word as term from words where is_long group by word order by md5(word) limit 900)
    union all
    (select 'two words', term from (
      select distinct split_part(name, ' ', 1) || ' ' || split_part(name, ' ', 2) as term from names
    ) as pairs where term ~ '^\\w{3,} \\w{3,}$' order by md5(term) limit 450)
    union all
    (select 'two letters', letters from (select distinct left(word, 2) as letters from words) as pairs
      order by md5(letters) limit 150)
  )
  select kind, term from terms order by md5(term)`

export const drawTerms = (databaseUrl: string): Promise<readonly DrawnTerm[]> =>
  withClient(databaseUrl, async client => (await client.query<DrawnTerm>(drawn)).rows)
