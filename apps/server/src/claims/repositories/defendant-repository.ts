import { type DeliveryState, deliveryState } from '@redress/domain/claim/letters.ts'
import { type TakeoverState, takeoverState } from '@redress/domain/claim/takeovers.ts'
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
import {
  among,
  type Condition,
  columnsOf,
  equalTo,
  type Part,
  partAs,
  readTogether,
  rowsOf,
} from '../../platform/database/read-together.ts'
import type { DefendantsTable } from '../../platform/database/schema.ts'
import { filedStatuses } from './claim-repository.ts'

/** The compared name is for the database alone, and the operator's word for which records companies are assigned to. */
export type DefendantRecord = Omit<Selectable<DefendantsTable>, 'sort_name' | 'record_pin' | 'denied_keys'>

const defendantColumns = columnsOf<DefendantRecord>('defendants', {
  id: 'plain',
  sequence: 'bigint',
  claim_id: 'plain',
  type: 'plain',
  company_id: 'plain',
  email: 'plain',
  cell_phone: 'plain',
  country: 'plain',
  tax_id: 'plain',
  legal_name: 'plain',
  website: 'plain',
  first_name: 'plain',
  last_name: 'plain',
  company_position: 'plain',
  social_links: 'plain',
  wallets: 'plain',
  user_id: 'plain',
  taken_at: 'time',
  is_address_confirmed: 'plain',
  contested_at: 'time',
  contested_by: 'plain',
  redeem_code_hash: 'plain',
  redeem_code_expires_at: 'time',
  redeem_code_generation: 'plain',
  letter_queued_at: 'time',
  letter_accepted_at: 'time',
  letter_refused_at: 'time',
  letter_refusal: 'plain',
  letter_withheld_at: 'time',
  letter_opened_at: 'time',
  disowned_at: 'time',
  address_corrections: 'plain',
  record_id: 'plain',
  record_keys: 'plain',
  record_rule: 'plain',
  created_at: 'time',
})

/** What a list of claims says of a defendant. */
export type NamedDefendant = Pick<
  DefendantRecord,
  'claim_id' | 'company_id' | 'legal_name' | 'first_name' | 'last_name'
>

const nameColumns = columnsOf<NamedDefendant>('defendants', {
  claim_id: 'plain',
  company_id: 'plain',
  legal_name: 'plain',
  first_name: 'plain',
  last_name: 'plain',
})

/** How a defendant is called. */
export const defendantName = (defendant: Pick<DefendantRecord, 'legal_name' | 'first_name' | 'last_name'>): string =>
  defendant.legal_name ?? `${defendant.first_name ?? ''} ${defendant.last_name ?? ''}`.trim()

/** Who is greeted in mail to a defendant; `null`: it is a company. */
export const addresseeOf = (defendant: DefendantRecord): string | null =>
  defendant.type === 'Company' ? null : defendantName(defendant)

/** Whom a claim is against: the companies and persons; who represents a company goes without saying. */
export const namesOfDefendants = (defendants: readonly NamedDefendant[]): string[] =>
  defendants.filter(defendant => defendant.company_id === null).map(defendantName)

/** Whether a code was made and used: it keeps its hash and has no time left. */
export const isCodeRedeemed = (
  defendant: Pick<DefendantRecord, 'redeem_code_hash' | 'redeem_code_expires_at'>,
): boolean => defendant.redeem_code_hash !== null && defendant.redeem_code_expires_at === null

export const hasValidCode = (defendant: Pick<DefendantRecord, 'redeem_code_expires_at'>, now: Date): boolean =>
  defendant.redeem_code_expires_at !== null && defendant.redeem_code_expires_at > now

/** How the defendant's seat is held. */
export const takeoverStateOf = (defendant: DefendantRecord, now: Date): TakeoverState =>
  takeoverState(
    {
      isTaken: defendant.user_id !== null,
      isAddressConfirmed: defendant.is_address_confirmed,
      contestedAt: defendant.contested_at,
      disownedAt: defendant.disowned_at,
    },
    now,
  )

