import { type ClaimStatus, claimStatuses, initialStatus } from '@redress/domain/claim/lifecycle.ts'
import { isPublic, type ResponseFacts } from '@redress/domain/claim/publication.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { type Cents, defaultCurrency } from '@redress/domain/money/money.ts'
import { type SqlBool, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { ClaimRecord } from '../../platform/database/schema.ts'

export type { ClaimRecord }

/** What of a claim can be changed after its creation. */
export type ClaimChanges = Partial<Omit<ClaimRecord, 'id' | 'plaintiff_id' | 'created_at'>>

/** The columns from which publication and response follow. */
export const factColumns = [
  'status',
  'notice_period_ends_at',
  'first_response_at',
  'first_reply_at',
  'resolved_at',
  'shown_at',
] as const satisfies readonly (keyof ClaimRecord)[]
type FactColumn = (typeof factColumns)[number]

/** What the domain's questions about publication and response are asked of. */
export const responseFacts = (claim: Pick<ClaimRecord, FactColumn>): ResponseFacts => ({
  status: claim.status,
  noticePeriodEndsAt: claim.notice_period_ends_at,
  firstResponseAt: claim.first_response_at,
  firstReplyAt: claim.first_reply_at,
  resolvedAt: claim.resolved_at,
  shownAt: claim.shown_at,
})

/** The value of a claim that was submitted. */
export function filedValue(claim: ClaimRecord): Cents {
  if (claim.value_cents === null) throw new Error('A submitted claim has a value')
  return claim.value_cents
}

export const filedStatuses: readonly ClaimStatus[] = claimStatuses.filter(isFiled)

const longAgo = new Date(0)

/** The statuses in which a claim is public once its notice period is over, unless it was settled within it. */
const publicStatuses: readonly ClaimStatus[] = claimStatuses.filter(status =>
  isPublic({ status, noticePeriodEndsAt: longAgo, resolvedAt: null, shownAt: null }, longAgo),
)

/** The domain's rule of public visibility in a form for SQL, asked of a row of `claims`. */
export const isPublicClaim = (now: Date) => sql<SqlBool>`(
  claims.status = any(${publicStatuses}) and claims.notice_period_ends_at <= ${now}
  and (claims.resolved_at is null or claims.resolved_at >= claims.notice_period_ends_at or claims.shown_at is not null)
)`

export const findClaim = (connection: Connection, id: string): Promise<ClaimRecord | undefined> =>
  connection.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst()

/** A claim, and whether the user is linked to one of its defendants. */
export const findClaimForUser = (connection: Connection, id: string, userId: string) =>
  connection
    .selectFrom('claims')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('defendants')
          .select('defendants.id')
          .whereRef('defendants.claim_id', '=', 'claims.id')
          .where('defendants.user_id', '=', userId),
      )
        .$castTo<boolean>()
        .as('is_defendant'),
    )
    .where('id', '=', id)
    .executeTakeFirst()

/** The claim that a row of another table belongs to. */
export async function findClaimOf(
  connection: Connection,
  { claim_id }: { readonly claim_id: string },
): Promise<ClaimRecord> {
  const claim = await findClaim(connection, claim_id)
  if (!claim) throw new Error('A row outlived its claim')
  return claim
}

/** The claim, locked against every other transition until the transaction ends. */
export const lockClaim = (transaction: Connection, id: string): Promise<ClaimRecord | undefined> =>
  transaction.selectFrom('claims').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Lets one request at a time give a user a draft, of which there is one at most, until the transaction ends. */
export async function lockDrafts(transaction: Connection, plaintiffId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`draft of ${plaintiffId}`}, 0))`.execute(transaction)
}

export const findDraft = (connection: Connection, plaintiffId: string): Promise<ClaimRecord | undefined> =>
  connection
    .selectFrom('claims')
    .selectAll()
    .where('plaintiff_id', '=', plaintiffId)
    .where('status', '=', initialStatus)
    .executeTakeFirst()

/** `undefined` where the plaintiff has a draft already. */
export const insertDraft = (
  transaction: Connection,
  plaintiffId: string,
  now: Date,
): Promise<ClaimRecord | undefined> =>
  transaction
    .insertInto('claims')
    .values({
      plaintiff_id: plaintiffId,
      status: initialStatus,
      currency: defaultCurrency,
      location: '',
      jurisdiction: '',
      created_at: now,
      updated_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateClaim = (transaction: Connection, id: string, changes: ClaimChanges): Promise<ClaimRecord> =>
  transaction.updateTable('claims').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export async function deleteClaim(transaction: Connection, id: string): Promise<void> {
  await transaction.deleteFrom('claims').where('id', '=', id).execute()
}

const claimIdsAgainst = (connection: Connection, userId: string) =>
  connection.selectFrom('defendants').select('claim_id').where('user_id', '=', userId)

/** The claims by a user and the filed ones against them, the newest first. */
export const findClaimsOfUser = (connection: Connection, userId: string): Promise<ClaimRecord[]> =>
  connection
    .selectFrom(
      connection
        .selectFrom('claims')
        .selectAll()
        .where('plaintiff_id', '=', userId)
        .unionAll(
          connection
            .selectFrom('claims')
            .selectAll()
            .where('id', 'in', claimIdsAgainst(connection, userId))
            .where('status', 'in', filedStatuses)
            .where('plaintiff_id', '<>', userId),
        )
        .as('claims'),
    )
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const findResponseFactsOfPlaintiff = (connection: Connection, plaintiffId: string) =>
  connection.selectFrom('claims').select(factColumns).where('plaintiff_id', '=', plaintiffId).execute()

export const publicClaims = (connection: Connection, now: Date) =>
  connection.selectFrom('claims').where(isPublicClaim(now))

export interface PublicClaimCounts {
  readonly claimsByUser: number
  readonly claimsAgainstUser: number
}

/** How many public claims a user has filed, and how many name the user as a defendant. */
export async function countPublicClaimsOfUser(
  connection: Connection,
  userId: string,
  now: Date,
): Promise<PublicClaimCounts> {
  const { by_user, against_user } = await connection
    .selectNoFrom([
      publicClaims(connection, now)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('plaintiff_id', '=', userId)
        .as('by_user'),
      publicClaims(connection, now)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('id', 'in', claimIdsAgainst(connection, userId))
        .as('against_user'),
    ])
    .executeTakeFirstOrThrow()
  return { claimsByUser: Number(by_user), claimsAgainstUser: Number(against_user) }
}
