import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { record } from '../act/record.ts'
import { findClaimOf } from '../repositories/claim-repository.ts'
import { confirmPlaces } from '../repositories/contest-repository.ts'
import { takeoverStateOf } from '../repositories/defendant-repository.ts'

/** From now on nobody can contest the places that a user holds with the address; where somebody does, it ends. */
export async function confirmHeldPlaces(
  context: Context,
  transaction: Connection,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<void> {
  const now = context.clock.now()
  for (const defendant of await confirmPlaces(transaction, { userId, address })) {
    if (takeoverStateOf(defendant, now) !== 'contested') continue
    const claim = await findClaimOf(transaction, defendant)
    const confirmed = { event: 'confirm contested takeover', by: { party: 'Defendant', userId } } as const
    await record(context, transaction, [{ claim, about: defendant, happenings: [confirmed] }])
  }
}
