import { confirmedOwners } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { announceClaim, notifyParties } from '../notifications/notify-parties.ts'
import { insertActions } from '../repositories/action-repository.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { findDefendantsOfClaim, linkDefendants, lockAddresses } from '../repositories/defendant-repository.ts'

/** An account that takes a claim over for one of its defendants. */
export interface TakeOver {
  readonly defendantId: string
  readonly userId: string
}

/** Links accounts to untaken defendants of a filed claim and notifies the plaintiff. The caller has locked the rows. */
export async function takeOverClaim(
  context: Context,
  transaction: Connection,
  claim: ClaimRecord,
  takeOvers: readonly TakeOver[],
  { isAddressConfirmed }: { readonly isAddressConfirmed: boolean },
): Promise<void> {
  if (takeOvers.length === 0) return
  const now = context.clock.now()
  await linkDefendants(transaction, takeOvers, { isAddressConfirmed, now })
  await insertActions(
    transaction,
    takeOvers.map(({ userId }) => ({ claimId: claim.id, type: 'CLAIM_TAKEN', party: 'Defendant', userId, now })),
  )
  const changed = { claim, defendants: await findDefendantsOfClaim(transaction, claim.id) }
  const occurrences = takeOvers.map(({ userId }) => ({ event: 'take over', userId }) as const)
  await notifyParties(context, transaction, changed, occurrences)
  await announceClaim(transaction, changed)
}

/** Links the defendants of a claim that is being filed to those who have confirmed their addresses already. */
export async function linkDefendantsWithAccounts(
  context: Context,
  transaction: Connection,
  claim: ClaimRecord,
): Promise<void> {
  const untaken = (await findDefendantsOfClaim(transaction, claim.id)).filter(defendant => defendant.user_id === null)
  const addresses = untaken.map(defendant => defendant.email)
  await lockAddresses(transaction, addresses)
  const owners = await confirmedOwners(transaction, addresses)
  const takeOvers = untaken.flatMap(({ id: defendantId, email }) => {
    const userId = owners.get(email)
    return userId ? [{ defendantId, userId }] : []
  })
  await takeOverClaim(context, transaction, claim, takeOvers, { isAddressConfirmed: true })
}
