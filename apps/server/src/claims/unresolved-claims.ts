import { isDisregarded, type ResponseFacts } from '@redress/domain/claim/deadlines.ts'
import { isResolved, isSubmitted } from '@redress/domain/claim/questions.ts'
import type { Context } from '../platform/context.ts'
import type { Connection } from '../platform/database/database.ts'
import { fail } from '../platform/result.ts'
import { responseFacts } from './claim-record.ts'
import { findLifeOfClaimsOfPlaintiff } from './claim-repository.ts'

/** Submitted and not resolved, not counting a claim that is disregarded (decisions.md section 1). */
export const isUnresolved = (claim: ResponseFacts, now: Date): boolean =>
  isSubmitted(claim.status) && !isResolved(claim.status) && !isDisregarded(claim, now)

/** The refusal of another claim where a user has as many unresolved ones as the settings allow. */
export async function whyNotAnotherClaim({ settings, clock }: Context, connection: Connection, plaintiffId: string) {
  const claims = await findLifeOfClaimsOfPlaintiff(connection, plaintiffId)
  const unresolved = claims.filter(claim => isUnresolved(responseFacts(claim), clock.now()))
  return unresolved.length >= settings.UNRESOLVED_CLAIMS_LIMIT ? fail('UNRESOLVED_CLAIMS_LIMIT') : null
}
