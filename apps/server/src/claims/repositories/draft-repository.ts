import { initialStatus } from '@redress/domain/claim/lifecycle.ts'
import { defaultCurrency } from '@redress/domain/money/money.ts'
import { type RawBuilder, sql } from 'kysely'
import {
  type Columns,
  type Condition,
  equalTo,
  type Part,
  partAs,
  rowsOf,
} from '../../platform/database/read-together.ts'
import type { ClaimRecord } from '../../platform/database/schema.ts'
import { type ClaimChanges, claimFrom } from './claim-repository.ts'

/** Index by which a user has at most one draft. */
export const indexOfDrafts = 'claims_one_draft'

/** The draft of a user, or none. */
export const draftOf = (plaintiffId: string): Part<ClaimRecord | undefined> =>
  claimFrom(sql`(select * from claims where plaintiff_id ${equalTo(plaintiffId)} and status = ${initialStatus})`)

interface OwnDraft {
  readonly claim: Pick<ClaimRecord, 'id'>
  readonly userId: string
}

const fromOwnDraft = ({ claim, userId }: OwnDraft) => sql`
  from claims join users on users.id = claims.plaintiff_id and users.closed_at is null
  where claims.id = ${claim.id} and claims.plaintiff_id = ${userId} and claims.status = ${initialStatus}`

/** Version of a draft, which differs after any change of it; `null` if the user has no such draft. */
export const versionOfDraft = (draft: OwnDraft): Part<string | null> => ({
  sql: sql`(select claims.xmin::text ${fromOwnDraft(draft)})`,
  decode: version => version,
})

export interface DraftChange {
  readonly now: Date
  /** Version that the change was decided by; absent if it does not matter. */
  readonly version?: string | null
  /** All columns that such a change can write, so that there is one statement for all, and those that it writes. */
  readonly changes?: { readonly columns: readonly (keyof ClaimChanges)[]; readonly values: ClaimChanges }
  /** Writes what belongs to the draft, from its row in `draft`, and returns rows as `written`. */
  readonly write?: RawBuilder<unknown>
}

/**
 * Common table expressions that change a draft: `draft`, and `written` beside it. `draft` has no row if the user has no
 * such draft, or another version of it; then nothing is written. The locks, in the order of closing an account, make
 * what another transaction is just writing count.
 */
export const changingDraft = (draft: OwnDraft, { now, version = null, changes, write }: DraftChange) => sql`
  with own as (
    select claims.id, claims.xmin::text as version ${fromOwnDraft(draft)} and (${version}::text is null or claims.xmin::text = ${version})
    for no key update of claims for key share of users
  ), draft as (
    update claims set updated_at = ${now}${changes ? settingOf(changes) : sql``}
    where id = (select id from own) returning *
  )${write ? sql`, written as (${write})` : sql``}`

const settingOf = ({ columns, values }: Required<DraftChange>['changes']) => {
  const names = sql.join(columns.map(column => sql.ref(column)))
  const json = JSON.stringify(values, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
  return sql`, (${names}) = (select ${names} from jsonb_populate_record(claims, ${json}::jsonb))`
}

/** The same for a new draft. `draft` has no row if the user has a draft. */
export const openingDraft = ({ claim, userId }: OwnDraft, now: Date, write: RawBuilder<unknown>) => sql`
  with draft as (
    insert into claims (id, plaintiff_id, status, currency, location, jurisdiction, created_at, updated_at)
    values (${claim.id}, ${userId}, ${initialStatus}, ${defaultCurrency}, '', '', ${now}, ${now})
    on conflict do nothing returning *
  ), written as (${write})`

/** Whether what is read beside a change shows the draft as it was just before; not if the change waited for another. */
export const isReadCurrent = ({ claim }: OwnDraft): Part<boolean> => ({
  sql: sql`((select version from own) = (select xmin::text from claims where id = ${claim.id}))`,
  decode: Boolean,
})

/** The row of `draft`. */
export const writtenDraft: Part<ClaimRecord | undefined> = claimFrom(sql`draft`)

/** Condition of rows that belong to the `draft` that is changed. */
export const ofDraft: Condition = sql`in (select id from draft)`

/** Write that inserts a row for the `draft` that is changed. */
export const insertingFor = (table: 'defendants' | 'documents', values: Readonly<Record<string, unknown>>) => sql`
  insert into ${sql.table(table)} (claim_id, ${sql.join(Object.keys(values).map(name => sql.ref(name)))})
  select id, ${sql.join(Object.values(values))} from draft returning *`

/** The row that the write beside the change of a draft returns. */
export const writtenIn = <Row>(columns: Columns<Row>): Part<Row | undefined> =>
  partAs(rowsOf(columns, { from: sql`written as ${sql.table(columns.table)}`, where: sql`true` }), ([row]) => row)
