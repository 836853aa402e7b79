import { type DeliveryState, deliveryState } from '@redress/domain/claim/letters.ts'
import { type TakeoverState, takeoverState } from '@redress/domain/claim/takeovers.ts'
import type { SeatProof } from '@redress/domain/record/seat-proof.ts'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
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
import type { Row, Table } from '../../platform/database/schema.ts'
import { filedStatuses } from './claim-repository.ts'
import { insertingFor, ofDraft, writtenIn } from './draft-repository.ts'

/** The compared name is for the database alone, and the operator's word for which records companies are assigned to. */
export type DefendantRecord = Omit<Row<'defendants'>, 'sort_name' | 'record_pin' | 'denied_keys'>

const defendantColumns = columnsOf('defendants', allBut('defendants', 'sort_name', 'record_pin', 'denied_keys'))

/** Columns of a defendant in lists of claims. */
export type NamedDefendant = Pick<
  DefendantRecord,
  'id' | 'claim_id' | 'company_id' | 'legal_name' | 'first_name' | 'last_name' | 'is_reached'
>

const nameColumns = columnsOf('defendants', [
  'id',
  'claim_id',
  'company_id',
  'legal_name',
  'first_name',
  'last_name',
  'is_reached',
])

/** Whether a letter reached any of them. */
export const isAnyReached = (defendants: readonly Pick<DefendantRecord, 'is_reached'>[]): boolean =>
  defendants.some(each => each.is_reached)

/** Displayed name of a defendant. */
export const defendantName = (defendant: Pick<DefendantRecord, 'legal_name' | 'first_name' | 'last_name'>): string =>
  defendant.legal_name ?? `${defendant.first_name ?? ''} ${defendant.last_name ?? ''}`.trim()

/** Name for the salutation; `null` for a company. */
export const addresseeOf = (defendant: DefendantRecord): string | null =>
  defendant.type === 'Company' ? null : defendantName(defendant)

/** Names of the companies and persons that a claim is against, without representatives. */
export const namesOfDefendants = (defendants: readonly NamedDefendant[]): string[] =>
  defendants.filter(defendant => defendant.company_id === null).map(defendantName)

/** Whether a code was redeemed: it has a hash and no expiry. */
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

/** Columns from which the delivery state of letters follows. */
const deliveryColumns = [
  'letter_queued_at',
  'letter_accepted_at',
  'letter_refused_at',
  'letter_deferral',
  'letter_deferred_at',
  'letter_withheld_at',
  'letter_opened_at',
  'disowned_at',
  'taken_at',
] as const
type DeliveryColumn = (typeof deliveryColumns)[number]

export const deliveryOf = (defendant: Pick<DefendantRecord, DeliveryColumn>): DeliveryState | null =>
  deliveryState({
    queuedAt: defendant.letter_queued_at,
    acceptedAt: defendant.letter_accepted_at,
    refusedAt: defendant.letter_refused_at,
    deferral: defendant.letter_deferral,
    deferredAt: defendant.letter_deferred_at,
    withheldAt: defendant.letter_withheld_at,
    openedAt: defendant.letter_opened_at,
    disownedAt: defendant.disowned_at,
    takenOverAt: defendant.taken_at,
  })

/** Seats of defendants with their holders, companies and delivery states. */
export interface SeatRecord
  extends Pick<
    DefendantRecord,
    'id' | 'claim_id' | 'company_id' | 'user_id' | 'is_reached' | 'address_corrections' | DeliveryColumn
  > {
  /** Whether the holder of the seat has closed their account. */
  readonly is_gone: boolean
}

const seatColumns = columnsOf(
  'defendants',
  [...deliveryColumns, 'id', 'claim_id', 'company_id', 'user_id', 'is_reached', 'address_corrections'],
  { is_gone: joined<boolean>() },
)

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
  readonly proof: SeatProof | null
  readonly now: Date
}

/**
 * Links an account to a seat, replaces the former holder and uses up the code. If the account has confirmed the named
 * address, the person's record is that account in every claim.
 */
export async function linkDefendant(
  transaction: Connection,
  id: string,
  { userId, isAddressConfirmed, proof, now }: Link,
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
      proof,
      record_id: isAddressConfirmed
        ? sql<string>`case when ${ref('type')} = 'Individual' then ${userId}::uuid else ${ref('record_id')} end`
        : ref('record_id'),
    }))
    .where('id', '=', id)
    .returning(defendantColumns.names)
    .executeTakeFirstOrThrow()
}

/** Frees a seat. The named defendant can take it over with another code or by a confirmed address. */
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

/** Writes to the defendants of a draft, beside its change. */
export const insertingDefendant = (values: Omit<Insertable<Table<'defendants'>>, 'claim_id'>) =>
  insertingFor('defendants', values)

export const updatingDefendant = (id: string, changes: Updateable<Table<'defendants'>>) => sql`
  update defendants set ${sql.join(Object.entries(changes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
  where id = ${id} and claim_id ${ofDraft} returning *`

/** Removes a defendant, and with a company its representatives. */
export const deletingDefendant = (id: string) =>
  sql`delete from defendants where id = ${id} and claim_id ${ofDraft} returning *`

/** The row that such a write has written or removed. */
export const writtenDefendant = writtenIn(defendantColumns)

export const updateDefendant = (
  transaction: Connection,
  id: string,
  changes: Updateable<Table<'defendants'>>,
): Promise<DefendantRecord> =>
  transaction
    .updateTable('defendants')
    .set(changes)
    .where('id', '=', id)
    .returning(defendantColumns.names)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()

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

/** Open seats that name one of the addresses, in filed claims of other plaintiffs. */
const offeredSeats = (connection: Connection, { userId, addresses }: AddressesOfUser) =>
  connection
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .where(sql<SqlBool>`defendants.email ${among(addresses, 'text')}`)
    .where('defendants.user_id', 'is', null)
    .where('defendants.disowned_at', 'is', null)
    .where('claims.status', 'in', filedStatuses)
    .where('claims.plaintiff_id', '<>', userId)

/** Claims offered to the owner of these addresses, latest filed first. */
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

/** The addresses that a user's claims name. */
export async function addressesNamedBy(connection: Connection, plaintiffId: string): Promise<string[]> {
  const named = await connection
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .select('defendants.email')
    .distinct()
    .where('claims.plaintiff_id', '=', plaintiffId)
    .execute()
  return named.map(({ email }) => email)
}

/** The seats that an account holds and that are not proven, in the order of their claims. */
export const findHeldUnproven = (transaction: Connection, userId: string): Promise<DefendantRecord[]> =>
  transaction
    .selectFrom('defendants')
    .select(defendantColumns.names)
    .where('user_id', '=', userId)
    .where('proof', 'is', null)
    .orderBy('claim_id')
    .orderBy('sequence')
    .execute()

/** Marks the holders of companies' seats as proven by the operator; returns false if a company has no holder. */
export async function proveCompanies(transaction: Connection, companyIds: readonly string[]): Promise<boolean> {
  const proven = await transaction
    .updateTable('defendants')
    .set({ proof: 'operator' })
    .where(sql<SqlBool>`coalesce(company_id, id) = any(${[...companyIds]}::uuid[])`)
    .where('user_id', 'is not', null)
    .returning(sql<string>`coalesce(company_id, id)`.as('company'))
    .execute()
  return new Set(proven.map(({ company }) => company)).size === new Set(companyIds).size
}
