import type { Context } from '../../adapters/context.ts'
import { supersedePayments } from '../../payments/open-payment.ts'
import type { Connection } from '../../platform/database/database.ts'
import { record } from '../act/record.ts'
import { applyTransition } from '../lifecycle/apply-transitions.ts'
import { checkTransition } from '../lifecycle/check-transition.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { type DefendantRecord, findDefendantsOfClaim, linkDefendant } from '../repositories/defendant-repository.ts'
import {
  findActiveResolutions,
  keepFormerPlace,
  lapseResolution,
  type ResolutionRecord,
} from '../repositories/resolution-repository.ts'

interface Replacement {
  /** Locked, as the defendant is. */
  readonly claim: ClaimRecord
  /** The contested place. */
  readonly defendant: DefendantRecord
  /** Who takes it now. */
  readonly userId: string
  readonly isAddressConfirmed: boolean
  readonly noLongerOfferedTo: readonly string[]
}

/**
 * Gives a contested place to another account. Whoever held it loses the claim at once, and with it what they had not
 * paid; what was paid stays in force and in the history.
 */
export async function replaceTaker(
  context: Context,
  transaction: Connection,
  { claim, defendant, userId, isAddressConfirmed, noLongerOfferedTo }: Replacement,
): Promise<void> {
  const now = context.clock.now()
  const formerId = defendant.user_id
  if (formerId === null) throw new Error('A contested place is held by somebody')
  await linkDefendant(transaction, defendant.id, { userId, isAddressConfirmed, now })
  const former = { party: 'Defendant', userId: formerId } as const
  const defendants = await findDefendantsOfClaim(transaction, claim.id)
  await record(context, transaction, [
    { claim, about: defendant, happenings: [{ event: 'takeover ended', by: former }] },
    {
      claim,
      defendants,
      noLongerOfferedTo,
      happenings: [{ event: 'replace taker', by: { party: 'Defendant', userId } }],
    },
  ])
  // Whoever is a defendant in another place as well may have acted there.
  if (defendants.some(each => each.user_id === formerId)) return
  await supersedePayments(transaction, [claim.id], ({ opened_by }) => opened_by === formerId)
  await keepFormerPlace(transaction, { claimId: claim.id, userId: formerId, defendantId: defendant.id })
  const active = (await findActiveResolutions(transaction, [claim.id])).get(claim.id)
  if (active && speaks(formerId, active)) await lapse(context, transaction, { claim, resolution: active, userId })
}

/** Whether an account has made an offer, or accepted it, for the defence. */
const speaks = (userId: string, { proposed_by, proposed_by_user, decided_by_user }: ResolutionRecord): boolean =>
  (proposed_by === 'Defendant' ? proposed_by_user : decided_by_user) === userId

/** Ends an offer, unless its fee is paid and the claim resolved by it. */
async function lapse(
  context: Context,
  transaction: Connection,
  { claim, resolution, userId }: { claim: ClaimRecord; resolution: ResolutionRecord; userId: string },
): Promise<void> {
  const checked = await checkTransition(transaction, claim, { event: 'defendant replaced', by: 'Defendant' })
  if (!checked.ok) return
  const lapsed = await lapseResolution(transaction, resolution.id, context.clock.now())
  const actor = { party: 'Defendant', userId } as const
  await applyTransition(context, transaction, checked.value, actor, { resolution: lapsed })
}