export const findDefendant = (connection: Connection, id: string): Promise<DefendantRecord | undefined> =>
  connection
    .selectFrom('defendants')
    .select(defendantColumns.names)
    .where('id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst()

export const lockDefendant = (transaction: Connection, id: string): Promise<DefendantRecord | undefined> =>
  transaction
    .selectFrom('defendants')
    .select(defendantColumns.names)
    .where('id', '=', id)
    .forUpdate()
    .modifyEnd(prepared)
    .executeTakeFirst()

type DefendantsByClaim = ReadonlyMap<string, readonly DefendantRecord[]>

/** The defendants of claims, representatives included, in the order in which they were added. */
export const defendantRows = (of: Condition): Part<DefendantRecord[]> =>
  rowsOf(defendantColumns, { where: sql`claim_id ${of}`, orderBy: 'sequence' })

export const defendantsByClaim = (of: Condition): Part<DefendantsByClaim> =>
  partAs(defendantRows(of), defendants => Map.groupBy(defendants, defendant => defendant.claim_id))

/** What has become of the letters to a defendant. */
const deliveryKinds = {
  letter_queued_at: 'time',
  letter_accepted_at: 'time',
  letter_refused_at: 'time',
  letter_withheld_at: 'time',
  letter_opened_at: 'time',
  disowned_at: 'time',
  taken_at: 'time',
} as const
type DeliveryColumn = keyof typeof deliveryKinds

export const deliveryOf = (defendant: Pick<DefendantRecord, DeliveryColumn>): DeliveryState | null =>
  deliveryState({
    queuedAt: defendant.letter_queued_at,
    acceptedAt: defendant.letter_accepted_at,
    refusedAt: defendant.letter_refused_at,
    withheldAt: defendant.letter_withheld_at,
    openedAt: defendant.letter_opened_at,
    disownedAt: defendant.disowned_at,
    takenOverAt: defendant.taken_at,
  })

/** Who holds the seats of defendants, and for which company, and how the letters to them have arrived. */
export interface SeatRecord
  extends Pick<DefendantRecord, 'id' | 'claim_id' | 'company_id' | 'user_id' | 'address_corrections' | DeliveryColumn> {
  /** Whether whoever holds it has closed their account. */
  readonly is_gone: boolean
}

const seatColumns = columnsOf<SeatRecord>('defendants', {
  id: 'plain',
  claim_id: 'plain',
  company_id: 'plain',
  user_id: 'plain',
  is_gone: 'plain',
  address_corrections: 'plain',
  ...deliveryKinds,
})

export const seatsByClaim = (of: Condition): Part<ReadonlyMap<string, readonly SeatRecord[]>> =>
  partAs(
    rowsOf(seatColumns, {
      from: sql`(
        select *, exists (select from users where users.id = user_id and closed_at is not null) as is_gone
        from defendants where claim_id ${of}
      ) as defendants`,
      where: sql`true`,
      orderBy: 'sequence',
    }),
    seats => Map.groupBy(seats, seat => seat.claim_id),
  )

/** How the defendants of claims are called, representatives included, in the order in which they were added. */
export const defendantNamesByClaim = (of: Condition): Part<ReadonlyMap<string, readonly NamedDefendant[]>> =>
  partAs(rowsOf(nameColumns, { where: sql`claim_id ${of}`, orderBy: 'sequence' }), defendants =>
    Map.groupBy(defendants, defendant => defendant.claim_id),
  )

export const findDefendantsOfClaim = async (connection: Connection, claimId: string): Promise<DefendantRecord[]> =>
  (await readTogether(connection, { defendants: defendantRows(equalTo(claimId)) })).defendants

interface Link {
  readonly userId: string
  readonly isAddressConfirmed: boolean
  readonly now: Date
}

/**
 * Links an account to a defendant, in the place of whoever held it; the code is used up. Where the account has confirmed
 * the address that the claim names, a person is that account in every claim.
 */
export async function linkDefendant(
  transaction: Connection,
  id: string,
  { userId, isAddressConfirmed, now }: Link,
): Promise<DefendantRecord> {
  return transaction
    .updateTable('defendants')
    .set(({ ref }) => ({
      user_id: userId,
      taken_at: now,
      is_address_confirmed: isAddressConfirmed,
      contested_at: null,
      contested_by: null,
      redeem_code_expires_at: null,
      record_id: isAddressConfirmed
        ? sql<string>`case when ${ref('type')} = 'Individual' then ${userId}::uuid else ${ref('record_id')} end`
        : ref('record_id'),
    }))
    .where('id', '=', id)
    .returning(defendantColumns.names)
    .executeTakeFirstOrThrow()
}

/**
 * Gives a seat back that an account had taken: whoever is named can take it over with another code, or by an address
 * that they have confirmed.
 */
export async function freeDefendant(transaction: Connection, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('defendants')
    .set(({ eb }) => ({
      user_id: null,
      taken_at: null,
      is_address_confirmed: false,
      contested_at: null,
      contested_by: null,
      redeem_code_generation: eb('redeem_code_generation', '+', 1),
      redeem_code_expires_at: now,
    }))
    .where('id', '=', id)
    .execute()
}

export const insertDefendant = (
  transaction: Connection,
  values: Insertable<DefendantsTable>,
): Promise<DefendantRecord> =>
  transaction
    .insertInto('defendants')
    .values(values)
    .returning(defendantColumns.names)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()

export const updateDefendant = (
  transaction: Connection,
  id: string,
  changes: Updateable<DefendantsTable>,
): Promise<DefendantRecord> =>
  transaction
    .updateTable('defendants')
    .set(changes)
    .where('id', '=', id)
    .returning(defendantColumns.names)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()

/** Deletes a defendant, and with a company its representatives; false where the claim has no such defendant. */
export async function deleteDefendant(transaction: Connection, claimId: string, id: string): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('defendants')
    .where('id', '=', id)
    .where('claim_id', '=', claimId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

export const findDefendantByCodeHash = (
  connection: Connection,
  codeHash: string,
): Promise<DefendantRecord | undefined> =>
  connection.selectFrom('defendants').selectAll().where('redeem_code_hash', '=', codeHash).executeTakeFirst()

export const lockDefendantByCodeHash = (
  transaction: Connection,
  codeHash: string,
): Promise<DefendantRecord | undefined> =>
  transaction
    .selectFrom('defendants')
    .selectAll()
    .where('redeem_code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst()

/**
 * Holds, until the transaction ends, whatever else is done about these addresses: of a claim that is filed and an
 * address that is confirmed at the same moment, one sees the other.
 */
export async function lockAddresses(transaction: Connection, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(address, 2) as key from unnest(${[...addresses]}::text[]) as address order by key
    ) as keys ${prepared}`.execute(transaction)
}

interface AddressesOfUser {
  readonly userId: string
  readonly addresses: readonly string[]
}

/** The seats with one of the addresses that nobody has taken over, in filed claims by somebody else. */
const offeredSeats = (connection: Connection, { userId, addresses }: AddressesOfUser) =>
  connection
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .where(sql<SqlBool>`defendants.email ${among(addresses, 'text')}`)
    .where('defendants.user_id', 'is', null)
    .where('defendants.disowned_at', 'is', null)
    .where('claims.status', 'in', filedStatuses)
    .where('claims.plaintiff_id', '<>', userId)

/** What is offered to a user with these addresses: the claims that were filed last first. */
export const findOfferedSeats = (connection: Connection, of: AddressesOfUser) =>
  offeredSeats(connection, of)
    .leftJoin('defendants as company', 'company.id', 'defendants.company_id')
    .select([
      'defendants.id',
      'defendants.type',
      'defendants.legal_name',
      'company.legal_name as represented_name',
      'claims.value_cents',
      'claims.currency',
      'claims.date_of_claim',
      'claims.notice_period_ends_at',
      'claims.restricted_at',
      'claims.status',
      'claims.plaintiff_id',
    ])
    .orderBy('claims.submitted_at', 'desc')
    .orderBy('defendants.sequence')
    .execute()

/** How many claims would be offered to a user with these addresses. */
export async function countOfferedClaims(connection: Connection, of: AddressesOfUser): Promise<number> {
  const { count } = await offeredSeats(connection, of)
    .select(({ fn }) => fn.count<bigint>('claims.id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findDefendantInClaimsByPlaintiff = (connection: Connection, plaintiffId: string, address: string) =>
  connection
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .select('defendants.id')
    .where('claims.plaintiff_id', '=', plaintiffId)
    .where('defendants.email', '=', address)
    .limit(1)
    .executeTakeFirst()
