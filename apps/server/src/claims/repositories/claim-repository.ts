import { type ClaimStatus, claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import type { ResponseFacts } from '@redress/domain/claim/publication.ts'
import { isFiled, isResolved } from '@redress/domain/claim/questions.ts'
import type { Cents } from '@redress/domain/money/money.ts'
import { type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import { builtOnce, type ValueOf } from '../../platform/database/built-once.ts'
import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
import {
  allBut,
  among,
  type Condition,
  columnsOf,
  equalTo,
  joined,
  type Part,
  partAs,
  readTogether,
  rowsOf,
} from '../../platform/database/read-together.ts'
import type { ClaimRecord, Table } from '../../platform/database/schema.ts'
import type { NamedClaimPart } from '../../platform/http/caller.ts'

export type { ClaimRecord }

const claimColumns = columnsOf('claims', allBut('claims', 'public_from'))

/** Columns that can change after a claim is created. */
export type ClaimChanges = Omit<Updateable<Table<'claims'>>, 'id' | 'plaintiff_id' | 'created_at' | 'public_from'>

/** The columns from which publication and response follow. */
const factNames = [
  'status',
  'notice_period_ends_at',
  'first_response_at',
  'first_reply_at',
  'resolved_at',
  'shown_at',
  'restricted_at',
  'ending',
] as const

type FactColumn = (typeof factNames)[number]

const factColumns = columnsOf('claims', factNames)

/** Facts from which the domain derives publication and response. */
export const responseFacts = (claim: Pick<ClaimRecord, FactColumn>): ResponseFacts => ({
  status: claim.status,
  noticePeriodEndsAt: claim.notice_period_ends_at,
  firstResponseAt: claim.first_response_at,
  firstReplyAt: claim.first_reply_at,
  resolvedAt: claim.resolved_at,
  shownAt: claim.shown_at,
  ending: claim.ending,
  restrictedAt: claim.restricted_at,
})

/** The value of a claim that was submitted. */
export function filedValue(claim: ClaimRecord): Cents {
  if (claim.value_cents === null) throw new Error('A submitted claim has a value')
  return claim.value_cents
}

export const filedStatuses: readonly ClaimStatus[] = claimStatuses.filter(isFiled)

const undecidedStatuses = filedStatuses.filter(status => !isResolved(status))

/** The domain's rule of public visibility, asked of a row of `claims`: the database works out from when on it holds. */
export const isPublicClaim = (now: Date | RawBuilder<Date>) => sql<SqlBool>`(claims.public_from <= ${now})`

export const findClaim = (connection: Connection, id: string): Promise<ClaimRecord | undefined> =>
  connection.selectFrom('claims').select(claimColumns.names).where('id', '=', id).modifyEnd(prepared).executeTakeFirst()

const claimsByIds = builtOnce((connection: Connection, value: ValueOf<{ ids: readonly string[] }>) =>
  connection
    .selectFrom('claims')
    .select(claimColumns.names)
    .where(sql<SqlBool>`id ${among(value('ids'))}`)
    .modifyEnd(prepared),
)

/** Claims by id. */
export async function findClaims(connection: Connection, ids: readonly string[]): Promise<Map<string, ClaimRecord>> {
  const found = await claimsByIds(connection, { ids })
  return new Map(found.map(claim => [claim.id, claim]))
}

const namedColumns = columnsOf('claims', allBut('claims', 'public_from'), { is_defendant: joined<boolean>() })

/** A claim as a user asks about it: with whether the user is linked to one of its defendants. */
export const claimForUser: NamedClaimPart = (id, userId) =>
  partAs(
    rowsOf(namedColumns, {
      from: sql`(
        select *, exists (
          select from defendants where claim_id = claims.id and user_id = ${userId}
        ) as is_defendant from claims where id = ${id}
      ) as claims`,
      where: sql`true`,
    }),
    ([claim]) => claim ?? null,
  )

export const findClaimForUser = async (connection: Connection, id: string, userId: string) =>
  (await readTogether(connection, { named: claimForUser(sql.val(id), sql.val(userId)) })).named

/** The claim that a row of another table belongs to. */
export async function findClaimOf(
  connection: Connection,
  { claim_id }: { readonly claim_id: string },
): Promise<ClaimRecord> {
  const claim = await findClaim(connection, claim_id)
  if (!claim) throw new Error('A row outlived its claim')
  return claim
}

/** Claims whose id meets a condition (the SQL after the column name). */
export const claimsWhose = (idIs: Condition): Part<ClaimRecord[]> => rowsOf(claimColumns, { where: sql`id ${idIs}` })

/** The claim that a source of rows yields, or none. */
export const claimFrom = (source: RawBuilder<unknown>): Part<ClaimRecord | undefined> =>
  partAs(rowsOf(claimColumns, { from: sql`${source} as claims`, where: sql`true` }), ([claim]) => claim)

/** Locks a claim until the transaction ends; returns false if it does not exist. */
export const lockClaimRow = async (transaction: Connection, id: string): Promise<boolean> =>
  (await transaction
    .selectFrom('claims')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .modifyEnd(prepared)
    .executeTakeFirst()) !== undefined

/** Locks the claims that no other transaction has locked, each as by {@link lockClaimRow}; returns their ids. */
export async function lockFreeClaims(transaction: Connection, ids: readonly string[]): Promise<string[]> {
  const locked = await transaction
    .selectFrom('claims')
    .select('id')
    .where(sql<SqlBool>`id ${among(ids)}`)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .modifyEnd(prepared)
    .execute()
  return locked.map(({ id }) => id)
}

const claimIdsOf = (connection: Connection, userId: string) =>
  connection
    .selectFrom('claims')
    .select('id')
    .where('plaintiff_id', '=', userId)
    .union(connection.selectFrom('defendants').select('claim_id as id').where('user_id', '=', userId))

/**
 * Locks the claims of a user, each as by {@link lockClaimRow}, in the order of their ids to avoid deadlocks. Returns
 * the ids.
 */
export async function lockClaimsOfUser(transaction: Connection, userId: string): Promise<string[]> {
  const locked = await transaction
    .selectFrom('claims')
    .select('id')
    .where('id', 'in', claimIdsOf(transaction, userId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return locked.map(({ id }) => id)
}

/** Claims whose payment account was stated since a time, in the order of locking. */
export async function findAccountsStatedSince(connection: Connection, plaintiffId: string, since: Date) {
  const found = await connection
    .selectFrom('claims')
    .select('id')
    .where('plaintiff_id', '=', plaintiffId)
    .where(sql<boolean>`(payment_details ->> 'statedAt')::timestamptz >= ${since}`)
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

/** Changes claims, all of them alike. */
export const updateClaims = (
  transaction: Connection,
  ids: readonly string[],
  changes: ClaimChanges,
): Promise<ClaimRecord[]> =>
  transaction
    .updateTable('claims')
    .set(changes)
    .where(sql<SqlBool>`id ${among(ids)}`)
    .returning(claimColumns.names)
    .modifyEnd(prepared)
    .execute()

export async function updateClaim(transaction: Connection, id: string, changes: ClaimChanges): Promise<ClaimRecord> {
  const [claim] = await updateClaims(transaction, [id], changes)
  if (!claim) throw new Error('A claim that is to be changed is gone')
  return claim
}

export async function deleteClaim(transaction: Connection, id: string): Promise<void> {
  await transaction.deleteFrom('claims').where('id', '=', id).execute()
}

/** As much of a claim as it is chosen and ordered by in a list. */
export type ListedFacts = Pick<
  ClaimRecord,
  | FactColumn
  | 'id'
  | 'plaintiff_id'
  | 'type'
  | 'date_of_claim'
  | 'value_cents'
  | 'currency'
  | 'created_at'
  | 'payment_claimed_on'
  | 'is_payment_claim_open'
  | 'owed_sums'
  | 'bidding'
>

const listedColumns = columnsOf('claims', [
  ...factNames,
  'id',
  'plaintiff_id',
  'type',
  'date_of_claim',
  'value_cents',
  'currency',
  'created_at',
  'payment_claimed_on',
  'is_payment_claim_open',
  'owed_sums',
  'bidding',
])

const listedNames = sql.join(listedColumns.names.map(name => sql.ref(`claims.${name}`)))

/**
 * Common table expression of a user's claims: their own, and filed ones against them. `inListed` selects rows that
 * belong to these.
 */
export const listedClaims = (userId: string) => sql`
  with listed as (
    select ${listedNames} from claims where plaintiff_id = ${userId}
    union all
    select ${listedNames} from claims
    where id in (select claim_id from defendants where user_id = ${userId})
      and status = any(${filedStatuses}) and plaintiff_id <> ${userId}
  )`
export const inListed = sql`in (select listed.id from listed)`

/** Listed claims that are undecided, or by which sums are owed. On others no other party has anything to do. */
const listedUndecided = sql`from listed where status = any(${undecidedStatuses}) or owed_sums <> '[]'`
export const inListedUndecided = sql`in (select listed.id ${listedUndecided})`
export const plaintiffsOfUndecided = sql`in (select listed.plaintiff_id ${listedUndecided})`

/** The same expression for claims with given ids. */
export const listedClaimsById = (ids: readonly string[]) => sql`
  with listed as (select claims.* from claims where id ${among(ids)})`

/** Accounts named in a claim: its plaintiff, linked defendants, authors of documents, and payers of open payments. */
export const namedInClaim = ({ id, plaintiff_id }: Pick<ClaimRecord, 'id' | 'plaintiff_id'>) => sql`in (
  select ${plaintiff_id}::uuid
  union all select user_id from defendants where claim_id = ${id}
  union all select added_by from documents where claim_id = ${id}
  union all select opened_by from payments where claim_id = ${id} and status = 'open')`

/** Accounts named in the rows of a claims list. */
export const namedInListed = sql`in (
  select listed.plaintiff_id from listed
  union all select user_id from defendants where claim_id in (select listed.id from listed)
  union all select opened_by from payments where claim_id in (select listed.id from listed) and status = 'open')`

/** The newest first. */
export const listedFacts: Part<ListedFacts[]> = rowsOf(listedColumns, {
  from: sql`listed as claims`,
  where: sql`true`,
  orderBy: 'claims.created_at desc, claims.id',
})

export const listedClaimRows: Part<ClaimRecord[]> = rowsOf(claimColumns, {
  from: sql`listed as claims`,
  where: sql`true`,
})

/** Facts for publication and response of all claims of a plaintiff, drafts included. */
export const responseFactsOfPlaintiff = (plaintiffId: string): Part<ResponseFacts[]> =>
  partAs(rowsOf(factColumns, { where: sql`plaintiff_id ${equalTo(plaintiffId)}` }), claims => claims.map(responseFacts))

/** Number of claims that a user has filed, counted up to `most`. */
export const claimsFiledBy = (plaintiffId: string, most: number): Part<number> => ({
  sql: sql`(select count(*) from (
    select from claims where plaintiff_id = ${plaintiffId} and notice_period_ends_at is not null limit ${most}
  ) as filed)`,
  decode: Number,
})

interface PublicPage {
  readonly userId: string
  readonly now: Date
  /** The last claim of the page before. One that is not public is followed by nothing, as one that does not exist. */
  readonly after: string | null
  readonly size: number
}

/** The same expression for a page of a user's public claims. */
export const listedPublicClaims = ({ userId, now, after, size }: PublicPage) => sql`
  with listed as (
    select claims.* from claims
    where plaintiff_id = ${userId} and ${isPublicClaim(now)} and (
      ${after}::uuid is null or (claims.notice_period_ends_at, claims.id) < (
        select claims.notice_period_ends_at, claims.id from claims where claims.id = ${after} and ${isPublicClaim(now)}))
    order by claims.notice_period_ends_at desc, claims.id desc limit ${size})`

/** The newest publication first. */
export const listedPublicationRows: Part<ClaimRecord[]> = rowsOf(claimColumns, {
  from: sql`listed as claims`,
  where: sql`true`,
  orderBy: 'claims.notice_period_ends_at desc, claims.id desc',
})

export const publicClaims = (connection: Connection, now: Date | RawBuilder<Date>) =>
  connection.selectFrom('claims').where(isPublicClaim(now))

export interface PublicClaimCounts {
  readonly claimsByUser: number
  readonly claimsAgainstUser: number
}

/** How many public claims a user has filed, and how many name the user as a defendant. */
export const publicClaimCounts = (userId: string, now: Date): Part<PublicClaimCounts> => ({
  sql: sql`json_build_array(
    (select count(*) from claims where ${isPublicClaim(now)} and plaintiff_id = ${userId}),
    (select count(*) from claims
      where ${isPublicClaim(now)} and id in (select claim_id from defendants where user_id = ${userId})))`,
  decode: ([claimsByUser, claimsAgainstUser]: readonly [number, number]) => ({ claimsByUser, claimsAgainstUser }),
})
