import { limits } from '@redress/domain/people/limits.ts'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TermShape } from './search-term.ts'

/** What a statement of a search is told: each word of the term, the start of an id, and the time. */
export interface Given {
  /** A word as texts are compared. */
  readonly word: (index: number) => RawBuilder<string>
  /** The same as a pattern: a word anywhere in a text. */
  readonly pattern: (index: number) => RawBuilder<string>
  readonly idStart: RawBuilder<string>
  readonly now: RawBuilder<Date>
}

export const all = (conditions: readonly Expression<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/** The places of a term's words. */
export const wordsOf = ({ long, short }: TermShape) => Array.from({ length: long + short }, (_, index) => index)

/** Each word of the term anywhere in a text, in whatever order. */
export const contains = (text: Expression<string>, shape: TermShape, given: Given): RawBuilder<SqlBool> =>
  all(wordsOf(shape).map(word => sql<SqlBool>`${text} like ${given.pattern(word)}`))

/**
 * The same as the indexes find it, whatever the words are. Trigrams of a word that has none would be looked for in the
 * whole index, which is kept from it; letters and pairs are common, and asked for where there is nothing else.
 */
const containsIndexed = (text: Expression<string>, shape: TermShape, given: Given): RawBuilder<SqlBool> =>
  all(
    wordsOf(shape).flatMap(word => {
      if (word < shape.long) return sql<SqlBool>`${text} like ${given.pattern(word)}`
      const isThere = sql<SqlBool>`strpos(${text}, ${given.word(word)}) > 0`
      return shape.long > 0
        ? isThere
        : [sql<SqlBool>`search_parts(${text}) @> search_parts(${given.word(word)})`, isThere]
    }),
  )

/** What is searched, and how what matches is come by. */
export interface Searched {
  /** All rows in their order, and whether they are public and match: as much of it is read as is asked for. */
  readonly walked: (most: number) => RawBuilder<unknown>
  /** What is public and matches, in no order. */
  readonly matching: (containing: typeof contains) => RawBuilder<unknown>
  /** Whose rows they are: as many as PostgreSQL takes it to have. */
  readonly table: 'claim_search' | 'record_names'
  readonly order: RawBuilder<unknown>
  readonly id: RawBuilder<unknown>
  /** Whether a candidate is the first of those that match and have its id, among what is named so. */
  readonly isFirst: (rows: string) => Expression<SqlBool>
}

/** So many rows are walked through to see how common a term is. */
const firstRows = 1_000

/** If fewer of the first rows match, an index leads to all that do sooner than a walk to enough of them, */
const fewestToWalk = 10

/** and so it does if fewer match than this, divided by the root of all rows: then few match in all. */
const fewestOfOneRow = 15_000

/** How much further is walked than to where enough would match if all rows were like the first ones. */
const reserve = 1.25

/** So much that matches is put in order. Where there is more, it is met soon in the order in which it is kept. */
const mostSorted = 20_000

/** One more than is counted. */
const enough = limits.searchResults + 1

/** If all rows were like the first ones, so many would have to be walked through for a thing that matched once in them. */
const rowsForOne = firstRows * reserve * enough

const mostRows = Math.ceil(rowsForOne / fewestToWalk)

// Numbers stand in the text, so that PostgreSQL knows them where it plans for any words.
const number = (value: number) => sql.lit(value)

/**
 * Of some candidates the ids of those that match, each once, until there are enough. They are put in order before it is
 * asked which of them is the first (`offset`), however many PostgreSQL expects.
 */
const found = (
  { id, isFirst, order }: Searched,
  rows: string,
  { most = number(enough), isNew = sql`true` }: { most?: RawBuilder<unknown>; isNew?: RawBuilder<unknown> } = {},
) => sql`array(
  select ${id}
  from (select * from ${sql.raw(rows)} where matches and ${isNew} order by ${order} offset 0) as candidates
  where ${isFirst(rows)}
  order by ${order} limit ${most}
)`

/**
 * As many ids as are counted and one more: what is common by walking, what is rare by its index. `null` where what matches
 * is too much to be put in order, and too rare among the first rows to be walked to.
 */
export function foundIds(searched: Searched): RawBuilder<string[] | null> {
  const { walked, matching, id, table } = searched
  return sql`(
    with first_rows as materialized (
      ${walked(firstRows)}
    ), first_found as materialized (
      select ${found(searched, 'first_rows')} as ids
    ), first as materialized (
      select ids, case
        when (select count(*) from first_rows) < ${number(firstRows)} then 0
        when cardinality(ids) >= greatest(${number(fewestToWalk)}, ${number(fewestOfOneRow)} / sqrt(greatest(
          (select reltuples from pg_class where oid = ${sql.lit(table)}::regclass), 1
        )))
          then ceil(${number(rowsForOne)} / cardinality(ids))::int - ${number(firstRows)}
      end as further
      from first_found
    ), further_rows as materialized (
      select * from (${walked(mostRows)}) as walked
      offset ${number(firstRows)} limit (select coalesce(further, 0) from first)
    ), further_found as materialized (
      select further, ids || ${found(searched, 'further_rows', {
        most: sql`(select ${number(enough)} - cardinality(ids) from first)`,
        isNew: sql`${id} not in (select unnest(ids) from first)`,
      })} as ids
      from first
    ), walked as materialized (
      select ids, further is not null and (
        cardinality(ids) = ${number(enough)} or further = 0 or (select count(*) from further_rows) < further
      ) as is_all
      from further_found
    ), matching as materialized (
      select * from (${matching(containsIndexed)} limit ${number(mostSorted)}) as matching
      where not (select is_all from walked)
    ), sorted as materialized (
      select case when count(*) < ${number(mostSorted)} then ${found(searched, 'matching')} end as ids from matching
    )
    select case when walked.is_all then walked.ids else sorted.ids end from walked, sorted
  )`
}

/** The same where what matches is all put in order. */
export const foundIdsOfAll = (searched: Searched): RawBuilder<string[]> => sql`(
  with candidates as materialized (${searched.matching(contains)})
  select ${found(searched, 'candidates')}
)`
