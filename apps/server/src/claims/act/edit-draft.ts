import { randomUUID } from 'node:crypto'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Context } from '../../adapters/context.ts'
import { type Parts, type Read, readTogether } from '../../platform/database/read-together.ts'
import type { ClaimRecord } from '../../platform/database/schema.ts'
import { announcing } from '../../platform/events/live-events.ts'
import { fail, type Result } from '../../platform/result.ts'
import { changingDraft, type DraftChange, openingDraft, writtenDraft } from '../repositories/draft-repository.ts'
import { partsForParty, partyClaimFrom } from '../views/claim-view.ts'
import { type ActingParty, changeClaim, type LockFailure } from './change-claim.ts'
import { insertingCreation } from './history-repository.ts'

export type EditFailure = LockFailure | 'NOT_IN_THIS_STATE'

interface Edit<Reads extends Parts> extends Omit<DraftChange, 'now'> {
  /** They show what was before, apart from the row that was written. */
  readonly reads: Reads
}

/**
 * Changes a draft and what belongs to it with one statement, since a draft is its owner's alone. `null`:
 * there is no such draft of the account, or no such version of it, and nothing is written.
 */
export async function editDraft<const Reads extends Parts>(
  { database, clock }: Context,
  by: ActingParty,
  { reads, ...edit }: Edit<Reads>,
): Promise<(Read<Reads> & { readonly draft: ClaimRecord }) | null> {
  const change = { userIds: [by.userId], topics: ['claims'], claimId: by.claim.id, origin: by.clientId } as const
  const news = announcing(change, 'draft')
  const changing = changingDraft(by, { ...edit, now: clock.now() })
  const found = await readTogether(database, { ...reads, draft: writtenDraft, news }, changing)
  return found.draft ? (found as Read<Reads> & { draft: ClaimRecord }) : null
}

/** Failure of an edit that found no draft. */
export const noDraft = (context: Context, by: ActingParty): Promise<Result<never, EditFailure>> =>
  changeClaim(context, by, async () => fail('NOT_IN_THIS_STATE'))

/** Opens an empty draft and returns it; `null` if the user has one. */
export async function openDraft(context: Context, userId: string): Promise<PartyClaim | null> {
  const { database, clock } = context
  const claim = { id: randomUUID(), plaintiff_id: userId, first_reply_at: null }
  const reader = { party: 'Plaintiff', userId } as const
  const { draft, ...found } = await readTogether(
    database,
    { ...partsForParty(context, claim, reader), draft: writtenDraft },
    openingDraft({ claim, userId }, clock.now(), insertingCreation),
  )
  return draft ? partyClaimFrom(context, { claim: draft, ...reader }, found) : null
}
