import { limits } from '@redress/domain/people/limits.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ValueOf } from '../../platform/database/built-once.ts'
import type { Connection } from '../../platform/database/database.ts'
import {
  among,
  arrayOf,
  columnsOf,
  joined,
  type Part,
  readTogetherOnce,
  rowsOf,
} from '../../platform/database/read-together.ts'
import type { ClaimRecord, Row } from '../../platform/database/schema.ts'
import { publicClaims } from '../repositories/claim-repository.ts'
import { type DefendantRecord, defendantNamesByClaim } from '../repositories/defendant-repository.ts'
import { seatFactsOf } from '../repositories/outcome-repository.ts'
import { figuresOf, recordId } from './record-repository.ts'

export interface Page {
  /** The id on which the page before ended; `null` for the first. */
  readonly after: string | null
  readonly size: number
}

/** The newest public claims, as many as are wanted. */
export async function findNewestPublicClaims(connection: Connection, now: Date, most: number): Promise<string[]> {
  const rows = await publicClaims(connection, now)
    .select('claims.id')
    .orderBy('claims.public_from', 'desc')
    .orderBy('claims.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** The claims that the operator keeps off the public record: few. */
export async function findRestrictedClaims(connection: Connection): Promise<Set<string>> {
  const rows = await connection.selectFrom('claims').select('id').where('restricted_at', 'is not', null).execute()
  return new Set(rows.map(({ id }) => id))
}

const claimColumns = [
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
  'claims.restricted_at',
  'claims.ending',
  'claims.payment_claimed_on',
] as const

type WithoutTable<Column extends string> = Column extends `claims.${infer Name}` ? Name : never

/** A claim among others, with its plaintiff's names. */
export type MatchedClaim = Pick<ClaimRecord, WithoutTable<(typeof claimColumns)[number]>> &
  Pick<Row<'users'>, 'first_name' | 'last_name'>

const listedColumns = columnsOf(
  'claims',
  [
    'id',
    'status',
    'type',
    'date_of_claim',
    'value_cents',
    'currency',
    'jurisdiction',
    'notice_period_ends_at',
    'first_response_at',
    'first_reply_at',
    'resolved_at',
    'shown_at',
    'restricted_at',
    'ending',
    'payment_claimed_on',
  ],
  { first_name: joined<string>(), last_name: joined<string>() },
)

/** Columns and order of claims in lists, newest publication first. */
const listed = (claims: ReturnType<typeof publicClaims>) =>
  claims
    .innerJoin('users', 'users.id', 'claims.plaintiff_id')
    .select([...claimColumns, 'users.first_name', 'users.last_name'])
    .orderBy('claims.notice_period_ends_at', 'desc')
    .orderBy('claims.id', 'desc')

/**
 * Page of the public claims against a company or a person. The cursor is resolved among public claims only, so that
 * an unknown id and a private claim's give the same response.
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

/** A company or a person, by a defendant who bears the name that is shown. */
export type ShownRecord = Pick<
  DefendantRecord,
  'id' | 'type' | 'legal_name' | 'first_name' | 'last_name' | 'country' | 'company_position'
> & { readonly record_id: string; readonly company_name: string | null }

const shownColumns = columnsOf(
  'defendants',
  ['id', 'type', 'legal_name', 'first_name', 'last_name', 'country', 'company_position'],
  { record_id: joined<string>(), company_name: joined<string | null>() },
)

/** Some companies or people of public claims, in their order, each by the name that most of these claims give it. */
const shownRecords = (connection: Connection, ids: RawBuilder<readonly string[]>, now: RawBuilder<Date>) => {
  const bearer = connection
    .selectFrom('record_outcomes')
    .select('record_outcomes.defendant_id')
    .where('record_outcomes.record_id', '=', sql.ref<string>('found.id'))
    .where('record_outcomes.public_from', '<=', now)
    .orderBy(sql`count(*) over (partition by record_outcomes.name_hash)`, 'desc')
    .orderBy('record_outcomes.public_from')
    .orderBy('record_outcomes.sequence')
    .limit(1)
  const shown = connection
    .selectFrom('defendants')
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
    .where('defendants.id', '=', bearer)
  return sql`
    select shown.*, found.position
    from unnest(${arrayOf(ids, 'uuid')}) with ordinality as found (id, position) cross join lateral (${shown}) as shown
    order by found.position
  `
}

/** The rows of a part of a `with`. */
const recordRows = (records: 'companies' | 'people'): Part<ShownRecord[]> =>
  rowsOf(shownColumns, {
    from: sql`${sql.ref(records)} as defendants`,
    where: sql`true`,
    orderBy: 'defendants.position',
  })

interface FoundIds {
  readonly claims: readonly string[]
  readonly companies: readonly string[]
  readonly people: readonly string[]
  readonly now: Date
}

/** Public claims, companies and people of a result page, with the figures of their records. */
export const findShown = readTogetherOnce((connection, value: ValueOf<FoundIds>) => {
  const now = value('now')
  const isOneOf = among(value('claims'))
  const onPage = (records: string) =>
    sql`array(select record_id from ${sql.ref(records)} limit ${sql.lit(limits.pageSize)})`
  return {
    beside: sql`
      with companies as materialized (${shownRecords(connection, value('companies'), now)}),
        people as materialized (${shownRecords(connection, value('people'), now)})
    `,
    parts: {
      claims: rowsOf(listedColumns, {
        from: sql`(${listed(publicClaims(connection, now).where(sql<SqlBool>`claims.id ${isOneOf}`))}) as claims`,
        where: sql`true`,
        orderBy: 'claims.notice_period_ends_at desc, claims.id desc',
      }),
      defendants: defendantNamesByClaim(isOneOf),
      seatFacts: seatFactsOf(isOneOf),
      companies: recordRows('companies'),
      people: recordRows('people'),
      figures: figuresOf(sql`= any(${onPage('companies')} || ${onPage('people')})`, now),
    },
  }
})
