import type { DefendantType } from '@redress/domain/people/contact-rules.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { publicClaims } from '../repositories/claim-repository.ts'
import { all, contains, containsWord, findIds, foundAmong, type Search, wordsOf } from './find-matching.ts'
import { publicDefendants, recordId } from './record-repository.ts'

export interface Page {
  /** The id on which the page before ended; `null` for the first. */
  readonly after: string | null
  readonly size: number
}

const isStartOfId = (term: string): boolean => /^[0-9a-f-]{2,36}$/i.test(term)

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
