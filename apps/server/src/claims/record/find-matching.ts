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

/** A word that more words of texts contain is not looked up by them. */
const mostListed = 1_000

/** Nor by a list that is longer, where another word of the term has a shorter one: an index compares each with each other. */
const mostCombined = 200

/** The words of texts that contain a word of the term, and the one that stands for those too long to be listed. */
function listed(word: number, shape: TermShape, given: Given) {
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

/** The lists of words (`looked_up`) by which what contains the term is looked up: of several words not the long ones. */
export function wordLists(shape: TermShape, given: Given): RawBuilder<unknown> {
  const lists = wordsOf(shape).map(word => sql`select ${number(word)}, ${listed(word, shape, given)}`)
  return sql`
    listed (place, words) as materialized (
      ${sql.join(lists, sql` union all `)}
    ),
    looked_up as materialized (
      select place, words, is_shortest from (
        select place, words, row_number() over (order by cardinality(words), place) = 1 as is_shortest
        from listed where cardinality(words) <= ${number(mostListed)}
      ) as ranked
      where is_shortest or cardinality(words) <= ${number(mostCombined)}
    )
  `
}

const isLookedUp = sql<SqlBool>`exists (select from looked_up)`

/** What is searched, and how what matches is come by. */
export interface Searched {
  readonly shape: TermShape
  /** All rows in their order, and whether they are public and match: as much of it is read as is asked for. */
  readonly walked: (most?: number) => RawBuilder<unknown>
  /** What is public, matches and has certain words, in no order. */
  readonly having: (hasWords: (words: RawBuilder<string[]>) => RawBuilder<SqlBool>) => RawBuilder<unknown>
  /** What is public and matches, whatever it says. */
  readonly further?: RawBuilder<unknown>
  /** Whose rows they are: as many as PostgreSQL takes it to have. */
  readonly table: 'claim_search' | 'record_names'
  readonly order: RawBuilder<unknown>
  readonly id: RawBuilder<unknown>
  /** Whether a candidate is the first of those that match and have its id; sooner told where the others are among some rows. */
  readonly isFirst: (rows?: string) => Expression<SqlBool>
}

/** If fewer match than are counted, they are all looked up by their words at once. */
const few = limits.searchResults

/** So many rows are walked through to see how common a term is. */
const firstRows = 1_000

/** If fewer of the first rows match, words lead to all that do sooner than a walk to enough of them, */
const fewestToWalk = 10

/** and so they do if fewer match than this, divided by the root of all rows: then few match in all. */
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

/**
 * What matches, looked up by its words, as much as is asked for. Of a term of one word, or where even the shortest list is
 * long, each word is looked up by itself, so that a text that has two of them comes twice.
 */
function lookedUp({ having, further, shape }: Searched, most: number): RawBuilder<unknown> {
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
  return sql`${sql.join(parts, sql` union all `)} limit ${number(most)}`
}

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
  from (select distinct * from ${sql.raw(rows)} where matches and ${isNew} order by ${order} offset 0) as candidates
  where ${isFirst(rows)}
  order by ${order} limit ${most}
)`

/**
 * As many ids as are counted and one more: what is rare by its words, what is common by walking. `null` where what matches
 * is too much to be put in order, or has too many words, and is too rare among the first rows to be walked to.
 */
export function foundIds(searched: Searched): RawBuilder<string[] | null> {
  const { walked, id, table } = searched
  return sql`(
    with rare_rows as materialized (
      ${lookedUp(searched, few)}
    ), rare as materialized (
      select ${isLookedUp} and (select count(*) from rare_rows) < ${number(few)} as is_all
    ), first_rows as materialized (
      select * from (${walked(firstRows)}) as walked where not (select is_all from rare)
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
      select * from (${lookedUp(searched, mostSorted)}) as matching
      where not (select is_all from walked) and ${isLookedUp}
    )
    select case
      when rare.is_all then ${found(searched, 'rare_rows')}
      when walked.is_all then walked.ids
      when ${isLookedUp} and (select count(*) from matching) < ${number(mostSorted)} then ${found(searched, 'matching')}
    end
    from rare, walked
  )`
}

/** The same by walking until there are enough, however far that is. */
export const foundIdsByWalking = ({ walked, id, isFirst, order }: Searched): RawBuilder<string[]> => sql`array(
  select ${id} from (${walked()} offset 0) as candidates
  where matches and ${isFirst()}
  order by ${order} limit ${number(enough)}
)`
