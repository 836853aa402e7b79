import type { DefendantType } from '@redress/domain/people/contact-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
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

/** A word anywhere in a text: what would be a wildcard in it stands for itself. */
const patternOf = (word: string) =>
  sql<string>`'%' || regexp_replace(searchable(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

const all = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/** A word in one text after the other: its pattern is made once, also where PostgreSQL plans for any word. */
const containsWord = (text: Expression<string>, word: string): Expression<SqlBool> =>
  sql<SqlBool>`${text} like (select ${patternOf(word)})`

/** Each word of the term anywhere in a text, in whatever order. */
const contains = (text: Expression<string>, { term }: Search): Expression<SqlBool> =>
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
async function findIds({ walked, matching, order, find }: Ways): Promise<string[]> {
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
async function foundAmong(
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

const claimText = sql.ref<string>('claim_search.text')

/** All words in what one line says: of the claim, of its plaintiff, or of one defendant. */
function isInOneLine({ term }: Search): Expression<SqlBool> {
  const words = wordsOf(term)
  if (words.length === 1) return sql<SqlBool>`true`
  const line = sql.ref<string>('line')
  return sql<SqlBool>`exists (
    select from string_to_table(${claimText}, E'\\n') as line where ${all(words.map(word => containsWord(line, word)))}
  )`
}

/** A claim where it is public, asked of one after the other: never of all that there are. */
const publicClaim = (connection: Connection, now: Date, id: string) =>
  publicClaims(connection, now).select('claims.id').where('claims.id', '=', sql.ref<string>(id)).limit(1)

/** The claims that say the term in type, place or a party's name, or whose id starts with it, the newest first. */
export function findMatchingClaims(connection: Connection, search: Search): Promise<string[]> {
  const order = sql`notice_period_ends_at desc, claim_id desc`
  const matches = (isSaid: Expression<SqlBool>) => {
    const said = all([isSaid, isInOneLine(search)])
    return isStartOfId(search.term)
      ? sql`(${said} or claim_search.claim_id::text like ${`${search.term.toLowerCase()}%`})`
      : said
  }
  const isOver = sql<SqlBool>`notice_period_ends_at <= ${search.now}`
  return findIds({
    order,
    walked(rows) {
      // As two indexes hold them.
      const ofSize = (size: Expression<SqlBool>) => sql`(
        select claim_id, notice_period_ends_at, ${matches(contains(claimText, search))} as matches
        from claim_search
        where ${size} and ${isOver}
        order by ${order} limit ${rows}
      )`
      return sql`
        select * from (
          ${ofSize(sql`octet_length(text) <= 2000`)} union all ${ofSize(sql`octet_length(text) > 2000`)}
        ) as walked
      `
    },
    matching: how => sql`
      select claim_id, notice_period_ends_at, true as matches
      from claim_search
      where ${isOver} and ${matches(how(claimText, search))}
    `,
    find: (candidates, plan) =>
      foundAmong(
        connection,
        candidates,
        {
          id: sql`claim_id`,
          isPublic: sql`(${publicClaim(connection, search.now, 'candidates.claim_id')})`,
          order,
        },
        plan,
      ),
  })
}

/** The newest public claims, as many as are wanted. */
export async function findNewestPublicClaims(connection: Connection, now: Date, most: number): Promise<string[]> {
  const rows = await connection
    .selectFrom('claim_search')
    .innerJoinLateral(publicClaim(connection, now, 'claim_search.claim_id').as('claim'), join => join.onTrue())
    .select('claim.id')
    .where('claim_search.notice_period_ends_at', '<=', now)
    .orderBy('claim_search.notice_period_ends_at', 'desc')
    .orderBy('claim_search.claim_id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

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

/**
 * The records of a type that a public claim names by what matches, each at the first of its names that does: up to one more
 * than is counted.
 */
export function findMatchingRecords(connection: Connection, type: DefendantType, search: Search): Promise<string[]> {
  const order = sql`sort_name, record_id, further`
  const text = (names: string) => sql<string>`(${sql.ref(`${names}.sort_name`)} || ${sql.ref(`${names}.further`)})`
  /** A public defendant who bears a name. */
  const bearer = (names: string) =>
    publicDefendants(connection, search.now)
      .select('defendants.id')
      .where(recordId, '=', sql.ref<string>(`${names}.record_id`))
      .where('defendants.sort_name', '=', sql.ref<string>(`${names}.sort_name`))
      .where('defendants.type', '=', type)
      .where(contains(sql.ref('defendants.search_text'), search))
      .limit(1)
  const earlier = sql`
    select from record_names as earlier
    where earlier.record_id = candidates.record_id and earlier.type = ${type}
      and (earlier.sort_name, earlier.further) < (candidates.sort_name, candidates.further)
      and ${contains(text('earlier'), search)}
      and exists (${bearer('earlier')})
  `
  return findIds({
    order,
    walked: () => sql`
      select record_id, sort_name, further, ${contains(text('record_names'), search)} as matches
      from record_names
      where type = ${type}
    `,
    matching: how => sql`
      select record_id, sort_name, further, true as matches
      from record_names
      where type = ${type} and ${how(text('record_names'), search)}
    `,
    find: (candidates, plan) =>
      foundAmong(
        connection,
        candidates,
        {
          id: sql`record_id`,
          isPublic: sql`(select from (${bearer('candidates')}) as bearer where not exists (${earlier}))`,
          order,
        },
        plan,
      ),
  })
}

/** The record of a defendant whom a public claim names. */
export async function findRecordOfPublicDefendant(
  connection: Connection,
  defendantId: string,
  now: Date,
): Promise<string | null> {
  const row = await publicDefendants(connection, now)
    .select(recordId.as('id'))
    .where('defendants.id', '=', defendantId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Some companies or people of public claims, in their order, each by the name that most of these claims give it. */
export async function findRecords(connection: Connection, recordIds: readonly string[], now: Date) {
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
    ])
    .where(recordId, '=', sql.ref<string>('found.id'))
    .orderBy(sql`count(*) over (partition by defendants.sort_name)`, 'desc')
    .orderBy('claims.notice_period_ends_at')
    .orderBy('defendants.sequence')
    .limit(1)
  return connection
    .selectFrom(
      sql<{ id: string; place: bigint }>`unnest(${recordIds}::uuid[]) with ordinality`.as<'found'>(
        sql`found (id, place)`,
      ),
    )
    .innerJoinLateral(shown.as('shown'), join => join.onTrue())
    .selectAll('shown')
    .orderBy('found.place')
    .execute()
}
