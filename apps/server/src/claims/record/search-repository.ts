import type { DefendantType } from '@redress/domain/people/contact-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/schema.ts'
import { publicClaims } from '../repositories/claim-repository.ts'
import { publicDefendants, recordId } from './record-repository.ts'

export interface Search {
  /** What is looked for, as it was typed. */
  readonly term: string
  readonly now: Date
}

export interface Page {
  /** The id on which the page before ended; `null` for the first. */
  readonly after: string | null
  readonly size: number
}

const isStartOfId = (term: string): boolean => /^[0-9a-f-]{2,36}$/i.test(term)

/** Words beyond these are looked for as they follow each other: each costs a comparison. */
const mostWords = 8

function wordsOf(term: string): string[] {
  const words = term.trim().split(/\s+/u)
  const rest = words.slice(mostWords - 1).join(' ')
  return words.length > mostWords ? [...words.slice(0, mostWords - 1), rest] : words
}

/** Too few letters for a trigram; accents beside a letter are none. */
const isShort = (word: string): boolean => [...word.normalize('NFD').replace(/\p{M}/gu, '')].length < 3

/** A word anywhere in a text; what would be a wildcard in it stands for itself. */
const containsWord = (text: Expression<string>, word: string): Expression<SqlBool> =>
  sql<SqlBool>`${text} like '%' || regexp_replace(searchable(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

const all = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/** Each word of the term anywhere in a text, in whatever order, as the indexes find it. */
function contains(text: Expression<string>, { term }: Search, isAmongFirst: boolean): Expression<SqlBool> {
  const words = wordsOf(term)
  const parts = isAmongFirst ? [] : words.filter(isShort)
  return all([
    ...words.map(word => containsWord(text, word)),
    ...parts.map(word => sql<SqlBool>`search_parts(${text}) @> search_parts(searchable(${word}))`),
  ])
}

const claimText = sql.ref<string>('claim_search.text')
const defendantText = sql.ref<string>('defendants.search_text')

/** All words in what one line says: of the claim, of its plaintiff, or of one defendant. */
function isInOneLine({ term }: Search): Expression<SqlBool> {
  const words = wordsOf(term)
  if (words.length === 1) return sql<SqlBool>`true`
  const line = sql.ref<string>('line')
  return sql<SqlBool>`exists (
    select from string_to_table(${claimText}, E'\\n') as line where ${all(words.map(word => containsWord(line, word)))}
  )`
}

/** Of so many rows, in their order, short words are looked for without an index: what most rows have is found in these. */
const firstRows = 10_000

/** A claim where it is public, asked of one after the other: never of all that there are. */
const publicClaim = (connection: Connection, now: Date, id: string) =>
  publicClaims(connection, now).select('claims.id').where('claims.id', '=', sql.ref<string>(id)).limit(1).as('claim')

/** The claims that say the term in type, place or a party's name, or whose id starts with it, the newest first. */
function matchingClaims(connection: Connection, search: Search, isAmongFirst: boolean) {
  const said = all([contains(claimText, search, isAmongFirst), isInOneLine(search)])
  const searched = connection
    .selectFrom('claim_search')
    .select(['claim_id', 'notice_period_ends_at', 'text'])
    .where('notice_period_ends_at', '<=', search.now)
    .orderBy('notice_period_ends_at', 'desc')
    .orderBy('claim_id', 'desc')
  return connection
    .selectFrom((isAmongFirst ? searched.limit(firstRows) : searched.clearOrderBy()).as('claim_search'))
    .innerJoinLateral(publicClaim(connection, search.now, 'claim_search.claim_id'), join => join.onTrue())
    .select('claim.id')
    .where(
      isStartOfId(search.term)
        ? sql<SqlBool>`(${said} or claim_search.claim_id::text like ${`${search.term.toLowerCase()}%`})`
        : said,
    )
    .orderBy('claim_search.notice_period_ends_at', 'desc')
    .orderBy('claim_search.claim_id', 'desc')
}

/** The newest public claims, as many as are wanted. */
export async function findNewestPublicClaims(connection: Connection, now: Date, most: number): Promise<string[]> {
  const rows = await connection
    .selectFrom('claim_search')
    .innerJoinLateral(publicClaim(connection, now, 'claim_search.claim_id'), join => join.onTrue())
    .select('claim.id')
    .where('claim_search.notice_period_ends_at', '<=', now)
    .orderBy('claim_search.notice_period_ends_at', 'desc')
    .orderBy('claim_search.claim_id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Finds up to one more than is counted. What is common is seen by its first rows, and the index is asked for the rest. */
async function findIds(
  { term }: Search,
  matching: (isAmongFirst: boolean) => SelectQueryBuilder<Database, never, { id: string }>,
): Promise<string[]> {
  const find = async (isAmongFirst: boolean) => {
    const rows = await matching(isAmongFirst)
      .limit(limits.searchResults + 1)
      .execute()
    return rows.map(({ id }) => id)
  }
  if (wordsOf(term).some(isShort)) {
    const found = await find(true)
    if (found.length > limits.searchResults) return found
  }
  return find(false)
}

/** The claims that match, the newest first: up to one more than is counted. */
export const findMatchingClaims = (connection: Connection, search: Search): Promise<string[]> =>
  findIds(search, isAmongFirst => matchingClaims(connection, search, isAmongFirst))

/** What of a claim stands among others, the newest publication first. */
const listed = (claims: ReturnType<typeof publicClaims>) =>
  claims
    .innerJoin('users', 'users.id', 'claims.plaintiff_id')
    .select([
      'claims.id',
      'claims.status',
      'claims.type',
      'claims.date_of_claim',
      'claims.value_cents',
      'claims.currency',
      'claims.jurisdiction',
      'claims.notice_period_ends_at',
      'claims.first_response_at',
      'claims.first_reply_at',
      'claims.resolved_at',
      'claims.shown_at',
      'users.first_name',
      'users.last_name',
    ])
    .orderBy('claims.notice_period_ends_at', 'desc')
    .orderBy('claims.id', 'desc')

/** Some public claims. */
export const findClaims = async (connection: Connection, ids: readonly string[], now: Date) =>
  ids.length === 0 ? [] : listed(publicClaims(connection, now).where('claims.id', 'in', ids)).execute()

/**
 * One page of the public claims that name a company or a person. It goes on behind what is public alone, so that an id
 * made up and that of a private claim answer alike.
 */
export const findClaimsOfRecord = (
  connection: Connection,
  { recordId: record, now }: { readonly recordId: string; readonly now: Date },
  { after, size }: Page,
) =>
  listed(
    publicClaims(connection, now).where('claims.id', 'in', query =>
      query.selectFrom('defendants').select('defendants.claim_id').where(recordId, '=', record),
    ),
  )
    .$if(after !== null, query =>
      query.where(
        sql<SqlBool>`(claims.notice_period_ends_at, claims.id) < (${publicClaims(connection, now)
          .select(['claims.notice_period_ends_at', 'claims.id'])
          .where('claims.id', '=', after)})`,
      ),
    )
    .limit(size)
    .execute()

/** The records that a public claim names by what matches, each at the first of its names that does. */
function matchingRecords(connection: Connection, type: DefendantType, search: Search, isAmongFirst: boolean) {
  const ofType = connection
    .selectFrom('defendants')
    .select(['id', 'record_id', 'claim_id', 'sort_name', 'search_text'])
    .where('type', '=', type)
    .orderBy('sort_name')
    .orderBy(recordId)
  const named = connection
    .selectFrom((isAmongFirst ? ofType.limit(firstRows) : ofType.clearOrderBy()).as('defendants'))
    .innerJoinLateral(publicClaim(connection, search.now, 'defendants.claim_id'), join => join.onTrue())
    .where(contains(defendantText, search, isAmongFirst))
  const names = named
    .select([recordId.as('id'), 'defendants.sort_name'])
    .distinctOn(['defendants.sort_name', recordId])
    .orderBy('defendants.sort_name')
    .orderBy(recordId)
  const earlier = connection
    .selectFrom('defendants')
    .innerJoinLateral(publicClaim(connection, search.now, 'defendants.claim_id'), join => join.onTrue())
    .select('defendants.id')
    .where('defendants.type', '=', type)
    .where(contains(defendantText, search, true))
    .where(recordId, '=', sql.ref<string>('names.id'))
    .where('defendants.sort_name', '<', sql.ref<string>('names.sort_name'))
    // Asked of one name after the other, and never of all that match.
    .offset(0)
  return connection
    .selectFrom(names.as('names'))
    .select('names.id')
    .where(({ not, exists }) => not(exists(earlier)))
    .orderBy('names.sort_name')
    .orderBy('names.id')
}

/** The records that match, the first names first: up to one more than is counted. */
export const findMatchingRecords = (connection: Connection, type: DefendantType, search: Search): Promise<string[]> =>
  findIds(search, isAmongFirst => matchingRecords(connection, type, search, isAmongFirst))

/** One page of the companies or people of public claims, each by the name that most of these give it. */
export async function findRecords(
  connection: Connection,
  { recordIds, now }: { readonly recordIds: readonly string[]; readonly now: Date },
  { after, size }: Page,
) {
  if (recordIds.length === 0) return []
  const shown = publicDefendants(connection, now)
    .leftJoin('defendants as company', 'company.id', 'defendants.company_id')
    .select([
      'defendants.id',
      recordId.as('record_id'),
      'defendants.type',
      'defendants.legal_name',
      'defendants.first_name',
      'defendants.last_name',
      'defendants.country',
      'defendants.company_position',
      'company.legal_name as company_name',
      'defendants.sort_name',
    ])
    .where(recordId, '=', sql.ref<string>('found.id'))
    .orderBy(sql`count(*) over (partition by defendants.sort_name)`, 'desc')
    .orderBy('claims.notice_period_ends_at')
    .orderBy('defendants.sequence')
    .limit(1)
  return connection
    .selectFrom(sql<{ id: string }>`unnest(${recordIds}::uuid[])`.as<'found'>(sql`found (id)`))
    .innerJoinLateral(shown.as('shown'), join => join.onTrue())
    .selectAll('shown')
    .$if(after !== null, query =>
      query.where(
        sql<SqlBool>`(shown.sort_name, shown.id) > (${publicDefendants(connection, now)
          .select(['defendants.sort_name', 'defendants.id'])
          .where('defendants.id', '=', after)})`,
      ),
    )
    .orderBy('shown.sort_name')
    .orderBy('shown.id')
    .limit(size)
    .execute()
}
