import { limits } from '@redress/domain/people/limits.ts'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TermShape } from './search-term.ts'

/** What a statement of a search is told: each word of the term, the start of an id, and the time. */
export interface Given {
  /** A word as a pattern: anywhere in a text. */
  readonly pattern: (index: number) => RawBuilder<string>
  /** What of it is looked for in words: as texts are compared, one letter can become two words. */
  readonly part: (index: number) => RawBuilder<string>
  readonly partPattern: (index: number) => RawBuilder<string>
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

// Numbers stand in the text, so that PostgreSQL knows them where it plans for any words.
const number = (value: number) => sql.lit(value)

/** How far is counted, and how far each way is gone before another one is: what is found is the same whatever they are. */
export interface Bounds {
  /** So many are counted, and one more says that there are more. */
  readonly counted: number
  /** If more words of texts contain a word of the term, its list is a part of them. */
  readonly mostListed: number
  /** A longer list is left out where another word of the term has a shorter one: an index compares each with each other. */
  readonly mostCombined: number
  /** So many rows are walked through to see how common a term is, where a word contains it; */
  readonly firstRows: number
  /**
   * if so many of them match, divided by the root of all rows, a walk meets many sooner than an index of words has listed
   * all that match: the more rows there are, the longer that takes.
   */
  readonly fewestOfOneRow: number
  /** A walk that has not met many by then is given up, */
  readonly mostWalkedForMany: number
  /** and so is one that has not met a page. */
  readonly mostWalkedForPage: number
  /** So much that matches is put in order. */
  readonly mostSorted: number
}

/** As measured ([performance](../../../../../docs/performance/search.md)). */
export const measuredBounds: Bounds = {
  counted: limits.searchResults,
  mostListed: 1_000,
  mostCombined: 200,
  firstRows: 100,
  fewestOfOneRow: 6_000,
  mostWalkedForMany: 25_000,
  mostWalkedForPage: 8_000,
  mostSorted: 20_000,
}

/** The words of texts that contain a word of the term, and the one that stands for those too long to be listed. */
function listed(word: number, shape: TermShape, given: Given, { mostListed }: Bounds) {
  // Trigrams of a word that has none would be looked for in the whole index.
  const containing =
    word < shape.long
      ? sql`word like ${given.partPattern(word)}`
      : sql`search_parts(word) @> search_parts(${given.part(word)}) and strpos(word, ${given.part(word)}) > 0`
  return sql`array(
    select word from search_words where ${containing}
    union all
    (select word from search_words where word = '…' limit 1)
    limit ${number(mostListed + 1)}
  )`
}

/**
 * The lists of words (`looked_up`) by which what contains the term is looked up: of several words not the long ones. Only of
 * a term of one word is a list that is not whole (`is_whole`) of use: whatever has one of its words matches.
 */
export function wordLists(shape: TermShape, given: Given, bounds: Bounds): RawBuilder<unknown> {
  const { mostListed, mostCombined } = bounds
  const words = wordsOf(shape)
  const isWhole = sql`cardinality(words) <= ${number(mostListed)}`
  return sql`
    listed (place, words) as materialized (
      ${sql.join(
        words.map(word => sql`select ${number(word)}, ${listed(word, shape, given, bounds)}`),
        sql` union all `,
      )}
    ),
    looked_up as materialized (
      select place, words, is_shortest, is_whole from (
        select place, words, ${isWhole} as is_whole, row_number() over (order by cardinality(words), place) = 1 as is_shortest
        from listed where ${words.length > 1 ? isWhole : sql`true`}
      ) as ranked
      where is_shortest or cardinality(words) <= ${number(mostCombined)}
    )
  `
}

/** Whether words lead to all that matches. */
const isAllLookedUp = sql<SqlBool>`exists (select from looked_up where is_whole)`

/** What is searched, and how what matches is come by. */
export interface Searched {
  readonly shape: TermShape
  /**
   * All rows in their order, and whether they are public and match: as much of it is read as is asked for. From the first
   * one on, or behind the last one of the page before.
   */
  readonly walked: (from: 'first' | 'page', most?: number) => RawBuilder<unknown>
  /** What is public, matches and has certain words, in no order. */
  readonly having: (hasWords: (words: RawBuilder<string[]>) => RawBuilder<SqlBool>) => RawBuilder<unknown>
  /** What is public and matches, whatever it says. */
  readonly further?: RawBuilder<unknown>
  /** Whose rows they are: as many as PostgreSQL takes it to have. */
  readonly table: 'claim_search' | 'record_names'
  readonly order: RawBuilder<unknown>
  readonly id: RawBuilder<unknown>
  /** Whether one of the `candidates` is the first of those that match and have its id. */
  readonly isFirst: Expression<SqlBool>
  /** Whether a candidate comes behind the last one of the page before. */
  readonly isOnPage: Expression<SqlBool>
}

/** One more than a page shows: whether there is a next one. */
const page = limits.pageSize + 1

/** So many rows that match are looked at to see whether there are many, for each of these: some have two of the words, or one id. */
const rowsOfOne = 1.1

/**
 * What matches, looked up by its words, as much as is asked for. Of a term of one word, or where even the shortest list is
 * long, each word is looked up by itself, so that a text that has two of them comes twice.
 */
function lookedUp({ having, further, shape }: Searched, { mostCombined, mostSorted }: Bounds): RawBuilder<unknown> {
  const words = wordsOf(shape)
  const isShort = sql`cardinality(words) <= ${number(mostCombined)}`
  const listOf = (word: number) => sql`coalesce(
    (select words from looked_up where place = ${number(word)}), (select words from looked_up where is_shortest)
  )`
  const combined = sql`
    select * from (
      ${having(of => all(words.map(word => sql<SqlBool>`${of} && ${listOf(word)}`)))} offset 0
    ) as having_words
    where exists (select from looked_up where is_shortest and ${isShort})
  `
  const oneByOne = sql`
    select having_word.* from (
      select unnest(words) as word from looked_up where is_shortest ${words.length > 1 ? sql`and not ${isShort}` : sql``}
    ) as listed_word
    cross join lateral (${having(of => sql`${of} @> array[listed_word.word]`)} offset 0) as having_word
  `
  const parts = [...(words.length > 1 ? [combined] : []), oneByOne, ...(further ? [further] : [])]
  return sql`${sql.join(parts, sql` union all `)} limit ${number(mostSorted)}`
}

/** The ids of one page of some rows. Only of those that are met until then it is asked whether they are the first. */
const pageOf = ({ id, isFirst, order }: Searched, rows: RawBuilder<unknown>) => sql`array(
  select ${id} from (${rows} offset 0) as candidates
  where matches and ${isFirst}
  order by ${order} limit ${number(page)}
)`

/**
 * How many match, as far as they are counted, and the ids of one page of them. Whether there are many is seen without
 * putting them in order: a page of many is often soon met on a walk, and few are all looked up. `null` in the place of what
 * is not found so, as too many words lead to it, or there is too much to be put in order.
 *
 * PostgreSQL reads of `looked` as much as is asked of it, and goes on from there where more is asked.
 */
export function findPage(searched: Searched, { bounds }: { readonly bounds: Bounds }): RawBuilder<unknown> {
  const { walked, id, isOnPage, order, table } = searched
  const many = bounds.counted + 1
  const rowsOfMany = Math.ceil(rowsOfOne * many)
  const allRows = sql`(select greatest(reltuples, 1) from pg_class where oid = ${sql.lit(table)}::regclass)`
  const isNowhere = sql<SqlBool>`exists (select from looked_up where words = '{}')`
  const areMany = (rows: RawBuilder<unknown>) => sql`(select count(distinct ${id}) >= ${number(many)} from ${rows})`
  return sql`(
    with first_rows as materialized (
      select * from (${walked('first', bounds.firstRows)}) as walked where not ${isNowhere}
    ), met as materialized (
      select * from (${walked('first', bounds.mostWalkedForMany)}) as walked
      where matches and (select count(*) >= ${number(bounds.fewestOfOneRow)} / sqrt(${allRows}) from first_rows where matches)
      limit ${number(rowsOfMany)}
    ), looked as materialized (
      ${lookedUp(searched, bounds)}
    ), verdict as materialized (
      select ${areMany(sql`met`)}
        or ${areMany(sql`(select * from looked limit ${number(rowsOfMany)}) as first_looked`)} as is_many
    ), page_of_walk as materialized (
      select ${pageOf(searched, walked('page', bounds.mostWalkedForPage))} as ids where (select is_many from verdict)
    ), is_walked as materialized (
      select coalesce((select cardinality(ids) = ${number(page)} from page_of_walk), false) as is_enough
    ), is_all as materialized (
      select ${isAllLookedUp} and (select count(*) from looked) < ${number(bounds.mostSorted)} as is_all
    )
    select json_build_object(
      'total', case
        when (select is_many from verdict) then ${number(many)}
        when (select is_all from is_all) then (select least(count(distinct ${id}), ${number(many)}) from looked)
      end,
      'page', case
        when (select is_enough from is_walked) then (select to_json(ids) from page_of_walk)
        when (select is_all from is_all) then to_json(${pageOf(
          searched,
          sql`select distinct * from looked where ${isOnPage} order by ${order}`,
        )})
      end
    )
  )`
}

/** What was not found so, by walking until there are enough, however far that is; what is known of `total` already. */
export function findPageByWalking(
  searched: Searched,
  { bounds, total }: { readonly bounds: Bounds; readonly total: RawBuilder<number | null> },
): RawBuilder<unknown> {
  const { walked, isFirst } = searched
  return sql`(
    select json_build_object(
      'total', coalesce(${total}::int, (
        select count(*) from (
          select from (${walked('first')} offset 0) as candidates where matches and ${isFirst} limit ${number(bounds.counted + 1)}
        ) as counted
      )),
      'page', to_json(${pageOf(searched, walked('page'))})
    )
  )`
}
