import type { Insertable, Selectable } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { AgreementsTable } from '../../platform/database/schema.ts'

export type AgreementRecord = Selectable<AgreementsTable>

export const findAgreement = (connection: Connection, resolutionId: string): Promise<AgreementRecord | undefined> =>
  connection.selectFrom('agreements').selectAll().where('resolution_id', '=', resolutionId).executeTakeFirst()

/** Keeps which file an agreement is, unless another is kept already. */
export async function insertAgreement(connection: Connection, values: Insertable<AgreementsTable>): Promise<void> {
  await connection
    .insertInto('agreements')
    .values(values)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The offer on which the parties of a claim agree; not a concession, which nobody accepts. */
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
