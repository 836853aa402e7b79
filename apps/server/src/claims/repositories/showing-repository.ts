import type { Connection } from '../../platform/database/database.ts'

interface Consent {
  readonly claimId: string
  readonly userId: string
}

/** Those of a claim's parties who agree that the public may see it. */
export async function findShowingConsents(connection: Connection, claimId: string): Promise<ReadonlySet<string>> {
  const rows = await connection
    .selectFrom('showing_consents')
    .select('user_id')
    .where('claim_id', '=', claimId)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

export async function insertShowingConsent(
  transaction: Connection,
  { claimId, userId, now }: Consent & { readonly now: Date },
): Promise<void> {
  await transaction
    .insertInto('showing_consents')
    .values({ claim_id: claimId, user_id: userId, given_at: now })
    .execute()
}

export async function deleteShowingConsent(transaction: Connection, { claimId, userId }: Consent): Promise<void> {
  await transaction
    .deleteFrom('showing_consents')
    .where('claim_id', '=', claimId)
    .where('user_id', '=', userId)
    .execute()
}
