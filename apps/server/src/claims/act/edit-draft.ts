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

interface Edit<Reads extends Parts> extends Omit<DraftChange, 'now'> {
  readonly reads: Reads
}

type Edited<Reads extends Parts> = Read<Reads> & { readonly draft: ClaimRecord }

/**
 * Changes a draft and what belongs to it with one statement, which waits for nobody: a draft is its owner's alone. The
 * reads show what was before. `null`: the account has no such draft, or no such version of it, and nothing is written.
 */
export async function editDraft<const Reads extends Parts>(
  { database, clock }: Context,
  { claim: { id: claimId }, userId, clientId }: ActingParty,
  { reads, ...change }: Edit<Reads>,
): Promise<Edited<Reads> | null> {
  const news = announcing({ userIds: [userId], topics: ['claims'], claimId, origin: clientId }, 'draft')
  const parts = { ...reads, draft: writtenDraft, news } satisfies Parts
  const found = await readTogether(database, parts, changingDraft({ claimId, userId }, { ...change, now: clock.now() }))
  return found.draft ? (found as Edited<Reads>) : null
}

/** Failure of an edit that found no draft. */
export const refusedEdit = (
  context: Context,
  by: ActingParty,
): Promise<Result<never, LockFailure | 'NOT_IN_THIS_STATE'>> =>
  changeClaim(context, by, async () => fail('NOT_IN_THIS_STATE'))

/** Opens an empty draft and returns it; `null` if the user has one. */
export async function openDraft(context: Context, userId: string): Promise<PartyClaim | null> {
  const { database, clock } = context
  const claimId = randomUUID()
  const reader = { party: 'Plaintiff', userId } as const
  const parts = partsForParty(context, { id: claimId, plaintiff_id: userId, first_reply_at: null }, reader)
  const opening = openingDraft({ claimId, userId }, { now: clock.now(), write: insertingCreation })
  const { draft, ...found } = await readTogether(database, { ...parts, draft: writtenDraft }, opening)
  return draft ? partyClaimFrom(context, { claim: draft, ...reader }, found) : null
}
