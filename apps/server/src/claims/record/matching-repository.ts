import type { DefendantType } from '@redress/domain/people/contact-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { foldedWords } from '@redress/domain/text/folded.ts'
import { type SearchCondition, type SearchedWord, searchConditions } from '@redress/domain/text/search-words.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { isPublicClaim } from '../repositories/claim-repository.ts'
import { type DefendantRecord, defendantName } from '../repositories/defendant-repository.ts'
import { idWord } from '../repositories/search-words-repository.ts'

/** What a search finds, in the order of its totals. */
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
  /** Only what was public then is found. */
  readonly asOf: Date
  /** How many come before the page. */
  readonly offset: number
}

const mostCounted = limits.searchResults + 1
/** So many of the newest defendants that match have most often that many records. */
const newestDefendants = 3 * mostCounted

/** A word has letters, digits and signs of ours alone, so that it needs no escapes. */
const lexeme = ({ word, isWhole }: SearchedWord): string => `'${word}'${isWhole ? '' : ':*'}`
const conditionText = (alternatives: SearchCondition): string =>
  `(${alternatives.map(words => `(${words.map(lexeme).join('&')})`).join('|')})`

/** A term as PostgreSQL matches it with words; `null` where it has no letter or digit. */
function queryOf(term: string): string | null {
  const conditions = searchConditions(term)
  return conditions.length === 0 ? null : conditions.map(conditionText).join('&')
}

const isStartOfId = (term: string): boolean => /^[0-9a-f-]{2,36}$/i.test(term)

const matchingClaims = (query: string, asOf: Date) => sql`
  select claims.id
  from searched_claims join claims on claims.id = claim_id
  where words @@ ${query}::tsquery and ${isPublicClaim(asOf)}
  order by claims.public_from desc, claims.id desc
  limit ${sql.lit(mostCounted)}
`

/** The records of some of the newest defendants that match, or of all; the newest of a record stands for it. */
const matchingRecords = (type: DefendantType, query: string, asOf: Date, most: number | null) => sql`
  select record_id as id, sum(count(*)) over () as defendants
  from (
    select record_id, row_number() over (order by public_from desc, outcome.sequence desc) as place
    from searched_defendants join record_outcomes as outcome using (defendant_id)
    where words @@ ${query}::tsquery and type = ${type} and public_from <= ${asOf}
    order by place
    ${most === null ? sql`` : sql`limit ${sql.lit(most)}`}
  ) as defendants
  group by record_id
  order by min(place)
  limit ${sql.lit(mostCounted)}
`

interface Row extends Matching {
  readonly defendants: number | null
}

async function readMatching(
  connection: Connection,
  queries: Readonly<Partial<Record<Kind, RawBuilder<unknown>>>>,
  offset: number,
): Promise<Partial<Record<Kind, Row>>> {
  const kinds = Object.entries(queries)
  const page = sql`limit ${sql.lit(limits.pageSize)} offset ${offset}`
  const { rows } = await sql<Record<Kind, Row>>`
    with ${sql.join(kinds.map(([kind, query]) => sql`${sql.id(kind)} as materialized (${query})`))}
    select ${sql.join(
      kinds.map(
        ([kind]) => sql`json_build_object(
          'total', (select count(*) from ${sql.id(kind)}),
          'page', array(select id from ${sql.id(kind)} ${page}),
          'defendants', ${kind === 'claims' ? sql`null` : sql`(select max(defendants) from ${sql.id(kind)})`}
        ) as ${sql.id(kind)}`,
      ),
    )}
  `.execute(connection)
  return rows[0] ?? {}
}

const nothing: Found = {
  claims: { total: 0, page: [] },
  companies: { total: 0, page: [] },
  people: { total: 0, page: [] },
}

/** What matches, of each kind. Not prepared: PostgreSQL plans by how common the words are. */
export async function findMatching(
  connection: Connection,
  { term, asOf, offset }: Asked,
  mostNewest = newestDefendants,
): Promise<Found> {
  const query = queryOf(term)
  if (query === null) return nothing
  const ofClaim = isStartOfId(term) ? `(${query})|${lexeme({ word: idWord(term), isWhole: false })}` : query
  const records = (most: number | null) => ({
    companies: matchingRecords('Company', query, asOf, most),
    people: matchingRecords('Individual', query, asOf, most),
  })
  const first = { claims: matchingClaims(ofClaim, asOf), ...records(mostNewest) }
  const found: Found = { ...nothing, ...(await readMatching(connection, first, offset)) }
  // Few records have many of the newest defendants: there may be others.
  const isCut = ({ total, defendants }: Partial<Row>) => total !== mostCounted && Number(defendants ?? 0) >= mostNewest
  const all = records(null)
  const cut = (['companies', 'people'] as const).filter(kind => isCut(found[kind]))
  if (cut.length === 0) return found
  return {
    ...found,
    ...(await readMatching(connection, Object.fromEntries(cut.map(kind => [kind, all[kind]])), offset)),
  }
}

/** How alike names have to be to be compared letter by letter. */
const likeness = 0.45
const mostCompared = 50
/** So many are looked at, the likest first, before those are left out that are not public. */
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
        from searched_defendants where name %> ${word}
        order by likeness desc limit ${sql.lit(mostAlike)}
      ) as alike
      join record_outcomes using (defendant_id)
      join defendants on defendants.id = defendant_id
      where public_from <= ${now}
      order by likeness desc, name
      limit ${sql.lit(mostCompared)}
    `.execute(transaction)
    return rows.map(defendantName)
  })
