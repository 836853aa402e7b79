import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { confirmedOwners } from '../../accounts/people.ts'
import type { Context } from '../../platform/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { findUntakenByEmailForUpdate } from './defendant-repository.ts'
import { defendantsOfClaim } from './list-defendants.ts'
import { takeOver } from './take-over.ts'

const filedStatuses = claimStatuses.filter(isFiled)

/** Links a user to every defendant of a filed claim that was stated with an address which the user has confirmed. */
export async function linkDefendantsByEmail(
  context: Context,
  transaction: Connection,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<void> {
  const defendants = await findUntakenByEmailForUpdate(transaction, { userId, address, statuses: filedStatuses })
  for (const defendant of defendants) await takeOver(context, transaction, defendant, userId)
}

/** The same from the other side: the defendants of a claim that is being filed, where they have an account already. */
export async function linkDefendantsOfClaim(context: Context, transaction: Connection, claimId: string): Promise<void> {
  const untaken = (await defendantsOfClaim(transaction, claimId)).filter(defendant => defendant.user_id === null)
  const owners = await confirmedOwners(
    transaction,
    untaken.map(defendant => defendant.email),
  )
  for (const defendant of untaken) {
    const userId = owners.get(defendant.email)
    if (userId) await takeOver(context, transaction, defendant, userId)
  }
}
