import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { NamedTakeover } from '@redress/contract/defendants.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import {
  type Contester,
  type ContestRefusal,
  contestEnd,
  contestRefusal,
  isHeld,
} from '@redress/domain/claim/takeovers.ts'
import { fullName, peopleById } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { type LockFailure, lockDefendantOfParty, present } from '../act/change-claim.ts'
import { type ClaimState, lockClaim } from '../act/claim-state.ts'
import type { Actor } from '../act/happening.ts'
import { type Act, inAct } from '../act/record.ts'
import { queueLetters } from '../notifications/queue-letters.ts'
import { findClaimOf } from '../repositories/claim-repository.ts'
import {
  type DefendantRecord,
  defendantName,
  findDefendant,
  lockDefendant,
  takeoverStateOf,
} from '../repositories/defendant-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { type ContestLink, findContestLink, keepContest } from './contest-repository.ts'

interface Contested {
  readonly state: ClaimState
  /** Locked, as the claim is. */
  readonly defendant: DefendantRecord
  readonly by: Contester
}

const eventOf = {
  Plaintiff: 'contest by plaintiff',
  'named address': 'contest by named address',
} as const satisfies Record<Contester, string>

/**
 * Contests a takeover. The holder is notified and keeps the seat until the new code, which is sent to the named
 * address, is redeemed.
 */
async function contest(
  { context, transaction, news }: Act,
  { state, defendant, by }: Contested,
): Promise<Result<null, ContestRefusal>> {
  const { claim } = state
  const now = context.clock.now()
  const refusal = contestRefusal(takeoverStateOf(defendant, now), claim.status)
  if (refusal) return fail(refusal)
  await keepContest(transaction, { defendant, by, now })
  await queueLetters(context, transaction, [defendant.id])
  const actor: Actor =
    by === 'Plaintiff' ? { party: 'Plaintiff', userId: claim.plaintiff_id } : { party: 'Defendant', userId: null }
  const contested = { event: eventOf[by], by: actor, acting: defendant.user_id }
  news.push({ state, about: defendant, happenings: [contested] })
  return ok(null)
}

/** Contests a takeover on behalf of the plaintiff. */
export const contestAsPlaintiff = (
  context: Context,
  plaintiff: ClaimOfParty,
  defendantId: string,
): Promise<Result<PartyClaim, ContestRefusal | LockFailure | 'DEFENDANT_NOT_FOUND'>> =>
  inAct(context, async act => {
    const locked = await lockDefendantOfParty(act.transaction, plaintiff, defendantId)
    if (!locked.ok) return locked
    const contested = await contest(act, { ...locked.value, by: 'Plaintiff' })
    return contested.ok ? ok(await present(act, locked.value.state, plaintiff)) : contested
  })

/** Takeover that the link in the notice to a named address is about. */
export async function takeoverByLink(
  { database, clock }: Context,
  token: string,
): Promise<Result<NamedTakeover, 'LINK_INVALID'>> {
  const link = await findContestLink(database, hashSecret(token), clock.now())
  return link ? ok(await presentLink(database, link, clock.now())) : fail('LINK_INVALID')
}

/** Contests a takeover by the link in the notice to the named address. */
export const contestByLink = (
  context: Context,
  token: string,
): Promise<Result<NamedTakeover, 'LINK_INVALID' | 'NOT_IN_THIS_STATE' | 'ALREADY_CONTESTED' | 'ADDRESS_CONFIRMED'>> =>
  inAct(context, async act => {
    const { transaction } = act
    const now = context.clock.now()
    const link = await findContestLink(transaction, hashSecret(token), now)
    const named = link && (await findDefendant(transaction, link.defendant_id))
    const state = named && (await lockClaim(transaction, named.claim_id))
    const defendant = state && (await lockDefendant(transaction, named.id))
    if (!defendant) return fail('LINK_INVALID')
    if (defendant.user_id !== link.user_id) return fail('NOT_IN_THIS_STATE')
    const contested = await contest(act, { state, defendant, by: 'named address' })
    if (contested.ok) return ok(await presentLink(transaction, link, now))
    // The link names a taker, so the seat cannot merely be open.
    return fail(contested.code === 'NOT_TAKEN_OVER' ? 'NOT_IN_THIS_STATE' : contested.code)
  })

async function presentLink(connection: Connection, link: ContestLink, now: Date): Promise<NamedTakeover> {
  const defendant = await findDefendant(connection, link.defendant_id)
  if (!defendant) throw new Error('A link outlived the defendant whose address it was sent to')
  const claim = await findClaimOf(connection, defendant)
  const people = await peopleById(connection, [claim.plaintiff_id, link.user_id])
  const nameOf = (id: string) => fullName(people.get(id) ?? { firstName: '', lastName: '' })
  const held = takeoverStateOf(defendant, now)
  const state = defendant.user_id !== link.user_id || !isHeld(held) ? 'ended' : held
  return {
    claimNumber: shortId(claim.id),
    claimType: claim.type,
    plaintiffName: nameOf(claim.plaintiff_id),
    defendantName: defendantName(defendant),
    takerName: nameOf(link.user_id),
    takenAt: link.taken_at.toISOString(),
    state,
    isOver: isResolved(claim.status),
    contestedUntil:
      state === 'contested' && defendant.contested_at ? contestEnd(defendant.contested_at).toISOString() : null,
  }
}
