import { limits } from '@redress/domain/people/limits.ts'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'

export interface Search {
  /** What is looked for, as it was typed. */
  readonly term: string
  readonly now: Date
}

/** Words beyond these are looked for as they follow each other: each costs a comparison. */
const mostWords = 8

export function wordsOf(term: string): string[] {
  const words = term.trim().split(/\s+/u)
  const rest = words.slice(mostWords - 1).join(' ')
  return words.length > mostWords ? [...words.slice(0, mostWords - 1), rest] : words
}

/** Too few letters for a trigram; accents beside a letter are none. */
const isShort = (word: string): boolean => [...word.normalize('NFD').replace(/\p{M}/gu, '')].length < 3

/** A word anywhere in a text: what would be a wildcard in it stands for itself. */
const patternOf = (word: string) =>
  sql<string>`'%' || regexp_replace(searchable(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

export const all = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/** A word in one text after the other: its pattern is made once, also where PostgreSQL plans for any word. */
export const containsWord = (text: Expression<string>, word: string): Expression<SqlBool> =>
  sql<SqlBool>`${text} like (select ${patternOf(word)})`

/** Each word of the term anywhere in a text, in whatever order. */
export const contains = (text: Expression<string>, { term }: Search): Expression<SqlBool> =>
  all(wordsOf(term).map(word => containsWord(text, word)))

/** The same, where PostgreSQL plans for these words: it knows how common they are. */
const containsPlanned = (text: Expression<string>, { term }: Search): Expression<SqlBool> =>
  all(wordsOf(term).map(word => sql<SqlBool>`${text} like ${patternOf(word)}`))

/** The same as the indexes find it. */
const containsIndexed = (text: Expression<string>, search: Search): Expression<SqlBool> =>
  all([
    containsPlanned(text, search),
    ...wordsOf(search.term)
      .filter(isShort)
      .map(word => sql<SqlBool>`search_parts(${text}) @> search_parts(searchable(${word}))`),
  ])

type Contains = typeof containsPlanned

/** Ids that were found, and whether there may be others behind what was looked at. */
interface Found {
  readonly ids: string[]
  readonly isCut: boolean
}

/** The first rows in the order of what is found, and whether there may be others. */
interface Candidates {
  /** A part of a `with`, by this name. */
  readonly candidates: RawBuilder<unknown>
  readonly isCut: Expression<SqlBool>
}

/** How what matches is come by. */
interface Ways {
  /** So many rows, whether they match or not. */
  readonly walked: (rows: number) => RawBuilder<unknown>
  /** What matches, in no order. */
  readonly matching: (contains: Contains) => RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  readonly find: (candidates: Candidates, plan?: typeof prepared) => Promise<Found>
}

/** So many rows are walked through to see how common a term is. */
const firstRows = 1_000

/** If fewer of the first rows match, an index leads to all that do sooner than a walk to enough of them. */
const fewestToWalk = 10

/** How much further is walked than to where enough would match if all rows were like the first ones. */
const reserve = 1.25

/** So much that matches is put in order. Where there is more, it is met soon in the order in which it is kept. */
const mostSorted = 20_000

/** So much of what matches is asked first whether it is public, before all of it is: nearly all of it is. */
const firstCandidates = 2_000

/** One more than is counted. */
const enough = limits.searchResults + 1

/** Finds as much as is counted and one more: what is common by walking, what is rare by its index. */
export async function findIds({ walked, matching, order, find }: Ways): Promise<string[]> {
  const upTo = (most: number | null, rows: RawBuilder<unknown>): Candidates => ({
    candidates: sql`candidates as materialized (${rows} order by ${order} limit ${most})`,
    isCut: sql<SqlBool>`(select count(*) from candidates) = ${most}`,
  })
  // It is the same for any words.
  const walk = (rows: number) => find(upTo(rows, walked(rows)), prepared)
  const isOver = ({ ids, isCut }: Found) => ids.length === enough || !isCut
  const first = await walk(firstRows)
  if (isOver(first)) return first.ids
  if (first.ids.length >= fewestToWalk) {
    const further = await walk(Math.ceil((firstRows * reserve * enough) / first.ids.length))
    if (isOver(further)) return further.ids
  }
  const few = upTo(firstCandidates, sql`select * from matching where (select count(*) from matching) < ${mostSorted}`)
  const sorted = await find({
    candidates: sql`matching as materialized (${matching(containsIndexed)} limit ${mostSorted}), ${few.candidates}`,
    isCut: sql<SqlBool>`((select count(*) from matching) = ${mostSorted} or ${few.isCut})`,
  })
  if (isOver(sorted)) return sorted.ids
  const met = await find(upTo(firstCandidates, matching(containsPlanned)))
  return isOver(met) ? met.ids : (await find(upTo(null, matching(containsPlanned)))).ids
}

/** Of some candidates, in their order, those that match and are public: each asked, until there are enough. */
export async function foundAmong(
  connection: Connection,
  { candidates, isCut }: Candidates,
  {
    id,
    isPublic,
    order,
  }: {
    readonly id: RawBuilder<unknown>
    /** A statement that finds one row for a candidate that is, and none for another. */
    readonly isPublic: Expression<unknown>
    readonly order: RawBuilder<unknown>
  },
  plan: typeof prepared = sql``,
): Promise<Found> {
  const { rows } = await sql<Found>`
    with ${candidates}
    select
      array(
        select ${id} from candidates cross join lateral ${isPublic} as public
        where matches order by ${order} limit ${enough}
      ) as ids,
      ${isCut} as "isCut"
    ${plan}`.execute(connection)
  const [found] = rows
  return { ids: found?.ids ?? [], isCut: found?.isCut ?? false }
}
