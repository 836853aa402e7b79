import type { Claim, PartyClaim, PublicClaim, SettledClaim } from '@redress/contract/claim-views.ts'
import type { PeriodSettings } from '@redress/domain/claim/deadlines.ts'
import { extendedEnd, extensionState } from '@redress/domain/claim/extension.ts'
import { findTransition } from '@redress/domain/claim/lifecycle.ts'
import { isSettledEarly } from '@redress/domain/claim/publication.ts'
import { viewFor } from '@redress/domain/claim/visibility.ts'
import type { SeatFacts } from '@redress/domain/record/defendant-outcomes.ts'
import { type Person, peopleWhose } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import { submissionFee } from '../../payments/open-payment.ts'
import { paymentParts, presentPayments } from '../../payments/payment-presenter.ts'
import { type UnpaidAct, unpaidActs } from '../../payments/unpaid-acts.ts'
import type { Connection } from '../../platform/database/database.ts'
import { equalTo, type Read, readTogether } from '../../platform/database/read-together.ts'
import type { ClaimAccess } from '../../platform/http/guard.ts'
import { ok, type Result } from '../../platform/result.ts'
import {
  type ClaimRecord,
  claimsFiledBy,
  namedInClaim,
  type PublicClaimCounts,
  publicClaimCounts,
  responseFacts,
} from '../repositories/claim-repository.ts'
import { type DefendantRecord, defendantRows } from '../repositories/defendant-repository.ts'
import { disputeStatementOf } from '../repositories/dispute-statement-repository.ts'
import { documentRows } from '../repositories/document-repository.ts'
import { seatFactsOf } from '../repositories/outcome-repository.ts'
import { type ReplyRecord, repliesByClaim } from '../repositories/reply-repository.ts'
import { resolutionsByClaim } from '../repositories/resolution-repository.ts'
import { restrictionsOf } from '../repositories/restriction-repository.ts'
import { showingConsents } from '../repositories/showing-repository.ts'
import { partyOf, type ReadClaim } from './claim-access.ts'
import { presentConfirmedClaim, presentPartyClaim, presentPublicClaim, presentSettledClaim } from './claim-presenter.ts'

/** As much of a claim as its parts are found by. */
type FoundBy = Pick<ClaimRecord, 'id' | 'plaintiff_id' | 'first_reply_at'>

/** Sub-queries for the data that every view of a claim needs. */
const partsFor = (claim: FoundBy, now: Date) => ({
  defendants: defendantRows(equalTo(claim.id)),
  seatFacts: seatFactsOf(equalTo(claim.id)),
  acts: unpaidActs(equalTo(claim.id)),
  people: peopleWhose(namedInClaim(claim)),
  counts: publicClaimCounts(claim.plaintiff_id, now),
  replies: repliesByClaim([claim]),
})

interface Found {
  readonly defendants: readonly DefendantRecord[]
  readonly seatFacts: ReadonlyMap<string, SeatFacts>
  readonly acts: readonly UnpaidAct[]
  readonly people: ReadonlyMap<string, Person>
  readonly counts: PublicClaimCounts
  readonly replies: ReadonlyMap<string, readonly ReplyRecord[]>
}

function partsFrom({ defendants, seatFacts, acts, people, counts, replies }: Found, claim: ClaimRecord, now: Date) {
  const plaintiff = people.get(claim.plaintiff_id)
  if (!plaintiff) throw new Error('A row names a user who does not exist')
  return {
    claim,
    plaintiff,
    people,
    ...counts,
    defendants,
    seatFacts,
    replies: replies.get(claim.id) ?? [],
    pendingActs: acts.map(act => ({ ...act, person: people.get(act.userId) })),
    now,
  }
}

/** End of the notice period if a defendant extended it now; `null` if none can. */
function extensionEndOf(claim: ClaimRecord, { now, settings }: { now: Date; settings: PeriodSettings }): Date | null {
  const end = claim.notice_period_ends_at
  const extension = extensionState({ noticePeriodEndsAt: end, extendedAt: claim.extended_at }, now, settings)
  const isAllowed = findTransition(claim.status, 'extend', 'Defendant', { extension }).ok
  return isAllowed && end ? extendedEnd(end, settings) : null
}

type Reader = Pick<ReadClaim, 'party' | 'userId'>

/** Sub-queries for the view of a party. */
export const partsForParty = ({ clock, settings }: Context, claim: FoundBy, { party, userId }: Reader) => ({
  ...partsFor(claim, clock.now()),
  ownDispute: disputeStatementOf({ claimId: claim.id, userId: party === 'Defendant' ? userId : null }),
  documents: documentRows(claim.id),
  resolutions: resolutionsByClaim(equalTo(claim.id)),
  consents: showingConsents(claim.id),
  restrictions: restrictionsOf(claim.id, userId),
  claimsFiled: claimsFiledBy(claim.plaintiff_id, settings.FREE_CLAIMS),
  ...paymentParts({ claimId: claim.id, party, userId }),
})

/** The view of a party, from what its sub-queries have read. */
export function partyClaimFrom(
  { settings, clock }: Context,
  { claim, party, userId }: ReadClaim,
  found: Read<ReturnType<typeof partsForParty>>,
): PartyClaim {
  const now = clock.now()
  const { ownDispute, documents, resolutions, consents, restrictions, claimsFiled } = found
  const parts = {
    ...partsFrom(found, claim, now),
    role: party,
    userId,
    ownDispute,
    documents,
    restrictions,
    resolutions: resolutions.get(claim.id) ?? [],
    payments: presentPayments(settings, found),
    consents: isSettledEarly(responseFacts(claim)) ? consents : null,
    extensionEndsAt: extensionEndOf(claim, { now, settings }),
    submissionFee: claim.submitted_at === null ? submissionFee(settings, claimsFiled) : null,
  }
  return presentPartyClaim(parts, settings.PRIVATE_CONTACTS)
}

/** The claim as one of its parties sees it. */
export const claimForParty = async (context: Context, connection: Connection, read: ReadClaim): Promise<PartyClaim> =>
  partyClaimFrom(context, read, await readTogether(connection, partsForParty(context, read.claim, read)))

/** A claim as the public reads it, or would if it were public. */
export async function claimForPublic({ database, clock }: Context, claim: ClaimRecord): Promise<PublicClaim> {
  const now = clock.now()
  return presentPublicClaim(partsFrom(await readTogether(database, partsFor(claim, now)), claim, now))
}

/** The view of a claim that the caller may see. */
export async function getClaim(
  context: Context,
  { claim, relation }: ClaimAccess,
  userId: string | null,
): Promise<Result<Claim | SettledClaim, never>> {
  const { database, settings, clock } = context
  const party = partyOf(relation)
  if (party) return ok(await claimForParty(context, database, { claim, party, userId }))
  if (viewFor[relation] === 'settled') return ok(presentSettledClaim(claim))
  if (viewFor[relation] === 'public') return ok(await claimForPublic(context, claim))
  const now = clock.now()
  const parts = partsFrom(await readTogether(database, partsFor(claim, now)), claim, now)
  return ok(presentConfirmedClaim(parts, settings.PRIVATE_CONTACTS))
}
