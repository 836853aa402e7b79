import type { OpenedLetter } from '@redress/contract/letters.ts'
import type { Context } from '../../adapters/context.ts'
import type { Reader } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { findDefendant } from '../repositories/defendant-repository.ts'

/** The letter that a reader has open. */
export async function getOpenedLetter(
  { database }: Context,
  { defendantId, closesAt }: Reader,
): Promise<Result<OpenedLetter, 'LETTER_CLOSED'>> {
  const defendant = await findDefendant(database, defendantId)
  if (!defendant?.redeem_code_expires_at) return fail('LETTER_CLOSED')
  const company = defendant.company_id === null ? undefined : await findDefendant(database, defendant.company_id)
  return ok({
    claimId: defendant.claim_id,
    defendantId: defendant.id,
    type: defendant.type,
    email: defendant.email,
    firstName: defendant.first_name,
    lastName: defendant.last_name,
    companyName: company?.legal_name ?? defendant.legal_name,
    isCompanyRepresentative: company !== undefined,
    codeExpiresAt: defendant.redeem_code_expires_at.toISOString(),
    closesAt: closesAt.toISOString(),
  })
}
