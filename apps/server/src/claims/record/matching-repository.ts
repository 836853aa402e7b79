import type { DefendantType } from '@redress/domain/people/contact-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { foldedWords } from '@redress/domain/text/folded.ts'
import { type SearchCondition, type SearchedWord, searchConditions } from '@redress/domain/text/search-words.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { type DefendantRecord, defendantName } from '../repositories/defendant-repository.ts'
import { idWord } from './search-words-repository.ts'

/** Kinds of search results, in the order of their totals. */
type Kind = 'claims' | 'companies' | 'people'

interface Matching {
  /** Exact as far as is counted; one more says that there are more. */
  readonly total: number
  /** The ids on the page, newest first: of claims, or of records. */
  readonly page: readonly string[]
}
type Found = Readonly<Record<Kind, Matching>>

interface Asked {
  readonly term: string
  /** Time at which results have to be public. */
  readonly asOf: Date
  /** How many come before the page. */
  readonly offset: number
}

const mostCounted = limits.searchResults + 1

/** A word has letters, digits and signs of ours alone, so that it needs no escapes. */
const lexeme = ({ word, isWhole }: SearchedWord): string => `'${word}'${isWhole ? '' : ':*'}`
const conditionText = (alternatives: SearchCondition): string =>
  `(${alternatives.map(words => `(${words.map(lexeme).join('&')})`).join('|')})`

/** Term as a `tsquery`; `null` if it has no letter or digit. */
function queryOf(term: string): string | null {
  const conditions = searchConditions(term)
  return conditions.length === 0 ? null : conditions.map(conditionText).join('&')
}

const isStartOfId = (term: string): boolean => /^[0-9a-f-]{2,36}$/i.test(term)

const searchedDefendants = (type: DefendantType) =>
  sql`(select record_id as id, sequence as position, public_from, words from searched_defendants where type = ${sql.lit(type)})`
/** Search rows of each kind: `id` of the result, and `position` to order rows published at the same time. */
const searched: Readonly<Record<Kind, RawBuilder<unknown>>> = {
  claims: sql`(select claim_id as id, claim_id as position, public_from, words from searched_claims)`,
  companies: searchedDefendants('Company'),
  people: searchedDefendants('Individual'),
}
/** How many rows are looked at for each that is counted, and for each that is on the page or before it. */
interface Looked {
  readonly counted: number
  readonly shown: number
}
/** A record has seldom many defendants. */
const ofRecords: Looked = { counted: 1.5, shown: 3 }
const ofClaims: Looked = { counted: 1, shown: 1 }

/** Rows that match: as many as tell whether more match than are counted, or the newest, or all of them. */
type Look = 'some' | 'newest' | 'all'

interface Matched extends Omit<Asked, 'term'> {
  readonly query: string
  readonly looked: Looked
}

const mostSome = ({ looked }: Matched): number => Math.ceil(mostCounted * looked.counted)
const lastOnPage = ({ offset }: Pick<Asked, 'offset'>): number => offset + limits.pageSize

function matchingRows(kind: Kind, look: Look, matched: Matched) {
  const rows = sql`select id, position, public_from from ${searched[kind]} as searched where public_from <= ${matched.asOf}`
  const matches = sql`words @@ ${matched.query}::tsquery`
  switch (look) {
    case 'some':
      return sql`${rows} and ${matches} limit ${sql.lit(mostSome(matched))}`
    case 'newest':
      // "is true" keeps PostgreSQL from using the index of words, which is unordered.
      return sql`
        ${rows} and (${matches}) is true order by public_from desc, position desc
        limit ${sql.lit(Math.ceil(lastOnPage(matched) * matched.looked.shown))}`
    case 'all':
      return sql`${rows} and ${matches}`
  }
}

/** Distinct results of the matching rows, newest first. */
interface Seen {
  readonly rows: number
  readonly found: number
  readonly page: readonly string[]
}

