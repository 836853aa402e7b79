import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { admitStep } from './admit-step.ts'
import { advanceClaim } from './advance-claim.ts'
import { findClaimsToPublish } from './claim-repository.ts'

/** Publishes every claim whose notice period is over. May run at any time, twice and on several servers. */
export async function publishClaims(context: Context): Promise<void> {
  const { database, clock, log } = context
  for (const { id } of await findClaimsToPublish(database, clock.now())) {
    await publishClaim(context, id).catch(error => log.error({ error, claimId: id }, 'a claim could not be published'))
  }
}

const publishClaim = (context: Context, claimId: string): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const admitted = await admitStep(transaction, { claimId, event: 'notice period over', by: 'clock' })
    if (admitted.ok) await advanceClaim(context, transaction, admitted.value, { party: null, userId: null })
  })
