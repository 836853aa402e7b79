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
import { isSamePerson } from '@redress/domain/people/same-person.ts'
import { addressesOf, plaintiffDetails } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import { readTogether } from '../../platform/database/read-together.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { applyTransition } from '../act/apply-transitions.ts'
import { type Command, changeClaim, type LockFailure, present } from '../act/change-claim.ts'
import { checkTransition } from '../act/check-transition.ts'
import { type ClaimRecord, responseFactsOfPlaintiff } from '../repositories/claim-repository.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'
import { documentRows } from '../repositories/document-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { answersOf } from '../views/claim-presenter.ts'

type SubmitFailure = LockFailure | 'NOT_IN_THIS_STATE' | 'CLAIM_INCOMPLETE' | 'OWN_CLAIM' | 'UNRESOLVED_CLAIMS_LIMIT'

/** Submits a complete draft and opens the submission payment. */
export const submitClaim = (context: Context, plaintiff: ClaimOfParty): Promise<Result<PartyClaim, SubmitFailure>> =>
  changeClaim<PartyClaim, Exclude<SubmitFailure, LockFailure>>(context, plaintiff, async (act, state) => {
    const { claim, defendants } = state
    const { userId } = plaintiff
    const { details, documents, ownAddresses, filed } = await readTogether(act.transaction, {
      details: plaintiffDetails(userId),
      documents: documentRows(claim.id),
      ownAddresses: addressesOf(userId),
      filed: responseFactsOfPlaintiff(userId),
    })
    const missing = [
      ...missingForSubmission(draftOf(claim, defendants.length, documents.length)),
      ...missingOfPlaintiff(details),
    ]
    const facts = { isComplete: missing.length === 0 }
    const checked = checkTransition(state, { event: 'submit', by: 'Plaintiff', facts })
    if (!checked.ok) {
      return checked.code === 'CLAIM_INCOMPLETE' ? fail(checked.code, missing.map(problemOf)) : checked
    }
    const againstOthers = checkOwnClaim(defendants, ownAddresses)
    if (!againstOthers.ok) return againstOthers
    const withinLimit = checkUnresolvedClaimsLimit(context, filed)
    if (!withinLimit.ok) return withinLimit
    const submitted = await applyTransition(act, checked.value, { party: 'Plaintiff', userId })
    return ok(await present(act, submitted, plaintiff))
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
  isSamePerson({ addresses: ownAddresses }, { addresses: defendants.map(({ email }) => email) })
    ? fail('OWN_CLAIM', [{ path: 'defendantsCount', message: errors.OWN_CLAIM.text }])
    : ok(null)

/** Fails where a user has as many unresolved claims as the settings allow. */
export function checkUnresolvedClaimsLimit({ settings, clock }: Context, claims: readonly ResponseFacts[]) {
  const unresolved = claims.filter(claim => isUnresolved(claim, clock.now()))
  return unresolved.length >= settings.UNRESOLVED_CLAIMS_LIMIT ? fail('UNRESOLVED_CLAIMS_LIMIT') : ok(null)
}

/**
 * Changes the value within the notice period; the history keeps the old one. The same value changes nothing and
 * notifies nobody. `value` has at most two decimals.
 */
export const amending = ({ value }: { readonly value: number }): Command<'amend'> => ({
  event: 'amend',
  async prepare(_act, { state: { claim: before } }) {
    const amended = centsFromNumber(value) ?? cents(0n)
    return before.value_cents === amended ? 'all is so already' : { changes: { value_cents: amended } }
  },
})
