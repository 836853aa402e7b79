import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { admitStep } from './admit-step.ts'
import { advanceClaim } from './advance-claim.ts'
import { findClaimsToPublish } from './claim-repository.ts'

/** Publishes every claim whose notice period is over. May run at any time, twice and on several servers. */
export async function publishClaims(context: Context): Promise<void> {
  for (const { id } of await findClaimsToPublish(context.database, context.clock.now())) {
    await inTransaction(context.database, async transaction => {
      const admitted = await admitStep(transaction, { claimId: id, event: 'notice period over', by: 'clock' })
      if (admitted.ok) await advanceClaim(context, transaction, admitted.value, { party: null, userId: null })
    })
  }
}
