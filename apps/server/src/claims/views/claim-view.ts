import type { Claim, PartyClaim, SettledClaim } from '@redress/contract/claim-views.ts'
import type { PeriodSettings } from '@redress/domain/claim/deadlines.ts'
import { extendedEnd, extensionState } from '@redress/domain/claim/extension.ts'
import { findTransition } from '@redress/domain/claim/lifecycle.ts'
import { isSettledEarly } from '@redress/domain/claim/publication.ts'
import { viewFor } from '@redress/domain/claim/visibility.ts'
import { peopleById } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { paymentsFor } from '../../payments/payment-presenter.ts'
import { findUnpaidActs } from '../../payments/unpaid-acts.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { ClaimAccess } from '../../platform/http/guard.ts'
import { ok, type Result } from '../../platform/result.ts'
import { type ClaimRecord, countPublicClaimsOfUser, responseFacts } from '../repositories/claim-repository.ts'
import { type DefendantRecord, findDefendantsOfClaim } from '../repositories/defendant-repository.ts'
import { findDisputeStatement } from '../repositories/dispute-statement-repository.ts'
import { findDocuments } from '../repositories/document-repository.ts'
import { findRepliesByClaim } from '../repositories/reply-repository.ts'
import { findResolutionsByClaim } from '../repositories/resolution-repository.ts'
import { findShowingConsents } from '../repositories/showing-repository.ts'
import { partyOf, type ReadClaim } from './claim-access.ts'
import { presentConfirmedClaim, presentPartyClaim, presentPublicClaim, presentSettledClaim } from './claim-presenter.ts'

/** What was loaded of a claim before it is presented. */
interface Loaded {
  readonly defendants?: readonly DefendantRecord[]
  /** Those who have added something to it. */
  readonly people?: readonly string[]
}

async function partsOf(connection: Connection, claim: ClaimRecord, now: Date, loaded: Loaded = {}) {
  const defendants = loaded.defendants ?? (await findDefendantsOfClaim(connection, claim.id))
  const acts = (await findUnpaidActs(connection, [claim.id])).get(claim.id) ?? []
  const people = await peopleById(connection, [
    claim.plaintiff_id,
    ...defendants.flatMap(({ user_id }) => user_id ?? []),
    ...acts.map(({ userId }) => userId),
    ...(loaded.people ?? []),
  ])
  const plaintiff = people.get(claim.plaintiff_id)
  if (!plaintiff) throw new Error('A row names a user who does not exist')
  return {
    claim,
    plaintiff,
    people,
    ...(await countPublicClaimsOfUser(connection, claim.plaintiff_id, now)),
    defendants,
    replies: (await findRepliesByClaim(connection, [claim])).get(claim.id) ?? [],
    pendingActs: acts.map(act => ({ ...act, person: people.get(act.userId) })),
    now,
  }
}

/** When the notice period would end if a defendant asked for more time now; `null` where none can. */
function extensionEndOf(claim: ClaimRecord, { now, settings }: { now: Date; settings: PeriodSettings }): Date | null {
  const end = claim.notice_period_ends_at
  const extension = extensionState({ noticePeriodEndsAt: end, extendedAt: claim.extended_at }, now, settings)
  const isAllowed = findTransition(claim.status, 'extend', 'Defendant', { extension }).ok
  return isAllowed && end ? extendedEnd(end, settings) : null
}

/** The claim as one of its parties sees it. */
export async function claimForParty(
  { settings, clock }: Context,
  connection: Connection,
  { claim, party, userId }: ReadClaim,
  loaded?: Loaded,
): Promise<PartyClaim> {
  const documents = await findDocuments(connection, claim.id)
  const parts = {
    ...(await partsOf(connection, claim, clock.now(), { ...loaded, people: documents.map(each => each.added_by) })),
    role: party,
    userId,
    ownDispute:
      party === 'Defendant' && userId !== null
        ? await findDisputeStatement(connection, { claimId: claim.id, userId })
        : undefined,
    documents,
    resolutions: (await findResolutionsByClaim(connection, [claim.id])).get(claim.id) ?? [],
    // Whoever has no account owes and has paid nothing.
    payments: userId === null ? [] : await paymentsFor(connection, { claimId: claim.id, party, userId }),
    consents: isSettledEarly(responseFacts(claim)) ? await findShowingConsents(connection, claim.id) : null,
    extensionEndsAt: extensionEndOf(claim, { now: clock.now(), settings }),
  }
  return presentPartyClaim(parts, settings.PRIVATE_CONTACTS)
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
  const parts = await partsOf(database, claim, clock.now())
  return ok(
    viewFor[relation] === 'public'
      ? presentPublicClaim(parts)
      : presentConfirmedClaim(parts, settings.PRIVATE_CONTACTS),
  )
}
