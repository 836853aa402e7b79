import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { columnsOf, equalTo, type Part, partAs, readTogether, rowsOf } from '../../platform/database/read-together.ts'

const consentColumns = columnsOf('showing_consents', ['user_id'])

/** Accounts that agree to show the claim in public. */
export const showingConsents = (claimId: string): Part<ReadonlySet<string>> =>
  partAs(
    rowsOf(consentColumns, { where: sql`claim_id ${equalTo(claimId)}` }),
    rows => new Set(rows.map(({ user_id }) => user_id)),
  )

export const findShowingConsents = async (connection: Connection, claimId: string): Promise<ReadonlySet<string>> =>
  (await readTogether(connection, { consents: showingConsents(claimId) })).consents

export async function insertShowingConsent(
  transaction: Connection,
  { claimId, userId, now }: { readonly claimId: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await transaction
    .insertInto('showing_consents')
    .values({ claim_id: claimId, user_id: userId, given_at: now })
    .execute()
}

export async function deleteShowingConsents(
  transaction: Connection,
  { claimId, userIds }: { readonly claimId: string; readonly userIds: readonly string[] },
): Promise<void> {
  await transaction
    .deleteFrom('showing_consents')
    .where('claim_id', '=', claimId)
    .where('user_id', 'in', userIds)
    .execute()
}
