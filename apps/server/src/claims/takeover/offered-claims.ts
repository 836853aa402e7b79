import type { OfferedClaim } from '@redress/contract/defendants.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { type OfferRefusal, offerRefusal } from '@redress/domain/claim/takeovers.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import { confirmedAddressesOf, fullName, peopleById } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { lockClaim } from '../act/claim-state.ts'
import { inAct } from '../act/record.ts'
import {
  findDefendant,
  findOfferedSeats,
  lockDefendant,
  takeoverStateOf,
} from '../repositories/defendant-repository.ts'
import { takeSeat } from './take-seat.ts'

/** Offered claims of a user, with what they may see before the takeover. */
export async function listOfferedClaims(
  { database }: Context,
  { userId }: { readonly userId: string },
): Promise<Result<OfferedClaim[], never>> {
  const addresses = await confirmedAddressesOf(database, userId)
  const seats = await findOfferedSeats(database, { userId, addresses })
  const people = await peopleById(
    database,
    seats.map(seat => seat.plaintiff_id),
  )
  return ok(
    seats.flatMap(seat => {
      const plaintiff = people.get(seat.plaintiff_id)
      if (!plaintiff || seat.value_cents === null || seat.date_of_claim === null) return []
      return {
        defendantId: seat.id,
        plaintiffName: fullName(plaintiff),
        asked: numberFromCents(seat.value_cents),
        currency: seat.currency,
        dateOfClaim: seat.date_of_claim,
        noticePeriodEndsAt: seat.notice_period_ends_at?.toISOString() ?? null,
        isResolved: isResolved(seat.status),
        isRestricted: seat.restricted_at !== null,
        type: seat.type,
        companyName: seat.legal_name ?? seat.represented_name,
        isCompanyRepresentative: seat.represented_name !== null,
      }
    }),
  )
}

/** Takes a claim over by the named address, which the user has confirmed; checked under the lock. */
export const takeOverOffered = (
  context: Context,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<Result<{ claimId: string }, OfferRefusal | 'OWN_CLAIM'>> =>
  inAct(context, async act => {
    const { transaction } = act
    const named = await findDefendant(transaction, id)
    // Locks the claim first, as every change does.
    const state = named && (await lockClaim(transaction, named.claim_id, [userId]))
    const defendant = state && (await lockDefendant(transaction, id))
    if (!defendant || state.owners.get(defendant.email) !== userId) return fail('DEFENDANT_NOT_FOUND')
    const refusal = offerRefusal(takeoverStateOf(defendant, context.clock.now()), state.claim.status)
    if (refusal) return fail(refusal)
    const taken = await takeSeat(act, { state, defendant, userId })
    return taken.ok ? ok({ claimId: taken.value.claim.id }) : taken
  })
