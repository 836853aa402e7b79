import { supersede } from '../../payments/open-payment.ts'
import { applyTransition } from '../act/apply-transitions.ts'
import { endBiddingOfReplaced } from '../act/biddings.ts'
import { checkTransition } from '../act/check-transition.ts'
import type { ClaimState } from '../act/claim-state.ts'
import type { Act, News } from '../act/record.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'
import { keepFormerSeat, moveResolution, type ResolutionRecord } from '../repositories/resolution-repository.ts'

const formerOf = ({ user_id }: DefendantRecord): string => {
  if (user_id === null) throw new Error('A contested seat is held by somebody')
  return user_id
}

/**
 * News to the former holder of a contested seat that another account has it. `former` is the defendant before the
 * change.
 */
export const endOfTakeover = (state: ClaimState, former: DefendantRecord): News => ({
  state,
  about: former,
  happenings: [{ event: 'takeover ended', by: { party: 'Defendant', userId: formerOf(former) } }],
})

interface Replacement {
  /** The claim after the change of the seat. */
  readonly state: ClaimState
  /** The defendant as they were before. */
  readonly former: DefendantRecord
  /** New holder of the seat. */
  readonly userId: string
}

/**
 * Ends the unpaid acts of the former holder of a contested seat, and returns the claim. Paid acts stay in force and
 * in the history.
 */
export async function undoActsOf(act: Act, { state, former, userId }: Replacement): Promise<ClaimState> {
  const formerId = formerOf(former)
  // An account that holds another seat as well may have acted for that one.
  if (state.defendants.some(each => each.user_id === formerId)) return state
  const { transaction } = act
  const unpaid = state.openPayments.filter(({ opened_by }) => opened_by === formerId)
  await supersede(transaction, unpaid)
  await keepFormerSeat(transaction, {
    claimId: state.claim.id,
    userId: formerId,
    defendantId: former.id,
    isReplaced: true,
  })
  const { resolution } = state
  const spoken = resolution && speaks(formerId, resolution) ? resolution : null
  const before = state.defendants.map(each => (each.id === former.id ? former : each))
  const ended = await endBiddingOfReplaced(act, state, { userId: formerId, before })
  const after = { ...ended, openPayments: state.openPayments.filter(payment => !unpaid.includes(payment)) }
  return spoken ? lapse(act, after, { resolution: spoken, userId }) : after
}

/** Whether an account has made an offer, or accepted it, for the defence. */
const speaks = (userId: string, { proposed_by, proposed_by_user, decided_by_user }: ResolutionRecord): boolean =>
  (proposed_by === 'Defendant' ? proposed_by_user : decided_by_user) === userId

/** Ends an offer, unless its fee is paid and the claim resolved by it. */
async function lapse(
  act: Act,
  state: ClaimState,
  { resolution, userId }: { readonly resolution: ResolutionRecord; readonly userId: string },
): Promise<ClaimState> {
  const checked = checkTransition(state, { event: 'defendant replaced', by: 'Defendant' })
  if (!checked.ok) return state
  const lapsed = await moveResolution(act.transaction, resolution.id, {
    event: 'defendant replaced',
    now: act.context.clock.now(),
  })
  return applyTransition(act, checked.value, { party: 'Defendant', userId }, { resolution: lapsed })
}