async function see(
  connection: Connection,
  look: Look,
  matched: ReadonlyMap<Kind, Matched>,
): Promise<Partial<Record<Kind, Seen>>> {
  if (matched.size === 0) return {}
  const kinds = [...matched].map(([kind, each]) => ({
    found: sql`${sql.id(kind)} as materialized (
      select distinct on (id) id, public_from, position, count(*) over (partition by id) as rows
      from (${matchingRows(kind, look, each)}) as matching
      order by id, public_from desc, position desc
    )`,
    seen: sql`(
      select json_build_object('rows', coalesce(sum(rows), 0), 'found', count(*), 'page', array(
        select id from ${sql.id(kind)} order by public_from desc, position desc
        limit ${sql.lit(limits.pageSize)} offset ${sql.lit(each.offset)}
      )) from ${sql.id(kind)}
    ) as ${sql.id(kind)}`,
  }))
  const { rows } = await sql<Partial<Record<Kind, Seen>>>`
    with ${sql.join(kinds.map(({ found }) => found))} select ${sql.join(kinds.map(({ seen }) => seen))}
  `.execute(connection)
  return rows[0] ?? {}
}

const nothing: Matching = { total: 0, page: [] }

/**
 * Total and page of matches for each kind. For a common word a sample of its rows proves that there are more than are
 * counted, and the newest rows fill the page: sorting all rows would be slow. Not a prepared statement, because
 * PostgreSQL plans by the frequency of the words.
 */
export async function findMatching(connection: Connection, asked: Asked, looked = ofRecords): Promise<Found> {
  const { term, offset } = asked
  const query = queryOf(term)
  if (query === null) return { claims: nothing, companies: nothing, people: nothing }
  const ofId = isStartOfId(term) ? `|${lexeme({ word: idWord(term), isWhole: false })}` : ''
  const matched = new Map<Kind, Matched>([
    ['claims', { ...asked, query: `(${query})${ofId}`, looked: ofClaims }],
    ['companies', { ...asked, query, looked }],
    ['people', { ...asked, query, looked }],
  ])
  const those = (isWanted: (kind: Kind, matched: Matched) => boolean) =>
    new Map([...matched].filter(([kind, each]) => isWanted(kind, each)))
  const hasFound = (seen: Seen | undefined, wanted: number): boolean => seen !== undefined && seen.found >= wanted

  const some = await see(connection, 'some', matched)
  const isCommon = (kind: Kind, each: Matched) => (some[kind]?.rows ?? 0) >= mostSome(each)
  const newest = await see(
    connection,
    'newest',
    those((kind, each) => isCommon(kind, each) && hasFound(some[kind], mostCounted)),
  )
  const all = await see(
    connection,
    'all',
    those((kind, each) => isCommon(kind, each) && !hasFound(newest[kind], lastOnPage({ offset }))),
  )
  const matching = (kind: Kind): Matching => ({
    total: Math.min((all[kind] ?? some[kind])?.found ?? 0, mostCounted),
    page: (all[kind] ?? newest[kind] ?? some[kind])?.page ?? [],
  })
  return { claims: matching('claims'), companies: matching('companies'), people: matching('people') }
}

/** How alike names have to be to be compared letter by letter. */
const likeness = 0.45
const mostCompared = 50
/** So many are looked at, the likest first: several bear one name. */
const mostAlike = 10 * mostCompared

/** The public names with a word that is spelt most like the longest one of a text, the likest first. */
export const findSimilarNames = (connection: Connection, text: string, now: Date): Promise<string[]> =>
  inTransaction(connection, async transaction => {
    const [word = ''] = foldedWords(text).toSorted((one, other) => other.length - one.length)
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`.execute(transaction)
    const { rows } = await sql<Pick<DefendantRecord, 'legal_name' | 'first_name' | 'last_name'>>`
      select distinct on (likeness, name) legal_name, first_name, last_name
      from (
        select defendant_id, name, word_similarity(${word}, name) as likeness
        from searched_defendants where name %> ${word} and public_from <= ${now}
        order by likeness desc limit ${sql.lit(mostAlike)}
      ) as alike
      join defendants on defendants.id = defendant_id
      order by likeness desc, name
      limit ${sql.lit(mostCompared)}
    `.execute(transaction)
    return rows.map(defendantName)
  })
