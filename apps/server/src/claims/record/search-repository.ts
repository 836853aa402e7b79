import type { DefendantType } from '@redress/domain/people/contact-rules.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { publicClaims } from '../repositories/claim-repository.ts'
import { publicDefendants, recordId, sortName } from './record-repository.ts'

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

/** The term anywhere in a text; what would be a wildcard in it stands for itself. */
const contains = (text: Expression<string>, { term }: Search): Expression<SqlBool> =>
  sql<SqlBool>`${text} like '%' || regexp_replace(searchable(${term}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

/** The expressions of the indexes, word for word: else PostgreSQL does not use them. */
const claimText = sql<string>`searchable(coalesce(claims.type, '') || ' ' || claims.location || ' ' || claims.jurisdiction)`
const userText = sql<string>`searchable(users.first_name || ' ' || users.last_name)`
const defendantText = sql<string>`searchable(coalesce(defendants.legal_name, '') || ' ' || coalesce(defendants.first_name, '') || ' ' || coalesce(defendants.last_name, '') || ' ' || coalesce(defendants.company_position, ''))`

const isStartOfId = (term: string): boolean => /^[0-9a-f-]{2,36}$/i.test(term)

/** The claims, public or not, that say the term in type, place or a party's name, or whose id starts with it. */
const matchingIds = (connection: Connection, search: Search) =>
  connection
    .selectFrom('claims')
    .select('claims.id')
    .where(contains(claimText, search))
    .union(
      connection
        .selectFrom('claims')
        .innerJoin('users', 'users.id', 'claims.plaintiff_id')
        .select('claims.id')
        .where(contains(userText, search)),
    )
    .union(
      connection.selectFrom('defendants').select('defendants.claim_id as id').where(contains(defendantText, search)),
    )
    .$if(isStartOfId(search.term), query =>
      query.union(
        connection
          .selectFrom('claims')
          .select('claims.id')
          .where(sql<string>`claims.id::text`, 'like', `${search.term.toLowerCase()}%`),
      ),
    )

const matchingClaims = (connection: Connection, search: Search) =>
  publicClaims(connection, search.now).where('claims.id', 'in', matchingIds(connection, search))

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

/** A page goes on behind what is public alone, so that an id made up and that of a private claim answer alike. */
const claimPage = (connection: Connection, now: Date, claims: ReturnType<typeof publicClaims>, { after, size }: Page) =>
  listed(claims)
    .$if(after !== null, query =>
      query.where(
        sql<SqlBool>`(claims.notice_period_ends_at, claims.id) < (${publicClaims(connection, now)
          .select(['claims.notice_period_ends_at', 'claims.id'])
          .where('claims.id', '=', after)})`,
      ),
    )
    .limit(size)
    .execute()

/** All public claims that somebody has filed. */
export const findClaimsOfPlaintiff = (connection: Connection, plaintiffId: string, now: Date) =>
  listed(publicClaims(connection, now).where('claims.plaintiff_id', '=', plaintiffId)).execute()

/** One page of the claims that match. */
export const findClaims = (connection: Connection, search: Search, page: Page) =>
  claimPage(connection, search.now, matchingClaims(connection, search), page)

/** One page of the public claims that name a company or a person. */
export const findClaimsOfRecord = (
  connection: Connection,
  { recordId: record, now }: { readonly recordId: string; readonly now: Date },
  page: Page,
) =>
  claimPage(
    connection,
    now,
    publicClaims(connection, now).where('claims.id', 'in', query =>
      query.selectFrom('defendants').select('defendants.claim_id').where(recordId, '=', record),
    ),
    page,
  )

/** The records that a public claim names by what matches. */
const matchingRecords = (connection: Connection, type: DefendantType, search: Search) =>
  publicDefendants(connection, search.now)
    .select(recordId.as('record_id'))
    .distinct()
    .where('defendants.type', '=', type)
    .where(contains(defendantText, search))

/** One page of the companies or people of public claims, by the name that most of these give them. */
export function findRecords(connection: Connection, type: DefendantType, search: Search, { after, size }: Page) {
  const compared = sortName('defendants')
  const shown = publicDefendants(connection, search.now)
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
      compared.as('sort_name'),
    ])
    .distinctOn(recordId)
    .where(recordId, 'in', matchingRecords(connection, type, search))
    .orderBy(recordId)
    .orderBy(sql`count(*) over (partition by ${recordId}, ${compared})`, 'desc')
    .orderBy('claims.notice_period_ends_at')
    .orderBy('defendants.sequence')
  return connection
    .selectFrom(shown.as('shown'))
    .selectAll()
    .$if(after !== null, query =>
      query.where(
        sql<SqlBool>`(sort_name, id) > (${publicDefendants(connection, search.now)
          .select([sortName('defendants').as('sort_name'), 'defendants.id'])
          .where('defendants.id', '=', after)})`,
      ),
    )
    .orderBy('sort_name')
    .orderBy('id')
    .limit(size)
    .execute()
}

interface Counted {
  readonly count: bigint
}

const numberOf = async (query: Promise<Counted>): Promise<number> => Number((await query).count)

export const countClaims = (connection: Connection, search: Search): Promise<number> =>
  numberOf(
    matchingClaims(connection, search)
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  )

export const countRecords = (connection: Connection, type: DefendantType, search: Search): Promise<number> =>
  numberOf(
    connection
      .selectFrom(matchingRecords(connection, type, search).as('records'))
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  )
