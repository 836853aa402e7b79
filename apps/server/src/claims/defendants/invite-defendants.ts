import type { Context } from '../../platform/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { defendantsOfClaim } from './list-defendants.ts'

/** Has every defendant told of the claim by e-mail, each with a code. The code is made when the mail is written. */
export async function inviteDefendants({ jobs }: Context, transaction: Connection, claimId: string): Promise<void> {
  for (const defendant of await defendantsOfClaim(transaction, claimId)) {
    await jobs.enqueue(transaction, 'send invitation', { defendantId: defendant.id })
  }
}
