import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { errors } from '@redress/contract/errors.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { type ClaimDraft, missingForSubmission, type RequiredItem } from '@redress/domain/claim/completeness.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import { addressesOf } from '../accounts/people.ts'
import type { Context } from '../platform/context.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { admitStep } from './admit-step.ts'
import { advanceClaim } from './advance-claim.ts'
import { answersOf } from './claim-answers.ts'
import type { ClaimRecord } from './claim-record.ts'
import { findClaimForUpdate } from './claim-repository.ts'
import { defendantsOfClaim } from './defendants/list-defendants.ts'
import { documentsOfClaim } from './documents/list-documents.ts'
import { claimForParty } from './get-claim.ts'
import { whyNotAnotherClaim } from './unresolved-claims.ts'

type SubmitFailure =
  | 'CLAIM_NOT_FOUND'
  | 'NOT_IN_THIS_STATE'
  | 'CLAIM_INCOMPLETE'
  | 'OWN_CLAIM'
  | 'UNRESOLVED_CLAIMS_LIMIT'

/** Hands a complete draft in and opens the submission payment. */
export const submitClaim = (
  context: Context,
  { id: claimId, userId }: { readonly id: string; readonly userId: string },
): Promise<Result<PartyClaim, SubmitFailure>> =>
  inTransaction(context.database, async transaction => {
    const claim = await findClaimForUpdate(transaction, claimId)
    if (!claim) return fail('CLAIM_NOT_FOUND')
    const missing = missingForSubmission(await draftOf(transaction, claim))
    const facts = { isComplete: missing.length === 0 }
    const admitted = await admitStep(transaction, { claimId, event: 'submit', by: 'Plaintiff', facts })
    if (!admitted.ok) {
      return admitted.code === 'CLAIM_INCOMPLETE' ? fail(admitted.code, missing.map(problemOf)) : admitted
    }
    const refusal =
      (await whyOwnClaim(transaction, claim)) ?? (await whyNotAnotherClaim(context, transaction, claim.plaintiff_id))
    if (refusal) return refusal
    await advanceClaim(context, transaction, admitted.value, { party: 'Plaintiff', userId })
    return ok(await claimForParty(context, transaction, { claimId, userId }))
  })

async function draftOf(connection: Connection, claim: ClaimRecord): Promise<ClaimDraft> {
  return {
    type: claim.type,
    dateOfClaim: claim.date_of_claim,
    value: claim.value_cents === null ? null : numberFromCents(claim.value_cents),
    currency: claim.currency,
    location: claim.location,
    jurisdiction: claim.jurisdiction,
    ...answersOf(claim),
    defendantsCount: (await defendantsOfClaim(connection, claim.id)).length,
    documentsCount: (await documentsOfClaim(connection, claim.id)).length,
  }
}

const problemOf = (path: RequiredItem) => ({
  path,
  message: path.startsWith('disclaimer') ? validationTexts.mustAccept : validationTexts.required,
})

/** An address that the plaintiff has come to own since the defendant was added. */
async function whyOwnClaim(connection: Connection, claim: ClaimRecord) {
  const own = await addressesOf(connection, claim.plaintiff_id)
  const defendants = await defendantsOfClaim(connection, claim.id)
  return defendants.some(defendant => own.includes(defendant.email))
    ? fail('OWN_CLAIM', [{ path: 'defendantsCount', message: errors.OWN_CLAIM.text }])
    : null
}
