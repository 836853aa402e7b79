import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { errors } from '@redress/contract/errors.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import {
  type ClaimDraft,
  missingForSubmission,
  missingOfPlaintiff,
  type PlaintiffItem,
  type RequiredItem,
} from '@redress/domain/claim/completeness.ts'
import { isUnresolved, type ResponseFacts } from '@redress/domain/claim/publication.ts'
import { cents, centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'
import { addressesOf, plaintiffDetails } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { equalTo, readTogether } from '../../platform/database/read-together.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { applyTransition } from '../lifecycle/apply-transitions.ts'
import { checkTransition } from '../lifecycle/check-transition.ts'
import { executeTransition } from '../lifecycle/execute-transition.ts'
import { type LockFailure, lockClaimOfParty } from '../lifecycle/lock-claim-of-party.ts'
import { type ClaimRecord, responseFactsOfPlaintiff } from '../repositories/claim-repository.ts'
import { type DefendantRecord, defendantRows } from '../repositories/defendant-repository.ts'
import { documentRows } from '../repositories/document-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { answersOf } from '../views/claim-presenter.ts'
import { claimForParty } from '../views/claim-view.ts'

type SubmitFailure = LockFailure | 'NOT_IN_THIS_STATE' | 'CLAIM_INCOMPLETE' | 'OWN_CLAIM' | 'UNRESOLVED_CLAIMS_LIMIT'

/** Submits a complete draft and opens the submission payment. */
export const submitClaim = (context: Context, plaintiff: ClaimOfParty): Promise<Result<PartyClaim, SubmitFailure>> =>
  inTransaction(context.database, async transaction => {
    const locked = await lockClaimOfParty(transaction, plaintiff)
    if (!locked.ok) return locked
    const { value: claim } = locked
    const { userId } = plaintiff
    const { details, defendants, documents, ownAddresses, filed } = await readTogether(transaction, {
      details: plaintiffDetails(userId),
      defendants: defendantRows(equalTo(claim.id)),
      documents: documentRows(claim.id),
      ownAddresses: addressesOf(userId),
      filed: responseFactsOfPlaintiff(userId),
    })
    const missing = [
      ...missingForSubmission(draftOf(claim, defendants.length, documents.length)),
      ...missingOfPlaintiff(details),
    ]
    const facts = { isComplete: missing.length === 0 }
    const checked = await checkTransition(transaction, claim, { event: 'submit', by: 'Plaintiff', facts })
    if (!checked.ok) {
      return checked.code === 'CLAIM_INCOMPLETE' ? fail(checked.code, missing.map(problemOf)) : checked
    }
    const againstOthers = checkOwnClaim(defendants, ownAddresses)
    if (!againstOthers.ok) return againstOthers
    const withinLimit = checkUnresolvedClaimsLimit(context, filed)
    if (!withinLimit.ok) return withinLimit
    const submitted = await applyTransition(context, transaction, checked.value, { party: 'Plaintiff', userId })
    return ok(await claimForParty(context, transaction, { claim: submitted, party: 'Plaintiff', userId }))
  })

const draftOf = (claim: ClaimRecord, defendantsCount: number, documentsCount: number): ClaimDraft => ({
  type: claim.type,
  dateOfClaim: claim.date_of_claim,
  value: claim.value_cents === null ? null : numberFromCents(claim.value_cents),
  currency: claim.currency,
  location: claim.location,
  jurisdiction: claim.jurisdiction,
  ...answersOf(claim),
  defendantsCount,
  documentsCount,
})

const problemOf = (path: RequiredItem | PlaintiffItem) => ({
  path,
  message: path.startsWith('disclaimer') ? validationTexts.mustAccept : validationTexts.required,
})

/** Fails for an address that the plaintiff has come to own since the defendant was added. */
const checkOwnClaim = (defendants: readonly DefendantRecord[], ownAddresses: readonly string[]) =>
  defendants.some(defendant => ownAddresses.includes(defendant.email))
    ? fail('OWN_CLAIM', [{ path: 'defendantsCount', message: errors.OWN_CLAIM.text }])
    : ok(null)

/** Fails where a user has as many unresolved claims as the settings allow. */
export function checkUnresolvedClaimsLimit({ settings, clock }: Context, claims: readonly ResponseFacts[]) {
  const unresolved = claims.filter(claim => isUnresolved(claim, clock.now()))
  return unresolved.length >= settings.UNRESOLVED_CLAIMS_LIMIT ? fail('UNRESOLVED_CLAIMS_LIMIT') : ok(null)
}

/**
 * Changes the value within the notice period; the old one stays in the history. The value that it has already is
 * refused: nothing would change, and everybody would be told. `value`: at most two decimals.
 */
export const amendClaim = (context: Context, claim: ClaimOfParty, { value }: { readonly value: number }) =>
  executeTransition(context, claim, 'amend', async (_transaction, { claim: before }) => {
    const amended = centsFromNumber(value) ?? cents(0n)
    return before.value_cents === amended
      ? fail('INVALID_INPUT', [{ path: 'value', message: validationTexts.sameValue }])
      : { changes: { value_cents: amended } }
  })
