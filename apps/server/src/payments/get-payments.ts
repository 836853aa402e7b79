import { findAsParty } from '../claims/party-in-claim.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/result.ts'
import { paymentsOfSide } from './list-payments.ts'

interface GetPayments {
  readonly claimId: string
  readonly userId: string
}

/** The fees of the caller's side of a claim. */
export async function getPayments({ database }: Context, { claimId, userId }: GetPayments) {
  const found = await findAsParty(database, claimId, userId)
  if (!found.ok) return found
  return ok({ payments: await paymentsOfSide(database, claimId, found.value.party) })
}
