import { loadClaim } from '../act/claim-state.ts'
import type { Act } from '../act/record.ts'
import { takeoverStateOf } from '../repositories/defendant-repository.ts'
import { confirmSeats } from './contest-repository.ts'

/** Makes a user's seats with a confirmed address incontestable, and ends contests about them. */
export async function confirmHeldSeats(
  { context, transaction, news }: Act,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<void> {
  const now = context.clock.now()
  for (const about of await confirmSeats(transaction, { userId, address })) {
    if (takeoverStateOf(about, now) !== 'contested') continue
    const state = await loadClaim(transaction, about.claim_id, [userId])
    const confirmed = { event: 'confirm contested takeover', by: { party: 'Defendant', userId } } as const
    if (state) news.push({ state, about, happenings: [confirmed] })
  }
}
