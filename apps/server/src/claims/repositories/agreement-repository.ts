import { type Insertable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Row, Table } from '../../platform/database/schema.ts'

export type AgreementRecord = Row<'agreements'>

export const findAgreement = (connection: Connection, resolutionId: string): Promise<AgreementRecord | undefined> =>
  connection.selectFrom('agreements').selectAll().where('resolution_id', '=', resolutionId).executeTakeFirst()

/** Waits until no other process makes the agreement of an offer, and keeps others waiting until the transaction ends. */
export async function lockAgreement(transaction: Connection, resolutionId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agreement of ${resolutionId}`}, 0))`.execute(transaction)
}

export const insertAgreement = (
  connection: Connection,
  values: Insertable<Table<'agreements'>>,
): Promise<AgreementRecord> =>
  connection.insertInto('agreements').values(values).returningAll().executeTakeFirstOrThrow()

/** An agreement and the transactions whose memo contains its digest, oldest first. */
export interface AnchoredAgreement {
  readonly claim_id: string
  readonly agreed_at: Date
  /** When the agreement ended without effect; `null` if it did not. */
  readonly ended_at: Date | null
  readonly anchors: readonly { readonly transaction: string; readonly at: string }[]
}

/** Agreement by the SHA-512 of its file. */
export async function findAgreementByFile(
  connection: Connection,
  sha512: string,
): Promise<AnchoredAgreement | undefined> {
  const { rows } = await sql<AnchoredAgreement>`
    select resolutions.claim_id, resolutions.accepted_at as agreed_at,
      case when resolutions.status <> 'ACCEPTED' then resolutions.decided_at end as ended_at, (
      select coalesce(json_agg(json_build_object('transaction', signature, 'at', at) order by at, signature), '[]'::json)
      from (
        select signature, coalesce(block_time, recorded_at) as at from transfers
        join payments on payments.id = transfers.payment_id
        where payments.resolution_id = agreements.resolution_id
          and transfers.state = 'credited' and transfers.cents = 0 and strpos(payments.memo, agreements.sha256) > 0
      ) as credited
    ) as anchors
    from agreements join resolutions on resolutions.id = agreements.resolution_id where agreements.sha512 = ${sha512}
  `.execute(connection)
  return rows[0]
}

/** Accepted offer of a claim. Concessions are left out, because nobody accepts them. */
export async function findAcceptedOffer(connection: Connection, claimId: string): Promise<string | null> {
  const found = await connection
    .selectFrom('resolutions')
    .select('id')
    .where('claim_id', '=', claimId)
    .where('status', '=', 'ACCEPTED')
    .where('expires_at', 'is not', null)
    .executeTakeFirst()
  return found?.id ?? null
}
